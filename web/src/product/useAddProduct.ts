import { useCallback, useRef } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { AddProductInput, useAddProductMutation } from "./__generated__/useAddProductMutation.graphql.ts";

export type AddedProduct = Omit<AddProductInput, "installationId" | "idempotencyKey">;

/**
 * Adds a product to an installation; its steps come with it. The same product tried again after no answer is the same addition; added, the
 * next one like it is another.
 */
export function useAddProduct(installationId: string) {
  const [commit, isAdding] = useMutation<useAddProductMutation>(graphql`
    mutation useAddProductMutation($input: AddProductInput!) {
      addProduct(input: $input) {
        installation {
          ...installationChange_installation
        }
        userErrors {
          code
        }
      }
    }
  `);
  const tried = useRef({ what: "", idempotencyKey: "" });
  const addProduct = useCallback(
    (product: AddedProduct) =>
      new Promise<Outcome>((resolve) => {
        const what = JSON.stringify(product);
        if (tried.current.what !== what) tried.current = { what, idempotencyKey: crypto.randomUUID() };
        const { idempotencyKey } = tried.current;
        commit({
          variables: { input: { installationId, ...product, idempotencyKey } },
          onCompleted: ({ addProduct: { userErrors } }) => {
            if (userErrors.length === 0) tried.current = { what: "", idempotencyKey: "" };
            resolve(outcomeOf(userErrors));
          },
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, installationId],
  );
  return { addProduct, isAdding };
}
