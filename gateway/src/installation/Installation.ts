import type {
  CompanyResolvers,
  InstallationResolvers,
  InstallationStatus,
  PathSegment,
  QueryResolvers,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { byExternalId, toMetadataEntries } from "../externalId/externalIds.ts";
import { loadConnection } from "../graphql/connection.ts";
import { hasFeature, requireFeature } from "../graphql/features.ts";
import { type InstallationKey, requireIds } from "../graphql/globalId.ts";
import type { InstallationSource } from "../graphql/sources.ts";
import { toVersion } from "../graphql/version.ts";
import { loadHistory } from "../history/History.ts";
import { requireFound } from "../rest/errors.ts";
import type { RestFolderSummary, RestInstallation, RestInstallationDetail } from "../rest/types.ts";

const gone = "The installation was not found. It may have been deleted or moved.";

export const Installation: InstallationResolvers = {
  metadata: ({ metadata }) => toMetadataEntries(metadata),
  version: toInstallationVersion,
  status: (installation) => (installation.completedAt ? "COMPLETED" : "STARTED"),
  installer: ({ installerId, installer }) => ({ id: installerId, ...installer }),
  viewerCanRecord: (installation, _, { session }) =>
    session.allows("projects:write") && !installation.completedAt && !installation.activatedAt,
  viewerCanEdit: (installation, _, { session }) => session.allows("projects:write") && !installation.activatedAt,
  isCompleted: async (installation, _, context) => (await loadDetail(installation, context)).isCompleted,
  viewerCanFinish: async (installation, _, context) =>
    context.session.allows("projects:write") &&
    !installation.completedAt &&
    (await loadDetail(installation, context)).isCompleted,
  viewerCanReopen: async ({ completedAt, activatedAt }, _, context) => {
    if (!completedAt || activatedAt || !(await hasFeature(context, "reopening"))) return false;
    return context.session.program() ? context.session.allows("projects:write") : context.loaders.isAdmin();
  },
  review: ({ review = null }) =>
    review && { ...review, finishedBy: review.finishedBy?.name, reviewedBy: review.by?.name, reviewedAt: review.at },
  viewerCanReview: ({ review }, _, { session }) => {
    const viewer = session.viewer();
    return viewer !== null && review?.state === "WAITING" && review.finishedBy?.id !== viewer.userId;
  },
  missing: async (installation, _, context) => {
    const { missing } = await loadDetail(installation, context);
    return missing.map((finding) => ({ ...finding, installation: toKey(installation) }));
  },

  products: async (installation, _, context) => {
    const { products } = await loadDetail(installation, context);
    return products.map((product) => ({ ...product, installation: toKey(installation) }));
  },

  steps: async (installation, args, { loaders }) => {
    const language = args.language ?? (await loaders.language());
    const steps = requireFound(await loaders.steps.load({ ...toKey(installation), language }), gone);
    return steps.map((step) => ({ ...step, installation: toKey(installation) }));
  },

  history: ({ id }, args, context) => loadHistory({ subject: "INSTALLATION", subjectId: id }, args, context),

  folder: async ({ projectId, folderId }, _, { loaders }) =>
    requireFound(await loaders.folder.load({ projectId, folderId }), gone),

  // Rows of lists have no path. One request for a folder serves all its rows.
  path: async (installation, _, { loaders }) => {
    const { projectId, folderId } = installation;
    const path =
      "path" in installation ? installation.path : (await loaders.folder.load({ projectId, folderId }))?.path;
    return toPathSegments(path ?? []);
  },
};

/** REST's path starts with the project, which has no folder id. */
export function toPathSegments(path: RestFolderSummary["path"]): PathSegment[] {
  return path.map(({ id, title }, index) => ({ title, folderId: index === 0 ? null : id }));
}

function toKey({ projectId, id }: InstallationSource): InstallationKey {
  return { projectId, installationId: id };
}

async function loadDetail(installation: InstallationSource, { loaders }: Context): Promise<RestInstallationDetail> {
  if ("products" in installation) return installation;
  return requireFound(await loaders.installation.load(toKey(installation)), gone);
}

export function toInstallationVersion(installation: RestInstallation): string {
  const { version, title, installerId, folderId, completedAt, activatedAt } = installation;
  return toVersion(version, [title, installerId, folderId, completedAt, activatedAt]);
}

export const installationByExternalId = byExternalId("INSTALLATION", ({ projectId, id }, { installation }) =>
  installation.load({ projectId, installationId: id }),
);

export const installationQuery: QueryResolvers["installation"] = (_, key, { loaders }) =>
  loaders.installation.load(key);

/** Reads past the loader's cache. @throws NOT_FOUND */
export async function loadCurrentInstallation(key: InstallationKey, { loaders }: Context) {
  const installation = await loaders.installation.clear(key).load(key);
  return requireFound(installation, "There is no installation with this id.");
}

const statuses = { STARTED: "started", COMPLETED: "completed" } as const satisfies Record<InstallationStatus, string>;

export const loadCompanyInstallations: CompanyResolvers["installations"] = async (_, args, context) => {
  const { status, archived, installerId, ...page } = args;
  if (installerId) await requireFeature(context, "handover");
  const wanted = {
    installerId: installerId ? requireIds("User", installerId).userId : undefined,
    status: status ? statuses[status] : undefined,
    archived,
    updatedSince: page.updatedSince,
  };
  return loadConnection(context, page, (range) =>
    context.rest.call("listAllInstallations", { query: { ...wanted, ...range } }),
  );
};
