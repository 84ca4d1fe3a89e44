import type { CompanyInstallationsArgs, InstallationStatus, RequireFields } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { loadConnection } from "../graphql/connection.ts";
import { requireFeature } from "../graphql/features.ts";
import { requireIds } from "../graphql/globalId.ts";
import { listAllInstallations } from "./installationApi.ts";

type Arguments = RequireFields<CompanyInstallationsArgs, "first">;

const statuses = { STARTED: "started", COMPLETED: "completed" } as const satisfies Record<InstallationStatus, string>;

export async function loadCompanyInstallations(
  { status, archived, installerId, ...page }: Arguments,
  context: Context,
) {
  if (installerId) await requireFeature(context, "handover");
  const wanted = {
    installerId: installerId ? requireIds("User", installerId).userId : undefined,
    status: status ? statuses[status] : undefined,
    archived: archived ?? undefined,
    updatedSince: page.updatedSince ?? undefined,
  };
  return loadConnection(context, page, (range) => listAllInstallations(context.rest, { ...wanted, ...range }));
}
