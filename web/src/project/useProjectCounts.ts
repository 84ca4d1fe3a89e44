import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useProjectCountsQuery } from "./__generated__/useProjectCountsQuery.graphql.ts";
import type { ProjectCounts } from "./listedProjects.ts";
import type { Shown } from "./useProjectPages.ts";

const query = graphql`
  query useProjectCountsQuery($archived: Boolean!, $name: String, $filter: ProjectFilter, $language: Language!) {
    viewer @required(action: THROW) {
      company @required(action: THROW) {
        projectPages(archived: $archived) {
          page(name: $name, filter: $filter, language: $language, first: 1) @required(action: THROW) {
            states {
              all
              listed
              inProgress
              signable
              overdue
              completed
              undelivered
            }
          }
        }
      }
    }
  }
`;

const pauseMs = 100;

/** The projects per state, null if unknown. Counting is slow, so it starts after the rows arrived. */
export function useProjectCounts({ variables, renewals }: Shown): ProjectCounts | null {
  const environment = useRelayEnvironment();
  const [counts, setCounts] = useState<ProjectCounts | null>(null);
  const { archived, name, filter, language } = variables;
  const filterKey = JSON.stringify(filter);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: renewed rows are counted again.
  useEffect(() => {
    let stop = () => {};
    const ask = () => {
      const { unsubscribe } = fetchQuery<useProjectCountsQuery>(environment, query, {
        archived,
        name,
        filter,
        language,
      }).subscribe({
        next: ({ viewer }) => setCounts(viewer.company.projectPages.page.states),
        error: () => setCounts(null),
      });
      stop = unsubscribe;
    };
    const timer = setTimeout(ask, isFirst.current ? 0 : pauseMs);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, archived, name, filterKey, language, renewals]);
  return counts;
}
