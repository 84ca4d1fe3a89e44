import type { ValidationRule } from "graphql";
import { finiteNumbersRule, maxBreadthRule, maxDepthRule } from "./queryShape.ts";

// Each tries a password or a code, or has a mail sent without a session. One request may hold one of them, so that a limit on requests limits attempts.
const attempts = new Set([
  "signIn",
  "answerMfa",
  "answerNewPassword",
  "requestPasswordReset",
  "confirmPasswordReset",
  "changePassword",
  "startAuthenticatorSetup",
  "confirmAuthenticator",
  "removeAuthenticator",
  "reportFault",
]);

export const maxTokens = 2_000;

export const operationRules: ValidationRule[] = [
  finiteNumbersRule,
  maxDepthRule(15),
  maxBreadthRule({ aliases: 30, rootFields: 10, directives: 20, attempts }),
];
