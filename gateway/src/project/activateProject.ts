import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { setArchived } from "./setArchived.ts";

export const activateProject: MutationResolvers["activateProject"] = (_, { input }, context) =>
  setArchived(input, false, context);
