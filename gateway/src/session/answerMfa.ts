import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { readChallenge, toSignInChallenge } from "./challenge.ts";
import { challengeExpired } from "./challengeExpired.ts";
import { finishSignIn, refused } from "./finishSignIn.ts";
import { codeFaults, codeInvalid } from "./loginFaults.ts";
import { attemptFaults } from "./poolFailure.ts";

export const answerMfa: MutationResolvers["answerMfa"] = async (_, { input }, context) => {
  const challenge = readChallenge("MFA", input.session);
  if (!challenge) return refused([challengeExpired()]);
  const again = toSignInChallenge(challenge);
  const code = input.code.replace(/\s/g, "");
  const faults = codeFaults(code);
  const refusal = faults.length > 0 ? faults : await attemptFaults(context, input.email);
  if (refusal.length > 0) return refused(refusal, again);
  const asked = context.services.userPool.answer(
    challenge,
    { [`${challenge.name}_CODE`]: code },
    { address: context.reply.request.ip },
  );
  const outcome = await finishSignIn(asked, expected, context);
  const isWrong = outcome.userErrors.some(({ code }) => code === "CODE_INVALID");
  return isWrong ? { ...outcome, challenge: again } : outcome;
};

const expected = {
  CodeMismatchException: codeInvalid(),
  ExpiredCodeException: challengeExpired(),
  NotAuthorizedException: challengeExpired(),
  InvalidParameterException: codeInvalid(),
};
