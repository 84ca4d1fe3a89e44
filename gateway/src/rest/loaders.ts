import DataLoader from "dataloader";
import type { Language } from "../__generated__/resolvers.ts";
import { loadUserLists, type UserListKey } from "../company/loadUserLists.ts";
import { clientError } from "../errors.ts";
import type { InstallationKey } from "../installation/InstallationKey.ts";
import type { Session } from "../session/Session.ts";
import type { UserPool } from "../session/userPool.ts";
import { getCompany } from "./calls/getCompany.ts";
import { getFolder } from "./calls/getFolder.ts";
import { getInstallation } from "./calls/getInstallation.ts";
import { getProject } from "./calls/getProject.ts";
import { getUser } from "./calls/getUser.ts";
import { listSteps } from "./calls/listSteps.ts";
import type { Rest } from "./client.ts";
import { createRowCache } from "./createRowCache.ts";
import { orNull } from "./errors.ts";
import { isRestId } from "./path.ts";
import type { RestProject } from "./payloads.ts";

export type FolderKey = { projectId: string; folderId: string };
export type StepsKey = InstallationKey & { language: Language };
export type Loaders = ReturnType<typeof createLoaders>;

/**
 * What one operation reads, each thing once. A missing or foreign id loads null, a malformed one without any request. The company
 * is always that of the verified token's user, never one that the caller names.
 */
export function createLoaders(rest: Rest, session: Session, userPool: Pick<UserPool, "hasAuthenticator">) {
  const projectRows = createRowCache<RestProject>();
  const user = loaderOf(single, (userId: string) => getUser(rest, userId));

  const viewer = () => {
    const viewerId = session.viewer()?.userId;
    if (viewerId === undefined) throw clientError("UNAUTHENTICATED", session.whyNot());
    return user.load(viewerId);
  };

  /** @throws FORBIDDEN for a user without a company */
  const companyId = async () => {
    const id = (await viewer())?.companyId;
    if (!id) throw clientError("FORBIDDEN", "The company id is missing: this user belongs to no company yet.");
    return id;
  };

  const language = async (): Promise<Language> => session.language() ?? (await viewer())?.language ?? "en";

  return {
    user,
    viewer,
    companyId,
    /** By the access token whose user the pool is asked about. */
    hasAuthenticator: new DataLoader((tokens: readonly string[]) => Promise.all(tokens.map(userPool.hasAuthenticator))),
    language,
    /** Brings together what is asked at once; keeps nothing, since a mutation may change who is active. */
    userLists: new DataLoader((keys: readonly UserListKey[]) => loadUserLists(rest, keys), { cache: false }),
    company: loaderOf(single, async (id: string) => own(id, await getCompany(rest))),
    project: loaderOf(single, async (id: string) => getProject(rest, await companyId(), id), projectRows),
    /** What `project` knows, for lists to be added. */
    projectRows,
    folder: loaderOf(
      ({ projectId, folderId }: FolderKey) => [projectId, folderId],
      async ({ projectId, folderId }) => getFolder(rest, await companyId(), projectId, folderId),
    ),
    installation: loaderOf(
      ({ projectId, installationId }: InstallationKey) => [projectId, installationId],
      async (key) => getInstallation(rest, { companyId: await companyId(), ...key }, await language()),
    ),
    steps: loaderOf(
      ({ projectId, installationId, language }: StepsKey) => [projectId, installationId, language],
      async ({ language, ...ids }) => {
        const { data } = await listSteps(rest, { companyId: await companyId(), ...ids }, language);
        return data;
      },
    ),
  };
}

// The service has no list by ids, so a batch is as many calls; they run side by side, and a failing one fails alone.
function loaderOf<K, T>(
  idsOf: (key: K) => string[],
  load: (key: K) => Promise<T | null>,
  cacheMap: DataLoader.CacheMap<string, Promise<T | null>> = new Map(),
) {
  return new DataLoader<K, T | null, string>(
    (keys) =>
      Promise.all(
        keys.map(async (key) => {
          if (!idsOf(key).every(isRestId)) return null;
          return orNull(load(key)).catch((error: unknown) =>
            error instanceof Error ? error : new Error(String(error)),
          );
        }),
      ),
    { cacheMap, cacheKeyFn: (key) => idsOf(key).join("/") },
  );
}

function single(id: string): string[] {
  return [id];
}

function own<T extends { id: string }>(id: string, company: T): T | null {
  return company.id === id ? company : null;
}
