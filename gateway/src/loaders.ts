import DataLoader from "dataloader";
import type { Language } from "./__generated__/resolvers.ts";
import { getCompany } from "./company/companyApi.ts";
import { loadUserLists, type UserListKey } from "./company/companyUsers.ts";
import { clientError } from "./errors.ts";
import { getFolder } from "./folder/folderApi.ts";
import type { FolderKey, InstallationKey } from "./globalId.ts";
import { getInstallation } from "./installation/installationApi.ts";
import { getProject } from "./project/projectApi.ts";
import type { Rest } from "./rest/client.ts";
import { orNull } from "./rest/errors.ts";
import type { PagedResult } from "./rest/paging.ts";
import { isRestId } from "./rest/path.ts";
import type { RestCompany, RestFolder, RestInstallationDetail, RestProject, RestStep, RestUser } from "./rest/types.ts";
import type { Session } from "./session/Session.ts";
import type { UserPool } from "./session/userPool.ts";
import { listSteps } from "./step/stepApi.ts";
import { getUser } from "./user/userApi.ts";

type StepsKey = InstallationKey & { language: Language };
type Pool = Pick<UserPool, "hasAuthenticator">;

/**
 * Loads the objects of one operation, each once. A missing or foreign id loads null, a malformed one without any request. The company
 * is always that of the verified token's user, never one that the caller names. An operation needs two or three of the loaders, so each is
 * made when it is first asked for.
 */
export class Loaders {
  readonly #rest: Rest;
  readonly #session: Session;
  readonly #pool: Pool;

  constructor(rest: Rest, session: Session, pool: Pool) {
    this.#rest = rest;
    this.#session = session;
    this.#pool = pool;
  }

  viewer() {
    const viewerId = this.#session.viewer()?.userId;
    if (viewerId === undefined) throw clientError("UNAUTHENTICATED", this.#session.unauthenticatedReason());
    return this.user.load(viewerId);
  }

  /** @throws FORBIDDEN for a user without a company */
  async companyId() {
    const id = (await this.viewer())?.companyId;
    if (!id) throw clientError("FORBIDDEN", "The company id is missing: this user belongs to no company yet.");
    return id;
  }

  async language(): Promise<Language> {
    return this.#session.language() ?? (await this.viewer())?.language ?? "en";
  }

  get user() {
    this.#user ??= loaderOf(single, (userId: string) => getUser(this.#rest, userId));
    return this.#user;
  }
  #user?: Loader<string, RestUser>;

  /** By the access token whose user the pool is asked about. */
  get hasAuthenticator() {
    this.#hasAuthenticator ??= new DataLoader((tokens) => Promise.all(tokens.map(this.#pool.hasAuthenticator)));
    return this.#hasAuthenticator;
  }
  #hasAuthenticator?: DataLoader<string, boolean>;

  /** Brings together what is asked at once; keeps nothing, since a mutation may change who is active. */
  get userLists() {
    this.#userLists ??= new DataLoader((keys) => loadUserLists(this.#rest, keys), { cache: false });
    return this.#userLists;
  }
  #userLists?: DataLoader<UserListKey, PagedResult<RestUser>>;

  get company() {
    this.#company ??= loaderOf(single, async (id: string) => own(id, await getCompany(this.#rest)));
    return this.#company;
  }
  #company?: Loader<string, RestCompany>;

  get project() {
    const load = async (id: string) => getProject(this.#rest, await this.companyId(), id);
    this.#project ??= loaderOf(single, load);
    return this.#project;
  }
  #project?: Loader<string, RestProject>;

  get folder() {
    this.#folder ??= loaderOf(
      ({ projectId, folderId }) => [projectId, folderId],
      async (key) => getFolder(this.#rest, { companyId: await this.companyId(), ...key }),
    );
    return this.#folder;
  }
  #folder?: Loader<FolderKey, RestFolder>;

  get installation() {
    this.#installation ??= loaderOf(
      ({ projectId, installationId }) => [projectId, installationId],
      async (key) => getInstallation(this.#rest, { companyId: await this.companyId(), ...key }, await this.language()),
    );
    return this.#installation;
  }
  #installation?: Loader<InstallationKey, RestInstallationDetail>;

  get steps() {
    this.#steps ??= loaderOf(
      ({ projectId, installationId, language }) => [projectId, installationId, language],
      async ({ language, ...ids }) => {
        const { data } = await listSteps(this.#rest, { companyId: await this.companyId(), ...ids }, language);
        return data;
      },
    );
    return this.#steps;
  }
  #steps?: Loader<StepsKey, RestStep[]>;
}

type Loader<K, T> = DataLoader<K, T | null, string>;

// The service has no list by ids, so a batch is as many calls; they run side by side, and a failing one fails alone.
function loaderOf<K, T>(idsOf: (key: K) => string[], load: (key: K) => Promise<T | null>) {
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
    { cacheKeyFn: (key) => idsOf(key).join("/") },
  );
}

function single(id: string): string[] {
  return [id];
}

function own<T extends { id: string }>(id: string, company: T): T | null {
  return company.id === id ? company : null;
}
