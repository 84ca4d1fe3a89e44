import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
import { clientError } from "../rest/errors.ts";
import { codePattern } from "./Certificate.ts";
import * as api from "./certificateApi.ts";

export const reportFault: MutationResolvers["reportFault"] = async (_, { input }, { rest, reply }) => {
  const text = input.text.trim();
  if (text === "") return { reportedAt: null, userErrors: [userError("FIELD_REQUIRED", "text is required", "text")] };
  if (!codePattern.test(input.code)) throw clientError("NOT_FOUND", "There is no certificate with this code.");
  const { value, userErrors } = await catchUserErrors(api.reportFault(rest, input.code, { text }, reply.request.ip));
  return { reportedAt: value?.reportedAt ?? null, userErrors };
};
