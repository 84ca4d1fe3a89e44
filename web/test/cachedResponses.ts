import { afterEach, beforeEach, jest } from "@jest/globals";
import type { RequestParameters } from "relay-runtime";
import folderQuery from "../src/folder/__generated__/FolderPageQuery.graphql.ts";
import mutation from "../src/reading/__generated__/useRecordMeasurementsMutation.graphql.ts";

const platformFetch = globalThis.fetch;

/** Gives each test a service worker and a session. Without them the client caches nothing. */
export function offerServiceWorker(): void {
  beforeEach(() => {
    Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
    document.cookie = "userId=7";
    document.cookie = "companyId=c1";
  });
  afterEach(async () => {
    Reflect.deleteProperty(navigator, "serviceWorker");
    globalThis.fetch = platformFetch;
    await new Promise((resolve) => {
      indexedDB.deleteDatabase("responses").onsuccess = resolve;
    });
  });
}

export const data = { folder: { id: "gf", isRoot: false } };

export type Answer = () => Response | Promise<Response>;
export const says = (body: object, status = 200) =>
  Response.json(body, { status, headers: { "x-request-id": "ab-1" } });
export const noLine: Answer = () => Promise.reject(new TypeError("no line"));

/** Loads the network modules anew, as a reloaded page does. */
export async function loadPage() {
  jest.resetModules();
  const { sendOperation, cacheAhead, clearCachedResponses, onlyFromNetwork } = await import(
    "../src/relay/cachedResponses.ts"
  );
  const { currentNetworkState } = await import("../src/relay/networkState.ts");
  const { responseCachedAt } = await import("../src/storage/responseStore.ts");
  const sent = jest.fn();
  const setAnswer = (respond: Answer) => {
    globalThis.fetch = async () => {
      sent();
      return respond();
    };
  };
  const ask = (respond: Answer, request: RequestParameters = folderQuery.params, metadata = {}) => {
    setAnswer(respond);
    const variables = request === mutation.params ? { input: {} } : { projectId: "p", folderId: "f" };
    return sendOperation(request, variables, { metadata: { maxAttempts: 1, ...metadata } });
  };
  /** Resolves once the writes after an answer are done. */
  const settled = () => responseCachedAt("nothing");
  const fetchAhead = (respond: Answer) => {
    setAnswer(respond);
    return cacheAhead(folderQuery.params, { projectId: "p", folderId: "f" });
  };
  return { ask, settled, fetchAhead, sent, clearCachedResponses, onlyFromNetwork, connection: currentNetworkState };
}

export type Page = Awaited<ReturnType<typeof loadPage>>;
