import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, notAllowedCodes } from "../graphql/userErrors.ts";
import { parseIdempotencyKey, requireFields } from "../graphql/validation.ts";

export const withdrawCertificate: MutationResolvers["withdrawCertificate"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const { projectId, certificateId } = requireIds("Certificate", input.certificateId);
  const project = () => loaders.project.load(projectId);
  const reason = input.reason.trim();
  const faults = requireFields({ reason }, { reason: ["FIELD_REQUIRED", "reason is required"] });
  if (faults.length > 0) return { project, certificate: null, userErrors: faults };
  const idempotencyKey = parseIdempotencyKey(input, context);
  const call = rest.call("withdrawCertificate", { projectId, certificateId, body: { reason }, idempotencyKey });
  const { value, userErrors } = await catchUserErrors(call, notAllowedCodes);
  return { project, certificate: value && { ...value, projectId }, userErrors };
};
