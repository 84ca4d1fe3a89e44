import type { InstallationKey } from "../installation/InstallationKey.ts";
import type { RestStep } from "../rest/types.ts";

export type StepSource = RestStep & { installation: InstallationKey };
