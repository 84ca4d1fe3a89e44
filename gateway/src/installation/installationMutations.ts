import type { MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { parseExternalIds } from "../externalId/externalIds.ts";
import { type FolderKey, type InstallationKey, parseIds, requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
import { parseIdempotencyKey, requireFields } from "../graphql/validation.ts";
import { saveOnVersion } from "../graphql/version.ts";
import { isNotFound } from "../rest/errors.ts";
import type { Body } from "../rest/types.ts";
import { loadCurrentInstallation, toInstallationVersion } from "./Installation.ts";

export const createInstallation: MutationResolvers["createInstallation"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const folderKey = requireIds("Folder", input.folderId);
  const { body, userErrors: faults } = await parseInstallationInput(input, context);
  const folder = () => loaders.folder.load(folderKey);
  if (faults.length > 0) return { installation: null, folder, userErrors: faults };
  const idempotencyKey = parseIdempotencyKey(input, context);
  const call = rest.call("createInstallation", { ...folderKey, body, idempotencyKey });
  const { value, userErrors } = await catchUserErrors(call);
  return { installation: value, folder, userErrors };
};

export const updateInstallation: MutationResolvers["updateInstallation"] = async (_, { input }, context) => {
  const key = requireIds("Installation", input.installationId);
  const installation = () => context.loaders.installation.load(key);
  const { body, userErrors: faults } = await parseInstallationInput(input, context);
  if (faults.length > 0) return { installation, userErrors: faults };
  return { installation, userErrors: await saveInstallation(key, body, input.version, context) };
};

type Input = { title: string; installerId: string } & Parameters<typeof parseExternalIds>[0];

export async function parseInstallationInput(input: Input, context: Context) {
  const externalIds = await parseExternalIds(input, context);
  const title = input.title.trim();
  const chosen = input.installerId.trim();
  const userErrors = requireFields(
    { title, installerId: chosen },
    {
      title: ["TITLE_REQUIRED", "Installation name is required"],
      installerId: ["INSTALLER_REQUIRED", "Installer is required"],
    },
  );
  const installer = parseIds("User", chosen);
  if (chosen !== "" && installer === null) {
    userErrors.push(userError("INSTALLER_NOT_ALLOWED", "There is no such installer", "installerId"));
  }
  return {
    body: { title, installerId: installer?.userId ?? "", ...externalIds.body },
    userErrors: [...userErrors, ...externalIds.userErrors],
  };
}

async function saveInstallation(
  key: InstallationKey,
  change: Body<"updateInstallation">,
  version: string | null | undefined,
  context: Context,
): Promise<UserError[]> {
  const { userErrors } = await saveOnVersion({
    version,
    toVersion: toInstallationVersion,
    loadCurrent: () => loadCurrentInstallation(key, context),
    save: (ifMatch) => context.rest.call("updateInstallation", { ...key, body: change, ifMatch }),
  });
  return userErrors;
}

export const deleteInstallation: MutationResolvers["deleteInstallation"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const key = requireIds("Installation", input.installationId);
  const { projectId, folderId } = await loadCurrentInstallation(key, context);
  const { userErrors } = await catchUserErrors(rest.call("deleteInstallation", key));
  const deletedInstallationId = userErrors.length === 0 ? input.installationId : null;
  return { deletedInstallationId, folder: () => loaders.folder.load({ projectId, folderId }), userErrors };
};

export const moveInstallation: MutationResolvers["moveInstallation"] = async (_, { input }, context) => {
  const { loaders } = context;
  const key = requireIds("Installation", input.installationId);
  const installation = () => loaders.installation.load(key);
  const refused = { installation, formerFolder: null, userErrors: [noSuchFolder] };
  const newFolder = parseIds("Folder", input.newFolderId);
  if (!newFolder) return refused;
  const before = await loadCurrentInstallation(key, context);
  const { projectId } = key;
  if (newFolder.projectId !== projectId) return refused;
  const { title, installerId, folderId } = before;
  const change = { title, installerId, newFolderId: newFolder.folderId };
  // The request sends the title and installer that were read above, so a later change of either must be a conflict.
  const version = input.version ?? toInstallationVersion(before);
  const call = saveInstallation(key, change, version, context);
  const userErrors = await call.catch((error) => noFolderOr(error, newFolder, context));
  const formerFolder = userErrors.length === 0 ? () => loaders.folder.load({ projectId, folderId }) : null;
  return { installation, formerFolder, userErrors };
};

// REST answers 404 for a missing installation or folder; reading the folder shows which one is missing.
async function noFolderOr(error: unknown, folder: FolderKey, { loaders }: Context): Promise<UserError[]> {
  if (!isNotFound(error) || (await loaders.folder.load(folder))) throw error;
  return [noSuchFolder];
}

const noFolderMessage = "There is no such folder in the project. Nothing was moved.";
const noSuchFolder = userError("FOLDER_NOT_FOUND", noFolderMessage, "newFolderId");
