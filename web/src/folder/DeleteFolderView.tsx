import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DeleteConfirm } from "../forms/DeleteConfirm.tsx";
import { Text } from "../i18n/Text.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { DeleteFolderView_folder$key } from "./__generated__/DeleteFolderView_folder.graphql.ts";
import { useDeleteFolder } from "./useDeleteFolder.ts";

type Props = {
  folderRef: DeleteFolderView_folder$key;
  /** Stays true until the page of the deleted folder has been left. */
  isDeleting: boolean;
  onDeleting: (isDeleting: boolean) => void;
  onBack: () => void;
};

export function DeleteFolderView({ folderRef, isDeleting, onDeleting, onBack }: Props) {
  const folder = useFragment(
    graphql`
      fragment DeleteFolderView_folder on Folder {
        id
        title
        installationCount
        parentFolder {
          folderId
          isRoot
        }
      }
    `,
    folderRef,
  );
  const navigate = useNavigate();
  const { projectPath, folderPath } = useProjectAddress();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const { deleteFolder, forget } = useDeleteFolder(folder.id);
  const parent = folder.parentFolder;
  const parentPath = parent && !parent.isRoot ? folderPath(parent.folderId) : projectPath;
  const deleteAndLeave = async () => {
    setFailure(null);
    onDeleting(true);
    const result = await deleteFolder();
    if (result.kind !== "done") {
      onDeleting(false);
      return setFailure(result);
    }
    await navigate(parentPath, { replace: true });
    forget();
  };
  return (
    <DeleteConfirm
      failure={failure && <FailureNotice failure={failure} title="folder.delete.failed" />}
      isDeleting={isDeleting}
      onDelete={() => void deleteAndLeave()}
      onBack={onBack}
    >
      <Text id="folder.delete.meaning" values={{ title: folder.title, count: folder.installationCount }} />
    </DeleteConfirm>
  );
}
