import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { SetUserRoleInput, useSetUserRoleMutation } from "./__generated__/useSetUserRoleMutation.graphql.ts";

export function useSetUserRole() {
  const [run, isSetting] = useMutationResult<useSetUserRoleMutation>(graphql`
    mutation useSetUserRoleMutation($input: SetUserRoleInput!) {
      setUserRole(input: $input) {
        user {
          ...userChange_user
        }
        userErrors {
          code
          changedBy
        }
      }
    }
  `);
  const setUserRole = useCallback((input: SetUserRoleInput) => run(input), [run]);
  return { setUserRole, isSetting };
}
