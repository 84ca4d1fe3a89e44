import type { CacheConfig, GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { forgetOwner } from "../session/lastOwner.ts";
import { sessionOwner } from "../session/userId.ts";
import { hasNoAnswer, withoutFailedFields } from "./failures.ts";
import { sendInOrder } from "./mutationQueue.ts";
import { currentNetworkState, noticeShown } from "./networkState.ts";

// The shell and opened projects are cached, because electricians need them offline.
const cachedQueries = new Set([
  "ShellQuery",
  "ProjectPageQuery",
  "FolderPageQuery",
  "InstallationPanelQuery",
  "roomListQuery",
  "fetchRoomsQuery",
]);

/** Queries that reload data of a cached page. */
const changingQueries = new Set(["useRefreshFolderQuery"]);

/** Bypasses the cache for queries that renew shown data. A cached answer would not be newer. */
export const onlyFromNetwork = { isOnlyFromNetwork: true };

/** Without a service worker the client cannot open offline, so a cache would be useless. */
const canBeOffline = () => "serviceWorker" in navigator;

// The store is loaded on demand, so that the first code stays small. If loading fails, nothing is cached.
const loadStore = () => import("../storage/responseStore.ts").catch(() => null);

/** Sends an operation. Cached answers replace a missing answer. @throws NetworkFailure as `fetchGraphQL` does */
export async function sendOperation(
  request: RequestParameters,
  variables: Variables,
  cacheConfig: CacheConfig,
): Promise<GraphQLSingularResponse> {
  const send = () => sendInOrder(request, variables, cacheConfig);
  if (!canBeOffline()) return send();
  if (!cachedQueries.has(request.name)) return updateCached(request, await send());
  const owner = sessionOwner();
  // Another person's cached answers are deleted before anything is shown.
  const ready = loadStore().then((store) => store?.removeOthersResponses());
  try {
    const response = await send();
    await ready;
    if (isWhole(response)) void keep(request, variables, response.data, owner);
    return response;
  } catch (error) {
    const canStandIn = hasNoAnswer(error) && !cacheConfig.metadata?.isOnlyFromNetwork;
    const kept = canStandIn ? await (await loadStore())?.readResponse(keyOf(request, variables)) : null;
    if (!kept) throw error;
    noticeShown(kept.keptAt);
    return { data: kept.data as Record<string, unknown> };
  }
}

const freshMs = 12 * 60 * 60 * 1000;

/** Caches an answer in advance, unless a fresh one is cached. Returns false while offline and after a failure. */
export async function cacheAhead(request: RequestParameters, variables: Variables): Promise<boolean> {
  const store = await loadStore();
  const keptAt = await store?.responseCachedAt(keyOf(request, variables));
  if (!store || currentNetworkState().isOffline) return false;
  if (keptAt && keptAt > Date.now() - freshMs) return true;
  const owner = sessionOwner();
  const once = { metadata: { maxAttempts: 1 } };
  const response = await sendInOrder(request, variables, once).catch(() => null);
  if (!response || !isWhole(response)) return false;
  await keep(request, variables, response.data, owner);
  return true;
}

/** The cached responses of a document with their variables, latest first. */
export async function readAllCached(document: string): Promise<{ variables: Variables; data: unknown }[]> {
  if (!canBeOffline()) return [];
  const rows = (await (await loadStore())?.readResponses(`${document} `)) ?? [];
  return rows.map(({ name, data }) => ({ variables: JSON.parse(name.slice(name.indexOf("{"))), data }));
}

async function keep(request: RequestParameters, variables: Variables, data: unknown, owner: string | null) {
  await (await loadStore())?.cacheResponse(keyOf(request, variables), data, owner);
}

function updateCached(request: RequestParameters, response: GraphQLSingularResponse): GraphQLSingularResponse {
  const isChange = request.operationKind === "mutation" || changingQueries.has(request.name);
  if (isChange) void loadStore().then((store) => store?.updateResponses(withoutFailedFields(response)));
  return response;
}

/** An answer with errors is not cached. */
const isWhole = (response: GraphQLSingularResponse): response is GraphQLSingularResponse & { data: object } =>
  "data" in response && Boolean(response.data) && !("errors" in response && response.errors?.length);

/** The document's hash separates the answers of different client versions. */
const keyOf = ({ id, name }: RequestParameters, variables: Variables) => `${name} ${id} ${JSON.stringify(variables)}`;

/** Called when the session ends. */
export async function clearCachedResponses(): Promise<void> {
  forgetOwner();
  if (canBeOffline()) await (await loadStore())?.clearResponses();
}
