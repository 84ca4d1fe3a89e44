import type { SignableFolderResolvers } from "../__generated__/resolvers.ts";

export const SignableFolder: SignableFolderResolvers = {
  folderId: ({ id }) => id,
};
