import { useState } from "react";
import { limitConcurrency } from "../relay/limitConcurrency.ts";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";
import type { ProductLines } from "./ProductRow.tsx";
import { type AddedProduct, useAddProduct } from "./useAddProduct.ts";
import { useRemoveProduct } from "./useRemoveProduct.ts";

/** `product` is the input that restores the removed product. */
type Removed = { lines: ProductLines; product: AddedProduct; removal: Promise<MutationResult>; isReturning: boolean };

/** A removed product without values can be restored while the view is open. `onReturn` gets old and new id. */
export function useProductRemoval(installationId: string, onReturn: (from: string, to: string) => void) {
  const { removeProduct } = useRemoveProduct(installationId);
  const { addProduct } = useAddProduct(installationId);
  // Two equal products are restored one after the other, since simultaneous requests would count as one request.
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
