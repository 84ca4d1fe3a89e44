import { validationFailed } from "../errors.ts";

/** How far a reader has come. It is opaque to callers. */
export type ChangeCursor = {
  /** The position of the last change that was read. */
  position: number;
  /** The end of the changes when this reading began; what was removed after it the reader may know. */
  start: number;
  /** Whether this reading began without a cursor, so that nothing was known before. */
  isFirst: boolean;
};

export function toCursor({ position, start, isFirst }: ChangeCursor): string {
  return Buffer.from([isFirst ? "all" : "new", position, start].join(":")).toString("base64url");
}

/** @throws VALIDATION_FAILED for a text that no page gave */
export function parseCursor(cursor: string): ChangeCursor {
  const parts = /^(all|new):(\d{1,9}):(\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString());
  if (!parts) {
    const message = "This is no cursor of the list of changes.";
    throw validationFailed([{ field: "after", code: "FIELD_FORMAT", message }]);
  }
  return { isFirst: parts[1] === "all", position: Number(parts[2]), start: Number(parts[3]) };
}
