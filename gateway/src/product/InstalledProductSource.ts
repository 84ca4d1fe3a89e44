import type { InstallationKey } from "../installation/InstallationKey.ts";
import type { RestInstalledProduct } from "../rest/types.ts";

export type InstalledProductSource = RestInstalledProduct & { installation: InstallationKey };
