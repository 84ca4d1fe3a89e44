import { Add, Edit, FolderNew } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../draft/draftKeys.ts";
import { interruptedForm } from "../draft/draftStore.ts";
import { useText } from "../i18n/useText.ts";
import { CreateInstallationModal } from "../installation/CreateInstallationModal.tsx";
import { useProjectPanel } from "../project/useProjectPanel.ts";
import { PageActions } from "../ui/PageActions.tsx";
import type { FolderActions_folder$key } from "./__generated__/FolderActions_folder.graphql.ts";
import { CreateFolderModal } from "./CreateFolderModal.tsx";
import { EditFolderModal } from "./EditFolderModal.tsx";

const fragment = graphql`
  fragment FolderActions_folder on Folder {
    id
    viewerCanAddSubFolder
    ...EditFolderModal_folder
    ...CreateFolderModal_parent
    ...CreateInstallationModal_folder
  }
`;

/** What can be done with a folder. A subfolder of the deepest level is refused with the reason. */
export function FolderActions({ folderRef }: { folderRef: FolderActions_folder$key }) {
  const text = useText();
  const folder = useFragment(fragment, folderRef);
  const { panel } = useProjectPanel();
  const [open, setOpen] = useState(() =>
    interruptedForm({
      edit: draftKeys.folder(folder.id),
      folder: draftKeys.newFolder(folder.id),
      installation: draftKeys.newInstallation(folder.id),
    }),
  );
  const close = () => setOpen(null);
  return (
    <>
      <PageActions
        actions={[
          { text: text("folder.edit"), icon: <Edit />, folds: true, onClick: () => setOpen("edit") },
          {
            text: text("folder.createSub"),
            icon: <FolderNew />,
            folds: true,
            reason: folder.viewerCanAddSubFolder ? null : text("folder.tooDeep"),
            onClick: () => setOpen("folder"),
          },
          {
            text: text("installation.create"),
            icon: <Add />,
            intent: panel ? "none" : "primary",
            onClick: () => setOpen("installation"),
          },
        ]}
      />
      {open === "edit" && <EditFolderModal folderRef={folder} onClose={close} />}
      {open === "folder" && <CreateFolderModal parentRef={folder} onClose={close} />}
      {open === "installation" && <CreateInstallationModal folderRef={folder} onClose={close} />}
    </>
  );
}
