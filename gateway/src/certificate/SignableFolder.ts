import type { SignableFolderResolvers } from "../__generated__/resolvers.ts";
import { inProject } from "./inProject.ts";
import { latestFirst } from "./latestFirst.ts";

export const SignableFolder: SignableFolderResolvers = {
  folderId: ({ id }) => id,
  folder: ({ projectId, id }, _, { loaders }) => loaders.folder.load({ projectId, folderId: id }),
  installations: ({ installations, projectId }) => inProject(installations, projectId),
  folders: ({ folders, projectId }) => inProject(folders, projectId),
  // The service tells the oldest first.
  certificates: ({ certificates, projectId }) => inProject(latestFirst(certificates), projectId),
};
