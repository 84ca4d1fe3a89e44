import { graphql, useMutation } from "react-relay/hooks";
import type { useAnswerMfaMutation } from "./__generated__/useAnswerMfaMutation.graphql.ts";
import type { SignInChallenge } from "./signInStep.ts";
import { type SignInHandlers, useSignInAnswer } from "./useSignInAnswer.ts";

/** Answers the challenge with the authenticator's six digits, and signs in. */
export function useAnswerMfa({ email, session }: SignInChallenge, handlers: SignInHandlers) {
  const { problem, isSignedIn, begin, settle, fail } = useSignInAnswer(handlers);
  const [commit, isSending] = useMutation<useAnswerMfaMutation>(graphql`
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
        }
      }
    }
  `);
  const answer = (code: string) => {
    begin();
    commit({
      variables: { input: { email, session, code } },
      onError: (error) => fail("NETWORK_ERROR", error),
      onCompleted: ({ answerMfa }) => settle(answerMfa, email),
    });
  };
  return { answer, isAnswering: isSending || isSignedIn, problem };
}
