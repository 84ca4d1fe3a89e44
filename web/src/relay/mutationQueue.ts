import type { CacheConfig, GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { fetchGraphQL } from "./fetchGraphQL.ts";
import { limitConcurrency } from "./limitConcurrency.ts";

const mutationQueue = limitConcurrency(1);
let answeredMutations = 0;

/**
 * Sends one operation so that what the page knows never goes back: an answer says how things stood when it was read, and one that came
 * after a later change's would undo that change on the screen. Changes go one after another, and what was read while one was answered is
 * read again.
 *
 * @throws NetworkFailure as `fetchGraphQL` does
 */
export async function fetchThroughMutationQueue(
  request: RequestParameters,
  variables: Variables,
  cacheConfig: CacheConfig,
): Promise<GraphQLSingularResponse> {
  const send = () => fetchGraphQL(request, variables, cacheConfig);
  if (request.operationKind === "mutation") {
    return mutationQueue(() =>
      send().finally(() => {
        answeredMutations += 1;
      }),
    );
  }
  const before = answeredMutations;
  const answer = await send();
  return answeredMutations === before ? answer : send();
}
