import type { CacheConfig, GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { isSigningOut } from "../session/signingOut.ts";
import { reloadIfUserChanged } from "../storage/pendingRows.ts";
import { fetchGraphQL } from "./fetchGraphQL.ts";
import { limitConcurrency } from "./limitConcurrency.ts";

const signOut = "useSignOutMutation";
const mutationQueue = limitConcurrency(1);
let answeredMutations = 0;

/**
 * Sends mutations in order, and repeats a query overtaken by a mutation. @throws NetworkFailure, or Error if the user changed or signs out
 */
export async function sendInOrder(
  request: RequestParameters,
  variables: Variables,
  cacheConfig: CacheConfig,
): Promise<GraphQLSingularResponse> {
  // Sign-out skips the queue. On a bad connection each queued mutation takes half a minute, and the session would stay open.
  if (request.name === signOut) return fetchGraphQL(request, variables, cacheConfig);
  const requireSamePerson = () => {
    if (request.operationKind === "mutation" && isSigningOut()) throw new Error("The person signs out");
    if (isOthersPage()) throw new Error("Another person is signed in");
  };
  const send = async () => {
    requireSamePerson();
    return fetchGraphQL(request, variables, cacheConfig, requireSamePerson);
  };
  if (request.operationKind === "mutation") {
    return mutationQueue(() =>
      send().finally(() => {
        answeredMutations += 1;
      }),
    );
  }
  const sendUnlessOverlapped = async () => {
    const before = answeredMutations;
    const answer = await send();
    return answeredMutations === before ? answer : null;
  };
  return (await sendUnlessOverlapped()) ?? (await sendUnlessOverlapped()) ?? mutationQueue(send);
}

/** True if another person has signed in since the page loaded. False on the login page, where a sign-in replaces the session. */
const isOthersPage = () => window.location.pathname !== "/login" && reloadIfUserChanged();
