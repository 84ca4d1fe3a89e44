import type { SignableInstallationResolvers } from "../__generated__/resolvers.ts";

export const SignableInstallation: SignableInstallationResolvers = {
  installationId: ({ id }) => id,
  installation: ({ projectId, id }, _, { loaders }) => loaders.installation.load({ projectId, installationId: id }),
};
