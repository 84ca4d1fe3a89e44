import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import { SortableHeader } from "../ui/SortableHeader.tsx";
import table from "../ui/Table.module.css";
import type { ProjectListRow_project$key } from "./__generated__/ProjectListRow_project.graphql.ts";
import { ProjectListRow } from "./ProjectListRow.tsx";
import styles from "./ProjectListTable.module.css";
import type { ProjectListName } from "./projectListName.ts";
import { type ProjectListColumn, type ProjectListView, projectListColumns, sortedBy } from "./projectListView.ts";

type Props = {
  projects: readonly (ProjectListRow_project$key & { readonly id: string })[];
  list: ProjectListName;
  view: ProjectListView;
  onChangeView: (next: ProjectListView) => void;
};

const headers: Record<ProjectListColumn, { text: MessageId; className?: string }> = {
  name: { text: "project.list.column.name" },
  installations: { text: "project.fact.installations", className: `${table.number} ${styles.installations}` },
  startDate: { text: "project.fact.startDate", className: styles.startDate },
  endDate: { text: "project.fact.endDate", className: styles.endDate },
  customer: { text: "project.fact.customer", className: styles.customer },
};

export function ProjectListTable({ projects, list, view, onChangeView }: Props) {
  return (
    <Card flush>
      <table className={`${table.table} ${table.twoLine} ${styles.projects}`}>
        <thead>
          <tr>
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
        <tbody>
          {projects.map((project) => (
            <ProjectListRow key={project.id} projectRef={project} list={list} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
