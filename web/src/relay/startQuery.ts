import { fetchQuery, type LoadQueryOptions, loadQuery, type PreloadedQuery } from "react-relay/hooks";
import { type ConcreteRequest, createOperationDescriptor, type IEnvironment, type OperationType } from "relay-runtime";
import { onlyFromNetwork } from "./cachedResponses.ts";

const tenSeconds = 10_000;

// Without an answer the page keeps its data, which is no older than the cached answer.
const behindThePage = { networkCacheConfig: { metadata: onlyFromNetwork } };

/**
 * Starts the query of a page. Known data shows at once, and is reloaded behind if older than ten seconds. A failed reload changes nothing:
 * "store-and-network" would show the failure instead.
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
