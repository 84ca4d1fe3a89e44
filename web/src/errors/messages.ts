import type { MessageId } from "../i18n/catalogues.ts";
import type { UserErrorCode } from "../relay/mutationResult.ts";

/** Codes that are not in the schema's enum. */
type OtherErrorCode =
  | "NOT_FOUND"
  | "PASSKEY_CANCELED"
  | "STORAGE_FULL"
  | "TEMPLATE_TOO_LARGE"
  | "UPSTREAM_ERROR"
  | "FILE_CONTENT"
  | "FILE_EMPTY"
  | "FILE_NOT_BYTES"
  | "FILE_HEIC"
  | "FILE_NOT_PHOTO"
  | "FILE_TOO_MANY_PIXELS"
  | "FILE_UNREADABLE"
  | "FOLDER_TOO_LARGE"
  | "UPLOAD_LIMIT";

export type Messages = {
  readonly byCode: Readonly<Partial<Record<UserErrorCode | OtherErrorCode, MessageId>>>;
  /** Shown for a code that this client does not know. */
  readonly other: MessageId;
  /** Shown if there is no usable answer. */
  readonly failed: MessageId;
};
