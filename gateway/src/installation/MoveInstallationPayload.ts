import type { MoveInstallationPayloadResolvers } from "../__generated__/resolvers.ts";
import { changedInstallation } from "./changedInstallation.ts";

export const MoveInstallationPayload: MoveInstallationPayloadResolvers = {
  ...changedInstallation,
  formerFolder: ({ former }, _, { loaders }) => former && loaders.folder.load(former),
};
