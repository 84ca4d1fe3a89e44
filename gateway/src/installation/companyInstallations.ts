import type { CompanyInstallationsArgs, InstallationStatus, RequireFields } from "../__generated__/resolvers.ts";
import { requireUpdatedSince } from "../changes/updatedSince.ts";
import { loadConnection } from "../connection.ts";
import type { Context } from "../context.ts";
import { requireOperation } from "../features.ts";
import { listAllInstallations } from "./installationApi.ts";

type Arguments = RequireFields<CompanyInstallationsArgs, "first">;

const without = "The warranty service of this installation does not list the installations of all projects.";

const statuses = { STARTED: "started", COMPLETED: "completed" } as const satisfies Record<InstallationStatus, string>;

/** @throws NOT_IMPLEMENTED when the service has no such list */
export function loadCompanyInstallations({ status, archived, updatedSince, ...page }: Arguments, { rest }: Context) {
  const wanted = {
    status: status ? statuses[status] : undefined,
    archived: archived ?? undefined,
    updatedSince: updatedSince ?? undefined,
  };
  return loadConnection(page, async ({ skip, first }) => {
    const call = listAllInstallations(rest, { ...wanted, skip, take: first });
    const { data, meta } = await requireOperation(call, without);
    requireUpdatedSince(data, updatedSince);
    return { rows: data, count: meta.count };
  });
}
