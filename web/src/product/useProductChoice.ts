import { useText } from "../i18n/useText.ts";
import type { LimitedProduct } from "./exchangeOutcome.ts";
import { type ExpectedOf, emptyDraft, productFaultTexts, productFaultValues, readDraft } from "./productDraft.ts";
import type { AddedProduct } from "./useAddProduct.ts";

/** `product` is the chosen product as JSON, or empty. */
export type ProductChoiceDraft = { product: string; CABLE_LENGTH: string; VOLTAGE: string; isolation: boolean };

export const noProduct: ProductChoiceDraft = { product: "", CABLE_LENGTH: "", VOLTAGE: "", isolation: false };

export type ChosenProduct = ExpectedOf &
  LimitedProduct & {
    readonly id: string;
    readonly title: string;
    readonly number: string;
    readonly length: number | null | undefined;
    readonly nominalResistance: number | null | undefined;
  };

type Choice = {
  chosen: ChosenProduct | null;
  input: Omit<AddedProduct, "cableMarking"> | null;
  /** `isWrong` is true if an entered value is invalid, false if one is missing. */
  fault: { text: string; isWrong: boolean; fields: readonly string[] } | null;
};

/** The chosen product, the mutation's input, and the fault. The marking is left out, because each cable has its own. */
export function useProductChoice(values: ProductChoiceDraft): Choice {
  const text = useText();
  if (values.product === "") return { chosen: null, input: null, fault: null };
  const chosen = JSON.parse(values.product) as ChosenProduct;
  const { extra, fault } = readDraft({ ...emptyDraft, ...values }, askedOf(chosen));
  if (!fault) return { chosen, input: { productId: chosen.id, ...extra }, fault: null };
  const { kind, fields } = fault;
  const sentence = text(productFaultTexts[kind], productFaultValues);
  return { chosen, input: null, fault: { text: sentence, isWrong: kind !== "missing", fields } };
}

export const askedOf = ({ extraFields }: ChosenProduct) => extraFields.filter((field) => field !== "CABLE_MARKING");
