import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useRemoveProductMutation } from "./__generated__/useRemoveProductMutation.graphql.ts";

/** A product without values disappears at once. The service refuses to remove values that are not shown here. */
export function useRemoveProduct(installationId: string) {
  const [run, isRemoving] = useMutationResult<useRemoveProductMutation>(graphql`
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
      run(
        { installedProductId, knownRecordings },
        {
          // An optimistic response would have to repeat all data of the other products.
          optimisticUpdater: (store) => {
            if (knownRecordings > 0) return;
            const installation = store.get(installationId);
            const products = installation?.getLinkedRecords("products");
            if (!installation || !products) return;
            const remaining = products.filter((product) => product?.getDataID() !== installedProductId);
            installation.setLinkedRecords(remaining, "products");
          },
        },
      ),
    [run, installationId],
  );
  return { removeProduct, isRemoving };
}
