import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useUpdateViewMutation } from "./__generated__/useUpdateViewMutation.graphql.ts";

export function useUpdateView() {
  const [update, isSaving] = useMutationResult<useUpdateViewMutation>(graphql`
    mutation useUpdateViewMutation($input: UpdateSavedViewInput!) {
      updateSavedView(input: $input) {
        user {
          ...SavedViews_user
        }
        userErrors {
          code
          path
          max
        }
      }
    }
  `);
  return { update, isSaving };
}
