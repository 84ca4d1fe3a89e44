import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { ApiError, notFound } from "../errors.ts";
import type { InstallationAddress } from "./readInstallation.ts";

type InstallationRow = Selectable<Tables["installation"]>;

/** The installation's row, locked until the transaction ends. */
export async function lockInstallation(
  trx: Kysely<Tables>,
  companyId: string,
  { projectId, installationId }: InstallationAddress,
): Promise<InstallationRow> {
  const installation = await trx
    .selectFrom("installation")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("project_id", "=", projectId)
    .where("id", "=", installationId)
    .forUpdate()
    .executeTakeFirst();
  if (!installation) throw notFound();
  return installation;
}

export function refuseActivated(installation: InstallationRow): void {
  if (installation.activated_at === null) return;
  throw new ApiError(
    409,
    "INSTALLATION_ACTIVATED",
    "The warranty of this installation is activated, so it cannot be changed any more. Nothing was saved.",
  );
}

/** Products, values and attachments are closed once an installation is finished. */
export function refuseFinished(installation: InstallationRow): void {
  refuseActivated(installation);
  if (installation.completed_at === null) return;
  throw new ApiError(
    409,
    "INSTALLATION_COMPLETED",
    "The installation is finished, so its products and values cannot be changed. Nothing was saved.",
  );
}
