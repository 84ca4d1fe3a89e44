import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useSignOutMutation } from "./__generated__/useSignOutMutation.graphql.ts";
import { enter } from "./enter.ts";
import { forgetUserId } from "./forgetUserId.ts";

/**
 * Ends the session. A failure is swallowed: the login page comes either way, with nothing of the old session in memory. The tokens are then
 * still in their cookies, but the gateway ends a session without its user's id at the next request.
 */
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
    const onError = () => {
      forgetUserId();
      leave();
    };
    commit({ variables: {}, onCompleted: leave, onError });
  }, [commit, leave]);
  return { signOut, isSigningOut };
}

const toLogin = () => enter("/login");
