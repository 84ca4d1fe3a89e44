import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useSearchQuery, useSearchQuery$data } from "./__generated__/useSearchQuery.graphql.ts";

export type SearchHit = useSearchQuery$data["search"][number];

type Found = { query: string; hits: readonly SearchHit[] };
type Failed = { query: string; error: unknown };

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
  const environment = useRelayEnvironment();
  const [found, setFound] = useState(nothing);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [attempt, setAttempt] = useState(0);
  const query = typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another attempt sends the same query again.
  useEffect(() => {
    if (query === "") return setFound(nothing);
    let stop = () => {};
    const send = () => {
      const variables = { query, first: maxHits };
      const { unsubscribe } = fetchQuery<useSearchQuery>(environment, document, variables).subscribe({
        next: ({ search }) => {
          setFound({ query, hits: search });
          setFailed(null);
        },
        error: (error: unknown) => setFailed({ query, error }),
      });
      stop = unsubscribe;
    };
    const timer = setTimeout(send, pauseMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [query, environment, attempt]);
  const failure = failed?.query === query ? failed : null;
  const retry = () => {
    setFailed(null);
    setAttempt((before) => before + 1);
  };
  return { query, found, failure, retry, isSearching: query !== found.query && !failure };
}
