import type { CacheConfig, GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { fetchGraphQL } from "./fetchGraphQL.ts";
import { inTurn } from "./inTurn.ts";

const oneChange = inTurn(1);
let changesAnswered = 0;

/**
 * Sends one operation so that what the page knows never goes back: an answer says how things stood when it was read, and one that came
 * after a later change's would undo that change on the screen. Changes go one after another, and what was read while one was answered is
 * read again.
 *
 * @throws NetworkFailure as `fetchGraphQL` does
 */
export async function fetchInOrder(
  request: RequestParameters,
  variables: Variables,
  cacheConfig: CacheConfig,
): Promise<GraphQLSingularResponse> {
  const send = () => fetchGraphQL(request, variables, cacheConfig);
  if (request.operationKind === "mutation") {
    return oneChange(() =>
      send().finally(() => {
        changesAnswered += 1;
      }),
    );
  }
  const before = changesAnswered;
  const answer = await send();
  return changesAnswered === before ? answer : send();
}
