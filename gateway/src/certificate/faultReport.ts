import type { CompanyResolvers, FaultReportResolvers, MutationResolvers } from "../__generated__/resolvers.ts";
import { loadConnection, withEdgeFields } from "../graphql/connection.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors } from "../graphql/userErrors.ts";
import { distinct, parseIdempotencyKey } from "../graphql/validation.ts";
import { clientError } from "../rest/errors.ts";
import { isRestId } from "../rest/path.ts";
import { toUpload } from "../step/createAttachmentUpload.ts";
import { codePattern } from "./Certificate.ts";

export const FaultReport: FaultReportResolvers = {
  faultReportId: ({ id }) => id ?? null,
  changes: ({ changes }) => changes ?? [],
};

export const loadFaultReports: CompanyResolvers["faultReports"] = async (_, args, context) => {
  const state = distinct(args.states);
  const load = (range: object) => context.rest.call("listFaultReports", { query: { state, ...range } });
  return withEdgeFields(await loadConnection(context, args, load));
};

export const createFaultUpload: MutationResolvers["createFaultUpload"] = (_, { input }, context) => {
  const { code, ...file } = input;
  if (!codePattern.test(code)) throw clientError("NOT_FOUND", "There is no certificate with this code.");
  const caller = { code, callerAddress: context.reply.request.ip };
  return toUpload(file, context, (body) =>
    catchUserErrors(context.rest.callPublic("createFaultUpload", { ...caller, body })),
  );
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
