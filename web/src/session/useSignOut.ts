import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useSignOutMutation } from "./__generated__/useSignOutMutation.graphql.ts";
import { enter } from "./enter.ts";

/** Ends the session. A failure is swallowed: the login page comes either way, with nothing of the old session in memory. */
export function useSignOut(leave: () => void = toLogin) {
  const [commit, isSigningOut] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        userErrors {
          code
        }
      }
    }
  `);
  const signOut = useCallback(() => {
    commit({ variables: {}, onCompleted: leave, onError: leave });
  }, [commit, leave]);
  return { signOut, isSigningOut };
}

const toLogin = () => enter("/login");
