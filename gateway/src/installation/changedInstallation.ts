import type { Context } from "../context.ts";
import type { InstallationChange } from "./InstallationChange.ts";

/** The installation of a payload, as it is after the change. */
export const changedInstallation = {
  installation: ({ changed }: InstallationChange, _: unknown, { loaders }: Context) =>
    loaders.installation.load(changed),
};
