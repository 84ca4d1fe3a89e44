import { FolderClose } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { Status } from "../ui/Status.tsx";
import table from "../ui/Table.module.css";
import type { FolderRow_folder$key } from "./__generated__/FolderRow_folder.graphql.ts";
import type { KnownFolder } from "./FolderSkeleton.tsx";
import { FolderStatus } from "./FolderStatus.tsx";
import styles from "./FolderTable.module.css";

const fragment = graphql`
  fragment FolderRow_folder on Folder {
    folderId
    title
    installationCount
    completedInstallationCount
    awaitingReviewCount
    activatedInstallationCount
    path {
      title
      folderId
    }
    ...FolderStatus_folder
  }
`;

export function FolderRow({ folderRef }: { folderRef: FolderRow_folder$key }) {
  const folder = useFragment(fragment, folderRef);
  const { folderPath } = useProjectAddress();
  const count = folder.installationCount;
  const activated = folder.activatedInstallationCount ?? 0;
  const listed: KnownFolder = { title: folder.title, installationCount: count, path: folder.path };
  return (
    <tr className={`${styles.row} ${table.clickable}`}>
      <th scope="row">
        <span className={styles.named}>
          <FolderClose />
          <Link className={`${table.name} ${styles.link}`} to={folderPath(folder.folderId)} state={{ folder: listed }}>
            {folder.title}
          </Link>
        </span>
      </th>
      <td className={table.number}>{count}</td>
      <td>
        <span className={styles.stated}>
          <FolderStatus folderRef={folder} />
          {count > 0 && (
            <span className={styles.share}>
              <Text id="project.readiness.count" values={{ completed: folder.completedInstallationCount, count }} />
            </span>
          )}
          {Boolean(folder.awaitingReviewCount) && (
            <Status name="signable">
              <Text id="nextStep.told.review" values={{ count: folder.awaitingReviewCount ?? 0 }} />
            </Status>
          )}
          {activated > 0 && (
            <span className={styles.empty}>
              <Text id="project.readiness.activatedCount" values={{ activated, count }} />
            </span>
          )}
        </span>
      </td>
    </tr>
  );
}
