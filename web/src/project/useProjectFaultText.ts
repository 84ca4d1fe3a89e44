import { useCallback } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import { type ProjectField, projectMaxLengths } from "./projectDraft.ts";

const texts: Record<string, MessageId> = {
  NAME_REQUIRED: "project.fault.name",
  CUSTOMER_REQUIRED: "project.fault.customer",
  CITY_REQUIRED: "project.fault.city",
  POSTAL_CODE_REQUIRED: "project.fault.postalCode",
  START_DATE_REQUIRED: "project.fault.startDate",
  END_DATE_REQUIRED: "project.fault.endDate",
  DATE_INVALID: "project.fault.date",
  END_BEFORE_START: "project.fault.endBeforeStart",
  EMAIL_INVALID: "project.fault.email",
  VALUE_INVALID: "project.fault.value",
  NOT_ALLOWED: "project.fault.notAllowed",
  HOLDS_ACTIVATED: "project.fault.holdsActivated",
  IDEMPOTENCY_KEY_REUSED: "form.refused.keyReused",
  IDEMPOTENCY_RUNNING: "form.refused.running",
  CONFLICT: "project.fault.conflict",
};

/** A function from a code, ours or the gateway's, to what is wrong in words; a code that came later gets the general text. */
export function useProjectFaultText() {
  const text = useText();
  return useCallback(
    (code: string, field?: ProjectField): string => {
      if (code === "TOO_LONG") return text("form.maxLength", { max: (field && projectMaxLengths[field]) ?? 0 });
      return text(texts[code] ?? "project.fault.other");
    },
    [text],
  );
}
