import type { FaultReportResolvers, MutationResolvers } from "../__generated__/resolvers.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors } from "../graphql/userErrors.ts";
import { parseIdempotencyKey } from "../graphql/validation.ts";
import { clientError } from "../rest/errors.ts";
import { isRestId } from "../rest/path.ts";

export const FaultReport: FaultReportResolvers = {
  faultReportId: ({ id }) => id ?? null,
  changes: ({ changes }) => changes ?? [],
};

export const setFaultState: MutationResolvers["setFaultState"] = async (_, { input }, context) => {
  const { projectId, certificateId } = requireIds("Certificate", input.certificateId);
  const { faultReportId, state } = input;
  if (!isRestId(faultReportId)) throw clientError("NOT_FOUND", "There is no fault report with this id.");
  const note = input.note?.trim() || undefined;
  const idempotencyKey = parseIdempotencyKey(input, context);
  const ids = { projectId, certificateId, faultReportId };
  const call = context.rest.call("setFaultState", { ...ids, body: { state, note }, idempotencyKey });
  const { value, userErrors } = await catchUserErrors(call);
  return { certificate: value && { ...value, projectId }, userErrors };
};
