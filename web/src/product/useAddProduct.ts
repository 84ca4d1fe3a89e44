import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { AddProductInput, useAddProductMutation } from "./__generated__/useAddProductMutation.graphql.ts";

export type AddedProduct = Omit<AddProductInput, "installationId">;

/** Adds a product to an installation; its steps come with it. */
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
  const addProduct = useCallback(
    (product: AddedProduct) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { installationId, ...product } },
          onCompleted: ({ addProduct: { userErrors } }) => resolve(outcomeOf(userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, installationId],
  );
  return { addProduct, isAdding };
}
