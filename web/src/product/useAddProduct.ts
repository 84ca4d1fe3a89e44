import { useCallback, useRef } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { outcomeOf, type Problem } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { AddProductInput, useAddProductMutation } from "./__generated__/useAddProductMutation.graphql.ts";

export type AddedProduct = Omit<AddProductInput, "installationId" | "idempotencyKey">;

type AddOutcome = { kind: "done"; installedProductId: string | null } | Problem;

/**
 * Adds a product to an installation; its steps come with it. The same product tried again after no answer is the same addition; added, the
 * next one like it is another.
 */
export function useAddProduct(installationId: string) {
  const [commit, isAdding] = useMutation<useAddProductMutation>(graphql`
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
        }
      }
    }
  `);
  const unanswered = useRef(new Map<string, string>());
  const addProduct = useCallback(
    (product: AddedProduct) =>
      new Promise<AddOutcome>((resolve) => {
        const what = JSON.stringify(product);
        const idempotencyKey = unanswered.current.get(what) ?? crypto.randomUUID();
        unanswered.current.set(what, idempotencyKey);
        commit({
          variables: { input: { installationId, ...product, idempotencyKey } },
          onCompleted: ({ addProduct: { product: added, userErrors } }) => {
            if (userErrors.length === 0) unanswered.current.delete(what);
            const outcome = outcomeOf(userErrors);
            resolve(outcome.kind === "done" ? { kind: "done", installedProductId: added?.id ?? null } : outcome);
          },
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, installationId],
  );
  return { addProduct, isAdding };
}
