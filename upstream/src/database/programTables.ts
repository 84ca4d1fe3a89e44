import type { components } from "../__generated__/contract.ts";
import type { CreatedAt, OptionalInstant } from "./poolTables.ts";

export type ProgramTables = {
  program: {
    company_id: string;
    id: string;
    name: string;
    scopes: components["schemas"]["ProgramScope"][];
    /** The last day in UTC, as YYYY-MM-DD. */
    ends_on: string;
    responsible_id: string;
    created_at: CreatedAt;
    last_used_at: OptionalInstant;
    revoked_at: OptionalInstant;
  };
};
