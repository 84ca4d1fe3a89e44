import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { parseUserId } from "./User.ts";
import { saveUser } from "./updateUser.ts";
import { updateUser } from "./userApi.ts";

export const setUserActive: MutationResolvers["setUserActive"] = (_, { input }, context) => {
  const userId = parseUserId(input.userId);
  const save = (ifMatch?: string) => updateUser(context.rest, userId, { active: input.active }, ifMatch);
  return saveUser(userId, input.version, save, context);
};
