import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { isNotFound, orNull } from "../rest/errors.ts";
import { catchUserErrors, notAllowedCodes } from "../userErrors.ts";
import * as api from "./userApi.ts";

/** Null from a service without the weekly mail, whose address names nothing that could be gone. */
export async function wantsWeeklyMail({ rest }: Context): Promise<boolean | null> {
  return (await orNull(api.getWeeklyMail(rest)))?.wanted ?? null;
}

export const setWeeklyMail: MutationResolvers["setWeeklyMail"] = async (_, { input }, { rest, loaders }) => {
  const call = api.setWeeklyMail(rest, { wanted: input.wanted }).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
    throw clientError(
      "NOT_IMPLEMENTED",
      "The warranty service of this installation sends no weekly mail. Nothing was changed.",
    );
  });
  const { value, userErrors } = await catchUserErrors(call, { codes: notAllowedCodes });
  return { user: value && (await loaders.viewer()), userErrors };
};
