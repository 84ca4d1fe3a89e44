import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useSetReviewRequiredMutation } from "./__generated__/useSetReviewRequiredMutation.graphql.ts";

export function useSetReviewRequired() {
  const [setReviewRequired] = useMutationResult<useSetReviewRequiredMutation>(graphql`
    mutation useSetReviewRequiredMutation($input: SetReviewRequiredInput!) {
      setReviewRequired(input: $input) {
        company {
          id
          ...ReviewSetting_company
        }
        userErrors {
          code
        }
      }
    }
  `);
  return setReviewRequired;
}
