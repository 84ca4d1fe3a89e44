import DataLoader from "dataloader";
import type { Language } from "./__generated__/schema.ts";
import { listSignableFolders } from "./certificate/certificateApi.ts";
import { getCompany } from "./company/companyApi.ts";
import { getFolder } from "./folder/folderApi.ts";
import type { FolderKey, InstallationKey } from "./graphql/globalId.ts";
import { getInstallation } from "./installation/installationApi.ts";
import { getProject } from "./project/projectApi.ts";
import type { Rest } from "./rest/client.ts";
import { clientError, orNull } from "./rest/errors.ts";
import { isRestId } from "./rest/path.ts";
import type { RestUser } from "./rest/types.ts";
import type { Session } from "./session/Session.ts";
import type { UserPool } from "./session/userPool.ts";
import { listSteps } from "./step/stepApi.ts";
import { getTemplate } from "./template/templateApi.ts";
import { getUser, noUser } from "./user/userApi.ts";
import { loadUserLists, type UserListKey } from "./user/userLists.ts";

type StepsKey = InstallationKey & { language: Language };

export type Loaders = ReturnType<typeof createLoaders>;

/**
 * Each object of an operation is loaded once. A missing or foreign id loads null, a malformed one without any request. The company
 * is always that of the verified token, never one that the caller names.
 */
export function createLoaders(rest: Rest, session: Session, pool: Pick<UserPool, "hasAuthenticator">) {
  const user = loaderOf(toIds, (userId: string) => getUser(rest, userId));

  /** Null for a program. */
  async function viewer(): Promise<RestUser | null> {
    if (session.program()) return null;
    const viewerId = session.viewer()?.userId;
    if (viewerId === undefined) throw clientError("UNAUTHENTICATED", session.unauthenticatedReason());
    const found = await user.load(viewerId);
    session.rememberCompany(found?.companyId ?? null);
    return found ?? noUser(rest, viewerId);
  }

  async function companyId(): Promise<string> {
    const id = session.companyId() ?? (await viewer())?.companyId;
    if (!id) throw clientError("FORBIDDEN", "The company id is missing: this user belongs to no company yet.");
    return id;
  }

  async function language(): Promise<Language> {
    return session.language() ?? (await viewer())?.language ?? "en";
  }

  /** For fields that offer actions; the REST service decides about the action. */
  async function isAdmin(): Promise<boolean> {
    if (session.program()) return session.allows("users:manage");
    const user = await viewer();
    return user !== null && user.role !== "user";
  }

  return {
    viewer,
    isAdmin,
    companyId,
    language,
    user,
    hasAuthenticator: new Loader(
      () => new DataLoader<string, boolean>((tokens) => Promise.all(tokens.map(pool.hasAuthenticator))),
    ),
    // It only batches, since a mutation may change who is active.
    userLists: new Loader(
      () => new DataLoader((keys: readonly UserListKey[]) => loadUserLists(rest, keys), { cache: false }),
    ),
    company: loaderOf(toIds, async (id: string) => {
      const company = await getCompany(rest);
      return company.id === id ? company : null;
    }),
    project: loaderOf(toIds, async (id: string) => getProject(rest, await companyId(), id)),
    folder: loaderOf(
      ({ projectId, folderId }: FolderKey) => [projectId, folderId],
      async (key) => getFolder(rest, { companyId: await companyId(), ...key }),
    ),
    installation: loaderOf(
      ({ projectId, installationId }: InstallationKey) => [projectId, installationId],
      async (key) => getInstallation(rest, { companyId: await companyId(), ...key }, await language()),
    ),
    signedFolders: loaderOf(toIds, async (projectId: string) => {
      const ids = { companyId: await companyId(), projectId };
      return (await listSignableFolders(rest, ids, { signed: true, language: await language() })).data;
    }),
    template: loaderOf(toIds, async (id: string) =>
      getTemplate(rest, { companyId: await companyId(), templateId: id }, await language()),
    ),
    steps: loaderOf(
      ({ projectId, installationId, language }: StepsKey) => [projectId, installationId, language],
      async ({ language, ...ids }) => (await listSteps(rest, { companyId: await companyId(), ...ids }, language)).data,
    ),
  };
}

/** Makes its DataLoader when it is first needed, since an operation needs two or three of the loaders. */
class Loader<K, V, C> {
  readonly #create: () => DataLoader<K, V, C>;
  #made: DataLoader<K, V, C> | undefined;

  constructor(create: () => DataLoader<K, V, C>) {
    this.#create = create;
  }

  load(key: K): Promise<V> {
    this.#made ??= this.#create();
    return this.#made.load(key);
  }

  prime(key: K, value: V): this {
    this.#made ??= this.#create();
    this.#made.prime(key, value);
    return this;
  }

  clear(key: K): this {
    this.#made?.clear(key);
    return this;
  }

  clearAll(): void {
    this.#made?.clearAll();
  }
}

// The service has no list by ids, so a batch is as many calls; they run side by side, and a failing one fails alone.
function loaderOf<K, T>(idsOf: (key: K) => string[], load: (key: K) => Promise<T>) {
  return new Loader(
    () =>
      new DataLoader<K, T | null, string>(
        (keys) =>
          Promise.all(
            keys.map(async (key) => {
              if (!idsOf(key).every(isRestId)) return null;
              return orNull(load(key)).catch((error: unknown) =>
                error instanceof Error ? error : new Error(String(error)),
              );
            }),
          ),
        { cacheKeyFn: (key) => idsOf(key).join("/") },
      ),
  );
}

function toIds(id: string): string[] {
  return [id];
}
