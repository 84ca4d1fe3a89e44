import { useCallback, useRef } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { AddProductInput, useAddProductMutation } from "./__generated__/useAddProductMutation.graphql.ts";

export type AddedProduct = Omit<AddProductInput, "installationId" | "idempotencyKey">;

/** A second press within this time belongs to the first, also where that was answered meanwhile. */
const samePressMs = 1_000;

/**
 * Adds a product with its steps to an installation. A try after a lost answer has the same idempotency key; after a success the next one
 * has another, except for a second press of the same button.
 */
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
