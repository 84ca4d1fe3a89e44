import { isTooLong } from "../forms/textLimits.ts";
import { parseDecimal } from "../i18n/parseDecimal.ts";
import type { AddedProduct } from "./useAddProduct.ts";

export type TextField = "CABLE_MARKING" | "CABLE_LENGTH" | "VOLTAGE";

export type Draft = Record<TextField, string> & { isolation: boolean };

/** The product's properties that decide fields and expected values. */
export type ExpectedOf = {
  readonly extraFields: readonly string[];
  readonly recipe: string | null | undefined;
  readonly power: number | null | undefined;
  readonly resistancePerMetre: number | null | undefined;
};

type FormFault = { kind: "missing" | "notANumber" | "tooLong"; fields: TextField[] };

type Extra = Omit<AddedProduct, "productId">;

export const emptyDraft: Draft = { CABLE_MARKING: "", CABLE_LENGTH: "", VOLTAGE: "", isolation: false };

const numbers = ["CABLE_LENGTH", "VOLTAGE"] as const;

/** The service's limits in metres, volts and characters. */
export const productLimits = { CABLE_LENGTH: 10_000, VOLTAGE: 1000, CABLE_MARKING: 100 };

export const productFaultTexts = {
  missing: "product.allRequired",
  notANumber: "product.notANumber",
  tooLong: "form.maxLength",
} as const;
const { CABLE_LENGTH: length, VOLTAGE: voltage, CABLE_MARKING: max } = productLimits;
export const productFaultValues = { length, voltage, max };

/** Converts the draft to the mutation's input, or returns its errors. All fields but the marking are required. */
export function readDraft(
  draft: Draft,
  fields: readonly string[],
): { extra: Extra; fault: null } | { extra: null; fault: FormFault } {
  const asked = numbers.filter((field) => fields.includes(field));
  const missing = asked.filter((field) => draft[field].trim() === "");
  if (missing.length > 0) return { extra: null, fault: { kind: "missing", fields: missing } };
  const value = (field: (typeof numbers)[number]) => parseDecimal(draft[field]) ?? 0;
  const wrong = asked.filter((field) => value(field) <= 0 || value(field) > productLimits[field]);
  if (wrong.length > 0) return { extra: null, fault: { kind: "notANumber", fields: wrong } };
  const marking = draft.CABLE_MARKING.trim();
  if (isTooLong(marking, productLimits.CABLE_MARKING))
    return { extra: null, fault: { kind: "tooLong", fields: ["CABLE_MARKING"] } };
  const extra: Extra = {};
  if (fields.includes("CABLE_MARKING") && marking !== "") extra.cableMarking = marking;
  if (fields.includes("CABLE_LENGTH")) extra.cableLength = value("CABLE_LENGTH");
  if (fields.includes("VOLTAGE")) extra.voltage = value("VOLTAGE");
  if (fields.includes("ISOLATION")) extra.isolation = draft.isolation;
  return { extra, fault: null };
}
