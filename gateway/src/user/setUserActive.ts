import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { changedUser } from "./changedUser.ts";
import { updateUser } from "./userApi.ts";
import { userIdOf } from "./userIdOf.ts";

export const setUserActive: MutationResolvers["setUserActive"] = (_, { input }, context) => {
  const userId = userIdOf(input.userId);
  const save = (ifMatch?: string) => updateUser(context.rest, userId, { active: input.active }, ifMatch);
  return changedUser(userId, input.version, save, context);
};
