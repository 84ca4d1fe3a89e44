import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import type { useSignInMutation } from "./__generated__/useSignInMutation.graphql.ts";
import { type SignInHandlers, useSignInAnswer } from "./useSignInAnswer.ts";

/** `isSigningIn` stays true after success, while the next page loads. */
export function useSignIn(handlers: SignInHandlers) {
  const { failure, isSignedIn, settle } = useSignInAnswer(handlers);
  const [run, isSending] = useMutationResult<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        viewer {
          id
        }
        challenge {
          kind
          session
        }
        userErrors {
          code
          retryAfter
        }
      }
    }
  `);
  const signIn = (typedEmail: string, password: string) => {
    const email = typedEmail.trim().toLowerCase();
    void settle(run({ email, password }), email);
  };
  return { signIn, isSigningIn: isSending || isSignedIn, failure };
}
