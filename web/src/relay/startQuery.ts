import { fetchQuery, type LoadQueryOptions, loadQuery, type PreloadedQuery } from "react-relay/hooks";
import { type ConcreteRequest, createOperationDescriptor, type IEnvironment, type OperationType } from "relay-runtime";
import { onlyFromNetwork } from "./cachedResponses.ts";

const tenSeconds = 10_000;
let changedAt = 0;

/** After this call, the pages' queries renew stored data that was read before it. */
export function markDataChanged(): void {
  changedAt = Date.now();
}

// Bypasses the cache for a query that renews data on the page, because a cached answer would be no newer.
const behindThePage = { networkCacheConfig: { metadata: onlyFromNetwork } };

/** Starts a page's query. Stored data shows at once, and is renewed if older than ten seconds or `markDataChanged`. */
export function startQuery<T extends OperationType>(
  environment: IEnvironment,
  query: ConcreteRequest,
  variables: T["variables"],
  options?: LoadQueryOptions,
): PreloadedQuery<T> {
  const known = environment.check(createOperationDescriptor(query, variables));
  const reference = loadQuery<T>(environment, query, variables, options);
  const isFresh = (fetchTime: number) => Date.now() - fetchTime <= tenSeconds && fetchTime >= changedAt;
  if (known.status === "available" && !isFresh(known.fetchTime ?? 0))
    fetchQuery<T>(environment, query, variables, behindThePage).subscribe({ error: () => undefined });
  return reference;
}
