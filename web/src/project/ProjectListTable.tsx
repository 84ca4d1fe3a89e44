import { type CSSProperties, type Ref, useRef } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import type { ProjectListName } from "../navigation/projectListName.ts";
import { Card } from "../ui/Card.tsx";
import { SortableHeader } from "../ui/SortableHeader.tsx";
import table from "../ui/Table.module.css";
import { TickAllHeader } from "../ui/TickAllHeader.tsx";
import { useRowWindow } from "../ui/useRowWindow.ts";
import type { Ticks } from "../ui/useTicks.ts";
import type { ProjectListRow_project$key } from "./__generated__/ProjectListRow_project.graphql.ts";
import { ProjectListRow } from "./ProjectListRow.tsx";
import styles from "./ProjectListTable.module.css";
import { type ProjectListColumn, type ProjectListView, projectListColumns, sortedBy } from "./projectListView.ts";

type Props = {
  projects: readonly (ProjectListRow_project$key & { readonly id: string })[];
  list: ProjectListName;
  view: ProjectListView;
  onChangeView: (next: ProjectListView) => void;
  ticks: Ticks;
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
export function ProjectListTable({ projects, list, view, onChangeView, ticks, tickAllRef }: Props) {
  const head = useRef<HTMLTableSectionElement>(null);
  const { first, end } = useRowWindow(projects.length, rowHeight, head);
  const isPart = end - first < projects.length;
  return (
    <div className={styles.room}>
      <Card flush>
        <table
          className={`${table.table} ${table.twoLine} ${styles.projects} ${isPart ? styles.long : ""}`}
          aria-rowcount={isPart ? projects.length + 1 : undefined}
        >
          <thead ref={head}>
            <tr aria-rowindex={isPart ? 1 : undefined}>
              <TickAllHeader rows={projects} ticks={ticks} inputRef={tickAllRef} />
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
            {projects.slice(first, end).map((project, index) => (
              <ProjectListRow
                key={project.id}
                projectRef={project}
                list={list}
                rowIndex={isPart ? first + index + 2 : undefined}
                isTicked={ticks.isTicked(project.id)}
                onTick={(isTicked, isRange) => ticks.tick(project.id, isTicked, isRange)}
              />
            ))}
          </tbody>
          <Gap rows={projects.length - end} />
        </table>
      </Card>
    </div>
  );
}

/** As high as the rows that are not drawn. */
function Gap({ rows }: { rows: number }) {
  if (rows === 0) return null;
  return <tbody className={styles.gap} style={{ "--rows": rows } as CSSProperties} aria-hidden="true" />;
}
