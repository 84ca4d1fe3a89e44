import { Environment, type GraphQLSingularResponse, Network, RecordSource, Store } from "relay-runtime";
import { enter } from "../session/enter.ts";
import { loginPathOfEnded } from "../session/signedOutReason.ts";
import { isSigningOut } from "../session/signingOut.ts";
import { untilTypingPauses } from "../session/typing.ts";
import { clearCachedResponses, sendOperation } from "./cachedResponses.ts";
import { hasErrorCode, leaveOutKnown, rejectFailedRoot, rejectUnansweredField } from "./failures.ts";
import { noticeNewVersion } from "./networkState.ts";

const fiveMinutes = 5 * 60 * 1000;

export const environment: Environment = new Environment({
  network: Network.create(async (request, variables, cacheConfig) => {
    const response = await sendOperation(request, variables, cacheConfig);
    leaveWhenSignedOut(response);
    noticeNewVersion(response);
    if (request.operationKind !== "query") return response;
    return leaveOutKnown(rejectFailedRoot(response), environment.getStore().getSource());
  }),
  store: new Store(new RecordSource(), { queryCacheExpirationTime: fiveMinutes, gcReleaseBufferSize: 20 }),
  relayFieldLogger: rejectUnansweredField,
});

/** After the session ended, opens the login page once typing has paused. Signing in leads back to this page. */
function leaveWhenSignedOut(response: GraphQLSingularResponse): void {
  const isSignedOut = hasErrorCode(response, "UNAUTHENTICATED");
  if (!isSignedOut || isSigningOut()) return;
  void Promise.all([clearCachedResponses(), untilTypingPauses()]).then(() => {
    if (window.location.pathname !== "/login") enter(loginPathOfEnded(window.location));
  });
}
