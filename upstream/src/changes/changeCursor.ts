import { validationFailed } from "../errors.ts";

/** A reader's state. Callers treat the cursor as an opaque text. */
export type ChangeCursor = {
  position: number;
  /** The last position when the reader began. Later removals are reported, because the reader may know the objects. */
  start: number;
  /** Whether the reader began without a cursor and so knew no objects. */
  isFirst: boolean;
};

export function toCursor({ position, start, isFirst }: ChangeCursor): string {
  return Buffer.from([isFirst ? "all" : "new", position, start].join(":")).toString("base64url");
}

export function parseCursor(cursor: string): ChangeCursor {
  const parts = /^(all|new):(\d{1,9}):(\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString());
  if (!parts) {
    const message = "This is no cursor of the list of changes.";
    throw validationFailed([{ field: "after", code: "FIELD_FORMAT", message }]);
  }
  return { isFirst: parts[1] === "all", position: Number(parts[2]), start: Number(parts[3]) };
}
