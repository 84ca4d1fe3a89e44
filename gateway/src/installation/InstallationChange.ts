import type { UserError } from "../__generated__/resolvers.ts";
import type { InstalledProductSource } from "../product/InstalledProductSource.ts";
import type { StepEntrySource } from "../step/StepEntrySource.ts";
import type { InstallationKey } from "./InstallationKey.ts";

/** The outcome of a mutation that touches an installation; the installation itself is read only when it is asked for. */
export type InstallationChange = { changed: InstallationKey; userErrors: UserError[] };
export type ProductAddition = InstallationChange & { product: InstalledProductSource | null };
export type ProductRemoval = InstallationChange & { removedProductId: string | null };
export type Recording = InstallationChange & { stepEntry: StepEntrySource | null };
