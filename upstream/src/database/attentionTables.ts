import type { Generated } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Instant, Optional } from "./poolTables.ts";

export type AttentionTables = {
  step_finding: {
    company_id: string;
    installation_id: string;
    step_label: string;
    kind: "OUTSIDE" | "INCOMPLETE" | "COMPLETE";
    since: Instant;
    recorded_by: string;
  };
  /** A value outside the limits of a former product. The row is void once the recording has another value. */
  former_finding: {
    company_id: string;
    measurement_id: string;
    step_label: string;
    quantity: "resistance" | "insulation";
    reading: NonNullable<components["schemas"]["Reading"]>;
    minimum: number | null;
    maximum: number | null;
    exchanged_at: Instant;
    exchanged_by: string;
  };
  attention_put_off: {
    company_id: string;
    user_id: string;
    kind: components["schemas"]["AttentionKind"];
    /** Empty if the whole kind is postponed. */
    item_id: Generated<string>;
    until: string;
  };
  weekly_mail: {
    company_id: string;
    user_id: string;
    wanted: boolean;
    /** The Monday of the last queued mail, as YYYY-MM-DD. */
    queued_day: Optional<string>;
  };
};
