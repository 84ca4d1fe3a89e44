import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { readChallenge, toSignInChallenge } from "./challenge.ts";
import { challengeExpired } from "./challengeExpired.ts";
import { finishSignIn, refused } from "./finishSignIn.ts";
import { passwordFaults, reused, tooWeak } from "./loginFaults.ts";
import { attemptFaults } from "./poolFailure.ts";

export const answerNewPassword: MutationResolvers["answerNewPassword"] = async (_, { input }, context) => {
  const challenge = readChallenge("NEW_PASSWORD", input.session);
  if (!challenge) return refused([challengeExpired()]);
  const again = toSignInChallenge(challenge);
  const faults = passwordFaults(input.newPassword, "newPassword");
  const refusal = faults.length > 0 ? faults : await attemptFaults(context, input.email);
  if (refusal.length > 0) return refused(refusal, again);
  const asked = context.services.userPool.answer(
    challenge,
    { NEW_PASSWORD: input.newPassword },
    { address: context.reply.request.ip },
  );
  const outcome = await finishSignIn(asked, expected, context);
  const isRefused = outcome.userErrors.some(({ code }) => code === "PASSWORD_TOO_WEAK" || code === "PASSWORD_REUSED");
  return isRefused ? { ...outcome, challenge: again } : outcome;
};

const expected = {
  InvalidPasswordException: tooWeak(),
  PasswordHistoryPolicyViolationException: reused(),
  NotAuthorizedException: challengeExpired(),
  ExpiredCodeException: challengeExpired(),
  InvalidParameterException: tooWeak(),
};
