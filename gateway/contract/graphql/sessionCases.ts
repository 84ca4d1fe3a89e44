import type { MutationCase } from "./GraphqlCase.ts";

const email = "nobody@contract.example";
const session = "none";

/**
 * The mutations that only the user pool is asked about. A token is no password, so each is sent as it is refused at once, before
 * the pool hears of it.
 */
export const sessionCases: MutationCase[] = [
  { name: "signIn", effect: "writes", refusal: "EMAIL_REQUIRED", inputs: () => [{ email: " ", password: "x" }] },
  {
    name: "answerNewPassword",
    effect: "writes",
    refusal: "CHALLENGE_EXPIRED",
    inputs: () => [{ email, session, newPassword: "x" }],
  },
  {
    name: "answerMfa",
    effect: "writes",
    refusal: "CHALLENGE_EXPIRED",
    inputs: () => [{ email, session, code: "123456" }],
  },
  {
    name: "requestPasswordReset",
    effect: "writes",
    refusal: "EMAIL_INVALID",
    inputs: () => [{ email: "nobody" }],
  },
  {
    name: "confirmPasswordReset",
    effect: "writes",
    refusal: "CODE_INVALID",
    inputs: () => [{ email, code: "12", newPassword: "x" }],
  },
  {
    name: "changePassword",
    effect: "writes",
    refusal: "PASSWORD_REQUIRED",
    inputs: () => [{ currentPassword: "x", newPassword: "" }],
  },
  { name: "startAuthenticatorSetup", effect: "writes", refusal: "PASSWORD_REQUIRED", inputs: () => [{ password: "" }] },
  { name: "confirmAuthenticator", effect: "writes", refusal: "CODE_INVALID", inputs: () => [{ code: "12" }] },
  { name: "removeAuthenticator", effect: "writes", refusal: "PASSWORD_REQUIRED", inputs: () => [{ password: "" }] },
];

/** Ends the token's session at the gateway that this run started, which knows no other. */
export const signOutCase: MutationCase = { name: "signOut", effect: "writes", inputs: () => null };
