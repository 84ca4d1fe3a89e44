import type {
  CertificateResolvers,
  QueryResolvers,
  SignableFolderResolvers,
  SignableInstallationResolvers,
  UserError,
  VerifiedCertificateResolvers,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { dayOf } from "../day.ts";
import { toGlobalId } from "../globalId.ts";
import { orNull } from "../rest/errors.ts";
import type { RestCertificate, RestSignableFolder, RestSignableInstallation } from "../rest/types.ts";
import { verifyCertificate } from "./certificateApi.ts";
import { type InProject, sortByNewest, toInProject } from "./signableFolders.ts";

// The project's id leads to the folder and the installation themselves.
export type SignableFolderSource = RestSignableFolder & InProject;
export type SignableInstallationSource = RestSignableInstallation & InProject;
export type CertificateSource = RestCertificate & InProject;

export const Certificate: CertificateResolvers = {
  id: ({ projectId, id }) => toGlobalId("Certificate", projectId, id),
  certificateId: ({ id }) => id,
  folder: ({ projectId, folderId }, _, { loaders }) => loaders.folder.load({ projectId, folderId }),
  activationDate: ({ activationDate }) => dayOf(activationDate),
};

export const SignableFolder: SignableFolderResolvers = {
  folderId: ({ id }) => id,
  folder: ({ projectId, id }, _, { loaders }) => loaders.folder.load({ projectId, folderId: id }),
  installations: ({ installations, projectId }) => toInProject(installations, projectId),
  folders: ({ folders, projectId }) => toInProject(folders, projectId),
  certificates: ({ certificates, projectId }) => toInProject(sortByNewest(certificates), projectId),
};

export const SignableInstallation: SignableInstallationResolvers = {
  installationId: ({ id }) => id,
  installation: ({ projectId, id }, _, { loaders }) => loaders.installation.load({ projectId, installationId: id }),
};

export const VerifiedCertificate: VerifiedCertificateResolvers = {
  activationDate: ({ activationDate }) => dayOf(activationDate),
  validUntil: ({ validUntil }) => dayOf(validUntil),
};

const codePattern = /^[A-Za-z0-9_-]{16,64}$/;

export const verifiedCertificateQuery: QueryResolvers["verifiedCertificate"] = (_, { code }, { rest }) =>
  codePattern.test(code) ? orNull(verifyCertificate(rest, code)) : null;

/** The payload of sending certificates; the project is read anew only when it is asked for. */
export type SendCertificateResult = {
  projectId: string;
  archived: boolean;
  certificates: RestCertificate[];
  userErrors: UserError[];
};
export type ResendCertificateResult = Omit<SendCertificateResult, "archived">;

export const sentPayload = {
  certificates: ({ projectId, certificates }: ResendCertificateResult) => toInProject(certificates, projectId),
  project: ({ projectId }: ResendCertificateResult, _: unknown, { loaders }: Context) =>
    loaders.project.load(projectId),
};
