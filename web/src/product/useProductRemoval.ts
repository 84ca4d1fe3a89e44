import { useState } from "react";
import { limitConcurrency } from "../relay/limitConcurrency.ts";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";
import type { ProductLines } from "./ProductRow.tsx";
import { type AddedProduct, useAddProduct } from "./useAddProduct.ts";
import { useRemoveProduct } from "./useRemoveProduct.ts";

/** A removed product without recorded values: its texts, the input that adds it again, and the state of removal and return. */
type Removed = { lines: ProductLines; product: AddedProduct; removal: Promise<MutationResult>; isReturning: boolean };

/**
 * Removes products that have no recorded values, and adds them again with the same particulars while the view is open. `onReturn` is told
 * the old and the new id.
 */
export function useProductRemoval(installationId: string, onReturn: (from: string, to: string) => void) {
  const { removeProduct } = useRemoveProduct(installationId);
  const { addProduct } = useAddProduct(installationId);
  // Of two equal products the second is added once the first is, since until then both would be the same addition.
  const [addOneByOne] = useState(() => limitConcurrency(1));
  const [removed, setRemoved] = useState<ReadonlyMap<string, Removed>>(new Map());
  const [returned, setReturned] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ action: "remove" | "undo"; failure: MutationFailure } | null>(null);
  const show = (id: string, now: string) => {
    setRemoved((all) => new Map([...all].filter(([other]) => other !== id)));
    setReturned(now);
  };
  const remove = async (id: string, lines: ProductLines, product: AddedProduct) => {
    setFailed(null);
    const removal = removeProduct(id, 0);
    setRemoved((all) => new Map(all).set(id, { lines, product, removal, isReturning: false }));
    const result = await removal;
    if (result.kind === "done") return;
    show(id, id);
    setFailed({ action: "remove", failure: result });
  };
  const undo = async (id: string, gone: Removed) => {
    if (gone.isReturning) return;
    setFailed(null);
    setRemoved((all) => new Map(all).set(id, { ...gone, isReturning: true }));
    if ((await gone.removal).kind !== "done") return;
    const result = await addOneByOne(() => addProduct(gone.product));
    if (result.kind !== "done") {
      setRemoved((all) => new Map(all).set(id, gone));
      return setFailed({ action: "undo", failure: result });
    }
    const now = result.payload?.product?.id ?? id;
    onReturn(id, now);
    show(id, now);
  };
  return { removed, returned, failed, remove, undo };
}
