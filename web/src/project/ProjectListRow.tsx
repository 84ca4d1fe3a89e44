import { memo, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ProjectListName } from "../navigation/projectListName.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import table from "../ui/Table.module.css";
import { TickBox } from "../ui/TickBox.tsx";
import type { Ticks } from "../ui/useTicks.ts";
import type { ProjectListRow_project$key } from "./__generated__/ProjectListRow_project.graphql.ts";
import { isUndelivered, projectState } from "./listedProjects.ts";
import styles from "./ProjectListTable.module.css";
import type { KnownProject } from "./ProjectSkeleton.tsx";
import { projectStateTexts } from "./projectStateTexts.ts";

type Props = {
  id: string;
  projectRef: ProjectListRow_project$key;
  list: ProjectListName;
  /** The row's number in the whole table, for assistive technology; the header is row 1. */
  rowIndex?: number;
  isTicked: boolean;
  onTick: Ticks["tick"];
};

/** A row on two lines. It disappears when the project moves to the other list. */
export const ProjectListRow = memo(function ProjectListRow({
  id,
  projectRef,
  list,
  rowIndex,
  isTicked,
  onTick,
}: Props) {
  const text = useText();
  const project = useFragment(
    graphql`
      fragment ProjectListRow_project on Project {
        projectId
        name
        city
        customer
        startDate
        endDate
        installationCount
        status
        overdueDays
        undeliveredCertificateCount
        archived
      }
    `,
    projectRef,
  );
  if (project.archived !== (list === "archived")) return null;
  const state = projectState(project);
  const { name, city, customer, startDate, endDate, installationCount } = project;
  const listed: KnownProject = { name, city, customer, startDate, endDate, installationCount, state };
  return (
    <tr className={`${table.clickable} ${styles.row} ${isTicked ? table.ticked : ""}`} aria-rowindex={rowIndex}>
      <td className={table.tick}>
        <TickBox
          label={text("ticks.one", { name: project.name })}
          isTicked={isTicked}
          onTick={(isOn, isRange) => onTick(id, isOn, isRange)}
        />
      </td>
      <th scope="row" className={styles.name}>
        <div className={styles.project}>
          <StatusIcon name={state} size={20} />
          <div>
            <Link
              className={`${table.name} ${styles.link}`}
              to={`/projects/${list}/${encodeURIComponent(project.projectId)}`}
              state={{ listed }}
            >
              {project.name}
            </Link>
            <div className={styles.below}>
              <span className={`${styles.state} ${styles[state]}`}>
                <Text id={projectStateTexts[state]} />
              </span>{" "}
              · {project.city}
              {isUndelivered(project) && (
                <>
                  {" · "}
                  <span className={styles.undelivered}>
                    <StatusIcon name="undelivered" size={12} /> <Text id="project.list.undelivered" />
                  </span>
                </>
              )}
            </div>
          </div>
        </div>
      </th>
      <td className={styles.installations}>
        <Text id="project.list.installations" values={{ count: project.installationCount, unit }} />
      </td>
      <td className={`${table.date} ${styles.startDate}`}>{project.startDate}</td>
      <td className={`${table.date} ${styles.endDate}`}>
        {project.endDate ?? (
          <span className={styles.none}>
            <Text id="project.fact.noEndDate" />
          </span>
        )}
        {project.overdueDays > 0 && (
          <div className={styles.late}>
            <Text id="project.list.overdueDays" values={{ days: project.overdueDays }} />
          </div>
        )}
      </td>
      <td className={styles.customer}>{project.customer}</td>
    </tr>
  );
});

const unit = (words: ReactNode[]) => <span className={styles.unit}>{words}</span>;
