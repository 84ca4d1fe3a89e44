import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useDeleteViewMutation } from "./__generated__/useDeleteViewMutation.graphql.ts";

export function useDeleteView() {
  const [remove, isDeleting] = useMutationResult<useDeleteViewMutation>(graphql`
    mutation useDeleteViewMutation($input: DeleteSavedViewInput!) {
      deleteSavedView(input: $input) {
        user {
          ...SavedViews_user
        }
        userErrors {
          code
        }
      }
    }
  `);
  return { remove, isDeleting };
}
