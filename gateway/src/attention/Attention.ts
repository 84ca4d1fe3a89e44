import type {
  AttentionInviteeResolvers,
  AttentionItemResolvers,
  AttentionResolvers,
  MutationResolvers,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { emptyConnection, loadConnection } from "../graphql/connection.ts";
import { requireFeature } from "../graphql/features.ts";
import type { AttentionSource } from "../graphql/sources.ts";
import { notAllowedCodes, payloadOf } from "../graphql/userErrors.ts";
import { givenFields } from "../graphql/validation.ts";
import { todayIn } from "../project/overdueDays.ts";
import { roles } from "../user/User.ts";

export const Attention: AttentionResolvers = {
  waitingCount: ({ counts }) =>
    counts.filter(({ putOffUntil }) => !putOffUntil).reduce((sum, { count }) => sum + count, 0),
  items: async ({ counts, today }, { kind, ...page }, context) => {
    const { rest, loaders } = context;
    const known = counts.find((each) => each.kind === kind);
    if (!known) return null;
    if (known.count === 0) return emptyConnection(page);
    const language = await loaders.language();
    return loadConnection(context, page, (range) =>
      rest.call("listAttentionItems", { kind, query: { today, language, ...range } }),
    );
  },
};

export const AttentionItem: AttentionItemResolvers = {
  itemId: ({ id }) => id ?? null,
  values: ({ values = [] }) =>
    values.map(({ quantity, ...rest }) => ({
      ...rest,
      quantity: quantity === "resistance" ? "RESISTANCE" : "INSULATION",
    })),
  isProjectArchived: ({ project }) => project?.archived ?? false,
  isProjectFinished: ({ project }) => project?.isFinished ?? false,
  isRootFolder: ({ project, folder }) => folder !== null && folder.id === project?.rootFolderId,
  stepLabel: ({ step }) => step?.label ?? null,
  stepTitle: ({ step }) => step?.title ?? null,
  certificateNumber: ({ certificate }) => certificate?.number ?? null,
  recipientEmail: ({ certificate }) => certificate?.email || null,
  recipientReason: ({ certificate }) => certificate?.reason ?? null,
  invitee: ({ user }) => user,
};

export const AttentionInvitee: AttentionInviteeResolvers = { role: ({ role }) => roles[role] };

export async function loadAttention({ rest, loaders }: Context): Promise<AttentionSource> {
  const today = todayIn(await loaders.country());
  const { data } = await rest.call("listAttention", { query: { today } });
  return { counts: data, today };
}

export const putOffAttention: MutationResolvers["putOffAttention"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  if (input.itemId != null) await requireFeature(context, "attentionItems");
  const body = { until: input.until ?? null, ...givenFields({ itemId: input.itemId }) };
  const call = rest.call("putOffAttention", { kind: input.kind, body });
  return payloadOf("company", call.then(loaders.ownCompany), notAllowedCodes);
};

export const bringBackAttention: MutationResolvers["bringBackAttention"] = (_, { input }, { rest, loaders }) => {
  const call = rest.call("bringBackAttention", { kind: input.kind });
  return payloadOf("company", call.then(loaders.ownCompany), notAllowedCodes);
};
