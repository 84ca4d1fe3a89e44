import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { components } from "../__generated__/contract.ts";
import { confirmationsColumn } from "../database/standardsConfirmations.ts";
import { notFound } from "../errors.ts";
import type { Call, Handler } from "../http/operation.ts";
import { dayInCountry } from "../i18n/country.ts";
import { knownLanguage } from "../i18n/language.ts";
import { findMissing, type Missing } from "../step/findMissing.ts";
import { loadInstallationContents } from "../step/loadInstallationContents.ts";
import { loadSamePhotos, withPhotos } from "../step/loadSamePhotos.ts";
import { certifiedRoom } from "./certifiedRoom.ts";
import { loadDeclarations } from "./loadDeclarations.ts";
import {
  allFolders,
  isSelectable,
  loadProjectTree,
  type TreeFolder,
  type TreeInstallation,
} from "./loadProjectTree.ts";
import { nationalLacks, recordColumns } from "./nationalRecord.ts";
import { toCertificates } from "./toCertificates.ts";
import { parseStored, termsColumn, type Warranty, warrantyOf } from "./warrantyTerms.ts";

type SignableFolder = components["schemas"]["SignableFolder"];
type SignableInstallation = components["schemas"]["SignableInstallation"];

type Findings = {
  signed: boolean;
  missing: Map<string, Missing[]>;
  warranty: (installationIds: string[]) => Warranty | null;
  nationalRecord: (installationIds: string[]) => NonNullable<SignableFolder["nationalRecord"]> | null;
  certificates: Map<string, SignableFolder["certificates"]>;
  toReview: (installation: TreeInstallation) => Pick<SignableInstallation, "viewerCanReview" | "reviewers">;
};

const noFindings = { missing: new Map<string, Missing[]>(), warranty: () => null, nationalRecord: () => null };

/** GET .../signable. Folders with rooms to sign. With `signed`, folders with signed rooms or certificates. */
export const listSignableFolders: Handler<"listSignableFolders"> = async (call) => {
  const { companyId, projectId } = call.params;
  const language = knownLanguage(call.query.language);
  const tree = await loadProjectTree(call.db, companyId, projectId, { language });
  if (tree.length === 0) throw notFound();
  const { signed } = call.query;
  const company = await loadCompany(call);
  const findings = {
    signed,
    ...(signed ? noFindings : await findingsOfRooms(call, tree, company)),
    certificates: await certificatesByFolder(call, company.certificateIds),
    toReview: await reviewsOf(call, tree),
  };
  const data = tree.flatMap((root) => {
    const shown = show(root, findings);
    // Subfolders replace a root folder without own content, because its title only repeats the project's name.
    return shown.flatMap((folder) => (listsOwn(folder, signed) ? [folder] : folder.folders));
  });
  return { status: 200, body: { data } };
};

function show(folder: TreeFolder, findings: Findings): SignableFolder[] {
  const { signed, warranty, nationalRecord, certificates } = findings;
  const folders = folder.folders.flatMap((below) => show(below, findings));
  const installations = listed(folder, signed);
  const sent = certificates.get(folder.id) ?? [];
  const ids = installations.map(({ id }) => id);
  const term = warranty(ids);
  const record = nationalRecord(ids);
  if (installations.length + folders.length === 0 && !(signed && sent.length > 0)) return [];
  const shown: SignableFolder = {
    id: folder.id,
    title: folder.title,
    name: folder.name,
    fileName: sent.at(-1)?.fileName ?? null,
    selectable: signed ? installations.length > 0 : isSelectable(folder),
    installations: installations.map((installation) => toSignable(installation, findings)),
    certificates: sent,
    folders,
    ...(term && { warranty: term }),
    ...(record && { nationalRecord: record }),
  };
  return [shown];
}

function listsOwn({ installations, certificates }: SignableFolder, signed: boolean): boolean {
  return installations.length > 0 || (signed && certificates.length > 0);
}

function toSignable(
  installation: TreeInstallation,
  { missing, toReview }: Pick<Findings, "missing" | "toReview">,
): SignableInstallation {
  const { id, title, completedAt, activatedAt, awaitsReview } = installation;
  return {
    id,
    title,
    completedAt: completedAt?.toISOString() ?? null,
    activatedAt: activatedAt?.toISOString() ?? null,
    awaitsReview,
    ...toReview(installation),
    missing: missing.get(id) ?? [],
  };
}

