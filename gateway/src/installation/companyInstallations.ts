import type { CompanyInstallationsArgs, InstallationStatus, RequireFields } from "../__generated__/resolvers.ts";
import { requireUpdatedSince } from "../changes/updatedSince.ts";
import { loadConnection } from "../connection.ts";
import type { Context } from "../context.ts";
import { requireFeature } from "../features.ts";
import { requireIds } from "../globalId.ts";
import { listAllInstallations } from "./installationApi.ts";

type Arguments = RequireFields<CompanyInstallationsArgs, "first">;

const statuses = { STARTED: "started", COMPLETED: "completed" } as const satisfies Record<InstallationStatus, string>;

export async function loadCompanyInstallations(
  { status, archived, installerId, updatedSince, ...page }: Arguments,
  context: Context,
) {
  const { rest } = context;
  if (installerId) await requireFeature(context, "handover");
  const wanted = {
    installerId: installerId ? requireIds("User", installerId).userId : undefined,
    status: status ? statuses[status] : undefined,
    archived: archived ?? undefined,
    updatedSince: updatedSince ?? undefined,
  };
  return loadConnection(page, async (range) => {
    const found = await listAllInstallations(rest, { ...wanted, ...range });
    requireUpdatedSince(found.data, updatedSince);
    return found;
  });
}
