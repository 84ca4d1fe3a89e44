import { Webhook, WebhookVerificationError } from "standardwebhooks";
import type { WebhookKind } from "./__generated__/schema.ts";

export { WebhookVerificationError };

type ToType<Kind extends string> = Kind extends `${infer Thing}_${infer Happened}`
  ? `${Lowercase<Thing>}.${Lowercase<Happened>}`
  : never;

type EventOf<Type extends string> = {
  /** Each delivery of an event has the same id, so that you can skip repeated ones. */
  id: string;
  /** New types may be added. */
  type: Type;
  timestamp: string;
  /** The objects' REST ids; GraphQL calls them `restId`, `projectId` and so on. */
  data: Ids &
    (Type extends `certificate.${string}` ? { certificateNumber: string; projectId: string } : unknown) &
    // True for the copy to the sender, false for the customer's mail.
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

/** `type` decides the fields of `data`. */
export type WebhookEvent = { [Kind in WebhookKind]: EventOf<ToType<Kind>> }[WebhookKind];

type ReceivedHeaders = Headers | Record<string, string | string[] | undefined>;

/**
 * Returns the event if the body was signed with one of the secrets, at most five minutes ago. After a change of the
 * secret, give the old one as well.
 * @param body as received, because parsing and writing it again may change the text
 * @throws WebhookVerificationError for any other request, which must be answered with 401
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
