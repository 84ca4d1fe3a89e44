import type { CacheConfig, GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { isSigningOut } from "../session/signingOut.ts";
import { reloadIfUserChanged } from "../storage/pendingRows.ts";
import { fetchGraphQL } from "./fetchGraphQL.ts";
import { limitConcurrency } from "./limitConcurrency.ts";

const signOut = "useSignOutMutation";
const mutationQueue = limitConcurrency(1);
let answeredMutations = 0;

/** Sends mutations in order; repeats overtaken queries. @throws NetworkFailure, or Error at a sign-out or change of user */
export async function sendInOrder(
  request: RequestParameters,
  variables: Variables,
  cacheConfig: CacheConfig,
): Promise<GraphQLSingularResponse> {
  // Sign-out skips the queue, because each queued mutation may take half a minute on a bad connection.
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

/** True if another person has signed in since the page loaded; always false on the login page. */
const isOthersPage = () => window.location.pathname !== "/login" && reloadIfUserChanged();
