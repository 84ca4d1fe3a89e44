import { type CSSProperties, type Ref, useEffect, useRef } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ProjectListName } from "../navigation/projectListName.ts";
import { Card } from "../ui/Card.tsx";
import { PrintNote } from "../ui/PrintNote.tsx";
import { SortableHeader } from "../ui/SortableHeader.tsx";
import table from "../ui/Table.module.css";
import { TickAllHeader } from "../ui/TickAllHeader.tsx";
import { maxPrintedRows, usePrintedRows } from "../ui/usePrintedRows.ts";
import { useRetainedScroll } from "../ui/useRetainedScroll.ts";
import { useRowWindow } from "../ui/useRowWindow.ts";
import type { Ticks } from "../ui/useTicks.ts";
import type { ProjectListRow_project$key } from "./__generated__/ProjectListRow_project.graphql.ts";
import { ProjectListRow } from "./ProjectListRow.tsx";
import styles from "./ProjectListTable.module.css";
import { type ProjectListColumn, type ProjectListView, projectListColumns, sortedBy } from "./projectListView.ts";

export type ListedRows = {
  readonly count: number;
  /** Null for a row that has not been fetched. */
  readonly rowAt: (row: number) => (ProjectListRow_project$key & { readonly id: string }) | null;
  /** Is told which rows the table shows. */
  readonly showRows?: (first: number, end: number) => void;
  readonly hasFailed?: boolean;
  readonly retry?: () => void;
  /** The rows are of another view than the header's, or of before a change. */
  readonly isBusy?: boolean;
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

const rowHeight = 56;

const headers: Record<ProjectListColumn, { text: MessageId; className?: string }> = {
  name: { text: "project.list.column.name", className: styles.name },
  installations: { text: "project.fact.installations", className: styles.installations },
  startDate: { text: "project.fact.startDate", className: styles.startDate },
  endDate: { text: "project.fact.endDate", className: styles.endDate },
  customer: { text: "project.fact.customer", className: styles.customer },
};

/** Of a long list only the rows in view are in the page; assistive technology is told how many there are and which these are. */
export function ProjectListTable({ rows, list, view, onChangeView, ticks, tickedCount, tickAllRef }: Props) {
  const { count, showRows, isBusy } = rows;
  const head = useRef<HTMLTableSectionElement>(null);
  const text = useText();
  const loaded = countLoaded(rows);
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
  const runs = toRuns(rows, first, end);
  const isPart = isLong || runs.some((run) => typeof run === "number");
  return (
    <div className={`${styles.room} ${isBusy ? styles.busy : ""}`} aria-busy={isBusy || undefined}>
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
          <tbody>
            {runs.map((run, index) =>
              typeof run === "number" ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: What has not been fetched has no other name.
                <ComingRows key={`coming ${index}`} rows={run} />
              ) : (
                <ProjectListRow
                  key={run.key}
                  id={run.project.id}
                  projectRef={run.project}
                  list={list}
                  rowIndex={isPart ? run.row + 2 : undefined}
                  isTicked={ticks.isTicked(run.project.id)}
                  onTick={ticks.tick}
                />
              ),
            )}
          </tbody>
          <Gap rows={count - end} />
        </table>
      </Card>
      <PrintNote count={count} loaded={loaded} isFetching={isFetching} action={text("protocol.csv")} />
    </div>
  );
}

/** A row, or how many follow each other that have not been fetched. */
type Run = number | { key: string; row: number; project: NonNullable<ReturnType<ListedRows["rowAt"]>> };

function toRuns({ rowAt }: ListedRows, first: number, end: number): Run[] {
  const runs: Run[] = [];
  const ids = new Set<string>();
  for (let row = first; row < end; row++) {
    const project = rowAt(row);
    const last = runs.at(-1);
    if (project) {
      // Pages that were fetched before and after somebody else's change may both hold the same project.
      const key = ids.has(project.id) ? `${project.id} ${row}` : project.id;
      ids.add(project.id);
      runs.push({ key, row, project });
    } else if (typeof last === "number") runs[runs.length - 1] = last + 1;
    else runs.push(1);
  }
  return runs;
}

/** Of the rows that a print holds. */
const countLoaded = ({ count, rowAt }: ListedRows) =>
  Array.from({ length: Math.min(count, maxPrintedRows) }, (_, row) => rowAt(row)).filter(Boolean).length;

const inRows = (rows: number) => ({ "--rows": rows }) as CSSProperties;

/** In place of rows that are on their way. */
function ComingRows({ rows }: { rows: number }) {
  return (
    <tr className={styles.coming} style={inRows(rows)}>
      <td colSpan={projectListColumns.length + 1} />
    </tr>
  );
}

/** As high as the rows that are not drawn. */
function Gap({ rows }: { rows: number }) {
  if (rows === 0) return null;
  return <tbody className={styles.gap} style={inRows(rows)} aria-hidden="true" />;
}
