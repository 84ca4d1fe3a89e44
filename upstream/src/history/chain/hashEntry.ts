import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { Tables } from "../../database/tables.ts";

type Row = Selectable<Tables["history"]>;
export type HistoryContent = Omit<Row, "hash" | "folded_texts">;

/** The entry's SHA-256, which includes the hash of the previous entry. */
export function hashEntry(entry: HistoryContent & Partial<Row>): string {
  return sha256(toContent(entry));
}

/** The text that is hashed, as canonical JSON (RFC 8785). */
export function toContent({ hash: _, folded_texts: __, ...content }: HistoryContent & Partial<Row>): string {
  return toCanonicalJson({ ...content, at: content.at.toISOString() });
}

export function hashValue(salt: string, value: string): string {
  return sha256(`${salt}${value}`);
}

/** JSON without blanks and with sorted keys. All numbers are integers, so each has one notation only. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${toCanonicalJson(member)}`).join(",")}}`;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
