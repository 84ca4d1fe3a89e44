import type { MessageId } from "../i18n/catalogues.ts";
import type { UserErrorCode } from "../relay/mutationResult.ts";

/** The codes of refused files, deleted objects, objects that are too large, and failures of the service. */
type OtherErrorCode =
  | "NOT_FOUND"
  | "STORAGE_FULL"
  | "TEMPLATE_TOO_LARGE"
  | "UPSTREAM_ERROR"
  | "FILE_CONTENT"
  | "FILE_EMPTY"
  | "FILE_NOT_BYTES"
  | "FILE_NOT_PHOTO"
  | "FILE_TOO_MANY_PIXELS"
  | "FILE_UNREADABLE"
  | "FOLDER_TOO_LARGE"
  | "UPLOAD_LIMIT";

/** The messages of one context. */
export type Messages = {
  readonly byCode: Readonly<Partial<Record<UserErrorCode | OtherErrorCode, MessageId>>>;
  /** For a code that is newer than this client. */
  readonly other: MessageId;
  /** For no usable answer. */
  readonly failed: MessageId;
};
