import DataLoader from "dataloader";
import { GraphQLError } from "graphql";
import type { Country, Language } from "./__generated__/schema.ts";
import type { FolderKey, InstallationKey } from "./graphql/globalId.ts";
import type { Rest } from "./rest/client.ts";
import { clientError, isNotFound, orNull } from "./rest/errors.ts";
import { isRestId } from "./rest/path.ts";
import type { RestUser } from "./rest/types.ts";
import type { Session } from "./session/Session.ts";
import type { UserPool } from "./session/userPool.ts";
import { loadUserLists, type UserListKey } from "./user/userLists.ts";

type StepsKey = InstallationKey & { language: Language };

export type Loaders = ReturnType<typeof createLoaders>;

/** Loads each object of an operation once; null for a missing, foreign or malformed id. */
export function createLoaders(rest: Rest, session: Session, pool: Pick<UserPool, "hasAuthenticator">) {
  const user = loaderOf(toIds, (userId: string) => rest.call("getUser", { userId }));

  const company = loaderOf(toIds, async (id: string) => {
    const own = await rest.call("getCompany", {});
    return own.id === id ? own : null;
  });

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

  const ownCompany = async () => ({ id: await companyId() });

  async function language(): Promise<Language> {
    return session.language() ?? (await viewer())?.language ?? "en";
  }

  /** True for an admin of the company, and for a program that may manage users. */
  async function isAdmin(): Promise<boolean> {
    if (session.program()) return session.allows("users:manage");
    const user = await viewer();
    return user !== null && user.role !== "user";
  }

  async function country(): Promise<Country> {
    const id = session.companyId() ?? (await viewer())?.companyId;
    return (id && (await company.load(id))?.country) || "OTHER";
  }

  const changing = {
    company,
    project: loaderOf(toIds, async (id: string) => rest.call("getProject", { projectId: id })),
    folder: loaderOf(
      ({ projectId, folderId }: FolderKey) => [projectId, folderId],
      async (key) => rest.call("getFolder", key),
    ),
    installation: loaderOf(
      ({ projectId, installationId }: InstallationKey) => [projectId, installationId],
      async (key) => rest.call("getInstallation", { ...key, query: { language: await language() } }),
    ),
    signedFolders: loaderOf(toIds, async (projectId: string) => {
      return (
        await rest.call("listSignableFolders", { projectId, query: { signed: true, language: await language() } })
      ).data;
    }),
    template: loaderOf(toIds, async (id: string) =>
      rest.call("getTemplate", { templateId: id, query: { language: await language() } }),
    ),
    steps: loaderOf(
      ({ projectId, installationId, language }: StepsKey) => [projectId, installationId, language],
      async ({ language, ...ids }) => (await rest.call("listSteps", { ...ids, query: { language } })).data,
    ),
  };

  return {
    viewer,
    isAdmin,
    country,
    companyId,
    ownCompany,
    language,
    user,
    hasAuthenticator: new DataLoader<string, boolean>((tokens) => Promise.all(tokens.map(pool.hasAuthenticator))),
    // No cache, because a mutation may change who is active.
    userLists: new DataLoader((keys: readonly UserListKey[]) => loadUserLists(rest, keys), { cache: false }),
    ...changing,
    /** Forgets all objects but users, because a change of one object may show in counts and states of others. */
    forget() {
      for (const loader of Object.values(changing)) loader.clearAll();
    },
  };
}

/** Null for a missing user. @throws UPSTREAM_ERROR for a 404 without a token, because the address is wrong then */
async function noUser(rest: Rest, userId: string): Promise<null> {
  const problem = await rest.callPublic("getUser", { userId }).catch((error: unknown) => error);
  const wrongAddress = "The warranty service is not at the address where it should be. Nothing was changed.";
  if (isNotFound(problem)) throw clientError("UPSTREAM_ERROR", `${wrongAddress} Tell the operator.`);
  if (problem instanceof GraphQLError) throw problem;
  return null;
}

// The service has no list by ids, so each key costs a call. If a call fails, only its key fails.
function loaderOf<K, T>(idsOf: (key: K) => string[], load: (key: K) => Promise<T>) {
  const loadOne = async (key: K) => {
    if (!idsOf(key).every(isRestId)) return null;
    return orNull(load(key)).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  };
  return new DataLoader<K, T | null, string>((keys) => Promise.all(keys.map(loadOne)), {
    cacheKeyFn: (key) => idsOf(key).join("/"),
  });
}

const toIds = (id: string) => [id];
