import { randomBytes } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { adminOnly, notFound, validationFailed } from "../errors.ts";
import type { Call, Handler } from "../http/operation.ts";
import { isAllowedUrl } from "./postWebhook.ts";

type Row = Selectable<Tables["webhook"]>;
type Viewer = Call<"listWebhooks">["viewer"];

export const listWebhooks: Handler<"listWebhooks"> = async ({ db, viewer }) => {
  requireAdmin(viewer);
  const rows = await db
    .selectFrom("webhook")
    .selectAll()
    .where("company_id", "=", viewer.companyId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return { status: 200, body: { data: rows.map(toWebhook) } };
};

export function requireAdmin(viewer: Viewer): void {
  if (!viewer.isAdmin) throw adminOnly("Only an admin of the company may see and change its webhooks.");
}

export function findWebhook(db: Kysely<Tables>, viewer: Viewer, webhookId: string): Promise<Row> {
  return selectWebhook(db, viewer, webhookId).executeTakeFirstOrThrow(notFound);
}

export function lockWebhook(trx: Kysely<Tables>, viewer: Viewer, webhookId: string): Promise<Row> {
  return selectWebhook(trx, viewer, webhookId).forUpdate().executeTakeFirstOrThrow(notFound);
}

export function selectWebhook(db: Kysely<Tables>, { companyId }: { companyId: string }, webhookId: string) {
  return db.selectFrom("webhook").selectAll().where("company_id", "=", companyId).where("id", "=", webhookId);
}

export function requireAllowedUrl(url: string, { webhookLoopback }: { webhookLoopback: boolean }): void {
  if (isAllowedUrl(url, { allowLoopback: webhookLoopback })) return;
  const message = "A webhook needs a public https address without a name and password in it.";
  throw validationFailed([{ field: "url", code: "WEBHOOK_URL_INVALID", message }]);
}

/** Standard Webhooks requires 24 to 64 bytes. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

export function toWebhook(row: Row): components["schemas"]["Webhook"] {
  const isRotating = row.previous_secret_until !== null && row.previous_secret_until > new Date();
  return {
    id: row.id,
    url: row.url,
    kinds: row.kinds,
    active: row.active,
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    failingSince: row.failing_since?.toISOString() ?? null,
    previousSecretUntil: isRotating ? (row.previous_secret_until?.toISOString() ?? null) : null,
    createdAt: row.created_at.toISOString(),
  };
}
