import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { writeLanguage } from "../session/cookies.ts";
import { updateUser } from "./userApi.ts";

export const changeLanguage: MutationResolvers["changeLanguage"] = async (_, { input }, context) => {
  const { session, rest, loaders, reply } = context;
  const viewer = session.viewer();
  const user = viewer && (await updateUser(rest, viewer.userId, { language: input.language }));
  if (user) loaders.user.clear(user.id).prime(user.id, user);
  writeLanguage(reply, input.language);
  return { viewer: user, userErrors: [] };
};
