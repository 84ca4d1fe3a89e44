import { parseDecimal } from "../i18n/parseDecimal.ts";
import type { Quantity } from "../reading/reading.ts";

const ohms = { m: 1e-3, "": 1, k: 1e3, M: 1e6, G: 1e9 };
const factors = new Map<string, { quantity: "ohm" | Quantity; factor: number }>([
  ...Object.entries(ohms).map(([prefix, factor]) => [`${prefix}Ω`, { quantity: "ohm", factor }] as const),
  ["A", { quantity: "CURRENT", factor: 1 }],
  ["mA", { quantity: "CURRENT", factor: 1e-3 }],
  ["°C", { quantity: "TEMPERATURE", factor: 1 }],
]);

/** The unit at the end of a text, as "Ω", "kΩ", "MΩ", "GΩ", "mA" …; the ohm sign and the word count as Ω. */
export function unitAtEnd(text: string): { amount: string; unit: string } | null {
  const found = /^(.*?)\s*(?:([mkMG]?)(?:[\u03a9\u2126]|[Oo]hms?)|(m?A)|(°C))$/u.exec(text.trim());
  if (!found) return null;
  const [, amount = "", prefix = "", current, temperature] = found;
  return { amount: amount.trim(), unit: current ?? temperature ?? `${prefix}Ω` };
}

/** The quantity that a unit suggests: megohms mean insulation, lower multiples of ohm mean resistance. */
export function quantityOfUnit(unit: string): Quantity | null {
  const known = factors.get(unit);
  if (!known) return null;
  if (known.quantity !== "ohm") return known.quantity;
  return known.factor >= 1e6 ? "INSULATION" : "RESISTANCE";
}

/** Converts a text to the quantity's unit: "0,2641 kΩ" becomes "264.1". Other text is unchanged. */
export function withoutUnit(text: string, quantity: Quantity): string {
  const found = unitAtEnd(text);
  const unit = found && factors.get(found.unit);
  const isOhm = quantity === "RESISTANCE" || quantity === "INSULATION";
  if (!found || !unit || unit.quantity !== (isOhm ? "ohm" : quantity)) return text;
  const factor = unit.factor / (quantity === "INSULATION" ? 1e6 : 1);
  if (factor === 1) return found.amount;
  const [sign = ""] = /^[>≥]=?\s*/.exec(found.amount) ?? [];
  const number = parseDecimal(found.amount.slice(sign.length));
  return number === null ? found.amount : `${sign}${plainDigits(number * factor)}`;
}

/** Rounds to twelve digits, so that 0.2641 × 1000 gives 264.1. */
const plainDigits = (value: number) =>
  Number(value.toPrecision(12)).toLocaleString("en", { useGrouping: false, maximumFractionDigits: 12 });
