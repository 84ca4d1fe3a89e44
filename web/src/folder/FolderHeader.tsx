import { graphql, useFragment } from "react-relay/hooks";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import type { FolderHeader_folder$key } from "./__generated__/FolderHeader_folder.graphql.ts";
import { FolderActions } from "./FolderActions.tsx";
import styles from "./FolderHeader.module.css";
import { FolderPath } from "./FolderPath.tsx";
import { FolderStatus } from "./FolderStatus.tsx";

const fragment = graphql`
  fragment FolderHeader_folder on Folder {
    title
    parentFolder {
      folderId
      title
      isRoot
    }
    project {
      name
    }
    ...FolderPath_folder
    ...FolderStatus_folder
    ...FolderActions_folder
  }
`;

export function FolderHeader({ folderRef }: { folderRef: FolderHeader_folder$key }) {
  const folder = useFragment(fragment, folderRef);
  const { projectPath, folderPath } = useProjectAddress();
  const parent = folder.parentFolder;
  const back =
    parent && !parent.isRoot
      ? { to: folderPath(parent.folderId), label: parent.title }
      : { to: projectPath, label: folder.project.name };
  return (
    <PageHeader title={folder.title} back={back} actions={<FolderActions folderRef={folder} />}>
      <div className={styles.line}>
        <FolderPath folderRef={folder} />
        <FolderStatus folderRef={folder} />
      </div>
    </PageHeader>
  );
}
