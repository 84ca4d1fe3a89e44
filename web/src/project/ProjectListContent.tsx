import { lazy, type ReactNode, Suspense, useRef } from "react";
import type { StartBatch } from "../batch/useBatches.ts";
import type { ProjectListName } from "../navigation/projectListName.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { LostPart } from "../ui/LostPart.tsx";
import type { Ticks } from "../ui/useTicks.ts";
import type { ProjectCounts } from "./listedProjects.ts";
import { ProjectListChips } from "./ProjectListChips.tsx";
import { ProjectListEmpty } from "./ProjectListEmpty.tsx";
import styles from "./ProjectListFilters.module.css";
import { ProjectListFilters } from "./ProjectListFilters.tsx";
import { ProjectListFooter } from "./ProjectListFooter.tsx";
import { type ListedRows, ProjectListTable } from "./ProjectListTable.tsx";
import { hasFilters, type ProjectFilters } from "./projectListFilters.ts";
import type { ProjectListView } from "./projectListView.ts";
import type { ProjectToSave } from "./useProjectRows.ts";

const ChosenProjectsBar = lazy(async () => ({ default: (await import("./ChosenProjectsBar.tsx")).ChosenProjectsBar }));

export type ProjectTicks = {
  readonly ticks: Ticks;
  readonly chosen: readonly (ProjectToSave & { readonly id: string })[];
  /** The number of ticked projects that match search and filters. */
  readonly shownCount: number;
  readonly untick: (ids: readonly string[]) => void;
  /** True once rows are ticked or about to be. */
  readonly wasUsed: boolean;
  readonly progress?: { done: number; count: number } | null;
  readonly stop?: () => void;
};

type Props = {
  list: ProjectListName;
  view: ProjectListView;
  /** The view that the loaded rows belong to. */
  shownView: ProjectListView;
  onChangeView: (next: Partial<ProjectListView>) => void;
  /** True if the service filters by more than name and state. */
  canFilter?: boolean;
  rows: ListedRows;
  /** Null while loading. */
  counts: ProjectCounts | null;
  ticking: ProjectTicks;
  startBatch?: StartBatch | null;
  fetchTime: Date | null;
  /** The total number, if not all projects could be loaded. */
  totalCount?: number;
  hasWrongCount: boolean;
  /** Shown below the rows. Rows of the previous view have it above them. */
  notice?: ReactNode;
};

export function ProjectListContent(props: Props) {
  const { list, view, shownView, onChangeView, rows, counts, ticking, fetchTime, totalCount, notice } = props;
  const isWhole = shownView.query.trim() === "" && shownView.status === null && !hasFilters(shownView.filters);
  const all = counts?.all ?? rows.count;
  const tickAll = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={styles.controls}>
        {props.canFilter && (
          <ProjectListFilters
            list={list}
            filters={view.filters}
            onChange={(filters: ProjectFilters) => onChangeView({ filters })}
          />
        )}
        <ProjectListChips counts={counts} chosen={view.status} onChoose={(status) => onChangeView({ status })} />
      </div>
      {rows.isOld && notice}
      {rows.count > 0 ? (
        <ProjectListTable
          rows={rows}
          list={list}
          view={view}
          onChangeView={onChangeView}
          ticks={ticking.ticks}
          tickedCount={ticking.shownCount}
          tickAllRef={tickAll}
        />
      ) : (
        <ProjectListEmpty
          list={list}
          view={shownView}
          hasNone={counts ? counts.all === 0 : isWhole}
          onChangeView={onChangeView}
        />
      )}
      {!rows.isOld && notice}
      {ticking.wasUsed && (
        <Boundary fallback={() => <LostPart />}>
          <Suspense>
            <ChosenProjectsBar
              list={list}
              view={view}
              ticking={ticking}
              startBatch={props.startBatch ?? null}
              onLeave={() => tickAll.current?.focus()}
            />
          </Suspense>
        </Boundary>
      )}
      <ProjectListFooter
        shown={rows.count}
        loaded={isWhole ? rows.count : all}
        totalCount={totalCount ?? all}
        isTruncated={totalCount !== undefined && totalCount > all}
        hasWrongCount={props.hasWrongCount}
        fetchTime={fetchTime}
      />
    </>
  );
}
