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
    /** The secret of a second signature, which deliveries have until `previous_secret_until`. */
    previous_secret: Optional<string>;
    previous_secret_until: OptionalInstant;
    active: Generated<boolean>;
    /** When the service itself switched the webhook off. */
    stopped_at: OptionalInstant;
    failing_since: OptionalInstant;
    is_slow: Generated<boolean>;
    created_at: CreatedAt;
  };
  /** The delivery of a history entry to a webhook. The receiver gets its id as `webhook-id`. */
  webhook_delivery: {
    company_id: string;
    id: string;
    webhook_id: string;
    sequence: number;
    kind: Schemas["WebhookKind"];
    /** The id of the entry's object. Deliveries about the same object are sent in order. */
    subject: string;
    state: Generated<Schemas["WebhookDelivery"]["state"]>;
    enqueued: Generated<boolean>;
    attempts: Generated<number>;
    /** When the automatic attempts began. An admin who sends again restarts the attempts. */
    first_attempt_at: OptionalInstant;
    last_attempt_at: OptionalInstant;
    status: Optional<number>;
    reason: Optional<NonNullable<Schemas["WebhookDelivery"]["reason"]>>;
    answer: Optional<string>;
    created_at: CreatedAt;
  };
};
