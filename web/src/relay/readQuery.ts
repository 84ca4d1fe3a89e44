import { fetchQuery } from "react-relay/hooks";
import type { CacheConfig, GraphQLTaggedNode, IEnvironment, OperationType } from "relay-runtime";

type Options = { fetchPolicy?: "network-only" | "store-or-network"; networkCacheConfig?: CacheConfig };

/**
 * Reads a query from the network, for what a person does on a page; what belongs to a page is started by its route (`queryLoader.ts`).
 *
 * @throws if it could not be read
 */
export function readQuery<T extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: T["variables"],
  options?: Options,
): Promise<T["response"] | undefined> {
  return fetchQuery<T>(environment, query, variables, options).toPromise();
}

/** Reloads the data of the page. After a failure the page stays as it is. */
export async function renewQuery<T extends OperationType>(...query: Parameters<typeof readQuery<T>>): Promise<void> {
  await readQuery<T>(...query).catch(() => undefined);
}
