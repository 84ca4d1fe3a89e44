import type { InstallationKey } from "../installation/InstallationKey.ts";
import type { RestStep } from "../rest/payloads.ts";

export type StepSource = RestStep & { installation: InstallationKey };
