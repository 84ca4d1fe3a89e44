import type { CacheConfig, GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { fetchGraphQL } from "./fetchGraphQL.ts";
import { limitConcurrency } from "./limitConcurrency.ts";

const mutationQueue = limitConcurrency(1);
let answeredMutations = 0;

/**
 * Sends one operation so that an older response never overwrites a newer one in the store. Mutations go one after another, and a query
 * that was answered while a mutation was under way is sent again.
 *
 * @throws NetworkFailure as `fetchGraphQL` does
 */
export async function sendInOrder(
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
