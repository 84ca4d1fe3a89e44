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
    undoes: Optional<string>;
    retry_at: OptionalInstant;
    created_at: CreatedAt;
    ended_at: OptionalInstant;
  };
  batch_item: {
    company_id: string;
    batch_id: string;
    /** The order in which items are locked and changed. */
    position: number;
    subject_id: string;
    /** For ASSIGN the new installer, for EXCHANGE the new product. */
    target: Optional<string>;
    /** For an undo the value that the earlier batch had set, for EXCHANGE the product at the start. */
    expected: Optional<string>;
    /** The value before the batch. Null while the item waits, and if nothing was changed. */
    former: Optional<string>;
    state: Generated<"WAITING" | "DONE" | "LEFT">;
    code: Optional<string>;
  };
  history_batch: {
    company_id: string;
    batch_id: string;
    first_sequence: number;
    last_sequence: number;
    ended: Generated<boolean>;
    /** The sequence number of the history entry for the whole batch. */
    told_in: Optional<number>;
  };
};
