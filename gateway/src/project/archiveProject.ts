import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { setArchived } from "./setArchived.ts";

export const archiveProject: MutationResolvers["archiveProject"] = (_, { input }, context) =>
  setArchived(input, true, context);