function listed({ installations }: TreeFolder, signed: boolean): TreeInstallation[] {
  return installations.filter(({ activatedAt }) => (activatedAt !== null) === signed);
}

type Company = Awaited<ReturnType<typeof loadCompany>>;

async function loadCompany({ db, params: { companyId, projectId } }: Call<"listSignableFolders">) {
  const { country, terms, certificates, ...record } = await db
    .selectFrom("company")
    .innerJoin("project", "project.company_id", "company.id")
    .select(["country", "work_kind", ...recordColumns])
    .select((eb) => [
      termsColumn(eb).as("terms"),
      confirmationsColumn(eb, companyId).as("confirmations"),
      jsonArrayFrom(
        eb
          .selectFrom("certificate")
          .select("id")
          .where("company_id", "=", companyId)
          .where("project_id", "=", projectId),
      ).as("certificates"),
    ])
    .where("company.id", "=", companyId)
    .where("project.id", "=", projectId)
    .executeTakeFirstOrThrow();
  return { country, record, terms: parseStored(terms), certificateIds: certificates.map(({ id }) => id) };
}

async function findingsOfRooms(
  { db, params: { companyId }, query }: Call<"listSignableFolders">,
  tree: TreeFolder[],
  { country, record, terms }: Company,
) {
  const ids = allFolders(tree).flatMap((folder) => listed(folder, false).map(({ id }) => id));
  const allContents = await loadInstallationContents(db, companyId, ids);
  const language = knownLanguage(query.language);
  const samePhotos = await loadSamePhotos(db, companyId, withPhotos(allContents));
  const missing = new Map(
    [...allContents].map(([id, contents]) => [id, findMissing(contents, language, samePhotos)] as const),
  );
  const today = { country, day: dayInCountry(country, new Date()) };
  const warranty = (roomIds: string[]) => {
    if (terms.length === 0 || roomIds.length === 0) return null;
    const rooms = roomIds.flatMap((id) => {
      const contents = allContents.get(id);
      return contents ? [{ contents, missing: missing.get(id) ?? [] }] : [];
    });
    return warrantyOf(terms, rooms, today);
  };
  const declarations = record.record_country && (await loadDeclarations(db, { companyId, country }, ids));
  const nationalRecord = (roomIds: string[]) => {
    if (!declarations || roomIds.length === 0) return null;
    const rooms = roomIds.map((id) => {
      const contents = allContents.get(id) ?? { products: [], recordings: [] };
      return { ...certifiedRoom("", contents, language, country), declaration: declarations.get(id) };
    });
    return nationalLacks(record, rooms, today.day);
  };
  return { missing, warranty, nationalRecord };
}

const namedReviewers = 5;

/** Neither the person who finished a room nor a program can release the room. */
async function reviewsOf({ db, viewer, params: { companyId } }: Call<"listSignableFolders">, tree: TreeFolder[]) {
  const waits = allFolders(tree).some(({ installations }) => installations.some(({ awaitsReview }) => awaitsReview));
  const people = !waits
    ? []
    : await db
        .selectFrom("app_user")
        .select(["id", sql<string>`first_name || ' ' || last_name`.as("name")])
        .where("company_id", "=", companyId)
        .where("active", "=", true)
        .orderBy("first_name")
        .orderBy("last_name")
        .orderBy("id")
        .limit(namedReviewers + 1)
        .execute();
  return ({ awaitsReview, finishedBy }: TreeInstallation) => {
    if (!awaitsReview) return { viewerCanReview: false };
    const others = people.filter(({ id }) => id !== finishedBy).slice(0, namedReviewers);
    return {
      viewerCanReview: !viewer.program && viewer.id !== finishedBy,
      reviewers: others.map(({ name }) => name),
    };
  };
}

async function certificatesByFolder(call: Call<"listSignableFolders">, ids: string[]) {
  const certificates = await toCertificates(call, call.params.companyId, ids);
  return Map.groupBy(certificates, ({ folderId }) => folderId);
}
