import { Webhook, WebhookVerificationError } from "standardwebhooks";
import type { WebhookKind } from "./__generated__/schema.ts";

export { WebhookVerificationError };

type ToType<Kind extends string> = Kind extends `${infer Thing}_${infer Happened}`
  ? `${Lowercase<Thing>}.${Lowercase<Happened>}`
  : never;

type EventOf<Type extends string> = {
  /** The same each time that it is sent, so that you can tell what you have handled. */
  id: string;
  /** More types may come. */
  type: Type;
  /** When it happened. */
  timestamp: string;
  /** Ids of REST, which the API shows as `restId`, `projectId` and the like. */
  data: Ids &
    (Type extends `certificate.${string}` ? { certificateNumber: string; projectId: string } : unknown) &
    // Whether the mail is the copy to the sender, not the customer's own.
    (Type extends "certificate.sent" | "certificate.delivery_failed" ? { copy: boolean } : unknown) &
    (Type extends "certificate.delivery_failed" ? { reason?: string } : unknown) &
    (Type extends `project.${string}` ? { projectId: string } : unknown) &
    (Type extends `installation.${string}` ? { installationId: string } : unknown) &
    (Type extends `user.${string}` ? { userId: string } : unknown);
};

type Ids = {
  companyId: string;
  projectId?: string;
  folderId?: string;
  installationId?: string;
  userId?: string;
};

/** An event of a webhook; its `type` says which other fields `data` has. */
export type WebhookEvent = { [Kind in WebhookKind]: EventOf<ToType<Kind>> }[WebhookKind];

type ReceivedHeaders = Headers | Record<string, string | string[] | undefined>;

/**
 * Gives the event when one of the secrets signed the body within five minutes. After a secret was changed, give the old one too.
 *
 * @param body as it came: once parsed and written again it may be another text
 * @throws WebhookVerificationError for everything else; answer it with 401
 */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: ReceivedHeaders,
  secrets: string | readonly string[],
): WebhookEvent {
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const received = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value ?? "")]));
  let refusal = new WebhookVerificationError("No secret was given");
  for (const secret of [secrets].flat()) {
    try {
      const event = new Webhook(secret).verify(text, received) as Omit<WebhookEvent, "id">;
      return { ...event, id: received["webhook-id"] } as WebhookEvent;
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}
