import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { changedUser } from "./changedUser.ts";
import { restRoles } from "./roles.ts";
import { updateUserRole } from "./userApi.ts";
import { userIdOf } from "./userIdOf.ts";

export const setUserRole: MutationResolvers["setUserRole"] = (_, { input }, context) => {
  const userId = userIdOf(input.userId);
  const save = (ifMatch?: string) => updateUserRole(context.rest, userId, { role: restRoles[input.role] }, ifMatch);
  return changedUser(userId, input.version, save, context);
};
