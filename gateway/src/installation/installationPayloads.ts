import type { MoveInstallationPayloadResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import type { FolderKey, InstallationKey } from "../globalId.ts";
import type { InstalledProductSource } from "../product/Product.ts";
import type { RestInstallationDetail } from "../rest/types.ts";
import type { StepEntrySource } from "../step/StepEntry.ts";

/** The outcome of a mutation that touches an installation; the installation itself is read only when it is asked for. */
export type InstallationPayload = { installationKey: InstallationKey; userErrors: UserError[] };
export type ProductAddedPayload = InstallationPayload & { product: InstalledProductSource | null };
export type ProductRemovedPayload = InstallationPayload & { removedProductId: string | null };
export type StepRecordedPayload = InstallationPayload & { stepEntry: StepEntrySource | null };
export type InstallationMovedPayload = InstallationPayload & { formerFolderKey: FolderKey | null };

/** The outcome of a mutation that changes what is in a folder; the folder is read only when it is asked for. */
type FolderPayload = { folderKey: FolderKey; userErrors: UserError[] };
export type InstallationCreatedPayload = FolderPayload & { installation: RestInstallationDetail | null };
export type InstallationDeletedPayload = FolderPayload & { deletedInstallationId: string | null };

/** The installation of a payload, as it is after the change. */
export const installationPayload = {
  installation: ({ installationKey }: InstallationPayload, _: unknown, { loaders }: Context) =>
    loaders.installation.load(installationKey),
};

/** The folder of a payload, as it is after an installation came or went. */
export const folderPayload = {
  folder: ({ folderKey }: InstallationCreatedPayload | InstallationDeletedPayload, _: unknown, { loaders }: Context) =>
    loaders.folder.load(folderKey),
};

export const MoveInstallationPayload: MoveInstallationPayloadResolvers = {
  ...installationPayload,
  formerFolder: ({ formerFolderKey }, _, { loaders }) => formerFolderKey && loaders.folder.load(formerFolderKey),
};
