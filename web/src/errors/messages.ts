import type { MessageId } from "../i18n/catalogues.ts";
import type { UserErrorCode } from "../relay/mutationResult.ts";

/** Error codes that the schema's enum does not have. */
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
  /** The text for a code that this client does not know. */
  readonly other: MessageId;
  /** The text for a request without a usable answer. */
  readonly failed: MessageId;
};
