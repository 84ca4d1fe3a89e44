import { useCallback } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import type { Problem } from "./outcome.ts";

const refusals: Record<string, MessageId> = {
  ALREADY_ACTIVATED: "installation.refused.activated",
  ALREADY_COMPLETED: "installation.refused.completed",
  CONFLICT: "installation.refused.conflict",
  DISCLAIMER_NOT_ACCEPTED: "installation.refused.disclaimer",
  FIELD_REQUIRED: "installation.refused.required",
  FILE_CONTENT: "installation.refused.fileContent",
  FILE_EMPTY: "installation.refused.fileEmpty",
  FILE_NOT_BYTES: "account.logo.notBytes",
  FILE_TOO_LARGE: "installation.refused.fileTooLarge",
  FILE_TOO_MANY_PIXELS: "attachment.tooManyPixels",
  FILE_TYPE_NOT_ALLOWED: "installation.refused.fileType",
  FILE_UNREADABLE: "account.logo.unreadable",
  FOLDER_IS_ROOT: "installation.refused.root",
  FOLDER_NOT_FOUND: "installation.refused.folder",
  FOLDER_TOO_DEEP: "installation.refused.tooDeep",
  HOLDS_ACTIVATED: "installation.refused.holdsActivated",
  IDEMPOTENCY_KEY_REUSED: "form.refused.keyReused",
  IDEMPOTENCY_RUNNING: "form.refused.running",
  INSTALLER_NOT_ALLOWED: "installation.refused.installer",
  INSTALLER_REQUIRED: "installation.refused.installer",
  NOT_FOUND: "installation.refused.gone",
  NOT_READY: "installation.refused.notReady",
  PRODUCT_NOT_FOUND: "installation.refused.product",
  TARGET_FOLDER_IS_CURRENT: "installation.refused.current",
  TITLE_REQUIRED: "installation.refused.title",
  VALUE_INVALID: "installation.refused.value",
};

/** A function that says why a change to an installation was not made, with the case number when there is one. */
export function useProblemText() {
  const text = useText();
  return useCallback(
    (problem: Problem): string => {
      if (problem.kind === "refused") return text(refusals[problem.code] ?? "installation.refused.other");
      const what = text("installation.failed");
      return problem.caseNumber ? `${what} ${text("app.caseNumber", { caseNumber: problem.caseNumber })}.` : what;
    },
    [text],
  );
}
