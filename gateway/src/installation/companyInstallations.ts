import type { CompanyInstallationsArgs, InstallationStatus, RequireFields } from "../__generated__/resolvers.ts";
import { requireUpdatedSince } from "../changes/updatedSince.ts";
import { loadConnection } from "../connection.ts";
import type { Context } from "../context.ts";
import { listAllInstallations } from "./installationApi.ts";

type Arguments = RequireFields<CompanyInstallationsArgs, "first">;

const statuses = { STARTED: "started", COMPLETED: "completed" } as const satisfies Record<InstallationStatus, string>;

export function loadCompanyInstallations({ status, archived, updatedSince, ...page }: Arguments, { rest }: Context) {
  const wanted = {
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
