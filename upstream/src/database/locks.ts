import type { Kysely, Selectable, Transaction } from "kysely";
import { ApiError, notFound } from "../errors.ts";
import type { Tables } from "./tables.ts";

/*
 * Each transaction takes its locks in this order, so that no two wait for each other: import or batch, company, user, project,
 * installations by id, an installed product (storeRecording.ts), an installation's step findings (refreshStepFindings.ts), sendings
 * (checkSendingRate.ts), external ids (externalIds.ts), similar photos (similarPhotos.ts), and last the end of the company's history
 * (writeHistory.ts, decision 41). The history's lock also protects search entries and words (refreshSearch.ts). Idempotency keys come
 * first, without waiting.
 */

export function inTransaction<Result>(
  db: Kysely<Tables>,
  run: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? run(db as Transaction<Tables>) : db.transaction().execute(run);
}

type InstallationRow = Selectable<Tables["installation"]>;

type InstallationKey = { installationId: string; projectId?: string } | { measurementId: string };

/** Locks the company's row. Others may still reference the row, because they may hold the caller's next lock. */
export function lockCompany(trx: Kysely<Tables>, companyId: string): Promise<Selectable<Tables["company"]>> {
  return trx.selectFrom("company").selectAll().where("id", "=", companyId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Locks the import's row, so that parts are made or removed one after another. */
export function lockImport(trx: Kysely<Tables>, companyId: string, importId: string) {
  return trx
    .selectFrom("project_import")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", importId)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks user and company, so that two changes cannot both remove the last admin. */
export async function lockUser(
  trx: Kysely<Tables>,
  companyId: string,
  userId: string,
): Promise<Selectable<Tables["app_user"]>> {
  await lockCompany(trx, companyId);
  const user = await trx
    .selectFrom("app_user")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw notFound();
  return user;
}

/** @throws if `user` is the last active owner, or an admin without another active admin or owner */
export async function refuseLastOfRole(trx: Kysely<Tables>, user: Selectable<Tables["app_user"]>): Promise<void> {
  if (user.role === "user") return;
  const other = await trx
    .selectFrom("app_user")
    .select("id")
    .where("company_id", "=", user.company_id)
    .where("id", "!=", user.id)
    .where("role", "in", user.role === "owner" ? ["owner"] : ["admin", "owner"])
    .where("active", "=", true)
    .executeTakeFirst();
  if (other) return;
  if (user.role === "owner") {
    throw new ApiError(
      409,
      "LAST_OWNER",
      "A company keeps at least one owner. Make somebody else an owner first; nothing was saved.",
    );
  }
  throw new ApiError(
    409,
    "LAST_ADMIN",
    "A company keeps at least one admin or owner. Make somebody else an admin first; nothing was saved.",
  );
}

/** Locks the project's row, so that changes of its structure and activations come one after another. */
export async function lockProject(
  trx: Kysely<Tables>,
  companyId: string,
  projectId: string,
): Promise<Selectable<Tables["project"]>> {
  const project = await trx
    .selectFrom("project")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", projectId)
    .forUpdate()
    .executeTakeFirst();
  if (!project) throw notFound();
  return project;
}

/** Locks the installation's row. Transactions with `share` can hold the lock together. */
export async function lockInstallation(
  trx: Kysely<Tables>,
  companyId: string,
  key: InstallationKey,
  strength: "share" | "update" = "update",
): Promise<InstallationRow> {
  const installation = await trx
    .selectFrom("installation")
    .selectAll()
    .where("company_id", "=", companyId)
    .where((eb) => {
      if (!("measurementId" in key))
        return eb.and({ id: key.installationId, ...(key.projectId && { project_id: key.projectId }) });
      const installed = eb.selectFrom("installed_product").select("installation_id");
      return eb("id", "=", installed.where("company_id", "=", companyId).where("id", "=", key.measurementId));
    })
    .$if(strength === "update", (query) => query.forUpdate())
    .$if(strength === "share", (query) => query.forShare())
    .executeTakeFirst();
  if (!installation) throw notFound();
  return installation;
}

export async function lockUnfinishedInstallation(
  trx: Kysely<Tables>,
  companyId: string,
  key: InstallationKey,
  strength?: "share" | "update",
): Promise<InstallationRow> {
  const installation = await lockInstallation(trx, companyId, key, strength);
  refuseUnchangeable(installation);
  return installation;
}

/** @throws INSTALLATION_COMPLETED or INSTALLATION_ACTIVATED */
export function refuseUnchangeable(installation: InstallationRow): void {
  refuseActivated(installation);
  if (installation.completed_at === null) return;
  throw new ApiError(
    409,
    "INSTALLATION_COMPLETED",
    "The installation is finished, so its products and values cannot be changed. Nothing was saved.",
  );
}

export function refuseActivated(installation: InstallationRow): void {
  if (installation.activated_at === null) return;
  throw new ApiError(
    409,
    "INSTALLATION_ACTIVATED",
    "The warranty of this installation is activated, so it cannot be changed any more. Nothing was saved.",
  );
}
