import { graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { fetchPages } from "../relay/pages.ts";
import type {
  fetchAllHistoryQuery,
  fetchAllHistoryQuery$variables,
} from "./__generated__/fetchAllHistoryQuery.graphql.ts";
import { type Entry, readEntry } from "./historyEntry.ts";

const query = graphql`
  query fetchAllHistoryQuery($id: ID!, $filter: HistoryFilter, $first: Int!, $after: String) {
    node(id: $id) {
      ... on HistorySubject {
        history(filter: $filter, first: $first, after: $after) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...historyEntry_entry
            }
          }
        }
      }
    }
  }
`;

type HistoryPage = NonNullable<NonNullable<fetchAllHistoryQuery["response"]["node"]>["history"]>;

/** Loads a hundred entries per request and calls `onProgress` after each. @throws if a request fails */
export async function fetchAllHistory(
  environment: Environment,
  { id, filter }: Pick<fetchAllHistoryQuery$variables, "id" | "filter">,
  onProgress: (done: number, count: number) => void,
): Promise<Entry[]> {
  const entries = new Map<number, Entry>();
  const pages = fetchPages<fetchAllHistoryQuery, HistoryPage>(environment, {
    query,
    variables: { id, filter, first: 100 },
    pageOf: (data) => {
      const page = data.node?.history;
      if (!page) throw new Error("The service gave no page.");
      return page;
    },
  });
  for await (const page of pages) {
    for (const entry of page.edges.map(({ node }) => readEntry(node))) entries.set(entry.sequence, entry);
    onProgress(entries.size, Math.max(entries.size, page.totalCount));
  }
  return [...entries.values()];
}
