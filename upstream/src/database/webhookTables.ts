import type { Generated, JSONColumnType } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { CreatedAt, Json, Optional, OptionalInstant } from "./poolTables.ts";

type Schemas = components["schemas"];

export type WebhookTables = {
  webhook: {
    company_id: string;
    id: string;
    url: string;
    kinds: JSONColumnType<Schemas["WebhookKind"][], Json, Json>;
    secret: string;
    /** Signs beside `secret` until its end. */
    previous_secret: Optional<string>;
    previous_secret_until: OptionalInstant;
    active: Generated<boolean>;
    /** The time at which the service switched it off. */
    stopped_at: OptionalInstant;
    failing_since: OptionalInstant;
    /** True when the last delivery failed or was slow. */
    is_slow: Generated<boolean>;
    created_at: CreatedAt;
  };
  /** A history entry for a webhook. Its id is sent as `webhook-id`. */
  webhook_delivery: {
    company_id: string;
    id: string;
    webhook_id: string;
    sequence: number;
    kind: Schemas["WebhookKind"];
    /** The id of the object; deliveries about it go one after another. */
    subject: string;
    state: Generated<Schemas["WebhookDelivery"]["state"]>;
    /** Whether its job was queued. */
    enqueued: Generated<boolean>;
    attempts: Generated<number>;
    /** The start of the automatic attempts; sending again restarts them. */
    first_attempt_at: OptionalInstant;
    last_attempt_at: OptionalInstant;
    status: Optional<number>;
    reason: Optional<NonNullable<Schemas["WebhookDelivery"]["reason"]>>;
    answer: Optional<string>;
    created_at: CreatedAt;
  };
};
