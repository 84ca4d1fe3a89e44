import type {
  CompanyFaultReportsArgs,
  FaultReportEdgeResolvers,
  FaultReportResolvers,
  MutationResolvers,
  RequireFields,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { loadConnection } from "../graphql/connection.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors } from "../graphql/userErrors.ts";
import { parseIdempotencyKey } from "../graphql/validation.ts";
import { clientError } from "../rest/errors.ts";
import { isRestId } from "../rest/path.ts";
import { toUpload } from "../step/createAttachmentUpload.ts";
import { codePattern } from "./Certificate.ts";

export const FaultReport: FaultReportResolvers = {
  faultReportId: ({ id }) => id ?? null,
  changes: ({ changes }) => changes ?? [],
  photo: ({ photo }) => photo ?? null,
};

export const FaultReportEdge: FaultReportEdgeResolvers = {
  certificateNumber: ({ node }) => node.certificateNumber,
  projectName: ({ node }) => node.projectName,
  folderName: ({ node }) => node.folderName,
  customer: ({ node }) => node.customer,
  rooms: ({ node }) => node.rooms,
};

type Arguments = RequireFields<CompanyFaultReportsArgs, "first">;

export async function loadFaultReports(args: Arguments, context: Context) {
  const state = args.states?.length ? [...new Set(args.states)] : undefined;
  return loadConnection(context, args, (range) =>
    context.rest.call("listFaultReports", { query: { state, ...range } }),
  );
}

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
