import { useCallback } from "react";
import { commitMutation, graphql, useMutation } from "react-relay/hooks";
import type { IEnvironment, MutationConfig } from "relay-runtime";
import { clearCachedResponses } from "../../relay/cachedResponses.ts";
import { forgetPlaces } from "../../storage/recentPlaces.ts";
import { enter } from "../enter.ts";
import { forgetUserId } from "../forgetUserId.ts";
import { tellOtherTabs } from "../otherTabs.ts";
import { beginSigningOut } from "../signingOut.ts";
import type { useSignOutMutation } from "./__generated__/useSignOutMutation.graphql.ts";

// The timeout is short, because the answer arrives only after the browser has cleared its storage.
const cacheConfig = { force: true, metadata: { timeoutMs: 5_000 } };

const commitBriefly = (environment: IEnvironment, config: MutationConfig<useSignOutMutation>) =>
  commitMutation<useSignOutMutation>(environment, { ...config, cacheConfig });

/** Ends the session in all tabs. If the mutation fails, the deleted cookie makes the gateway end it. */
export function useSignOut(leave: () => void = toLogin) {
  const [commit, isSigningOut] = useMutation<useSignOutMutation>(
    graphql`
      mutation useSignOutMutation($input: SignOutInput!) {
        signOut(input: $input) {
          userErrors {
            code
          }
        }
      }
    `,
    commitBriefly,
  );
  const signOut = useCallback(
    ({ keepStorage }: { keepStorage: boolean }) => {
      const onCompleted = () => {
        tellOtherTabs();
        leave();
      };
      const onError = () => {
        forgetUserId();
        onCompleted();
      };
      beginSigningOut();
      forgetPlaces();
      // The cache is cleared first, because the answer may make the browser clear all storage meanwhile.
      void clearCachedResponses().then(() => commit({ variables: { input: { keepStorage } }, onCompleted, onError }));
    },
    [commit, leave],
  );
  return { signOut, isSigningOut };
}

const toLogin = () => enter("/login");
