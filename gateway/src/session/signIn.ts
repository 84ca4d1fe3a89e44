import { GraphQLError } from "graphql";
import type { MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { isEmail } from "../isEmail.ts";
import { getUser } from "../rest/calls/getUser.ts";
import { RestProblem } from "../rest/errors.ts";
import type { RestUser } from "../rest/payloads.ts";
import { userError } from "../userErrors.ts";
import { writeCompany, writeLanguage } from "./cookies.ts";
import { keepsSecureCookies } from "./keepsSecureCookies.ts";
import { isRejection, isThrottle } from "./poolErrors.ts";
import type { Tokens } from "./userPool.ts";

export const signIn: MutationResolvers["signIn"] = async (_, { input }, context) => {
  const email = input.email.trim().toLowerCase();
  const faults = faultsOf(email, input.password);
  const refusal = faults.length > 0 ? faults : refusalOf(context);
  if (refusal.length > 0) return { viewer: null, userErrors: refusal };
  try {
    const answer = await context.services.userPool.signIn(email, input.password);
    if ("challenge" in answer) return { viewer: null, userErrors: [challengeError(answer.challenge)] };
    return { viewer: await openFor(answer.tokens, context), userErrors: [] };
  } catch (error) {
    return { viewer: null, userErrors: [failure(error, context)] };
  }
};

/** The user behind new tokens, and the session in cookies; nothing is written when the user cannot be read. */
async function openFor(tokens: Tokens, { session, rest, loaders, reply }: Context): Promise<RestUser> {
  await session.start(tokens);
  const user = await getUser(rest, session.viewer()?.userId ?? "");
  session.keep();
  writeCompany(reply, user.companyId);
  writeLanguage(reply, user.language);
  loaders.user.clear(user.id).prime(user.id, user);
  return user;
}

function faultsOf(email: string, password: string): UserError[] {
  const faults: UserError[] = [];
  if (email === "") faults.push(userError("EMAIL_REQUIRED", "Email is required", "email"));
  else if (!isEmail(email)) faults.push(userError("EMAIL_INVALID", "Invalid email address", "email"));
  if (password === "") faults.push(userError("PASSWORD_REQUIRED", "Password is required", "password"));
  return faults;
}

function refusalOf({ reply, services }: Context): UserError[] {
  const { request } = reply;
  if (!keepsSecureCookies(request, services.config)) {
    const message =
      "Browsers drop the session here: this address is neither https nor localhost. Open the https address.";
    return [userError("COOKIES_WOULD_BE_DROPPED", message)];
  }
  if (services.signInAttempts.take(request.ip)) return [];
  return [userError("TOO_MANY_ATTEMPTS", "Too many attempts. Wait a minute and try again.")];
}

function challengeError(challenge: string): UserError {
  if (challenge === "NEW_PASSWORD_REQUIRED") {
    return userError("NEW_PASSWORD_REQUIRED", "Choose a new password in the mobile app, then sign in here.");
  }
  return userError("MFA_REQUIRED", "This account asks for a code, which this page does not take yet.");
}

function failure(error: unknown, { services, requestId }: Context): UserError {
  if (isThrottle(error)) return userError("TOO_MANY_ATTEMPTS", "Too many attempts. Wait a minute and try again.");
  if (isRejection(error) || isRefusedUser(error))
    return userError("INCORRECT_CREDENTIALS", "Incorrect email or password");
  if (error instanceof GraphQLError) throw error;
  const name = error instanceof Error ? error.name : "unknown";
  services.log.warn({ requestId, name }, "the user pool did not answer a sign-in");
  return userError("NETWORK_ERROR", "The sign-in service cannot be reached. Check the connection and try again.");
}

// The pool knows the account, but REST refuses it or has no such user: told as any other wrong sign-in.
function isRefusedUser(error: unknown): boolean {
  const isRefused = error instanceof RestProblem && [401, 403, 404].includes(error.status);
  return isRefused || (error instanceof GraphQLError && error.extensions.code === "UNAUTHENTICATED");
}
