import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { hasFeature } from "../graphql/features.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors } from "../graphql/userErrors.ts";
import { givenFields } from "../graphql/validation.ts";
import type { RestSavedView } from "../rest/types.ts";

export async function loadSavedViews(context: Context): Promise<RestSavedView[] | null> {
  return (await hasFeature(context, "savedViews")) ? (await context.rest.call("listSavedViews", {})).data : null;
}

export const savedViewMutations = {
  createSavedView: async (_, { input }, { rest, loaders }) => {
    const { value, userErrors } = await catchUserErrors(rest.call("createSavedView", { body: input }));
    return { savedView: value, user: value && (await loaders.viewer()), userErrors };
  },

  updateSavedView: async (_, { input }, { rest, loaders }) => {
    const { viewId, ...change } = input;
    const call = rest.call("updateSavedView", { ...requireIds("SavedView", viewId), body: givenFields(change) });
    const { value, userErrors } = await catchUserErrors(call);
    return { savedView: value, user: value && (await loaders.viewer()), userErrors };
  },

  deleteSavedView: async (_, { input }, { rest, loaders }) => {
    await rest.call("deleteSavedView", requireIds("SavedView", input.viewId));
    return { user: await loaders.viewer(), userErrors: [] };
  },
} satisfies MutationResolvers;
