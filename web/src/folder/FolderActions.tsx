import { Add, Duplicate, Edit, FolderNew } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { interruptedForm } from "../forms/draftStore.ts";
import { useText } from "../i18n/useText.ts";
import { useTemplateActions } from "../template/useTemplateActions.tsx";
import { lazyModal } from "../ui/lazyModal.tsx";
import { PageActions } from "../ui/PageActions.tsx";
import type { FolderActions_folder$key } from "./__generated__/FolderActions_folder.graphql.ts";
import { isDone, type NextStep } from "./folderApi.ts";
import { useNextAction } from "./useNextAction.tsx";

const CreateFolderModal = lazyModal(async () => (await import("./CreateFolderModal.tsx")).CreateFolderModal);
const CreateInstallationModal = lazyModal(
  async () => (await import("../installation/CreateInstallationModal.tsx")).CreateInstallationModal,
);
const EditFolderModal = lazyModal(async () => (await import("./EditFolderModal.tsx")).EditFolderModal);
const DuplicateFolderModal = lazyModal(async () => (await import("./DuplicateFolderModal.tsx")).DuplicateFolderModal);

const fragment = graphql`
  fragment FolderActions_folder on Folder {
    id
    folderId
    title
    viewerCanAddSubFolder
    installationCount
    project {
      archived
      status
    }
    ...EditFolderModal_folder
    ...DuplicateFolderModal_folder
    ...CreateFolderModal_parent
    ...CreateInstallationModal_folder
    ...CreateInstallationModal_list
    ...useTemplateActions_folder
  }
`;

// The gateway copies at most this many folders and rooms at once.
const maxCopied = 100;

type Props = { folderRef: FolderActions_folder$key; step: NextStep | null };

/** A folder of the last level shows "new folder" disabled, with the reason. A completed project takes no additions. */
export function FolderActions({ folderRef, step }: Props) {
  const text = useText();
  const folder = useFragment(fragment, folderRef);
  const [open, setOpen] = useState(() =>
    interruptedForm({
      edit: draftKeys.folder(folder.id),
      copy: draftKeys.folderCopy(folder.id),
      folder: draftKeys.newFolder(folder.id),
      installation: draftKeys.newInstallation(folder.id),
    }),
  );
  const close = () => setOpen(null);
  const canAdd = !isDone(folder.project);
  const templates = useTemplateActions({ folderRef: folder, title: folder.title, canAdd });
  const edit = { text: text("folder.edit"), icon: <Edit />, folds: true, onClick: () => setOpen("edit") };
  const next = useNextAction(step, folder.folderId);
  const additions = [
    {
      text: text("folder.duplicate"),
      icon: <Duplicate />,
      folds: true,
      // The gateway's limit includes the copied folder itself.
      reason: folder.installationCount < maxCopied ? null : text("folder.duplicate.tooLarge"),
      onClick: () => setOpen("copy"),
    },
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
      onClick: () => setOpen("installation"),
    },
  ];
  return (
    <>
      <PageActions actions={[edit, ...(canAdd ? additions : []), ...templates.actions, ...(next ? [next] : [])]} />
      {templates.modal}
      {open === "edit" && <EditFolderModal folderRef={folder} onClose={close} />}
      {open === "copy" && <DuplicateFolderModal folderRef={folder} onClose={close} />}
      {open === "folder" && <CreateFolderModal parentRef={folder} onClose={close} />}
      {open === "installation" && <CreateInstallationModal folderRef={folder} listRef={folder} onClose={close} />}
    </>
  );
}
