import type { QueryResolvers } from "../__generated__/resolvers.ts";
import { orNull } from "../rest/errors.ts";
import { verifyCertificate } from "./certificateApi.ts";

const codePattern = /^[A-Za-z0-9_-]{16,64}$/;

export const verifiedCertificateQuery: QueryResolvers["verifiedCertificate"] = (_, { code }, { rest }) =>
  codePattern.test(code) ? orNull(verifyCertificate(rest, code)) : null;
