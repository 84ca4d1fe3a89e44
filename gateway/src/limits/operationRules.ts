import type { ValidationRule } from "graphql";
import { finiteNumbersRule, maxBreadthRule, maxDepthRule } from "./queryShape.ts";

// Fields that try a password or code, or send mail without a session. A request may hold only one of them,
// so limits on requests limit attempts.
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
  "createFaultUpload",
]);

export const maxTokens = 2_000;

export const operationRules: ValidationRule[] = [
  finiteNumbersRule,
  maxDepthRule(15),
  maxBreadthRule({ aliases: 30, rootFields: 10, directives: 20, attempts }),
];
