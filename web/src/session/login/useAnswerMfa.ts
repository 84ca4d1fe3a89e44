import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import type { useAnswerMfaMutation } from "./__generated__/useAnswerMfaMutation.graphql.ts";
import type { SignInChallenge } from "./signInStep.ts";
import { type SignInHandlers, useSignInAnswer } from "./useSignInAnswer.ts";

export function useAnswerMfa({ email, session }: SignInChallenge, handlers: SignInHandlers) {
  const { failure, isSignedIn, settle } = useSignInAnswer(handlers);
  const [run, isSending] = useMutationResult<useAnswerMfaMutation>(graphql`
    mutation useAnswerMfaMutation($input: AnswerMfaInput!) {
      answerMfa(input: $input) {
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
  const answer = (code: string) => {
    void settle(run({ email, session, code }), email);
  };
  return { answer, isAnswering: isSending || isSignedIn, failure };
}
