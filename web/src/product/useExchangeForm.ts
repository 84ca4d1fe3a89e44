import { useState } from "react";
import { draftKeys } from "../forms/draftKeys.ts";
import { draftName, writeDraft } from "../forms/draftStore.ts";
import { type Save, useEditForm } from "../forms/useEditForm.ts";
import type { ChosenProduct } from "./useProductChoice.ts";

/** `former` is a catalogue id, and `product` the new product as JSON; both are empty until chosen. */
type ExchangeDraft = { former: string; product: string; CABLE_MARKING: string };

/** @param ownerId the key of the drafts of this form and of its search */
export function useExchangeForm(ownerId: string, onClose: () => void, marking = "") {
  const form = useEditForm<ExchangeDraft>({
    draftKey: draftKeys.exchange(ownerId),
    saved: { version: null, values: { former: "", product: "", CABLE_MARKING: marking } },
    onClose: () => {
      writeDraft(draftName(draftKeys.productSearch(ownerId)), null);
      onClose();
    },
    mode: "all",
    choices: ["former"],
  });
  const [tried, setTried] = useState("");
  const { product } = form.values;
  return {
    ...form,
    chosen: product === "" ? null : (JSON.parse(product) as ChosenProduct),
    choose: (next: ChosenProduct | null) => form.change("product", next ? JSON.stringify(next) : ""),
    /** Null once another product is chosen. */
    failure: tried === product ? form.failure : null,
    save: (run: Save) => {
      setTried(product);
      form.save(run);
    },
  };
}
