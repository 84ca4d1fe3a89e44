import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { leaveWhenSignedOut } from "./leaveWhenSignedOut.ts";
import { fetchThroughMutationQueue } from "./mutationQueue.ts";
import { noticeNewVersion } from "./newVersion.ts";
import { rejectFailedRoot } from "./rejectFailedRoot.ts";
import { rejectUnansweredField } from "./unansweredField.ts";

const fiveMinutes = 5 * 60 * 1000;

export const environment = new Environment({
  network: Network.create(async (request, variables, cacheConfig) => {
    const response = noticeNewVersion(
      leaveWhenSignedOut(await fetchThroughMutationQueue(request, variables, cacheConfig)),
    );
    return request.operationKind === "query" ? rejectFailedRoot(response) : response;
  }),
  store: new Store(new RecordSource(), { queryCacheExpirationTime: fiveMinutes, gcReleaseBufferSize: 20 }),
  relayFieldLogger: rejectUnansweredField,
});
