import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";

type Project = components["schemas"]["Project"];

/** The projects of a company with the counts of their installations. */
export function selectProjects(db: Kysely<Tables>, companyId: string) {
  const counts = db
    .selectFrom("installation")
    .select("project_id")
    .select(sql<number>`count(*)::int`.as("total"))
    .select(sql<number>`count(completed_at)::int`.as("completed"))
    .select(sql<number>`count(activated_at)::int`.as("activated"))
    .where("company_id", "=", companyId)
    .groupBy("project_id");
  return db
    .selectFrom("project")
    .leftJoin(counts.as("counts"), "counts.project_id", "project.id")
    .selectAll("project")
    .select(["counts.total", "counts.completed", "counts.activated"])
    .where("project.company_id", "=", companyId);
}

type ProjectRow = Awaited<ReturnType<ReturnType<typeof selectProjects>["executeTakeFirstOrThrow"]>>;

/** A project row with its counts as the contract shows it. */
export function toProject(row: ProjectRow): Project {
  const installations = { count: row.total ?? 0, completed: row.completed ?? 0, activated: row.activated ?? 0 };
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
    rootFolderId: row.root_folder_id,
    companyId: row.company_id,
  };
}

function statusOf({ count, completed, activated }: Project["installations"]): Project["status"] {
  if (count === 0 || completed < count) return "IN_PROGRESS";
  return activated < count ? "SIGNABLE" : "COMPLETED";
}
