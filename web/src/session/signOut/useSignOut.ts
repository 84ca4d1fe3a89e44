import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { clearKeptResponses } from "../../relay/keptResponses.ts";
import { forgetPlaces } from "../../storage/recentPlaces.ts";
import { enter } from "../enter.ts";
import { forgetUserId } from "../forgetUserId.ts";
import { tellOtherTabs } from "../otherTabs.ts";
import type { useSignOutMutation } from "./__generated__/useSignOutMutation.graphql.ts";

const maxWaitMs = 5_000;

/**
 * Ends the session, in the browser's other tabs too. A failure is swallowed, and an answer that stays away is not waited for: the login
 * page comes either way, with nothing of the old session in memory. The tokens are then still in their cookies, but the gateway ends a
 * session without its user's id at the next request.
 * Unless the person asked for it, `keepStorage` leaves what is not saved for the next sign-in.
 */
export function useSignOut(leave: () => void = toLogin) {
  const [commit, isSigningOut] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const signOut = useCallback(
    ({ keepStorage }: { keepStorage: boolean }) => {
      let hasLeft = false;
      const onCompleted = () => {
        if (hasLeft) return;
        hasLeft = true;
        tellOtherTabs();
        leave();
      };
      const onError = () => {
        forgetUserId();
        onCompleted();
      };
      const send = () => {
        commit({ variables: { input: { keepStorage } }, onCompleted, onError });
        // The browser gives the page the answer only after it has cleared its storage, which may take as long as it likes.
        setTimeout(() => !hasLeft && onError(), maxWaitMs);
      };
      forgetPlaces();
      // Before the answer, with which the browser may clear all of its storage by itself: it would end this in the middle.
      void clearKeptResponses().then(send);
    },
    [commit, leave],
  );
  return { signOut, isSigningOut };
}

const toLogin = () => enter("/login");
