import type { InstallationResolvers, MissingResolvers, QueryResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { pathSegments } from "../folder/Folder.ts";
import { type InstallationKey, toGlobalId } from "../globalId.ts";
import type { RestInstallation, RestInstallationDetail } from "../rest/types.ts";
import { toReading } from "../step/measurements.ts";
import { restFields, stepFields } from "../step/stepFields.ts";
import { versionOf } from "../version/versionOf.ts";

/** From a list without, from a GET with products, path and what is missing. */
export type InstallationSource = RestInstallation | RestInstallationDetail;

export const Installation: InstallationResolvers = {
  id: (installation) => toGlobalId("Installation", installation.projectId, installation.id),
  installationId: (installation) => installation.id,
  version: installationVersion,
  status: (installation) => (installation.completedAt ? "COMPLETED" : "STARTED"),
  installer: ({ installerId, installer }) => ({ id: installerId, ...installer }),
  viewerCanRecord: (installation) => !installation.completedAt && !installation.activatedAt,
  viewerCanEdit: (installation) => !installation.activatedAt,
  isCompleted: async (installation, _, context) => (await detail(installation, context)).isCompleted,
  viewerCanFinish: async (installation, _, context) =>
    !installation.completedAt && (await detail(installation, context)).isCompleted,
  missing: async (installation, _, context) => (await detail(installation, context)).missing,

  products: async (installation, _, context) => {
    const { products } = await detail(installation, context);
    return products.map((product) => ({ ...product, installation: keyOf(installation) }));
  },

  steps: async (installation, args, { loaders }) => {
    const language = args.language ?? (await loaders.language());
    const steps = await loaders.steps.load({ ...keyOf(installation), language });
    if (!steps) throw gone();
    return steps.map((step) => ({ ...step, installation: keyOf(installation) }));
  },

  folder: async ({ projectId, folderId }, _, { loaders }) => {
    const folder = await loaders.folder.load({ projectId, folderId });
    if (!folder) throw gone();
    return folder;
  },

  // In a list the path comes with the folder, which is one request for all of them.
  path: async (installation, _, { loaders }) => {
    const { projectId, folderId } = installation;
    const path =
      "path" in installation ? installation.path : (await loaders.folder.load({ projectId, folderId }))?.path;
    return pathSegments(path ?? []);
  },
};

function keyOf({ projectId, id }: InstallationSource): InstallationKey {
  return { projectId, installationId: id };
}

async function detail(installation: InstallationSource, { loaders }: Context): Promise<RestInstallationDetail> {
  if ("products" in installation) return installation;
  const found = await loaders.installation.load(keyOf(installation));
  if (!found) throw gone();
  return found;
}

function gone() {
  return clientError("NOT_FOUND", "The installation was not found. It may have been deleted or moved.");
}

export const Missing: MissingResolvers = {
  field: ({ field }) => stepFields.find((name) => restFields[name] === field) ?? null,
  value: ({ value }) => toReading(value).value,
  isOverRange: ({ value }) => toReading(value).isOverRange,
  lowerBound: ({ value }) => toReading(value).lowerBound,
};

export function installationVersion(installation: RestInstallation): string {
  const { version, title, installerId, folderId, completedAt, activatedAt } = installation;
  return versionOf(version, [title, installerId, folderId, completedAt, activatedAt]);
}

export const installationQuery: QueryResolvers["installation"] = (_, key, { loaders }) =>
  loaders.installation.load(key);

/** Reads past the loader's cache, as after a change. @throws NOT_FOUND */
export async function loadCurrentInstallation(
  key: InstallationKey,
  { loaders }: Pick<Context, "loaders">,
): Promise<RestInstallationDetail> {
  const installation = await loaders.installation.clear(key).load(key);
  if (!installation) throw clientError("NOT_FOUND", "There is no installation with this id.");
  return installation;
}
