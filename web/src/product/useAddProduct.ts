import { useCallback, useRef } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { AddProductInput, useAddProductMutation } from "./__generated__/useAddProductMutation.graphql.ts";

export type AddedProduct = Omit<AddProductInput, "installationId" | "idempotencyKey">;

/**
 * Adds a product to an installation; its steps come with it. The same product tried again after no answer is the same addition; added, the
 * next one like it is another.
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
  const addProduct = useCallback(
    async (product: AddedProduct) => {
      const what = JSON.stringify(product);
      const idempotencyKey = unanswered.current.get(what) ?? crypto.randomUUID();
      unanswered.current.set(what, idempotencyKey);
      const result = await run({ installationId, ...product, idempotencyKey });
      if (result.kind === "done") unanswered.current.delete(what);
      return result;
    },
    [run, installationId],
  );
  return { addProduct, isAdding };
}
