import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { coveredPlace } from "../certificate/coveredPlace.tsx";
import { ListedStatus } from "../certificate/register/ListedStatus.tsx";
import { Text } from "../i18n/Text.tsx";
import { certificatePath } from "../navigation/certificatePath.ts";
import { panelSearch } from "../navigation/projectPanel.ts";
import { projectPath } from "../navigation/projectPath.ts";
import { useFeatures } from "../relay/features.tsx";
import { Card } from "../ui/Card.tsx";
import table from "../ui/Table.module.css";
import type { CustomerCertificates_customer$key } from "./__generated__/CustomerCertificates_customer.graphql.ts";
import styles from "./Customer.module.css";
import { SectionHead } from "./SectionHead.tsx";

export function CustomerCertificates({ customerRef }: { customerRef: CustomerCertificates_customer$key }) {
  const { certificates, counts } = useFragment(
    graphql`
      fragment CustomerCertificates_customer on Customer {
        counts {
          certificates
        }
        certificates {
          id
          number
          validUntil
          rooms
          folderName
          project {
            projectId
            name
            archived
          }
          ...ListedStatus_certificate
        }
      }
    `,
    customerRef,
  );
  const { certificateNumbers } = useFeatures();
  if (certificates.length === 0) return null;
  return (
    <section>
      <SectionHead title="certificate.list.title" shown={certificates.length} count={counts.certificates} />
      <Card flush>
        <table className={`${table.table} ${table.twoLine}`}>
          <thead>
            <tr>
              <th scope="col">
                <Text id="certificate.list.column.number" />
              </th>
              <th scope="col">
                <Text id="certificate.covers" />
              </th>
              <th scope="col">
                <Text id="certificate.list.column.validUntil" />
              </th>
              <th scope="col">
                <Text id="certificate.list.column.status" />
              </th>
            </tr>
          </thead>
          <tbody>
            {certificates.map((certificate) => (
              <tr key={certificate.id}>
                <th scope="row" className={table.date}>
                  <Link
                    className={table.name}
                    to={certificateNumbers ? certificatePath(certificate.number) : pathOf(certificate.project)}
                  >
                    {certificate.number}
                  </Link>
                </th>
                <td className={styles.place}>
                  <Covered
                    rooms={certificate.rooms ?? []}
                    folderName={certificate.folderName}
                    project={certificate.project}
                  />
                </td>
                <td className={table.date}>{certificate.validUntil ?? "–"}</td>
                <td className={styles.status}>
                  <ListedStatus certificateRef={certificate} validUntil={certificate.validUntil ?? ""} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}

type CoveredProps = {
  rooms: readonly string[];
  folderName: string | null | undefined;
  project: { name: string } | null | undefined;
};

function Covered({ rooms, folderName, project }: CoveredProps) {
  const covered = coveredPlace({ projectName: project?.name ?? "–", folderName, rooms, roomCount: rooms.length });
  return (
    <>
      <div className={styles.rooms} title={rooms.join(", ")}>
        {covered.rooms}
      </div>
      <div className={folderName || rooms.length > 0 ? styles.project : undefined}>{covered.place}</div>
    </>
  );
}

function pathOf(project: { projectId: string; archived: boolean } | null | undefined) {
  if (!project) return "/certificates";
  return {
    pathname: projectPath(project.projectId, project.archived),
    search: panelSearch({ kind: "activation", tab: "activated" }),
  };
}
