import type { CertificateResolvers } from "../__generated__/resolvers.ts";
import { dayOf } from "../day.ts";
import { toGlobalId } from "../globalId.ts";

export const Certificate: CertificateResolvers = {
  id: ({ projectId, id }) => toGlobalId("Certificate", projectId, id),
  certificateId: ({ id }) => id,
  folder: ({ projectId, folderId }, _, { loaders }) => loaders.folder.load({ projectId, folderId }),
  activationDate: ({ activationDate }) => dayOf(activationDate),
};
