import { fetchQuery, type LoadQueryOptions, loadQuery, type PreloadedQuery } from "react-relay/hooks";
import { type ConcreteRequest, createOperationDescriptor, type IEnvironment, type OperationType } from "relay-runtime";
import { onlyFromNetwork } from "./cachedResponses.ts";

const tenSeconds = 10_000;

// Without an answer the page keeps what it shows, which is no older than what is kept.
const behindThePage = { networkCacheConfig: { metadata: onlyFromNetwork } };

/**
 * Starts a page's query. Data that was fetched before shows at once; if that is more than ten seconds ago it is fetched anew behind it.
 * When that fails, what is shown stays as it is: Relay's own "store-and-network" would put the failure in its place.
 */
export function startQuery<T extends OperationType>(
  environment: IEnvironment,
  query: ConcreteRequest,
  variables: T["variables"],
  options?: LoadQueryOptions,
): PreloadedQuery<T> {
  const known = environment.check(createOperationDescriptor(query, variables));
  const reference = loadQuery<T>(environment, query, variables, options);
  if (known.status === "available" && Date.now() - (known.fetchTime ?? 0) > tenSeconds)
    fetchQuery<T>(environment, query, variables, behindThePage).subscribe({ error: () => undefined });
  return reference;
}
