import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Status } from "../ui/Status.tsx";
import type { FolderStatus_folder$key } from "./__generated__/FolderStatus_folder.graphql.ts";
import styles from "./FolderTable.module.css";

const fragment = graphql`
  fragment FolderStatus_folder on Folder {
    isComplete
    installationCount
  }
`;

/** A folder without installations is shown as empty, never as in progress. */
export function FolderStatus({ folderRef }: { folderRef: FolderStatus_folder$key }) {
  const { isComplete, installationCount } = useFragment(fragment, folderRef);
  if (installationCount === 0)
    return (
      <span className={styles.empty}>
        <Text id="folder.status.empty" />
      </span>
    );
  return isComplete ? (
    <Status name="completed">
      <Text id="folder.status.completed" />
    </Status>
  ) : (
    <Status name="in-progress">
      <Text id="folder.status.inProgress" />
    </Status>
  );
}
