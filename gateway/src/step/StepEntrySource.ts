import type { InstallationKey } from "../installation/InstallationKey.ts";
import type { RestStepEntry } from "../rest/types.ts";

export type StepEntrySource = RestStepEntry & { installation: InstallationKey; stepLabel: string };
