import type { CertificateResolvers } from "../__generated__/resolvers.ts";
import { dayOf } from "../day.ts";

export const Certificate: CertificateResolvers = {
  certificateId: ({ id }) => id,
  folder: ({ projectId, folderId }, _, { loaders }) => loaders.folder.load({ projectId, folderId }),
  activationDate: ({ activationDate }) => dayOf(activationDate),
};
