import { fetchQuery } from "react-relay/hooks";
import type { CacheConfig, GraphQLTaggedNode, IEnvironment, OperationType } from "relay-runtime";

type Options = { fetchPolicy?: "network-only" | "store-or-network"; networkCacheConfig?: CacheConfig };

/** Reads a query from the network after an action of the person. @throws if the request fails */
export function readQuery<T extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: T["variables"],
  options?: Options,
): Promise<T["response"] | undefined> {
  return fetchQuery<T>(environment, query, variables, options).toPromise();
}

/** Reloads the page's data. After a failure the old data stays. */
export async function renewQuery<T extends OperationType>(...query: Parameters<typeof readQuery<T>>): Promise<void> {
  await readQuery<T>(...query).catch(() => undefined);
}
