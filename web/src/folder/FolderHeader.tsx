import { graphql, useFragment } from "react-relay/hooks";
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
    path {
      title
      folderId
    }
    ...FolderStatus_folder
    ...FolderActions_folder
  }
`;

type Props = {
  folderRef: FolderHeader_folder$key;
  step: NextStep | null;
};

export function FolderHeader({ folderRef, step }: Props) {
  const folder = useFragment(fragment, folderRef);
  return (
    <PageHeader
      title={folder.title}
      path={<FolderPath path={folder.path} />}
      actions={<FolderActions folderRef={folder} step={step} />}
    >
      <ProgressLine step={step}>
        <FolderStatus folderRef={folder} />
      </ProgressLine>
    </PageHeader>
  );
}
