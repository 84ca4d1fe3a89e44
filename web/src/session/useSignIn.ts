import { graphql, useMutation } from "react-relay/hooks";
import type { useSignInMutation } from "./__generated__/useSignInMutation.graphql.ts";
import { type SignInHandlers, useSignInAnswer } from "./useSignInAnswer.ts";

/** Signs in. `isSigningIn` stays true after success, while the signed-in page is on its way. */
export function useSignIn(handlers: SignInHandlers) {
  const { problem, isSignedIn, begin, settle, fail } = useSignInAnswer(handlers);
  const [commit, isSending] = useMutation<useSignInMutation>(graphql`
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
        }
      }
    }
  `);
  const signIn = (typedEmail: string, password: string) => {
    const email = typedEmail.trim().toLowerCase();
    begin();
    commit({
      variables: { input: { email, password } },
      onError: (error) => fail("NETWORK_ERROR", error),
      onCompleted: (answer) => settle(answer.signIn, email),
    });
  };
  return { signIn, isSigningIn: isSending || isSignedIn, problem };
}
