import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useSignInMutation } from "./__generated__/useSignInMutation.graphql.ts";

/** Why signing in did not work: a code of the gateway, and the case number when there is one. */
export type SignInProblem = { code: string; caseNumber: string | null };

/** Signs in. `isSigningIn` stays true after success, while the signed-in page is on its way. */
export function useSignIn(onSignedIn: () => void) {
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isSignedIn, setSignedIn] = useState(false);
  const [commit, isSending] = useMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        viewer {
          id
        }
        userErrors {
          code
        }
      }
    }
  `);
  const fail = (code: string, error?: unknown) => setProblem({ code, caseNumber: caseNumber(error) });
  const signIn = (email: string, password: string) => {
    setProblem(null);
    commit({
      variables: { input: { email: email.trim().toLowerCase(), password } },
      onError: (error) => fail("NETWORK_ERROR", error),
      onCompleted: ({ signIn: { viewer, userErrors } }) => {
        const [refusal] = userErrors;
        if (refusal || !viewer) return fail(refusal?.code ?? "NETWORK_ERROR");
        setSignedIn(true);
        onSignedIn();
      },
    });
  };
  return { signIn, isSigningIn: isSending || isSignedIn, problem };
}
