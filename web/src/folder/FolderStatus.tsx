import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Status } from "../ui/Status.tsx";
import type { FolderStatus_folder$key } from "./__generated__/FolderStatus_folder.graphql.ts";

const fragment = graphql`
  fragment FolderStatus_folder on Folder {
    isComplete
  }
`;

export function FolderStatus({ folderRef }: { folderRef: FolderStatus_folder$key }) {
  const { isComplete } = useFragment(fragment, folderRef);
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
