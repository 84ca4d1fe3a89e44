import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";

/** The installations of a company with their installers' names. */
export function selectInstallations(db: Kysely<Tables>, companyId: string) {
  return db
    .selectFrom("installation")
    .innerJoin("app_user as installer", (join) =>
      join
        .onRef("installer.company_id", "=", "installation.company_id")
        .onRef("installer.id", "=", "installation.installer_id"),
    )
    .selectAll("installation")
    .select(["installer.first_name", "installer.last_name"])
    .where("installation.company_id", "=", companyId);
}

type InstallationRow = Awaited<ReturnType<ReturnType<typeof selectInstallations>["executeTakeFirstOrThrow"]>>;

/** An installation row as the contract shows it in lists. */
export function toInstallation(row: InstallationRow): components["schemas"]["Installation"] {
  return {
    id: row.id,
    title: row.title,
    installerId: row.installer_id,
    installer: { firstName: row.first_name, lastName: row.last_name },
    folderId: row.folder_id,
    projectId: row.project_id,
    createdAt: row.created_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    activatedAt: row.activated_at?.toISOString() ?? null,
    version: String(row.version),
  };
}
