import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";

type Delivery = Selectable<Tables["webhook_delivery"]>;
export type ToldDelivery = Delivery &
  Pick<
    Selectable<Tables["history"]>,
    "at" | "project_id" | "folder_id" | "installation_id" | "user_id" | "certificate" | "changes"
  >;

export function selectDeliveries(db: Kysely<Tables>, companyId: string, webhookId: string) {
  return db
    .selectFrom("webhook_delivery as delivery")
    .innerJoin("history", (join) =>
      join.onRef("history.company_id", "=", "delivery.company_id").onRef("history.sequence", "=", "delivery.sequence"),
    )
    .selectAll("delivery")
    .select(["history.at", "history.project_id", "history.folder_id", "history.installation_id"])
    .select(["history.user_id", "history.certificate", "history.changes"])
    .where("delivery.company_id", "=", companyId)
    .where("delivery.webhook_id", "=", webhookId);
}

/** A delivery's body is equal at each attempt. Receivers read personal data by the API, with their own rights. */
export function toPayload(delivery: ToldDelivery): string {
  const isMail = delivery.kind === "certificate.sent" || delivery.kind === "certificate.delivery_failed";
  const reason = delivery.changes.find(({ field }) => field === "delivery.reason")?.to;
  const data = {
    companyId: delivery.company_id,
    projectId: delivery.project_id ?? undefined,
    folderId: delivery.folder_id ?? undefined,
    installationId: delivery.installation_id ?? undefined,
    userId: delivery.user_id ?? undefined,
    certificateNumber: delivery.certificate ?? undefined,
    copy: isMail ? delivery.changes.some(({ field }) => field === "copy.email") : undefined,
    reason: typeof reason === "string" ? reason : undefined,
  };
  return JSON.stringify({ type: delivery.kind, timestamp: delivery.at.toISOString(), data });
}
