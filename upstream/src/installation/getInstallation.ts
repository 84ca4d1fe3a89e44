import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { OrderColumn } from "../database/keyset.ts";
import type { Tables } from "../database/tables.ts";
import { updatedAt } from "../database/updatedAt.ts";
import { selectDeclared, toRoomDeclaration } from "../declaration/declareFinished.ts";
import { notFound } from "../errors.ts";
import { folderIn, loadFolderTree } from "../folder/loadFolderTree.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage, type Language } from "../i18n/language.ts";
import { blocksFinishing, findMissing } from "../step/findMissing.ts";
import { loadInstallationContents, toInstalledProduct } from "../step/loadInstallationContents.ts";
import { loadSamePhotos, withPhotos } from "../step/loadSamePhotos.ts";
import { stepStates } from "../step/stepStates.ts";
import { selectPeople, toReview } from "./review.ts";
import { type Files, roomPhotos } from "./roomPhotos.ts";

export const getInstallation: Handler<"getInstallation"> = async ({ db, storage, viewer, params, query }) => ({
  status: 200,
  ...(await readInstallation({ db, storage }, viewer.companyId, params, knownLanguage(query.language))),
});

type InstallationAddress = {
  projectId: string;
  installationId: string;
};

export async function readInstallation(
  files: Files,
  companyId: string,
  { projectId, installationId }: InstallationAddress,
  language: Language,
): Promise<{ body: components["schemas"]["InstallationDetail"]; version: number }> {
  const { db } = files;
  const row = await selectInstallations(db, companyId)
    .where("installation.project_id", "=", projectId)
    .where("installation.id", "=", installationId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const tree = await loadFolderTree(db, companyId, projectId);
  const allContents = await loadInstallationContents(db, companyId, [installationId]);
  const contents = allContents.get(installationId) ?? { products: [], recordings: [] };
  const missing = findMissing(contents, language, await loadSamePhotos(db, companyId, withPhotos(allContents)));
  const canBeFinished = !missing.some(blocksFinishing);
  const body = {
    ...toInstallation(row),
    stepStates: stepStates(contents),
    ...(await roomPhotos(files, companyId, allContents)).get(installationId),
    isCompleted: canBeFinished,
    path: folderIn(tree, row.folder_id).path,
    products: contents.products.map((installed) => toInstalledProduct(installed, language)),
    missing,
  };
  return { body, version: row.version };
}

export function selectInstallations(db: Kysely<Tables>, companyId: string) {
  return db
    .selectFrom("installation")
    .innerJoin("app_user as installer", (join) =>
      join
        .onRef("installer.company_id", "=", "installation.company_id")
        .onRef("installer.id", "=", "installation.installer_id"),
    )
    .selectAll("installation")
    .select(["installer.first_name", "installer.last_name", updatedAt("INSTALLATION").as("updated_at")])
    .select(selectPeople)
    .select(selectDeclared)
    .where("installation.company_id", "=", companyId);
}

export async function withStepStates(files: Files, companyId: string, rows: InstallationRow[]) {
  const ids = rows.map(({ id }) => id);
  const allContents = await loadInstallationContents(files.db, companyId, ids);
  const photos = await roomPhotos(files, companyId, allContents);
  return rows.map((row) => {
    const contents = allContents.get(row.id) ?? { products: [], recordings: [] };
    return { ...toInstallation(row), stepStates: stepStates(contents), ...photos.get(row.id) };
  });
}

export const byId: OrderColumn[] = [{ expression: sql`installation.id`, type: "text" }];

type InstallationRow = Awaited<ReturnType<ReturnType<typeof selectInstallations>["executeTakeFirstOrThrow"]>>;

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
    externalId: row.external_id,
    metadata: row.metadata,
    updatedAt: row.updated_at.toISOString(),
    review: toReview(row),
    declaration: toRoomDeclaration(row),
  };
}
