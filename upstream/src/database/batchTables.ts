import type { Generated } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { CreatedAt, Optional, OptionalInstant } from "./poolTables.ts";

type Schemas = components["schemas"];

export type BatchTables = {
  batch: {
    company_id: string;
    id: string;
    user_id: string;
    via: Schemas["HistoryEntry"]["via"];
    action: Schemas["BatchAction"];
    send_copy: boolean;
    state: Generated<Schemas["Batch"]["state"]>;
    /** The batch that this one takes back. */
    undoes: Optional<string>;
    retry_at: OptionalInstant;
    created_at: CreatedAt;
    ended_at: OptionalInstant;
  };
  batch_item: {
    company_id: string;
    batch_id: string;
    /** The order in which they are locked and changed. */
    position: number;
    subject_id: string;
    /** Of ASSIGN: the installer to be. */
    target: Optional<string>;
    /** Of an undo: the value that the batch before had set. */
    expected: Optional<string>;
    /** The value before; null while it waits, and of one that was as wished before. */
    former: Optional<string>;
    state: Generated<"WAITING" | "DONE" | "LEFT">;
    code: Optional<string>;
  };
  /** Entries of the history that a batch wrote, from the first to the last of each part. */
  history_batch: {
    company_id: string;
    batch_id: string;
    first_sequence: number;
    last_sequence: number;
    ended: Generated<boolean>;
  };
};
