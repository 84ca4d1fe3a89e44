import type { Disposable, Environment, GraphQLTaggedNode } from "relay-runtime";
import { UnansweredField } from "./failures.ts";
import { fetchPages, type NodeOf, type Page } from "./pages.ts";

// Each room takes two requests, and one operation may take 500.
const pageSize = 50;

export type FolderQuery = {
  readonly variables: { projectId: string; folderId: string; first: number; after?: string | null };
  readonly response: { readonly folder: { readonly installations: Page | null | undefined } | null | undefined };
};

type Connection<Query extends FolderQuery> = NonNullable<NonNullable<Query["response"]["folder"]>["installations"]>;
export type RoomOf<Query extends FolderQuery> = NodeOf<Connection<Query>>;

/** Loads a folder's own installations page by page; none if the folder was deleted. @throws UnansweredField */
export async function* fetchFolderRooms<Query extends FolderQuery>(
  environment: Environment,
  query: GraphQLTaggedNode,
  folder: Omit<Query["variables"], "first" | "after">,
  hold?: (page: Disposable) => void,
): AsyncGenerator<readonly RoomOf<Query>[]> {
  const pages = fetchPages<Query, Connection<Query>>(environment, {
    query,
    variables: { ...folder, first: pageSize },
    pageOf: ({ folder: found }: FolderQuery["response"]) => {
      if (!found) return null;
      if (!found.installations) throw new UnansweredField("fetchFolderRooms", "installations", []);
      return found.installations as Connection<Query>;
    },
    hold,
  });
  for await (const { edges } of pages) yield edges.map(({ node }) => node);
}
