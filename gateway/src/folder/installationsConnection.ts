import type { FolderInstallationsArgs, RequireFields } from "../__generated__/resolvers.ts";
import { connectionOfPage, readWindow } from "../connection.ts";
import type { Context } from "../context.ts";
import { listInstallations } from "../installation/installationApi.ts";
import type { FolderKey } from "../rest/loaders.ts";
import { readRange } from "../rest/paging.ts";

type Arguments = RequireFields<FolderInstallationsArgs, "first">;

/** A page of a folder's own installations, of which no more is read than is asked for. */
export async function installationsConnection({ projectId, folderId }: FolderKey, args: Arguments, context: Context) {
  const window = readWindow(args);
  const ids = { companyId: await context.loaders.companyId(), projectId, folderId };
  const { rows, count } = await readRange((range) => listInstallations(context.rest, ids, range), window);
  return connectionOfPage(rows, count, window);
}
