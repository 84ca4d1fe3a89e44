import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import type { useAnswerNewPasswordMutation } from "./__generated__/useAnswerNewPasswordMutation.graphql.ts";
import type { SignInChallenge } from "./signInStep.ts";
import { type SignInHandlers, useSignInAnswer } from "./useSignInAnswer.ts";

export function useAnswerNewPassword({ email, session }: SignInChallenge, handlers: SignInHandlers) {
  const { failure, isSignedIn, settle } = useSignInAnswer(handlers);
  const [run, isSending] = useMutationResult<useAnswerNewPasswordMutation>(graphql`
    mutation useAnswerNewPasswordMutation($input: AnswerNewPasswordInput!) {
      answerNewPassword(input: $input) {
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
  const answer = (newPassword: string) => {
    void settle(run({ email, session, newPassword }), email);
  };
  return { answer, isAnswering: isSending || isSignedIn, failure };
}
