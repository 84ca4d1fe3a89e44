import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useRequestPasswordResetMutation } from "./__generated__/useRequestPasswordResetMutation.graphql.ts";
import type { SignInProblem } from "./useSignInAnswer.ts";

/** Has a code mailed with which a forgotten password can be replaced. */
export function useRequestPasswordReset(onDone: () => void) {
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [commit, isSending] = useMutation<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const requestReset = (email: string) => {
    setProblem(null);
    commit({
      variables: { input: { email: email.trim().toLowerCase() } },
      onError: (error) => setProblem({ code: "NETWORK_ERROR", caseNumber: caseNumber(error) }),
      onCompleted: ({ requestPasswordReset: { userErrors } }) => {
        const [refusal] = userErrors;
        if (refusal) setProblem({ code: refusal.code, caseNumber: null });
        else onDone();
      },
    });
  };
  return { requestReset, isSending, problem };
}
