import type { ColumnType, GeneratedAlways } from "kysely";
import type { Instant, Optional } from "./poolTables.ts";

type Inserted<T> = ColumnType<T, T, never>;

export type CompanyEntryKind = "certificate.issued" | "certificate.replaced" | "certificate.withdrawn" | "history.head";

/** Tables of the whole service, except `log_opening`, which belongs to companies. */
export type LogTables = {
  /** The last row is the tree in use. Each older tree ended with a restore. */
  log_tree: {
    number: number;
    origin: string;
    /** An Ed25519 key: 32 bytes in base64. Null until a start has signed with the key. */
    public_key: Optional<string>;
    previous: Optional<string>;
    begun_at: Instant;
  };
  log_waiting: { id: GeneratedAlways<string>; entry: Buffer };
  log_entry: { tree: Inserted<number>; position: Inserted<number>; entry: Inserted<Buffer> };
  /** Up to 256 hashes of 32 bytes. Hashes are only appended. */
  log_tile: { tree: number; level: number; number: number; hashes: Buffer };
  log_checkpoint: {
    tree: Inserted<number>;
    size: Inserted<number>;
    note: Inserted<string>;
    signed_at: ColumnType<Date, Date, never>;
  };
  log_opening: {
    company_id: string;
    entry: Buffer;
    kind: CompanyEntryKind;
    certificate_id: Optional<string>;
    /** The salted text whose SHA-256 is the entry. */
    opening: string;
    appended_at: Instant;
  };
};
