import { Suspense, useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, type PreloadedQuery, useRelayEnvironment } from "react-relay/hooks";
import { startQuery } from "../relay/startQuery.ts";
import { useFetchTime } from "../relay/useFetchTime.ts";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import { useTicks } from "../ui/useTicks.ts";
import GatheredQuery, { type GatheredProjectListQuery } from "./__generated__/GatheredProjectListQuery.graphql.ts";
import type { ProjectListPageQuery } from "./__generated__/ProjectListPageQuery.graphql.ts";
import { countProjects, matchesFilter, projectsNamed, sortedProjects } from "./listedProjects.ts";
import { ProjectListContent } from "./ProjectListContent.tsx";
import { useProjectListView } from "./useProjectListView.ts";

const query = graphql`
  query GatheredProjectListQuery($archived: Boolean!) {
    viewer {
      company {
        allProjects(archived: $archived) {
          totalCount
          isTruncated
          hasWrongCount
          nodes {
            ...projectLists_project @relay(mask: false)
          }
        }
      }
    }
  }
`;

type Gathered = PreloadedQuery<GatheredProjectListQuery>;

/** Loads the whole list from a service that neither sorts nor filters. */
export function GatheredProjectList({ page }: { page: PreloadedQuery<ProjectListPageQuery> }) {
  const environment = useRelayEnvironment();
  const [gathered, setGathered] = useState<Gathered | null>(null);
  useEffect(() => {
    const { archived } = page.variables;
    setGathered(startQuery<GatheredProjectListQuery>(environment, GatheredQuery, { archived }));
  }, [environment, page]);
  const skeleton = <TableSkeleton rows={8} twoLine />;
  if (!gathered) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Projects reference={gathered} />
    </Suspense>
  );
}

function Projects({ reference }: { reference: Gathered }) {
  const { viewer } = usePageQuery<GatheredProjectListQuery>(query, reference);
  const fetchTime = useFetchTime(query, reference.variables);
  const { locale } = useIntl();
  const { view, changeView } = useProjectListView();
  const { nodes, totalCount, isTruncated, hasWrongCount } = viewer?.company?.allProjects ?? none;
  // Sorting a long list is slow. It runs before filtering, so that typing does not repeat it.
  const { column, direction } = view;
  const sorted = useMemo(
    () => sortedProjects(nodes, { column, direction }, locale),
    [nodes, column, direction, locale],
  );
  const named = useMemo(() => projectsNamed(sorted, view.query, locale), [sorted, view.query, locale]);
  const shown = useMemo(() => named.filter((node) => matchesFilter(node, view.status)), [named, view.status]);
  const counts = useMemo(() => countProjects(nodes, named), [nodes, named]);
  const { ticks, ticked, untick, wasUsed } = useTicks(sorted, shown);
  return (
    <ProjectListContent
      list={reference.variables.archived ? "archived" : "ongoing"}
      view={view}
      shownView={view}
      onChangeView={changeView}
      rows={{
        count: shown.length,
        loaded: shown.length,
        draw: (first, end, drawRow) => shown.slice(first, end).map((project, index) => drawRow(project, first + index)),
      }}
      counts={counts}
      ticking={{
        ticks,
        chosen: ticked,
        shownCount: shown.filter(({ id }) => ticks.isTicked(id)).length,
        untick,
        wasUsed,
      }}
      fetchTime={fetchTime}
      hasWrongCount={hasWrongCount}
      totalCount={isTruncated ? totalCount : undefined}
    />
  );
}

const none = { nodes: [], totalCount: 0, isTruncated: false, hasWrongCount: false };
