import {
  createOperationDescriptor,
  type Disposable,
  type Environment,
  type GraphQLTaggedNode,
  getRequest,
} from "relay-runtime";
import { readQuery } from "./readQuery.ts";

export type Page = {
  readonly edges: readonly { readonly node: unknown }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null | undefined };
};
export type NodeOf<P extends Page> = P["edges"][number]["node"];

type PagedQuery = {
  readonly variables: { first: number; after?: string | null | undefined };
  readonly response: unknown;
};

type Options<Query extends PagedQuery, P extends Page> = {
  query: GraphQLTaggedNode;
  /** The query's variables, with the cursor of the last row that is already loaded, if any. */
  variables: Query["variables"];
  /** Null ends the loading, because the list's owner was deleted. */
  pageOf: (data: Query["response"]) => P | null;
  /** Receives the disposable that retains each page in the store, for components that read the page there. */
  hold?: ((page: Disposable) => void) | undefined;
};

export async function* fetchPages<Query extends PagedQuery, P extends Page>(
  environment: Environment,
  { query, variables, pageOf, hold }: Options<Query, P>,
): AsyncGenerator<P> {
  let after = variables.after ?? null;
  do {
    const wanted: Query["variables"] = { ...variables, after };
    // The page is retained before its answer arrives, because the store could drop the answer at once.
    hold?.(environment.retain(createOperationDescriptor(getRequest(query), wanted)));
    const data: Query["response"] | undefined = await readQuery<Query>(environment, query, wanted);
    const page: P | null = data ? pageOf(data) : null;
    if (!page) return;
    yield page;
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after);
}
