import type { MessageId } from "../i18n/catalogues.ts";
import { accountMessages } from "./accountMessages.ts";
import type { Messages } from "./messages.ts";

const idempotency = {
  IDEMPOTENCY_KEY_REUSED: "form.refused.keyReused",
  IDEMPOTENCY_RUNNING: "form.refused.running",
} as const;

/** The same error code may need different words for a project and for an account. */
const messages = {
  installation: {
    byCode: {
      ...idempotency,
      ALREADY_ACTIVATED: "installation.refused.activated",
      ALREADY_COMPLETED: "installation.refused.completed",
      CAMERA_GRANT_ENDED: "phoneCamera.state.ended",
      CAMERA_GRANT_FULL: "phoneCamera.refused.full",
      CERTIFICATE_REPLACED: "installation.refused.certificateReplaced",
      CERTIFICATE_WITHDRAWN: "installation.refused.certificateWithdrawn",
      CHALLENGE_USED: "declaration.refused.used",
      CONFLICT: "installation.refused.conflict",
      DATE_INVALID: "installation.refused.measuredOn",
      DECLARATIONS_OFF: "declaration.refused.off",
      DISCLAIMER_NOT_ACCEPTED: "installation.refused.disclaimer",
      FIELD_REQUIRED: "installation.refused.required",
      FILE_CONTENT: "installation.refused.fileContent",
      FILE_EMPTY: "installation.refused.fileEmpty",
      FILE_NOT_BYTES: "account.logo.notBytes",
      FILE_NOT_PHOTO: "photoTray.notPhoto",
      FILE_TOO_LARGE: "installation.refused.fileTooLarge",
      FILE_TOO_MANY_PIXELS: "attachment.tooManyPixels",
      FILE_TYPE_NOT_ALLOWED: "installation.refused.fileType",
      FILE_UNREADABLE: "account.logo.unreadable",
      FOLDER_IS_ROOT: "installation.refused.root",
      FOLDER_NOT_FOUND: "installation.refused.folder",
      FOLDER_TOO_DEEP: "installation.refused.tooDeep",
      FOLDER_TOO_LARGE: "folder.duplicate.tooLarge",
      HOLDS_ACTIVATED: "installation.refused.holdsActivated",
      INSTALLER_NOT_ALLOWED: "installation.refused.installer",
      INSTALLER_REQUIRED: "installation.refused.installer",
      INSTRUMENT_NOT_ALLOWED: "instrument.refused.notInUse",
      MEASURER_NOT_ALLOWED: "installation.refused.measurer",
      NOT_FOUND: "installation.refused.gone",
      NOT_UNDOABLE: "batch.notUndoable",
      RATE_LIMITED: "batch.full",
      NOT_IN_REVIEW: "installation.refused.notInReview",
      NOT_READY: "installation.refused.notReady",
      PASSKEY_NOT_OWN: "declaration.refused.notOwn",
      PRODUCT_MEASURED_OTHERWISE: "installation.refused.measuredOtherwise",
      PRODUCT_NOT_FOUND: "installation.refused.product",
      PRODUCT_OTHER_PARTICULARS: "installation.refused.otherParticulars",
      RECORD_CHANGED: "declaration.refused.changed",
      SAME_ACCOUNT: "installation.review.own",
      SIGNATURE_INVALID: "declaration.refused.invalid",
      TARGET_FOLDER_IS_CURRENT: "installation.refused.current",
      TEMPLATE_TOO_LARGE: "template.tooLarge",
      TITLE_REQUIRED: "installation.refused.title",
      UPLOAD_LIMIT: "account.refused.rate",
      VALUE_INVALID: "installation.refused.value",
      WAS_CERTIFIED: "installation.refused.wasCertified",
    },
    other: "installation.refused.other",
    failed: "installation.failed",
  },
  project: {
    byCode: {
      ...idempotency,
      CITY_REQUIRED: "project.fault.city",
      CONFLICT: "project.fault.conflict",
      CUSTOMER_REQUIRED: "project.fault.customer",
      DATE_INVALID: "project.fault.date",
      EMAIL_INVALID: "project.fault.email",
      END_BEFORE_START: "project.fault.endBeforeStart",
      END_DATE_REQUIRED: "project.fault.endDate",
      EXTERNAL_ID_TAKEN: "project.fault.externalIdTaken",
      HOLDS_ACTIVATED: "project.fault.holdsActivated",
      NAME_REQUIRED: "project.fault.name",
      NOT_ALLOWED: "project.fault.notAllowed",
      NOT_FOUND: "batch.gone",
      NOT_UNDOABLE: "batch.notUndoable",
      RATE_LIMITED: "batch.full",
      POSTAL_CODE_REQUIRED: "project.fault.postalCode",
      START_DATE_REQUIRED: "project.fault.startDate",
      VALUE_INVALID: "project.fault.value",
      WAS_CERTIFIED: "installation.refused.wasCertified",
    },
    other: "project.fault.other",
    failed: "installation.failed",
  },
  certificate: {
    byCode: {
      ...idempotency,
      DATE_INVALID: "certificate.refused.date",
      DISCLAIMER_NOT_ACCEPTED: "certificate.refused.disclaimer",
      EMAIL_INVALID: "certificate.refused.email",
      FOLDER_NOT_ACTIVATED: "certificate.refused.notActivated",
      FOLDER_NOT_SIGNABLE: "certificate.refused.folder",
      NO_FOLDER_SELECTED: "certificate.refused.noFolder",
      NOT_FOUND: "batch.gone",
      RATE_LIMITED: "certificate.refused.rate",
      STORAGE_FULL: "app.storageFull",
    },
    other: "certificate.refused.other",
    failed: "certificate.preview.failed",
  },
  archive: {
    byCode: {
      ARCHIVE_RUNNING: "certificate.archive.running",
      PERIOD_EMPTY: "certificate.archive.empty",
    },
    other: "certificate.archive.notMade",
    failed: "certificate.archive.unanswered",
  },
  fault: {
    byCode: {
      NOT_FOUND: "certificate.fault.unknown",
      RATE_LIMITED: "certificate.fault.limit",
      VALUE_INVALID: "certificate.fault.value",
    },
    other: "certificate.fault.other",
    failed: "certificate.fault.unanswered",
  },
  faultPhoto: {
    byCode: {
      FILE_CONTENT: "certificate.fault.photoUnreadable",
      FILE_EMPTY: "installation.refused.fileEmpty",
      FILE_HEIC: "certificate.fault.photoHeic",
      FILE_NOT_PHOTO: "certificate.fault.photoType",
      FILE_TOO_LARGE: "certificate.fault.photoTooLarge",
      FILE_TOO_MANY_PIXELS: "attachment.tooManyPixels",
      FILE_TYPE_NOT_ALLOWED: "certificate.fault.photoType",
      NOT_FOUND: "certificate.fault.unknown",
      RATE_LIMITED: "certificate.fault.photoLimit",
    },
    other: "certificate.fault.photoOther",
    failed: "certificate.fault.photoUnanswered",
  },
  attention: {
    byCode: { NOT_ALLOWED: "account.refused.notAllowed" },
    other: "attention.putOff.failed",
    failed: "attention.putOff.failed",
  },
  instrument: {
    byCode: {
      CONFLICT: "installation.refused.conflict",
      DATE_INVALID: "instrument.refused.date",
      FILE_CONTENT: "installation.refused.fileContent",
      FILE_EMPTY: "installation.refused.fileEmpty",
      FILE_TOO_LARGE: "installation.refused.fileTooLarge",
      FILE_TYPE_NOT_ALLOWED: "installation.refused.fileType",
      INSTRUMENT_LIMIT: "instrument.refused.limit",
      INSTRUMENT_USED: "instrument.refused.used",
      RATE_LIMITED: "account.refused.rate",
      STORAGE_FULL: "account.failed",
      VALUE_INVALID: "account.refused.value",
    },
    other: "account.refused.other",
    failed: "account.failed",
  },
  view: {
    byCode: { VIEW_LIMIT: "view.refused.limit", VIEW_NAME_TAKEN: "view.refused.taken" },
    other: "account.refused.value",
    failed: "account.failed",
  },
  webhook: {
    byCode: {
      NOT_ALLOWED: "account.refused.notAllowed",
      NOT_FOUND: "account.webhooks.refused.gone",
      WEBHOOK_LIMIT: "account.webhooks.refused.limit",
      WEBHOOK_OFF: "account.webhooks.refused.off",
      WEBHOOK_URL_INVALID: "account.webhooks.refused.url",
    },
    other: "account.refused.value",
    failed: "account.failed",
  },
  ...accountMessages,
} as const satisfies Record<string, Messages>;

export type ErrorContext = keyof typeof messages;

/** @param code a code of the gateway, or of a file refused by the client */
export function errorMessage(context: ErrorContext, code: string): MessageId {
  const { byCode, other }: Messages = messages[context];
  return isKnown(byCode, code) ? (byCode[code] ?? other) : other;
}

export function failedMessage(context: ErrorContext, code?: string | null): MessageId {
  const { byCode, failed }: Messages = messages[context];
  return code === "UPSTREAM_ERROR" ? (byCode[code] ?? failed) : failed;
}

const isKnown = (byCode: Messages["byCode"], code: string): code is keyof Messages["byCode"] =>
  Object.hasOwn(byCode, code);
