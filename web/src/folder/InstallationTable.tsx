import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useKeepInstallations } from "../installation/useKeepInstallations.ts";
import { Card } from "../ui/Card.tsx";
import { SortableHeader } from "../ui/SortableHeader.tsx";
import table from "../ui/Table.module.css";
import type {
  InstallationTable_installations$data,
  InstallationTable_installations$key,
} from "./__generated__/InstallationTable_installations.graphql.ts";
import styles from "./FolderTable.module.css";
import { InstallationRow } from "./InstallationRow.tsx";
import { useSortedRows } from "./useSortedRows.ts";

const fragment = graphql`
  fragment InstallationTable_installations on InstallationList {
    totalCount
    isTruncated
    nodes {
      id
      installationId
      title
      status
      installer {
        firstName
        lastName
      }
      ...InstallationRow_installation
    }
  }
`;

type Node = InstallationTable_installations$data["nodes"][number];

const keys = {
  name: (node: Node) => node.title,
  installer: (node: Node) => `${node.installer.firstName} ${node.installer.lastName}`,
  status: (node: Node) => (node.status === "COMPLETED" ? 1 : 0),
};

export function InstallationTable({ installationsRef }: { installationsRef: InstallationTable_installations$key }) {
  const { nodes, totalCount, isTruncated } = useFragment(fragment, installationsRef);
  useKeepInstallations(nodes);
  const { sorted, directionOf, sortBy } = useSortedRows(nodes, keys, "name");
  return (
    <Card flush>
      <table className={table.table}>
        <thead>
          <tr>
            <SortableHeader direction={directionOf("name")} onSort={() => sortBy("name")}>
              <Text id="folder.column.name" />
            </SortableHeader>
            <SortableHeader
              className={styles.middle}
              direction={directionOf("installer")}
              onSort={() => sortBy("installer")}
            >
              <Text id="folder.column.installer" />
            </SortableHeader>
            <SortableHeader className={styles.status} direction={directionOf("status")} onSort={() => sortBy("status")}>
              <Text id="folder.column.status" />
            </SortableHeader>
          </tr>
        </thead>
        <tbody>
          {sorted.map((node) => (
            <InstallationRow key={node.id} installationRef={node} />
          ))}
        </tbody>
      </table>
      {isTruncated && (
        <p className={styles.truncated}>
          <Text id="folder.installations.truncated" values={{ shown: nodes.length, count: totalCount }} />
        </p>
      )}
    </Card>
  );
}
