import type { components } from "../__generated__/contract.ts";
import { notFound } from "../errors.ts";
import type { Call, Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { findMissing, type Missing } from "../step/findMissing.ts";
import { loadInstallationContents } from "../step/loadInstallationContents.ts";
import { loadSamePhotos, withPhotos } from "../step/loadSamePhotos.ts";
import {
  allFolders,
  isSelectable,
  loadProjectTree,
  type TreeFolder,
  type TreeInstallation,
} from "./loadProjectTree.ts";
import { toCertificates } from "./toCertificates.ts";

type SignableFolder = components["schemas"]["SignableFolder"];
type Certificate = components["schemas"]["Certificate"];

type Findings = {
  signed: boolean;
  missing: Map<string, Missing[]>;
  certificates: Map<string, Certificate[]>;
};

/**
 * GET .../signable. A folder without rooms is listed only if a subfolder is listed or, in the signed list, if it has withdrawn
 * certificates.
 */
export const listSignableFolders: Handler<"listSignableFolders"> = async (call) => {
  const { companyId, projectId } = call.params;
  const language = knownLanguage(call.query.language);
  const tree = await loadProjectTree(call.db, companyId, projectId, { language });
  if (tree.length === 0) throw notFound();
  const { signed } = call.query;
  const findings = {
    signed,
    missing: signed ? new Map() : await missingByInstallation(call, tree),
    certificates: await certificatesByFolder(call),
  };
  const data = tree.flatMap((root) => {
    const shown = show(root, findings);
    // The root folder without rooms is left out, because it only repeats the project's name.
    return shown.flatMap((folder) => (listsOwn(folder, signed) ? [folder] : folder.folders));
  });
  return { status: 200, body: { data } };
};

function show(folder: TreeFolder, findings: Findings): SignableFolder[] {
  const { signed, missing, certificates } = findings;
  const folders = folder.folders.flatMap((below) => show(below, findings));
  const installations = listed(folder, signed);
  const sent = certificates.get(folder.id) ?? [];
  if (installations.length + folders.length === 0 && !(signed && sent.length > 0)) return [];
  const shown: SignableFolder = {
    id: folder.id,
    title: folder.title,
    name: folder.name,
    fileName: sent.at(-1)?.fileName ?? null,
    selectable: signed ? installations.length > 0 : isSelectable(folder),
    installations: installations.map((installation) => toSignable(installation, missing)),
    certificates: sent,
    folders,
  };
  return [shown];
}

function listsOwn({ installations, certificates }: SignableFolder, signed: boolean): boolean {
  return installations.length > 0 || (signed && certificates.length > 0);
}

function toSignable(installation: TreeInstallation, missing: Map<string, Missing[]>) {
  const { id, title, completedAt, activatedAt, awaitsReview } = installation;
  return {
    id,
    title,
    completedAt: completedAt?.toISOString() ?? null,
    activatedAt: activatedAt?.toISOString() ?? null,
    awaitsReview,
    missing: missing.get(id) ?? [],
  };
}

function listed({ installations }: TreeFolder, signed: boolean): TreeInstallation[] {
  return installations.filter(({ activatedAt }) => (activatedAt !== null) === signed);
}

async function missingByInstallation({ db, params, query }: Call<"listSignableFolders">, tree: TreeFolder[]) {
  const ids = allFolders(tree).flatMap((folder) => listed(folder, false).map(({ id }) => id));
  const allContents = await loadInstallationContents(db, params.companyId, ids);
  const language = knownLanguage(query.language);
  const samePhotos = await loadSamePhotos(db, params.companyId, withPhotos(allContents));
  return new Map([...allContents].map(([id, contents]) => [id, findMissing(contents, language, samePhotos)]));
}

async function certificatesByFolder(call: Call<"listSignableFolders">) {
  const { companyId, projectId } = call.params;
  const rows = await call.db
    .selectFrom("certificate")
    .select("id")
    .where("company_id", "=", companyId)
    .where("project_id", "=", projectId)
    .execute();
  const certificates = await toCertificates(
    call,
    companyId,
    rows.map(({ id }) => id),
  );
  return Map.groupBy(certificates, ({ folderId }) => folderId);
}
