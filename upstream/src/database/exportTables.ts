import type { Generated } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { CreatedAt, Optional, OptionalInstant } from "./poolTables.ts";

export type ExportTables = {
  export: {
    company_id: string;
    id: string;
    /** The id of a user or a program. */
    owner_id: string;
    query: string;
    /** WRITING: all parts have arrived, and the file is being written. */
    state: Generated<"RUNNING" | "WRITING" | "COMPLETED" | "FAILED" | "CANCELED">;
    part_count: Generated<number>;
    row_count: Generated<number>;
    incomplete_row_count: Generated<number>;
    byte_size: Generated<number>;
    error_code: Optional<components["schemas"]["ExportErrorCode"]>;
    message: Optional<string>;
    created_at: CreatedAt;
    /** When the gateway last reported progress. */
    changed_at: CreatedAt;
    ended_at: OptionalInstant;
  };
  export_part: { company_id: string; export_id: string; part: number; lines: string };
};
