import { useCallback } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import type { Problem } from "../installation/outcome.ts";

const refusals: Record<string, MessageId> = {
  CODE_INVALID: "login.error.codeInvalid",
  CONFLICT: "installation.refused.conflict",
  EMAIL_INVALID: "login.error.emailInvalid",
  EMAIL_REQUIRED: "login.error.emailRequired",
  EMAIL_TAKEN: "account.invite.taken",
  FIELD_REQUIRED: "account.refused.required",
  FILE_CONTENT: "account.logo.wrongType",
  FILE_NOT_BYTES: "account.logo.notBytes",
  FILE_TOO_LARGE: "account.logo.tooLarge",
  FILE_TOO_MANY_PIXELS: "attachment.tooManyPixels",
  FILE_TYPE_NOT_ALLOWED: "account.logo.wrongType",
  FILE_UNREADABLE: "account.logo.unreadable",
  FIRST_NAME_REQUIRED: "account.user.firstName.required",
  HAS_COMPANY: "account.refused.hasCompany",
  INCORRECT_CREDENTIALS: "account.password.incorrect",
  INVITATION_NOT_FOUND: "account.refused.invitationNotFound",
  LAST_ADMIN: "account.refused.lastAdmin",
  LAST_OWNER: "account.refused.lastOwner",
  LAST_NAME_REQUIRED: "account.user.lastName.required",
  NOT_ALLOWED: "account.refused.notAllowed",
  PASSWORD_REUSED: "login.error.passwordReused",
  PASSWORD_REQUIRED: "login.error.passwordRequired",
  PASSWORD_TOO_WEAK: "login.error.tooWeak",
  RATE_LIMITED: "account.refused.rate",
  SETUP_EXPIRED: "account.authenticator.expired",
  TOO_MANY_ATTEMPTS: "login.error.tooMany",
  VALUE_INVALID: "account.refused.value",
};

/** A function that says why a change to the account was not made, with the case number when there is one. */
export function useAccountProblemText() {
  const text = useText();
  return useCallback(
    (problem: Problem): string => {
      if (problem.kind === "refused" && problem.code !== "NETWORK_ERROR")
        return text(refusals[problem.code] ?? "account.refused.other");
      const what = text("account.failed");
      const caseNumber = problem.kind === "failed" && problem.caseNumber;
      return caseNumber ? `${what} ${text("app.caseNumber", { caseNumber })}.` : what;
    },
    [text],
  );
}
