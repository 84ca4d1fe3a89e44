import type {
  CertificateResolvers,
  Language,
  MutationResolvers,
  PrintedReadingResolvers,
  QueryResolvers,
  SignableFolderResolvers,
  SignableInstallationResolvers,
  VerifiedCertificateResolvers,
} from "../__generated__/resolvers.ts";
import { RecordItem } from "../__generated__/schema.ts";
import type { Context } from "../context.ts";
import { sortByTitle } from "../graphql/languages.ts";
import type { InProject, SignableFolderSource } from "../graphql/sources.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
import { clientError, orNull, requireFound } from "../rest/errors.ts";
import { toReading } from "../rest/toReading.ts";
import type { RestProject, RestSignableFolder } from "../rest/types.ts";
import { restFields, stepFields } from "../step/stepFields.ts";

export const Certificate: CertificateResolvers = {
  folder: ({ projectId, folderId }, _, { loaders }) => loaders.folder.load({ projectId, folderId }),
  folderName: (certificate) =>
    "folderName" in certificate && typeof certificate.folderName === "string" ? certificate.folderName : null,
  project: ({ projectId }, _, { loaders }) => loaders.project.load(projectId),
  viewerCanWithdraw: async ({ status }, _, { loaders, session }) =>
    status === "ISSUED" && (session.program() ? session.allows("certificates:send") : loaders.isAdmin()),
};

export const SignableFolder: SignableFolderResolvers = {
  folderId: ({ id }) => id,
  folder: ({ projectId, id }, _, { loaders }) => loaders.folder.load({ projectId, folderId: id }),
  installations: ({ installations, projectId }) => toInProject(installations, projectId),
  folders: foldersBelow,
  certificates: ({ certificates, projectId }) => toInProject(sortByNewest(certificates), projectId),
  warranty: ({ warranty }) =>
    warranty ? { ...warranty, lacks: stepFields.filter((field) => warranty.lacks.includes(restFields[field])) } : null,
  nationalRecord: ({ nationalRecord }) =>
    nationalRecord
      ? { ...nationalRecord, lacks: Object.values(RecordItem).filter((item) => nationalRecord.lacks.includes(item)) }
      : null,
};

export const SignableInstallation: SignableInstallationResolvers = {
  installationId: ({ id }) => id,
  installation: ({ projectId, id }, _, { loaders }) => loaders.installation.load({ projectId, installationId: id }),
  missing: ({ projectId, id, missing }) =>
    missing.map((finding) => ({ ...finding, installation: { projectId, installationId: id } })),
};

export const VerifiedCertificate: VerifiedCertificateResolvers = {
  canReportFault: ({ canReportFault }) => canReportFault ?? false,
  canNameReporter: ({ canNameReporter }) => canNameReporter ?? false,
  canAddPhoto: ({ canAddPhoto }) => canAddPhoto ?? false,
};

/** A reading as printed on the certificate: a number, a text such as `>1000`, OVER_RANGE or NOT_MEASURED. */
export const PrintedReading: PrintedReadingResolvers = {
  value: (reading) => {
    const { isOverRange, isNotMeasured } = toReading(reading);
    // Words unknown to the gateway need no check here, because the scalar Float refuses them.
    return isOverRange || isNotMeasured ? null : (reading as number);
  },
  isOverRange: (reading) => toReading(reading).isOverRange,
  lowerBound: (reading) => toReading(reading).lowerBound,
  isNotMeasured: (reading) => toReading(reading).isNotMeasured,
};

export const codePattern = /^[A-Za-z0-9_-]{16,64}$/;

export const verifiedCertificateQuery: QueryResolvers["verifiedCertificate"] = (_, { code }, { rest, reply }) =>
  codePattern.test(code)
    ? orNull(rest.callPublic("verifyCertificate", { code, callerAddress: reply.request.ip }))
    : null;

export const sealKeysQuery: QueryResolvers["sealKeys"] = async (_, __, { rest }) =>
  (await orNull(rest.callPublic("listSealKeys", {})))?.data ?? null;

export function toInProject<T>(parts: readonly T[], projectId: string): (T & InProject)[] {
  return parts.map((part) => ({ ...part, projectId }));
}

/** Loads the folder tree with the activated rooms (`signed`) or with all others, sorted by title on every level. */
export async function loadSignableFolders(project: RestProject, signed: boolean, { rest, loaders }: Context) {
  const language = await loaders.language();
  const { data } = await rest.call("listSignableFolders", { projectId: project.id, query: { signed, language } });
  return foldersBelow({ folders: sortTree(data, language), projectId: project.id, pathIds: [] });
}

type Above = Pick<SignableFolderSource, "folders" | "projectId" | "pathIds">;

function foldersBelow({ folders, projectId, pathIds }: Above): SignableFolderSource[] {
  return folders.map((folder) => ({ ...folder, projectId, pathIds: [...pathIds, folder.id] }));
}

export function withSubFolders(folder: SignableFolderSource): SignableFolderSource[] {
  return [folder, ...foldersBelow(folder).flatMap(withSubFolders)];
}

function sortTree(folders: readonly RestSignableFolder[], language: Language): RestSignableFolder[] {
  return sortByTitle(folders, language).map((folder) => ({
    ...folder,
    installations: sortByTitle(folder.installations, language),
    folders: sortTree(folder.folders, language),
  }));
}

export async function loadCertificates(project: RestProject, context: Context) {
  const folders = requireFound(
    await context.loaders.signedFolders.load(project.id),
    "There is no project with this id.",
  );
  const root = { folders, projectId: project.id, pathIds: [] };
  const certificates = foldersBelow(root)
    .flatMap(withSubFolders)
    .flatMap((folder) => folder.certificates);
  return toInProject(sortByNewest(certificates), project.id);
}

function sortByNewest<T extends { sentAt: string; number: string }>(certificates: readonly T[]): T[] {
  return certificates.toSorted(
    (a, b) => compareDescending(a.sentAt, b.sentAt) || compareDescending(a.number, b.number),
  );
}

function compareDescending(a: string, b: string): number {
  return a === b ? 0 : a < b ? 1 : -1;
}

export const reportFault: MutationResolvers["reportFault"] = async (_, { input }, { rest, reply }) => {
  const text = input.text.trim();
  if (text === "") return { reportedAt: null, userErrors: [userError("FIELD_REQUIRED", "text is required", "text")] };
  if (!codePattern.test(input.code)) throw clientError("NOT_FOUND", "There is no certificate with this code.");
  const { name, phone, email, photoUrl } = input;
  const given = Object.entries({ name, phone, email, photoUrl });
  const details = Object.fromEntries(given.flatMap(([field, value]) => (value?.trim() ? [[field, value.trim()]] : [])));
  const { value, userErrors } = await catchUserErrors(
    rest.callPublic("reportFault", { code: input.code, body: { ...details, text }, callerAddress: reply.request.ip }),
  );
  return { reportedAt: value?.reportedAt ?? null, userErrors };
};
