import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { isLastSending } from "../database/isLastSending.ts";
import type { Tables } from "../database/tables.ts";
import { updatedAt } from "../database/updatedAt.ts";

type Project = components["schemas"]["Project"];

export function selectProjects(db: Kysely<Tables>, companyId: string) {
  return db
    .selectFrom("project")
    .innerJoinLateral(undelivered, (join) => join.onTrue())
    .selectAll("project")
    .select((eb) => ["mail.undelivered", hasBounced(eb).as("bounced"), updatedAt("PROJECT").as("updated_at")])
    .where("project.company_id", "=", companyId);
}

/** Counts a project's undelivered certificates. Starts at its sendings, because other failed mails are many. */
function undelivered(eb: ExpressionBuilder<Tables, "project">) {
  return selectUndelivered(eb)
    .whereRef("sending.company_id", "=", "project.company_id")
    .whereRef("sending.project_id", "=", "project.id")
    .select(sql<number>`count(distinct sent.certificate_id)::int`.as("undelivered"))
    .as("mail");
}

function hasBounced(eb: ExpressionBuilder<Tables, "project">) {
  return eb
    .selectFrom("sending")
    .innerJoin("recipient as latest", (join) =>
      join
        .onRef("latest.company_id", "=", "sending.company_id")
        .onRef("latest.sending_id", "=", "sending.id")
        .on("latest.copy", "=", false),
    )
    .whereRef("sending.company_id", "=", "project.company_id")
    .whereRef("sending.project_id", "=", "project.id")
    .where(sql<SqlBool>`lower(latest.email) = lower(project.customer_email)`)
    .select(sql<boolean>`latest.state = 'FAILED'`.as("failed"))
    .orderBy("sending.created_at", "desc")
    .limit(1);
}

/** Last sendings, not withdrawn, whose mail to the customer is in `state`. The caller adds the company. */
export function selectUndelivered(
  eb: ExpressionBuilder<Tables, "project">,
  state: Tables["recipient"]["state"] = "FAILED",
) {
  return eb
    .selectFrom("sending")
    .innerJoin("recipient as unsent", (join) =>
      join
        .onRef("unsent.company_id", "=", "sending.company_id")
        .onRef("unsent.sending_id", "=", "sending.id")
        .on("unsent.state", "=", state)
        .on("unsent.copy", "=", false),
    )
    .innerJoin("sending_certificate as sent", (join) =>
      join.onRef("sent.company_id", "=", "sending.company_id").onRef("sent.sending_id", "=", "sending.id"),
    )
    .where(isLastSending)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("certificate as withdrawn")
            .select("withdrawn.id")
            .whereRef("withdrawn.company_id", "=", "sent.company_id")
            .whereRef("withdrawn.id", "=", "sent.certificate_id")
            .where("withdrawn.withdrawn_at", "is not", null),
        ),
      ),
    );
}

type ProjectRow = Awaited<ReturnType<ReturnType<typeof selectProjects>["executeTakeFirstOrThrow"]>>;

export function toProject(row: ProjectRow): Project {
  const installations = {
    count: row.installation_count,
    completed: row.completed_count,
    activated: row.activated_count,
  };
  return {
    id: row.id,
    name: row.name,
    city: row.city,
    customer: row.customer,
    ...(row.customer_email !== null && { customerEmail: row.customer_email }),
    postalCode: row.postal_code,
    startDate: row.start_date.toISOString(),
    endDate: row.end_date?.toISOString() ?? null,
    archived: row.archived,
    status: statusOf(installations),
    installations,
    installationCount: installations.count,
    undeliveredCertificates: row.undelivered,
    customerEmailBounced: row.bounced ?? false,
    rootFolderId: row.root_folder_id,
    companyId: row.company_id,
    version: String(row.version),
    externalId: row.external_id,
    metadata: row.metadata,
    workKind: row.work_kind,
    updatedAt: row.updated_at.toISOString(),
  };
}

function statusOf({ count, completed, activated }: Project["installations"]): Project["status"] {
  if (count === 0 || completed < count) return "IN_PROGRESS";
  return activated < count ? "SIGNABLE" : "COMPLETED";
}
