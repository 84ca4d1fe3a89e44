import type { SendCertificatePayloadResolvers } from "../__generated__/resolvers.ts";

export const SendCertificatePayload: SendCertificatePayloadResolvers = {
  project: ({ projectId }, _, { loaders }) => loaders.project.load(projectId),
};
