import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";

type Project = components["schemas"]["Project"];

/** The projects of a company with the counts of their installations. */
export function selectProjects(db: Kysely<Tables>, companyId: string) {
  return db
    .selectFrom("project")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("installation")
          .whereRef("installation.company_id", "=", "project.company_id")
          .whereRef("installation.project_id", "=", "project.id")
          .select(sql<number>`count(*)::int`.as("total"))
          .select(sql<number>`count(completed_at)::int`.as("completed"))
          .select(sql<number>`count(activated_at)::int`.as("activated"))
          .as("counts"),
      (join) => join.onTrue(),
    )
    .selectAll("project")
    .select(["counts.total", "counts.completed", "counts.activated"])
    .where("project.company_id", "=", companyId);
}

type ProjectRow = Awaited<ReturnType<ReturnType<typeof selectProjects>["executeTakeFirstOrThrow"]>>;

/** A project row with its counts as the contract shows it. */
export function toProject(row: ProjectRow): Project {
  const installations = { count: row.total, completed: row.completed, activated: row.activated };
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
    version: String(row.version),
  };
}

function statusOf({ count, completed, activated }: Project["installations"]): Project["status"] {
  if (count === 0 || completed < count) return "IN_PROGRESS";
  return activated < count ? "SIGNABLE" : "COMPLETED";
}
