import type {
  CertificateResolvers,
  QueryResolvers,
  SignableFolderResolvers,
  SignableInstallationResolvers,
  VerifiedCertificateResolvers,
} from "../__generated__/resolvers.ts";
import { dayOf } from "../day.ts";
import { toGlobalId } from "../globalId.ts";
import { orNull } from "../rest/errors.ts";
import type { RestCertificate, RestSignableFolder, RestSignableInstallation } from "../rest/types.ts";
import { verifyCertificate } from "./certificateApi.ts";
import { type InProject, inProject, sortByNewest } from "./signableFolders.ts";

// With the project that they are of, which leads to the folder and the installation themselves.
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
  installations: ({ installations, projectId }) => inProject(installations, projectId),
  folders: ({ folders, projectId }) => inProject(folders, projectId),
  // The service tells the oldest first.
  certificates: ({ certificates, projectId }) => inProject(sortByNewest(certificates), projectId),
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
