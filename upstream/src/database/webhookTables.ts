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
    /** Signs beside `secret` until its time is over. */
    previous_secret: Optional<string>;
    previous_secret_until: OptionalInstant;
    active: Generated<boolean>;
    /** When the service switched it off. */
    stopped_at: OptionalInstant;
    failing_since: OptionalInstant;
    /** The last delivery failed or took long. */
    is_slow: Generated<boolean>;
    created_at: CreatedAt;
  };
  /** An entry of the history that is told to a webhook. Its id is sent as `webhook-id`. */
  webhook_delivery: {
    company_id: string;
    id: string;
    webhook_id: string;
    sequence: number;
    kind: Schemas["WebhookKind"];
    /** The id of the object, whose deliveries go one after another. */
    subject: string;
    state: Generated<Schemas["WebhookDelivery"]["state"]>;
    /** Whether a job was queued for it. */
    enqueued: Generated<boolean>;
    attempts: Generated<number>;
    /** Of the attempts that are made by themselves; sending again starts anew. */
    first_attempt_at: OptionalInstant;
    last_attempt_at: OptionalInstant;
    status: Optional<number>;
    reason: Optional<NonNullable<Schemas["WebhookDelivery"]["reason"]>>;
    answer: Optional<string>;
    created_at: CreatedAt;
  };
};
