import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useRemoveProductMutation } from "./__generated__/useRemoveProductMutation.graphql.ts";

/**
 * Removes a product from its installation, unless more is recorded for it than is known here. One without anything recorded goes from the
 * list at once and comes back if the service refuses.
 */
export function useRemoveProduct(installationId: string) {
  const [commit, isRemoving] = useMutation<useRemoveProductMutation>(graphql`
    mutation useRemoveProductMutation($input: RemoveProductInput!) {
      removeProduct(input: $input) {
        installation {
          ...installationChange_installation
        }
        userErrors {
          code
        }
      }
    }
  `);
  const removeProduct = useCallback(
    (installedProductId: string, knownRecordings: number) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { installedProductId, knownRecordings } },
          // By hand: an optimistic response would have to repeat everything the panel knows of the remaining products.
          optimisticUpdater: (store) => {
            if (knownRecordings > 0) return;
            const installation = store.get(installationId);
            const products = installation?.getLinkedRecords("products");
            if (!installation || !products) return;
            const remaining = products.filter((product) => product?.getDataID() !== installedProductId);
            installation.setLinkedRecords(remaining, "products");
          },
          onCompleted: ({ removeProduct }) => resolve(outcomeOf(removeProduct.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, installationId],
  );
  return { removeProduct, isRemoving };
}
