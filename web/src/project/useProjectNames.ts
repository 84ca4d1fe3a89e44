import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { ProjectListName } from "../navigation/projectListName.ts";
import type { useProjectNamesQuery } from "./__generated__/useProjectNamesQuery.graphql.ts";

const query = graphql`
  query useProjectNamesQuery($archived: Boolean!, $filter: ProjectFilter, $first: Int!) {
    viewer @required(action: THROW) {
      company @required(action: THROW) {
        projectPages(archived: $archived) {
          page(filter: $filter, first: $first) {
            totalCount
            nodes {
              customer
              city
            }
          }
        }
      }
    }
  }
`;

/** `count` is null while some projects of the name may be unknown. */
export type ProjectName = { name: string; count: number | null };

const pauseMs = 120;
const maxProjects = 100;

/** The customers or towns of a list's projects that contain the typed text, most projects first. */
export function useProjectNames(
  column: "customer" | "city",
  typed: string,
  list: ProjectListName,
): readonly ProjectName[] {
  const environment = useRelayEnvironment();
  const [names, setNames] = useState<readonly ProjectName[]>([]);
  const words = typed.trim().slice(0, 100);
  useEffect(() => {
    let stop = () => {};
    const ask = () => {
      const filter = words === "" ? null : { [column]: words };
      const variables = { archived: list === "archived", filter, first: maxProjects };
      const { unsubscribe } = fetchQuery<useProjectNamesQuery>(environment, query, variables).subscribe({
        next: ({ viewer }) => {
          const page = viewer.company.projectPages.page;
          const isWhole = page !== null && page !== undefined && page.totalCount === page.nodes.length;
          setNames(countNames(page?.nodes.map((project) => project[column]) ?? [], isWhole));
        },
        error: () => setNames([]),
      });
      stop = unsubscribe;
    };
    const timer = setTimeout(ask, words === "" ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [column, words, list, environment]);
  return names;
}

function countNames(all: readonly string[], isWhole: boolean): readonly ProjectName[] {
  const counts = new Map<string, number>();
  for (const name of all) if (name !== "") counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a.localeCompare(b));
  return names.map(([name, count]) => ({ name, count: isWhole ? count : null }));
}
