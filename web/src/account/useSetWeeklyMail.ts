import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useSetWeeklyMailMutation } from "./__generated__/useSetWeeklyMailMutation.graphql.ts";

export function useSetWeeklyMail() {
  const [setWeeklyMail] = useMutationResult<useSetWeeklyMailMutation>(graphql`
    mutation useSetWeeklyMailMutation($input: SetWeeklyMailInput!) {
      setWeeklyMail(input: $input) {
        user {
          id
          ...WeeklyMail_user
        }
        userErrors {
          code
        }
      }
    }
  `);
  return { setWeeklyMail };
}
