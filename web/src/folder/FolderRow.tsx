import { FolderClose } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import table from "../ui/Table.module.css";
import type { FolderRow_folder$key } from "./__generated__/FolderRow_folder.graphql.ts";
import { FolderStatus } from "./FolderStatus.tsx";
import styles from "./FolderTable.module.css";

const fragment = graphql`
  fragment FolderRow_folder on Folder {
    folderId
    title
    installationCount
    ...FolderStatus_folder
  }
`;

export function FolderRow({ folderRef }: { folderRef: FolderRow_folder$key }) {
  const folder = useFragment(fragment, folderRef);
  const { folderPath } = useProjectAddress();
  return (
    <tr className={`${styles.row} ${table.clickable}`}>
      <th scope="row">
        <span className={styles.named}>
          <FolderClose />
          <Link className={`${table.name} ${styles.link}`} to={folderPath(folder.folderId)}>
            {folder.title}
          </Link>
        </span>
      </th>
      <td className={table.number}>{folder.installationCount}</td>
      <td>
        <FolderStatus folderRef={folder} />
      </td>
    </tr>
  );
}
