import type { MessageId } from "../i18n/catalogues.ts";

/** A certificate has its steps' titles in its own language. These texts replace them for readers of other languages. */
export const stepTitles: Readonly<Record<string, MessageId | undefined>> = {
  BEFORE_LAYING: "certificate.step.BEFORE_LAYING",
  AFTER_LAYING: "certificate.step.AFTER_LAYING",
  AFTER_COVERING: "certificate.step.AFTER_COVERING",
  BEFORE_CONNECTION: "certificate.step.BEFORE_CONNECTION",
  ENERGISED: "certificate.step.ENERGISED",
};
