import type { Selectable } from "kysely";
import type { components } from "../../__generated__/contract.ts";
import type { Tables } from "../../database/tables.ts";

type Schemas = components["schemas"];
type Entry = Pick<
  Selectable<Tables["history"]>,
  "sequence" | "action" | "project_id" | "installation_id" | "user_id" | "certificate"
>;

type WebhookEvent = {
  sequence: number;
  kind: Schemas["WebhookKind"];
  subject: string;
};

const kinds: Partial<Record<Schemas["HistoryAction"], Schemas["WebhookKind"]>> = {
  "installation.finished": "installation.finished",
  "installation.reopened": "installation.reopened",
  "installation.returned": "installation.reopened",
  "certificate.issued": "certificate.issued",
  "certificate.withdrawn": "certificate.withdrawn",
  "certificate.replaced": "certificate.replaced",
  "fault.changed": "certificate.fault_changed",
  "delivery.sent": "certificate.sent",
  "delivery.failed": "certificate.delivery_failed",
  "project.created": "project.created",
  "project.changed": "project.changed",
  "project.archived": "project.archived",
  "project.reopened": "project.changed",
  "user.invited": "user.invited",
};

export function toWebhookEvents(entries: Entry[]): WebhookEvent[] {
  return entries.flatMap((entry) => {
    const kind = kinds[entry.action];
    return kind ? [{ sequence: entry.sequence, kind, subject: subjectOf(kind, entry) }] : [];
  });
}

function subjectOf(kind: WebhookEvent["kind"], entry: Entry): string {
  const [noun] = kind.split(".");
  if (noun === "certificate") return entry.certificate ?? "";
  const id = { installation: entry.installation_id, project: entry.project_id, user: entry.user_id }[noun ?? ""];
  return id ?? "";
}
