import type { InstallationKey } from "../installation/InstallationKey.ts";
import type { RestInstalledProduct } from "../rest/payloads.ts";

export type InstalledProductSource = RestInstalledProduct & { installation: InstallationKey };
