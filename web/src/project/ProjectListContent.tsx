import { lazy, Suspense, useMemo, useRef } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import type { ProjectListName } from "../navigation/projectListName.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { LostPart } from "../ui/LostPart.tsx";
import { useTicks } from "../ui/useTicks.ts";
import type { ProjectListContent_projects$key } from "./__generated__/ProjectListContent_projects.graphql.ts";
import { isUndelivered, matchesFilter, projectState, projectsNamed, sortedProjects } from "./listedProjects.ts";
import { ProjectListChips } from "./ProjectListChips.tsx";
import { ProjectListEmpty } from "./ProjectListEmpty.tsx";
import { ProjectListFooter } from "./ProjectListFooter.tsx";
import { ProjectListTable } from "./ProjectListTable.tsx";
import { useProjectListView } from "./useProjectListView.ts";

const ChosenProjectsBar = lazy(async () => ({ default: (await import("./ChosenProjectsBar.tsx")).ChosenProjectsBar }));

type Props = { projectsRef: ProjectListContent_projects$key; list: ProjectListName; fetchTime: Date | null };

/** The chips, the rows that the search and the chips leave, and how many they are. */
export function ProjectListContent({ projectsRef, list, fetchTime }: Props) {
  const { locale } = useIntl();
  const { view, changeView } = useProjectListView();
  const { nodes, totalCount, isTruncated } = useFragment(
    graphql`
      fragment ProjectListContent_projects on ProjectList {
        totalCount
        isTruncated
        nodes {
          ...projectLists_project @relay(mask: false)
        }
      }
    `,
    projectsRef,
  );
  // Sorted first: that is the slow part of a long list, and typing does not change it.
  const { column, direction } = view;
  const sorted = useMemo(
    () => sortedProjects(nodes, { column, direction }, locale),
    [nodes, column, direction, locale],
  );
  const named = useMemo(() => projectsNamed(sorted, view.query, locale), [sorted, view.query, locale]);
  const rows = useMemo(() => named.filter((node) => matchesFilter(node, view.status)), [named, view.status]);
  const { ticks, ticked, untick, wasUsed } = useTicks(sorted, rows);
  const tickAll = useRef<HTMLInputElement>(null);
  return (
    <>
      <ProjectListChips
        states={named.map(projectState)}
        undelivered={named.filter(isUndelivered).length}
        chosen={view.status}
        onChoose={(status) => changeView({ status })}
      />
      {rows.length > 0 ? (
        <ProjectListTable
          projects={rows}
          list={list}
          view={view}
          onChangeView={changeView}
          ticks={ticks}
          tickAllRef={tickAll}
        />
      ) : (
        <ProjectListEmpty list={list} view={view} hasNone={nodes.length === 0} onChangeView={changeView} />
      )}
      {wasUsed && (
        <Boundary fallback={() => <LostPart />}>
          <Suspense>
            <ChosenProjectsBar
              list={list}
              chosen={ticked}
              shown={rows}
              onUntick={untick}
              onLeave={() => tickAll.current?.focus()}
            />
          </Suspense>
        </Boundary>
      )}
      <ProjectListFooter
        shown={rows.length}
        loaded={nodes.length}
        totalCount={totalCount}
        isTruncated={isTruncated}
        fetchTime={fetchTime}
      />
    </>
  );
}
