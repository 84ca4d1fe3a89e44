import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { projectPath } from "../navigation/projectPath.ts";
import { ProjectStatus } from "../project/ProjectStatus.tsx";
import { Card } from "../ui/Card.tsx";
import table from "../ui/Table.module.css";
import type { CustomerProjects_customer$key } from "./__generated__/CustomerProjects_customer.graphql.ts";
import styles from "./Customer.module.css";
import { SectionHead } from "./SectionHead.tsx";

export function CustomerProjects({ customerRef }: { customerRef: CustomerProjects_customer$key }) {
  const { projects, counts } = useFragment(
    graphql`
      fragment CustomerProjects_customer on Customer {
        counts {
          projects
        }
        projects {
          id
          projectId
          name
          archived
          endDate
          installationCount
          completedInstallationCount
          ...ProjectStatus_project
        }
      }
    `,
    customerRef,
  );
  return (
    <section>
      <SectionHead title="customer.projects" shown={projects.length} count={counts.projects} />
      <Card flush>
        <table className={`${table.table} ${table.twoLine}`}>
          <thead>
            <tr>
              <th scope="col">
                <Text id="project.list.column.name" />
              </th>
              <th scope="col" className={table.number}>
                <Text id="customer.rooms" />
              </th>
              <th scope="col" className={styles.date}>
                <Text id="project.fact.endDate" />
              </th>
            </tr>
          </thead>
          <tbody>
            {projects.map((project) => (
              <tr key={project.id}>
                <th scope="row">
                  <Link className={table.name} to={projectPath(project.projectId, project.archived)}>
                    {project.name}
                  </Link>
                  <div className={styles.below}>
                    <ProjectStatus projectRef={project} />
                    {project.archived && (
                      <span>
                        {"· "}
                        <Text id="customer.archived" />
                      </span>
                    )}
                  </div>
                </th>
                <td className={table.number}>
                  <Text
                    id="customer.roomsOf"
                    values={{ count: project.installationCount, completed: project.completedInstallationCount }}
                  />
                </td>
                <td className={table.date}>{project.endDate ?? "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}
