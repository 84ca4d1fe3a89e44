import type { LoadQueryOptions, PreloadedQuery } from "react-relay/hooks";
import type { LoaderFunctionArgs } from "react-router";
import type { ConcreteRequest, OperationType } from "relay-runtime";
import { environment } from "./environment.ts";
import { startQuery } from "./startQuery.ts";

/** Pages such as a history use this policy, because they must not show old data first. */
export const networkOnly: LoadQueryOptions = { fetchPolicy: "network-only" };

/** Starts a page's query while the page's code is loading. */
export function queryLoader<T extends OperationType>(
  query: ConcreteRequest,
  variables: (args: LoaderFunctionArgs) => T["variables"],
  options?: LoadQueryOptions,
) {
  return (args: LoaderFunctionArgs): PreloadedQuery<T> => startQuery<T>(environment, query, variables(args), options);
}
