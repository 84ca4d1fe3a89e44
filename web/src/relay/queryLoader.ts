import type { LoadQueryOptions, PreloadedQuery } from "react-relay/hooks";
import type { LoaderFunctionArgs } from "react-router";
import type { ConcreteRequest, OperationType } from "relay-runtime";
import { environment } from "./environment.ts";
import { startQuery } from "./startQuery.ts";

/** For a page that is opened to see what changed, such as a history: nothing from the store is shown first. */
export const networkOnly: LoadQueryOptions = { fetchPolicy: "network-only" };

/** A route loader that starts a page's query while the page's code is on its way. */
export function queryLoader<T extends OperationType>(
  query: ConcreteRequest,
  variables: (args: LoaderFunctionArgs) => T["variables"],
  options?: LoadQueryOptions,
) {
  return (args: LoaderFunctionArgs): PreloadedQuery<T> => startQuery<T>(environment, query, variables(args), options);
}
