import { useState } from "react";
import type { Outcome, Problem } from "../installation/outcome.ts";
import type { ProductLines } from "./ProductRow.tsx";
import { type AddedProduct, useAddProduct } from "./useAddProduct.ts";
import { useRemoveProduct } from "./useRemoveProduct.ts";

/** A product without recorded values that was removed: how it was shown, what adds it again, and how its removal ended. */
type Removed = { lines: ProductLines; product: AddedProduct; removal: Promise<Outcome> };

/**
 * Removes products that have no recorded values, and adds them again with the same particulars while the view is open. `onReturn` is told
 * the old and the new id.
 */
export function useProductRemoval(installationId: string, onReturn: (from: string, to: string) => void) {
  const { removeProduct } = useRemoveProduct(installationId);
  const { addProduct, isAdding } = useAddProduct(installationId);
  const [removed, setRemoved] = useState<ReadonlyMap<string, Removed>>(new Map());
  const [returned, setReturned] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ action: "remove" | "undo"; problem: Problem } | null>(null);
  const show = (id: string, now: string) => {
    setRemoved((all) => new Map([...all].filter(([other]) => other !== id)));
    setReturned(now);
  };
  const remove = async (id: string, lines: ProductLines, product: AddedProduct) => {
    setFailed(null);
    const removal = removeProduct(id, 0);
    setRemoved((all) => new Map(all).set(id, { lines, product, removal }));
    const outcome = await removal;
    if (outcome.kind === "done") return;
    show(id, id);
    setFailed({ action: "remove", problem: outcome });
  };
  const undo = async (id: string, { product, removal }: Removed) => {
    if (isAdding) return;
    setFailed(null);
    if ((await removal).kind !== "done") return;
    const outcome = await addProduct(product);
    if (outcome.kind !== "done") return setFailed({ action: "undo", problem: outcome });
    const now = outcome.installedProductId ?? id;
    onReturn(id, now);
    show(id, now);
  };
  return { removed, returned, failed, remove, undo };
}
