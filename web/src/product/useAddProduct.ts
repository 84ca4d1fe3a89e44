import { useCallback, useRef } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { AddProductInput, useAddProductMutation } from "./__generated__/useAddProductMutation.graphql.ts";

export type AddedProduct = Omit<AddProductInput, "installationId" | "idempotencyKey">;

/** A second press within this time repeats the first request, even after its answer. It adds no second product. */
const samePressMs = 1_000;

/** Adds a product. Retries use one idempotency key until a success, and a double press for `samePressMs` longer. */
export function useAddProduct(installationId: string) {
  const [run, isAdding] = useMutationResult<useAddProductMutation>(graphql`
    mutation useAddProductMutation($input: AddProductInput!) {
      addProduct(input: $input) {
        product {
          id
        }
        installation {
          ...installationChange_installation
        }
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  const unanswered = useRef(new Map<string, string>());
  const pressed = useRef({ what: "", at: Number.NEGATIVE_INFINITY, key: "" });
  const addProduct = useCallback(
    async (product: AddedProduct, { isPress = false } = {}) => {
      const what = JSON.stringify(product);
      const { what: before, at, key } = pressed.current;
      const isSamePress = isPress && what === before && Date.now() - at < samePressMs;
      const idempotencyKey = unanswered.current.get(what) ?? (isSamePress ? key : crypto.randomUUID());
      if (isPress) pressed.current = { what, at: Date.now(), key: idempotencyKey };
      unanswered.current.set(what, idempotencyKey);
      const result = await run({ installationId, ...product, idempotencyKey });
      if (result.kind === "done") unanswered.current.delete(what);
      return result;
    },
    [run, installationId],
  );
  return { addProduct, isAdding };
}
