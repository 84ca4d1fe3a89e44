import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { fetchGraphQL } from "./fetchGraphQL.ts";
import { inTurn } from "./inTurn.ts";
import { leaveWhenSignedOut } from "./leaveWhenSignedOut.ts";
import { noticeNewVersion } from "./newVersion.ts";

const fiveMinutes = 5 * 60 * 1000;
// A change's answer says how things stand after it: one that came after a later change's would put back what that one changed.
const oneChange = inTurn(1);

export const environment = new Environment({
  network: Network.create(async (request, variables) => {
    const send = () => fetchGraphQL(request, variables);
    const answer = await (request.operationKind === "mutation" ? oneChange(send) : send());
    return noticeNewVersion(leaveWhenSignedOut(answer));
  }),
  store: new Store(new RecordSource(), { queryCacheExpirationTime: fiveMinutes, gcReleaseBufferSize: 20 }),
});
