import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { fetchInOrder } from "./fetchInOrder.ts";
import { leaveWhenSignedOut } from "./leaveWhenSignedOut.ts";
import { noticeNewVersion } from "./newVersion.ts";

const fiveMinutes = 5 * 60 * 1000;

export const environment = new Environment({
  network: Network.create(async (request, variables) =>
    noticeNewVersion(leaveWhenSignedOut(await fetchInOrder(request, variables))),
  ),
  store: new Store(new RecordSource(), { queryCacheExpirationTime: fiveMinutes, gcReleaseBufferSize: 20 }),
});
