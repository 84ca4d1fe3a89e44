import type { CacheConfig, GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { forgetOwner } from "../session/lastOwner.ts";
import { sessionOwner } from "../session/userId.ts";
import { hasNoAnswer, withoutFailedFields } from "./failures.ts";
import { sendInOrder } from "./mutationQueue.ts";
import { currentNetworkState, noticeShown } from "./networkState.ts";

// The frame, and what an electrician works on: an opened project with its folders, rooms and measuring grid. Nothing else is kept.
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

/** For a query behind what the page shows already: it would learn nothing from an answer of before. */
export const onlyFromNetwork = { isOnlyFromNetwork: true };

/** Only where a service worker can open the client without a network is there anything to show then. */
const canBeOffline = () => "serviceWorker" in navigator;

// Out of the client's first code; where it cannot be loaded nothing is kept.
const loadStore = () => import("../storage/responseStore.ts").catch(() => null);

/**
 * Sends every operation, by `sendInOrder` and `fetchGraphQL`. Answers about opened projects are cached, and used when the gateway gives no
 * answer at all; any answer, also a failure, is used as it is.
 *
 * @throws NetworkFailure as `fetchGraphQL` does
 */
export async function sendOperation(
  request: RequestParameters,
  variables: Variables,
  cacheConfig: CacheConfig,
): Promise<GraphQLSingularResponse> {
  const send = () => sendInOrder(request, variables, cacheConfig);
  if (!canBeOffline()) return send();
  if (!cachedQueries.has(request.name)) return updateCached(request, await send());
  const owner = sessionOwner();
  // Another person's are gone before this one is shown anything.
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

/** Caches an answer ahead of its use, unless a fresh one is there. False if it failed: the next one would fail too. */
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

/** The kept responses of a document, the latest first, each with its variables. */
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

/** An answer of which a part failed is not worth keeping. */
const isWhole = (response: GraphQLSingularResponse): response is GraphQLSingularResponse & { data: object } =>
  "data" in response && Boolean(response.data) && !("errors" in response && response.errors?.length);

/** Of another version of the client the document is another, so that its answers are not mistaken for this one's. */
const keyOf = ({ id, name }: RequestParameters, variables: Variables) => `${name} ${id} ${JSON.stringify(variables)}`;

/** Lets go of all that is kept, since the session has ended. */
export async function clearCachedResponses(): Promise<void> {
  forgetOwner();
  if (canBeOffline()) await (await loadStore())?.clearResponses();
}
