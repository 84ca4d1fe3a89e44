import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useCreateViewMutation } from "./__generated__/useCreateViewMutation.graphql.ts";

export function useCreateView() {
  const [run] = useMutationResult<useCreateViewMutation>(graphql`
    mutation useCreateViewMutation($input: CreateSavedViewInput!) {
      createSavedView(input: $input) {
        savedView {
          id
        }
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
  return run;
}
