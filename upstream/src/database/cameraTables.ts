import type { Generated } from "kysely";
import type { CreatedAt, Instant, OptionalInstant } from "./poolTables.ts";

export type CameraTables = {
  camera_grant: {
    company_id: string;
    id: string;
    /** In hexadecimal digits. */
    secret_hash: string;
    measurement_id: string;
    step_label: string;
    created_by: string;
    /** The session in which the grant was made. */
    origin_jti: string;
    created_at: CreatedAt;
    expires_at: Instant;
    connected_at: OptionalInstant;
    ended_at: OptionalInstant;
    /** The ids of files for which the phone got upload links. */
    linked: Generated<string[]>;
    linked_at: OptionalInstant;
    /** The ids of files that were added to the entry. */
    attached: Generated<string[]>;
  };
};
