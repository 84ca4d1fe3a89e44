import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useUpdateInstalledProductMutation } from "./__generated__/useUpdateInstalledProductMutation.graphql.ts";

/** Recorded values stay and are judged anew, so the answer contains the installation. */
export const useUpdateInstalledProduct = () =>
  useMutationResult<useUpdateInstalledProductMutation>(graphql`
    mutation useUpdateInstalledProductMutation($input: UpdateInstalledProductInput!) {
      updateInstalledProduct(input: $input) {
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
