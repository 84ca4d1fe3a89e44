import { graphql, useMutation } from "react-relay/hooks";
import type { useAnswerNewPasswordMutation } from "./__generated__/useAnswerNewPasswordMutation.graphql.ts";
import type { SignInChallenge } from "./signInStep.ts";
import { type SignInHandlers, useSignInAnswer } from "./useSignInAnswer.ts";

/** Sets the password that the challenge asks for, and signs in with it. */
export function useAnswerNewPassword({ email, session }: SignInChallenge, handlers: SignInHandlers) {
  const { problem, isSignedIn, begin, settle, fail } = useSignInAnswer(handlers);
  const [commit, isSending] = useMutation<useAnswerNewPasswordMutation>(graphql`
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
        }
      }
    }
  `);
  const answer = (newPassword: string) => {
    begin();
    commit({
      variables: { input: { email, session, newPassword } },
      onError: (error) => fail("NETWORK_ERROR", error),
      onCompleted: ({ answerNewPassword }) => settle(answerNewPassword, email),
    });
  };
  return { answer, isAnswering: isSending || isSignedIn, problem };
}
