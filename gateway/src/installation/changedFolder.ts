import type { Context } from "../context.ts";
import type { InstallationCreation, InstallationRemoval } from "./InstallationChange.ts";

/** The folder of a payload, as it is after an installation came or went. */
export const changedFolder = {
  folder: ({ inFolder }: InstallationCreation | InstallationRemoval, _: unknown, { loaders }: Context) =>
    loaders.folder.load(inFolder),
};
