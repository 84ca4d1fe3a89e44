import { type CSSProperties, type ReactNode, type Ref, useEffect, useRef } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ProjectListName } from "../navigation/projectListName.ts";
import { Card } from "../ui/Card.tsx";
import { PrintNote } from "../ui/PrintNote.tsx";
import { SortableHeader } from "../ui/SortableHeader.tsx";
import table from "../ui/Table.module.css";
import { TickAllHeader } from "../ui/TickAllHeader.tsx";
import { usePrintedRows } from "../ui/usePrintedRows.ts";
import { useRetainedScroll } from "../ui/useRetainedScroll.ts";
import { useRowWindow } from "../ui/useRowWindow.ts";
import type { Ticks } from "../ui/useTicks.ts";
import type { ProjectListRow_project$key } from "./__generated__/ProjectListRow_project.graphql.ts";
import { ProjectListRow } from "./ProjectListRow.tsx";
import styles from "./ProjectListTable.module.css";
import { type ProjectListColumn, type ProjectListView, projectListColumns, sortedBy } from "./projectListView.ts";

export type DrawRow = (project: ProjectListRow_project$key & { readonly id: string }, row: number) => ReactNode;

export type ListedRows = {
  readonly count: number;
  /** The number of loaded rows. Rows beyond `maxPrintedRows` need not count. */
  readonly loaded: number;
  /** Renders the rows from `first` to `end`, without `end`. */
  readonly draw: (first: number, end: number, drawRow: DrawRow) => ReactNode;
  /** Called when other rows come into view. */
  readonly showRows?: (first: number, end: number) => void;
  readonly hasFailed?: boolean;
  readonly retry?: () => void;
  /** True while the rows belong to the previous view or are outdated. */
  readonly isBusy?: boolean;
  /** True while the rows belong to the previous view. */
  readonly isOld?: boolean;
};

type Props = {
  rows: ListedRows;
  list: ProjectListName;
  view: ProjectListView;
  onChangeView: (next: ProjectListView) => void;
  ticks: Ticks;
  tickedCount: number;
  tickAllRef: Ref<HTMLInputElement>;
};

const rowHeight = 48;

const headers: Record<ProjectListColumn, { text: MessageId; className?: string }> = {
  name: { text: "project.list.column.name", className: styles.name },
  installations: { text: "project.fact.installations", className: styles.installations },
  startDate: { text: "project.fact.startDate", className: styles.startDate },
  endDate: { text: "project.fact.endDate", className: styles.endDate },
  customer: { text: "project.fact.customer", className: styles.customer },
};

/** Renders only the rows in view. Row numbers tell assistive technology where these rows are in the whole table. */
export function ProjectListTable({ rows, list, view, onChangeView, ticks, tickedCount, tickAllRef }: Props) {
  const { count, loaded, showRows, isBusy } = rows;
  const head = useRef<HTMLTableSectionElement>(null);
  const text = useText();
  const { printed, isFetching } = usePrintedRows({
    count,
    loaded,
    hasFailed: rows.hasFailed === true,
    fetchMore: () => rows.hasFailed && rows.retry?.(),
  });
  const inView = useRowWindow(count, rowHeight, head);
  const { first, end } = printed ?? inView;
  useRetainedScroll();
  useEffect(() => showRows?.(first, end), [showRows, first, end]);
  const isLong = end - first < count;
  const isPart = isLong || loaded < count;
  const drawRow: DrawRow = (project, row) => (
    <ProjectListRow
      key={project.id}
      id={project.id}
      projectRef={project}
      list={list}
      rowIndex={isPart ? row + 2 : undefined}
      isTicked={ticks.isTicked(project.id)}
      onTick={ticks.tick}
    />
  );
  return (
    <div
      className={`${styles.room} ${isBusy ? styles.busy : ""} ${rows.isOld ? styles.old : ""}`}
      aria-busy={isBusy || undefined}
    >
      <Card flush>
        <table
          className={`${table.table} ${table.twoLine} ${styles.projects} ${isLong ? styles.long : ""}`}
          aria-rowcount={isPart ? count + 1 : undefined}
        >
          <thead ref={head}>
            <tr aria-rowindex={isPart ? 1 : undefined}>
              <TickAllHeader count={count} tickedCount={tickedCount} ticks={ticks} inputRef={tickAllRef} />
              {projectListColumns.map((column) => (
                <SortableHeader
                  key={column}
                  className={headers[column].className}
                  direction={view.column === column ? view.direction : null}
                  onSort={() => onChangeView(sortedBy(view, column))}
                >
                  <Text id={headers[column].text} />
                </SortableHeader>
              ))}
            </tr>
          </thead>
          <Gap rows={first} />
          <tbody>{rows.draw(first, end, drawRow)}</tbody>
          <Gap rows={count - end} />
        </table>
      </Card>
      <PrintNote count={count} loaded={loaded} isFetching={isFetching} action={text("protocol.csv")} />
    </div>
  );
}

function Gap({ rows }: { rows: number }) {
  if (rows === 0) return null;
  return <tbody className={styles.gap} style={{ "--rows": rows } as CSSProperties} aria-hidden="true" />;
}
