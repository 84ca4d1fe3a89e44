import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { parseUserId, restRoles } from "./User.ts";
import { saveUser } from "./updateUser.ts";
import { updateUserRole } from "./userApi.ts";

export const setUserRole: MutationResolvers["setUserRole"] = (_, { input }, context) => {
  const userId = parseUserId(input.userId);
  const save = (ifMatch?: string) => updateUserRole(context.rest, userId, { role: restRoles[input.role] }, ifMatch);
  return saveUser(userId, input.version, save, context);
};
