import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type {
  ConfirmPasswordResetInput,
  useConfirmPasswordResetMutation,
} from "./__generated__/useConfirmPasswordResetMutation.graphql.ts";
import type { SignInProblem } from "./useSignInAnswer.ts";

/** Sets a new password with the mailed code. */
export function useConfirmPasswordReset(onDone: () => void) {
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [commit, isSending] = useMutation<useConfirmPasswordResetMutation>(graphql`
    mutation useConfirmPasswordResetMutation($input: ConfirmPasswordResetInput!) {
      confirmPasswordReset(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const confirmReset = (input: ConfirmPasswordResetInput) => {
    setProblem(null);
    commit({
      variables: { input },
      onError: (error) => setProblem({ code: "NETWORK_ERROR", caseNumber: caseNumber(error) }),
      onCompleted: ({ confirmPasswordReset: { userErrors } }) => {
        const [refusal] = userErrors;
        if (refusal) setProblem({ code: refusal.code, caseNumber: null });
        else onDone();
      },
    });
  };
  return { confirmReset, isSending, problem };
}
