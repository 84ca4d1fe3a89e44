import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import { SortableHeader } from "../ui/SortableHeader.tsx";
import table from "../ui/Table.module.css";
import type { FolderTable_folders$data, FolderTable_folders$key } from "./__generated__/FolderTable_folders.graphql.ts";
import { FolderRow } from "./FolderRow.tsx";
import styles from "./FolderTable.module.css";
import { useSortedRows } from "./useSortedRows.ts";

const fragment = graphql`
  fragment FolderTable_folders on Folder @relay(plural: true) {
    id
    title
    installationCount
    isComplete
    ...FolderRow_folder
  }
`;

type Folder = FolderTable_folders$data[number];

const keys = {
  name: (folder: Folder) => folder.title,
  installations: (folder: Folder) => folder.installationCount,
  status: (folder: Folder) => (folder.isComplete ? 2 : Math.min(folder.installationCount, 1)),
};

export function FolderTable({ foldersRef }: { foldersRef: FolderTable_folders$key }) {
  const folders = useFragment(fragment, foldersRef);
  const { sorted, directionOf, sortBy } = useSortedRows(folders, keys, "name");
  return (
    <Card flush>
      <table className={`${table.table} ${styles.folders}`}>
        <thead>
          <tr>
            <SortableHeader className={styles.name} direction={directionOf("name")} onSort={() => sortBy("name")}>
              <Text id="folder.column.name" />
            </SortableHeader>
            <SortableHeader
              className={`${table.number} ${styles.middle}`}
              direction={directionOf("installations")}
              onSort={() => sortBy("installations")}
            >
              <Text id="folder.column.installations" />
            </SortableHeader>
            <SortableHeader
              className={styles.withSteps}
              beside={
                <span className={styles.completedHead}>
                  <Text id="folder.column.completed" />
                </span>
              }
              direction={directionOf("status")}
              onSort={() => sortBy("status")}
            >
              <Text id="folder.column.status" />
            </SortableHeader>
          </tr>
        </thead>
        <tbody>
          {sorted.map((folder) => (
            <FolderRow key={folder.id} folderRef={folder} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
