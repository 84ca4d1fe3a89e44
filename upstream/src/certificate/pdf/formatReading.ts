import { parseLowerBound, type Quantity, type Reading } from "../../step/judgeReading.ts";
import type { CertificateTexts } from "../texts/CertificateTexts.ts";

const noBreakSpace = "\u00a0";

export function formatNumber(locale: string, value: number, minDigits: number, maxDigits = minDigits): string {
  const key = `${locale} ${minDigits} ${maxDigits}`;
  const digits = { minimumFractionDigits: minDigits, maximumFractionDigits: maxDigits, useGrouping: false };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, digits);
  formats.set(key, format);
  return format.format(value);
}

/** Formats are cached, because creating one costs as much as drawing a row. */
const formats = new Map<string, Intl.NumberFormat>();

export function formatAmount(locale: string, value: number | null, decimals: number, unit: string): string {
  if (value === null) return "–";
  return `${formatNumber(locale, value, decimals)}${noBreakSpace}${unit}`;
}

const units: Partial<Record<Quantity, string>> = {
  ...{ resistance: "Ω", insulation: "MΩ", current: "A", temperature: "°C" },
};

export const unitOf = (quantity: Quantity) => units[quantity] ?? "";

type Limits = { minimum?: number; maximum?: number };

/** Adds decimals if rounding would turn the number into one of its limits or into zero. */
export function formatReading(
  texts: CertificateTexts,
  quantity: Quantity,
  reading: Reading | boolean | undefined,
  limits: Limits = {},
) {
  if (reading === undefined || reading === "NOT_MEASURED") return "–";
  if (typeof reading === "boolean") return reading ? texts.yes : texts.no;
  if (typeof reading === "number") {
    const figure = formatFigure(texts.locale, quantity, reading);
    const isOther = [limits.minimum, limits.maximum, 0].some(
      (other) => other !== undefined && other !== reading && formatFigure(texts.locale, quantity, other) === figure,
    );
    return isOther ? formatNumber(texts.locale, reading, 0, 6) : figure;
  }
  const bound = parseLowerBound(reading);
  return bound === null ? "OL" : `>${formatNumber(texts.locale, bound, 0, 6)}`;
}

export function formatExpected(texts: CertificateTexts, quantity: Quantity, { minimum, maximum }: Limits) {
  // A limit of 1000 ohms or more may have a decimal, so that a value just beyond the limit reads differently.
  const figure = (value: number) =>
    quantity === "resistance" && value >= 1000
      ? formatNumber(texts.locale, value, 0, 1)
      : formatFigure(texts.locale, quantity, value);
  if (minimum !== undefined && maximum !== undefined) return `${figure(minimum)}–${figure(maximum)}`;
  if (minimum !== undefined) return `≥${noBreakSpace}${figure(minimum)}`;
  return maximum === undefined ? "" : `≤${noBreakSpace}${figure(maximum)}`;
}

function formatFigure(locale: string, quantity: Quantity, value: number): string {
  switch (quantity) {
    case "resistance":
      return formatNumber(locale, value, value < 1000 ? 1 : 0);
    case "insulation":
      // Values below 20 may have a decimal, so that a rounded value does not read like a usual limit.
      return formatNumber(locale, value, 0, value < 20 ? 1 : 0);
    case "current":
      return formatNumber(locale, value, 2);
    default:
      return formatNumber(locale, value, 0);
  }
}
