import type { BatchItemResolvers, BatchResolvers, MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireFeature } from "../graphql/features.ts";
import { parseGlobalId, parseIds, requireIds, toObjectId } from "../graphql/globalId.ts";
import type { BatchItemSource } from "../graphql/sources.ts";
import { payloadOf, toUserErrorCode, userError } from "../graphql/userErrors.ts";
import { givenFields, parseIdempotencyKey } from "../graphql/validation.ts";
import { productNotFound } from "../product/installedProduct.ts";
import type { RestBatch } from "../rest/types.ts";

const maxItems = 1_000;
const project = { type: "Project", part: "projectId", kind: "PROJECT" } as const;
const subjects = {
  ARCHIVE: project,
  REACTIVATE: project,
  ASSIGN: { type: "Installation", part: "installationId", kind: "INSTALLATION" },
  RESEND: { type: "Certificate", part: "certificateId", kind: "CERTIFICATE" },
  EXCHANGE: { type: "InstalledProduct", part: "measurementId", kind: "INSTALLATION" },
} as const;

export const Batch: BatchResolvers = {
  isUndo: ({ undoes }) => undoes !== null,
  left: async (source, _, context) => itemsOf(source, (await loadWhole(source, context)).left),
  waiting: async (source, _, context) => itemsOf(source, (await loadWhole(source, context)).waiting),
};

export const BatchItem: BatchItemResolvers = {
  objectId: ({ action, id, projectId }) =>
    projectId === null ? null : toObjectId({ kind: subjects[action].kind, id, projectId }),
  code: ({ code }) => toUserErrorCode(code),
};

export const startBatch: MutationResolvers["startBatch"] = async (_, { input }, context) => {
  const { action } = input;
  if (action === "EXCHANGE") await requireFeature(context, "productBatches");
  const { type, part } = subjects[action];
  const ids = input.ids.flatMap((id) => {
    const parsed = parseGlobalId(id);
    return parsed?.type === type ? (parsed.ids[part] ?? []) : [];
  });
  if (ids.length < input.ids.length || ids.length === 0 || ids.length > maxItems) {
    const message = `ids may have 1 to ${maxItems} ids of the type ${type} for ${action}. Nothing was done.`;
    return { batch: null, userErrors: [{ ...userError("VALUE_INVALID", message, "ids"), max: maxItems }] };
  }
  const installerId = input.installerId ? parseIds("User", input.installerId)?.userId : undefined;
  if (input.installerId && !installerId) {
    const error = userError("INSTALLER_NOT_ALLOWED", "There is no such installer", "installerId");
    return { batch: null, userErrors: [error] };
  }
  const productId = input.productId ? parseIds("Product", input.productId)?.productId : undefined;
  if (input.productId && !productId) return { batch: null, userErrors: [productNotFound] };
  const details = givenFields({ productId, installerId, sendCopy: input.sendCopy || undefined });
  const idempotencyKey = parseIdempotencyKey(input, context);
  const call = context.rest.call("startBatch", { body: { action, ids, ...details }, idempotencyKey });
  return payloadOf("batch", call);
};

export const undoBatch: MutationResolvers["undoBatch"] = (_, { input }, { rest }) =>
  payloadOf("batch", rest.call("undoBatch", requireIds("Batch", input.batchId)));

/** Loads the batch's items if `source` lacks them, because the service sends items only when one batch is read. */
async function loadWhole(source: RestBatch, { rest }: Context): Promise<RestBatch> {
  const hasItems = source.left !== undefined || (source.leftCount === 0 && source.state !== "STOPPED");
  return hasItems ? source : rest.call("getBatch", { batchId: source.id });
}

const itemsOf = ({ action }: RestBatch, items: RestBatch["left"] = []): BatchItemSource[] =>
  items.map((item) => ({ ...item, action }));
