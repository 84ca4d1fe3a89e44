import type { MessageId } from "../i18n/catalogues.ts";

const texts: Partial<Record<string, MessageId>> = {
  DISCLAIMER_NOT_ACCEPTED: "certificate.refused.disclaimer",
  EMAIL_INVALID: "certificate.refused.email",
  IDEMPOTENCY_KEY_REUSED: "form.refused.keyReused",
  IDEMPOTENCY_RUNNING: "form.refused.running",
  NO_FOLDER_SELECTED: "certificate.refused.noFolder",
  DATE_INVALID: "certificate.refused.date",
  FOLDER_NOT_ACTIVATED: "certificate.refused.notActivated",
  FOLDER_NOT_SIGNABLE: "certificate.refused.folder",
  RATE_LIMITED: "certificate.refused.rate",
};

/** The text for a refusal of the gateway; a code that came later than this client gets the general one. */
export function refusalText(code: string): MessageId {
  return texts[code] ?? "certificate.refused.other";
}
