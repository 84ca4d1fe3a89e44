import { parseDecimal } from "../i18n/parseDecimal.ts";

export type Quantity = "RESISTANCE" | "INSULATION" | "CURRENT" | "TEMPERATURE";

/** What a field holds: a number in the quantity's unit, the instrument's end of scale, left out on purpose, or nothing. */
export type Reading =
  | { kind: "value"; value: number }
  | { kind: "overRange" }
  | { kind: "notMeasured" }
  | { kind: "empty" };

type Stored = { value: number | null | undefined; isOverRange: boolean; isNotMeasured: boolean };

export const units: Record<Quantity, string> = { RESISTANCE: "Ω", INSULATION: "MΩ", CURRENT: "A", TEMPERATURE: "°C" };

/** How many decimals a value of each quantity is shown with. */
export const decimals: Record<Quantity, { least: number; most: number }> = {
  RESISTANCE: { least: 1, most: 3 },
  INSULATION: { least: 0, most: 3 },
  CURRENT: { least: 2, most: 3 },
  TEMPERATURE: { least: 0, most: 1 },
};

const hasEndOfScale = (quantity: Quantity) => quantity === "RESISTANCE" || quantity === "INSULATION";

/** What an instrument shows at its end of scale, as people write it. */
export const endOfScale = { RESISTANCE: "OL", INSULATION: ">1000", CURRENT: "", TEMPERATURE: "" };

export function storedReading({ value, isOverRange, isNotMeasured }: Stored): Reading {
  if (isOverRange) return { kind: "overRange" };
  if (isNotMeasured) return { kind: "notMeasured" };
  return typeof value === "number" ? { kind: "value", value } : { kind: "empty" };
}

/** Reads what was typed; null when it is no reading of this quantity. */
export function parseReading(typed: string, quantity: Quantity): Reading | null {
  const text = typed.replace(/\s/g, "");
  if (text === "") return { kind: "empty" };
  if (hasEndOfScale(quantity) && (/^o\.?l\.?$/i.test(text) || /^(>|>=|≥)\d+([.,]\d+)?$/.test(text)))
    return { kind: "overRange" };
  const value = parseDecimal(text);
  if (value === null || (quantity !== "TEMPERATURE" && value < 0)) return null;
  return { kind: "value", value };
}

/** The text of a field that holds this reading: no grouping, and no decimal of the stored value lost. */
export function readingText(reading: Reading, quantity: Quantity, locale: string): string {
  if (reading.kind === "overRange") return endOfScale[quantity];
  if (reading.kind !== "value") return "";
  const { least, most } = decimals[quantity];
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: false,
  }).format(reading.value);
}

/** A reading with its unit, for reading only; OL has none, and nothing recorded is no text. */
export function readingWithUnit(reading: Reading, quantity: Quantity, locale: string): string {
  const text = readingText(reading, quantity, locale);
  const hasUnit = reading.kind === "value" || (reading.kind === "overRange" && quantity === "INSULATION");
  return hasUnit ? `${text}\u00a0${units[quantity]}` : text;
}

export function sameReading(a: Reading, b: Reading): boolean {
  return a.kind === b.kind && (a.kind !== "value" || b.kind !== "value" || a.value === b.value);
}
