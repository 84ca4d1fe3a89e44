import { Button } from "@blueprintjs/core";
import { Add, Edit, FolderNew } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../draft/draftKeys.ts";
import { interruptedForm } from "../draft/draftStore.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { CreateInstallationModal } from "../installation/CreateInstallationModal.tsx";
import { useProjectPanel } from "../project/useProjectPanel.ts";
import { ReasonedButton } from "../ui/ReasonedButton.tsx";
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
      <Button icon={<Edit />} onClick={() => setOpen("edit")}>
        <Text id="folder.edit" />
      </Button>
      <ReasonedButton
        icon={<FolderNew />}
        side="below"
        reason={folder.viewerCanAddSubFolder ? null : text("folder.tooDeep")}
        onClick={() => setOpen("folder")}
      >
        <Text id="folder.createSub" />
      </ReasonedButton>
      <Button icon={<Add />} intent={panel ? "none" : "primary"} onClick={() => setOpen("installation")}>
        <Text id="installation.create" />
      </Button>
      {open === "edit" && <EditFolderModal folderRef={folder} onClose={close} />}
      {open === "folder" && <CreateFolderModal parentRef={folder} onClose={close} />}
      {open === "installation" && <CreateInstallationModal folderRef={folder} onClose={close} />}
    </>
  );
}
