import { graphql, useFragment } from "react-relay/hooks";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import type { FolderHeader_folder$key } from "./__generated__/FolderHeader_folder.graphql.ts";
import { FolderActions } from "./FolderActions.tsx";
import { FolderPath } from "./FolderPath.tsx";
import { FolderStatus } from "./FolderStatus.tsx";
import type { NextStep } from "./folderApi.ts";
import { ProgressLine } from "./ProgressLine.tsx";

const fragment = graphql`
  fragment FolderHeader_folder on Folder {
    title
    installationCount
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

type Props = {
  folderRef: FolderHeader_folder$key;
  /** The number of finished rooms; null if unknown. */
  completed: number | null;
  step: NextStep | null;
};

export function FolderHeader({ folderRef, completed, step }: Props) {
  const folder = useFragment(fragment, folderRef);
  const { projectPath, folderPath } = useProjectAddress();
  const parent = folder.parentFolder;
  const back =
    parent && !parent.isRoot
      ? { to: folderPath(parent.folderId), label: parent.title }
      : { to: projectPath, label: folder.project.name };
  return (
    <PageHeader title={folder.title} back={back} actions={<FolderActions folderRef={folder} step={step} />}>
      <ProgressLine count={folder.installationCount} completed={completed} step={step}>
        <FolderPath folderRef={folder} />
        <FolderStatus folderRef={folder} />
      </ProgressLine>
    </PageHeader>
  );
}
