import type { SignableInstallationResolvers } from "../__generated__/resolvers.ts";

export const SignableInstallation: SignableInstallationResolvers = {
  installationId: ({ id }) => id,
};
