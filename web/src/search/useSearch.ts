import { useMemo } from "react";
import { graphql } from "react-relay/hooks";
import { usePausedQuery } from "../relay/usePausedQuery.ts";
import type { useSearchQuery, useSearchQuery$data } from "./__generated__/useSearchQuery.graphql.ts";

export type SearchHit = useSearchQuery$data["search"][number];

type Found = { query: string; hits: readonly SearchHit[] };

const pauseMs = 120;
const maxHits = 20;
const nothing: Found = { query: "", hits: [] };

const document = graphql`
  query useSearchQuery($query: String!, $first: Int!) {
    search(query: $query, first: $first) {
      kind
      nodeId
      title
      detail
      matches
      archived
      project {
        restId
        title
      }
      folder {
        restId
        title
      }
      installation {
        restId
        title
      }
    }
  }
`;

/** Searches when typing pauses. Old results stay until the next answer; an outdated answer is dropped. */
export function useSearch(typed: string) {
  const query = typed.trim();
  const variables = query === "" ? null : { query, first: maxHits };
  const { answer, failure: failed, retry } = usePausedQuery<useSearchQuery>(document, variables, pauseMs);
  const found = useMemo(
    (): Found => (answer ? { query: answer.variables.query, hits: answer.data.search } : nothing),
    [answer],
  );
  const failure = failed?.variables.query === query ? failed : null;
  return { query, found, failure, retry, isSearching: query !== found.query && !failure };
}
