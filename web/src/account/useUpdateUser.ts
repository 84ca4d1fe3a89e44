import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useUpdateUserMutation } from "./__generated__/useUpdateUserMutation.graphql.ts";

export function useUpdateUser() {
  const [run, isUpdating] = useMutationResult<useUpdateUserMutation>(graphql`
    mutation useUpdateUserMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        user {
          version
          ...userChange_user
        }
        userErrors {
          code
          changedBy
          path
          min
          max
        }
      }
    }
  `);
  return { updateUser: run, isUpdating };
}
