import type { ColumnType, GeneratedAlways } from "kysely";
import type { Instant, Optional } from "./poolTables.ts";

type Inserted<T> = ColumnType<T, T, never>;

export type CompanyEntryKind = "certificate.issued" | "certificate.replaced" | "certificate.withdrawn" | "history.head";

/** Of the whole service but `log_opening`, which is a company's. */
export type LogTables = {
  /** The last one is the log; those of before ended with a restore. */
  log_tree: {
    number: number;
    origin: string;
    /** Of Ed25519, 32 bytes in base64; null until a start has signed with its key. */
    public_key: Optional<string>;
    /** The last checkpoint of the tree before. */
    previous: Optional<string>;
    begun_at: Instant;
  };
  /** Entries that have no place in the tree yet. */
  log_waiting: { id: GeneratedAlways<string>; entry: Buffer };
  log_entry: { tree: Inserted<number>; position: Inserted<number>; entry: Inserted<Buffer> };
  /** Up to 256 hashes of 32 bytes, which only grow in number. */
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
    /** The text whose SHA-256 is the entry, with its salt. */
    opening: string;
    appended_at: Instant;
  };
};
