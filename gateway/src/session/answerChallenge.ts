import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { challengeExpired, readChallenge, toSignInChallenge } from "./challenge.ts";
import { takeSignInAttempt } from "./poolErrors.ts";
import { finishSignIn, refused } from "./signIn.ts";
import { codeInvalid, reused, tooWeak, validateCode, validatePassword } from "./signInInput.ts";

export const answerNewPassword: MutationResolvers["answerNewPassword"] = async (_, { input }, context) => {
  const challenge = readChallenge("NEW_PASSWORD", input.session);
  if (!challenge) return refused([challengeExpired()]);
  const again = toSignInChallenge(challenge);
  const faults = validatePassword(input.newPassword, "newPassword");
  const refusal = faults.length > 0 ? faults : await takeSignInAttempt(context, input.email);
  if (refusal.length > 0) return refused(refusal, again);
  const asked = context.services.userPool.answer(
    challenge,
    { NEW_PASSWORD: input.newPassword },
    { address: context.reply.request.ip },
  );
  const outcome = await finishSignIn(asked, newPasswordErrors, context);
  const isRefused = outcome.userErrors.some(({ code }) => code === "PASSWORD_TOO_WEAK" || code === "PASSWORD_REUSED");
  return isRefused ? { ...outcome, challenge: again } : outcome;
};

const newPasswordErrors = {
  InvalidPasswordException: tooWeak(),
  PasswordHistoryPolicyViolationException: reused(),
  NotAuthorizedException: challengeExpired(),
  ExpiredCodeException: challengeExpired(),
  InvalidParameterException: tooWeak(),
};

export const answerMfa: MutationResolvers["answerMfa"] = async (_, { input }, context) => {
  const challenge = readChallenge("MFA", input.session);
  if (!challenge) return refused([challengeExpired()]);
  const again = toSignInChallenge(challenge);
  const code = input.code.replace(/\s/g, "");
  const faults = validateCode(code);
  const refusal = faults.length > 0 ? faults : await takeSignInAttempt(context, input.email);
  if (refusal.length > 0) return refused(refusal, again);
  const asked = context.services.userPool.answer(
    challenge,
    { [`${challenge.name}_CODE`]: code },
    { address: context.reply.request.ip },
  );
  const outcome = await finishSignIn(asked, codeErrors, context);
  const isWrong = outcome.userErrors.some(({ code }) => code === "CODE_INVALID");
  return isWrong ? { ...outcome, challenge: again } : outcome;
};

const codeErrors = {
  CodeMismatchException: codeInvalid(),
  ExpiredCodeException: challengeExpired(),
  NotAuthorizedException: challengeExpired(),
  InvalidParameterException: codeInvalid(),
};
