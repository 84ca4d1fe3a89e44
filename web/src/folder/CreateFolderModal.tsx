import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import type { CreateFolderModal_parent$key } from "./__generated__/CreateFolderModal_parent.graphql.ts";
import { FolderForm } from "./FolderForm.tsx";
import { useCreateFolder } from "./useCreateFolder.ts";

type Props = {
  /** The parent folder, which can be the project's root folder. */
  parentRef: CreateFolderModal_parent$key;
  onClose: () => void;
};

export function CreateFolderModal({ parentRef, onClose }: Props) {
  const text = useText();
  const parent = useFragment(
    graphql`
      fragment CreateFolderModal_parent on Folder {
        id
        isRoot
      }
    `,
    parentRef,
  );
  const form = useEditForm({
    draftKey: draftKeys.newFolder(parent.id),
    saved: { version: null, values: { title: "" } },
    onClose,
    mode: "all",
  });
  const { create } = useCreateFolder(parent.id);
  return (
    <Modal
      title={text(parent.isRoot ? "folder.create" : "folder.createSub")}
      isBusy={form.isSaving}
      onClose={form.guard.tryClose}
    >
      <FolderForm
        form={form}
        save={() => create(form.values.title, form.idempotencyKey())}
        action="folder.create.submit"
        failed="folder.create.failed"
      />
    </Modal>
  );
}
