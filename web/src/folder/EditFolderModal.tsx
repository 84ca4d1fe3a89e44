import { Trash } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { Modal } from "../ui/Modal.tsx";
import type { EditFolderModal_folder$key } from "./__generated__/EditFolderModal_folder.graphql.ts";
import { DeleteFolderView } from "./DeleteFolderView.tsx";
import { FolderForm } from "./FolderForm.tsx";
import { useUpdateFolder } from "./useUpdateFolder.ts";

type Props = { folderRef: EditFolderModal_folder$key; onClose: () => void };

/** Renames or deletes a folder. Typed text is kept when the view changes. */
export function EditFolderModal({ folderRef, onClose }: Props) {
  const text = useText();
  const folder = useFragment(
    graphql`
      fragment EditFolderModal_folder on Folder {
        id
        title
        version
        activatedInstallationCount
        ...DeleteFolderView_folder
      }
    `,
    folderRef,
  );
  const activated = folder.activatedInstallationCount ?? 0;
  const form = useEditForm({
    draftKey: draftKeys.folder(folder.id),
    saved: { version: folder.version, values: { title: folder.title } },
    onClose,
    mode: "all",
  });
  const [view, setView] = useState<"edit" | "delete">("edit");
  const [isDeleting, setDeleting] = useState(false);
  const { update } = useUpdateFolder(folder.id);
  const closeFromDelete = () => {
    setView("edit");
    form.guard.tryClose();
  };
  if (view === "delete")
    return (
      <Modal title={text("folder.delete")} isBusy={isDeleting} onClose={closeFromDelete}>
        <DeleteFolderView
          folderRef={folder}
          isDeleting={isDeleting}
          onDeleting={setDeleting}
          onBack={() => setView("edit")}
        />
      </Modal>
    );
  return (
    <Modal title={text("folder.edit")} isBusy={form.isSaving} onClose={form.guard.tryClose}>
      <FolderForm
        form={form}
        save={() => update(form.values.title, form.version)}
        action="modal.save"
        failed="folder.edit.failed"
        aside={
          <ActionButton
            size="large"
            variant="minimal"
            icon={<Trash />}
            disabledReason={activated > 0 ? text("folder.delete.holdsActivated", { count: activated }) : null}
            onClick={() => form.isSaving || setView("delete")}
          >
            <Text id="modal.delete" />
          </ActionButton>
        }
      />
    </Modal>
  );
}
