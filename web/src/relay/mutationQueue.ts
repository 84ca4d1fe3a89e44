import type { CacheConfig, GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { isSigningOut } from "../session/signingOut.ts";
import { reloadIfUserChanged } from "../storage/pendingRows.ts";
import { fetchGraphQL } from "./fetchGraphQL.ts";
import { limitConcurrency } from "./limitConcurrency.ts";

const signOut = "useSignOutMutation";
const mutationQueue = limitConcurrency(1);
let answeredMutations = 0;

/**
 * Keeps older responses from overwriting newer ones in the store. Mutations run one after another; a query is repeated when a mutation was
 * answered meanwhile, the third time between two mutations. Signing out does not wait, and drops waiting mutations.
 *
 * @throws NetworkFailure as `fetchGraphQL` does
 * @throws Error when the person signs out before a mutation is sent, or another person is signed in by then
 */
export async function sendInOrder(
  request: RequestParameters,
  variables: Variables,
  cacheConfig: CacheConfig,
): Promise<GraphQLSingularResponse> {
  // On a line that hangs each change takes half a minute, during which the session would stay open.
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

/** On the login page a sign-in may replace another person's session. */
const isOthersPage = () => window.location.pathname !== "/login" && reloadIfUserChanged();
