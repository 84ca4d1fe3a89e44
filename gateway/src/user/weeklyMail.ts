import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { hasFeature } from "../graphql/features.ts";
import { catchUserErrors, notAllowedCodes } from "../graphql/userErrors.ts";
import * as api from "./userApi.ts";

/** Null from a service without the weekly mail. */
export async function wantsWeeklyMail(context: Context): Promise<boolean | null> {
  return (await hasFeature(context, "weeklyMail")) ? (await api.getWeeklyMail(context.rest)).wanted : null;
}

export const setWeeklyMail: MutationResolvers["setWeeklyMail"] = async (_, { input }, { rest, loaders }) => {
  const call = api.setWeeklyMail(rest, { wanted: input.wanted });
  const { value, userErrors } = await catchUserErrors(call, { codes: notAllowedCodes });
  return { user: value && (await loaders.viewer()), userErrors };
};
