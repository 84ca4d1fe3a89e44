import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import { folderIn, loadFolderTree } from "../folder/loadFolderTree.ts";
import type { Language } from "../i18n/language.ts";
import { canBeFinished, findMissing } from "../step/findMissing.ts";
import { loadRecords } from "../step/loadRecords.ts";
import { toInstalledProduct } from "../step/toInstalledProduct.ts";
import { selectInstallations, toInstallation } from "./selectInstallations.ts";

export interface InstallationAddress {
  projectId: string;
  installationId: string;
}

/** One installation with its products and what it lacks, and its version; refuses an address that the company does not have. */
export async function readInstallation(
  db: Kysely<Tables>,
  companyId: string,
  { projectId, installationId }: InstallationAddress,
  language: Language,
): Promise<{ body: components["schemas"]["InstallationDetail"]; version: number }> {
  const row = await selectInstallations(db, companyId)
    .where("installation.project_id", "=", projectId)
    .where("installation.id", "=", installationId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const tree = await loadFolderTree(db, companyId, projectId);
  const records = await loadRecords(db, companyId, [installationId]);
  const record = records.get(installationId) ?? { products: [], recordings: [] };
  const missing = findMissing(record, language);
  const body = {
    ...toInstallation(row),
    isCompleted: canBeFinished(missing),
    path: folderIn(tree, row.folder_id).path,
    products: record.products.map((installed) => toInstalledProduct(installed, language)),
    missing,
  };
  return { body, version: row.version };
}
