import type { VerifiedCertificateResolvers } from "../__generated__/resolvers.ts";
import { dayOf } from "../day.ts";

export const VerifiedCertificate: VerifiedCertificateResolvers = {
  activationDate: ({ activationDate }) => dayOf(activationDate),
  validUntil: ({ validUntil }) => dayOf(validUntil),
};
