import type { UserError } from "../__generated__/resolvers.ts";
import type { InstalledProductSource } from "../product/InstalledProductSource.ts";
import type { FolderKey } from "../rest/loaders.ts";
import type { RestInstallationDetail } from "../rest/types.ts";
import type { StepEntrySource } from "../step/StepEntrySource.ts";
import type { InstallationKey } from "./InstallationKey.ts";

/** The outcome of a mutation that touches an installation; the installation itself is read only when it is asked for. */
export type InstallationChange = { changed: InstallationKey; userErrors: UserError[] };
export type ProductAddition = InstallationChange & { product: InstalledProductSource | null };
export type ProductRemoval = InstallationChange & { removedProductId: string | null };
export type Recording = InstallationChange & { stepEntry: StepEntrySource | null };
export type InstallationMove = InstallationChange & { former: FolderKey | null };

/** The outcome of a mutation that changes what is in a folder; the folder is read only when it is asked for. */
type FolderContentChange = { inFolder: FolderKey; userErrors: UserError[] };
export type InstallationCreation = FolderContentChange & { installation: RestInstallationDetail | null };
export type InstallationRemoval = FolderContentChange & { deletedInstallationId: string | null };
