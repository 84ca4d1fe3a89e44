import { parseDecimal } from "../i18n/parseDecimal.ts";
import { trueMinus } from "../i18n/trueMinus.ts";

export type Quantity = "RESISTANCE" | "INSULATION" | "CURRENT" | "TEMPERATURE";

/** `overRange` is the instrument's end of scale: OL, or more than `lowerBound`. */
export type Reading =
  | { kind: "value"; value: number }
  | { kind: "overRange"; lowerBound: number | null }
  | { kind: "notMeasured" }
  | { kind: "empty" };

export type Stored = {
  readonly value: number | null | undefined;
  readonly isOverRange: boolean;
  readonly lowerBound: number | null | undefined;
  readonly isNotMeasured?: boolean;
};

export const units: Record<Quantity, string> = { RESISTANCE: "Ω", INSULATION: "MΩ", CURRENT: "A", TEMPERATURE: "°C" };

/** The service's limits. */
export const readingLimits: Record<Quantity, { min: number; max: number }> = {
  RESISTANCE: { min: 0, max: 1_000_000 },
  INSULATION: { min: 0, max: 1_000_000 },
  CURRENT: { min: 0, max: 1_000_000 },
  TEMPERATURE: { min: -60, max: 120 },
};

/** The usual range in the quantity's unit. The person must confirm values outside it. */
export type UsualRange = { min: number; max: number };

type Limits = { readonly minimum: number | null | undefined; readonly maximum: number | null | undefined };

// Instruments show higher values as end of scale.
const highestInsulation = 10_000;

// Keeps ten times a limit, or a tenth, outside the range despite rounding. No typed decimal is this small.
const slipMargin = 1e-9;

/** Null if every value is usual. Ten times or a tenth of the limits looks like a misplaced decimal point. */
export function usualRange(quantity: Quantity, { minimum, maximum }: Limits): UsualRange | null {
  if (quantity === "INSULATION") return { min: 0, max: highestInsulation };
  if (quantity !== "RESISTANCE" || typeof minimum !== "number" || typeof maximum !== "number") return null;
  return {
    min: Math.min(minimum, (maximum / 10) * (1 + slipMargin)),
    max: Math.max(maximum, minimum * 10 * (1 - slipMargin)),
  };
}

export function isUnusual(reading: Reading, range: UsualRange | null | undefined): boolean {
  return reading.kind === "value" && range != null && (reading.value < range.min || reading.value > range.max);
}

export const decimals: Record<Quantity, { min: number; max: number }> = {
  RESISTANCE: { min: 1, max: 3 },
  INSULATION: { min: 0, max: 3 },
  CURRENT: { min: 2, max: 3 },
  TEMPERATURE: { min: 0, max: 1 },
};

const hasEndOfScale = (quantity: Quantity) => quantity === "RESISTANCE" || quantity === "INSULATION";

export function storedReading({ value, isOverRange, lowerBound, isNotMeasured }: Stored): Reading {
  if (isOverRange) return { kind: "overRange", lowerBound: lowerBound ?? null };
  if (isNotMeasured) return { kind: "notMeasured" };
  return typeof value === "number" ? { kind: "value", value } : { kind: "empty" };
}

/** Reads a value as REST writes it. A text that is no reading becomes an empty reading. */
export function recordedReading(value: string): Reading {
  if (value === "OVER_RANGE") return { kind: "overRange", lowerBound: null };
  if (value === "NOT_MEASURED") return { kind: "notMeasured" };
  if (value.startsWith(">")) return { kind: "overRange", lowerBound: Number(value.slice(1)) };
  return value !== "" && Number.isFinite(Number(value)) ? { kind: "value", value: Number(value) } : { kind: "empty" };
}

/** Null if the text is no reading of this quantity. */
export function parseReading(typed: string, quantity: Quantity): Reading | null {
  const text = typed.replace(/\s/g, "");
  if (text === "") return { kind: "empty" };
  if (hasEndOfScale(quantity) && /^o\.?l\.?$/i.test(text)) return { kind: "overRange", lowerBound: null };
  const isMoreThan = hasEndOfScale(quantity) && /^[>≥]/.test(text);
  const value = parseDecimal(isMoreThan ? text.replace(/^[>≥]=?/, "") : text);
  const { min, max } = readingLimits[quantity];
  if (value === null || value < min || value > max) return null;
  return isMoreThan ? { kind: "overRange", lowerBound: value } : { kind: "value", value };
}

/** The text for a field: no grouping, and all decimals of the stored value. */
export function readingText(reading: Reading, quantity: Quantity, locale: string): string {
  if (reading.kind === "overRange")
    return reading.lowerBound === null ? "OL" : `>${formatted(reading.lowerBound, locale, 0, 6)}`;
  if (reading.kind !== "value") return "";
  const { min, max } = decimals[quantity];
  return formatted(reading.value, locale, min, max);
}

// Formats are cached, because creating one takes longer than rendering a cell.
const formats = new Map<string, Intl.NumberFormat>();

function formatted(value: number, locale: string, min: number, max: number, useGrouping = false): string {
  const name = `${locale} ${min} ${max} ${useGrouping}`;
  const digits = { minimumFractionDigits: min, maximumFractionDigits: max, useGrouping };
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, digits);
  formats.set(name, format);
  return trueMinus(format.format(value));
}

const shortestGrouped = 10_000;

/** The text beside words or other numbers: long numbers are grouped. */
export function groupedText(reading: Reading, quantity: Quantity, locale: string): string {
  const number = numberOf(reading);
  if (number === null || Math.abs(number) < shortestGrouped) return readingText(reading, quantity, locale);
  return reading.kind === "overRange"
    ? `>${formatted(number, locale, 0, 6, true)}`
    : formatted(number, locale, 0, decimals[quantity].max, true);
}

/** A reading with its unit; OL has no unit, and an empty reading no text. */
export function readingWithUnit(reading: Reading, quantity: Quantity, locale: string): string {
  const text = groupedText(reading, quantity, locale);
  return numberOf(reading) === null ? text : `${text}\u00a0${units[quantity]}`;
}

const numberOf = (reading: Reading) =>
  reading.kind === "value" ? reading.value : reading.kind === "overRange" ? reading.lowerBound : null;

export function sameReading(a: Reading, b: Reading): boolean {
  if (a.kind === "value" && b.kind === "value") return a.value === b.value;
  if (a.kind === "overRange" && b.kind === "overRange") return a.lowerBound === b.lowerBound;
  return a.kind === b.kind;
}
