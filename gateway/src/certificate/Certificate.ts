import type { CertificateResolvers } from "../__generated__/resolvers.ts";
import { dayOf } from "../day.ts";

export const Certificate: CertificateResolvers = {
  certificateId: ({ id }) => id,
  activationDate: ({ activationDate }) => dayOf(activationDate),
};
