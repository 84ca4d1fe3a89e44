import { Trash } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import { useEditConflict } from "../forms/useEditConflict.ts";
import { useFormDraft } from "../forms/useFormDraft.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { Modal } from "../ui/Modal.tsx";
import type { EditFolderModal_folder$key } from "./__generated__/EditFolderModal_folder.graphql.ts";
import { DeleteFolderView } from "./DeleteFolderView.tsx";
import { FolderForm } from "./FolderForm.tsx";
import { useUpdateFolder } from "./useUpdateFolder.ts";

type Props = { folderRef: EditFolderModal_folder$key; onClose: () => void };

/** Renames a folder; its other view deletes it. What was typed is kept while looking at the other view. */
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
  const current = { title: folder.title };
  const kept = useFormDraft(draftKeys.folder(folder.id), current);
  const { title } = kept.draft;
  const close = () => {
    kept.drop();
    onClose();
  };
  const [problem, setProblem] = useState<MutationFailure | null>(null);
  const { base, noteOf } = useEditConflict({ version: folder.version, draft: current }, kept, problem);
  const [view, setView] = useState<"edit" | "delete">("edit");
  const [isDeleting, setDeleting] = useState(false);
  const { update, isUpdating } = useUpdateFolder(folder.id);
  const isChanged = title.trim() !== base.draft.title;
  const guard = useDiscardGuard(isChanged, close);
  const updateAndClose = async (trimmed: string) => {
    setProblem(null);
    const outcome = await update(trimmed, base.version);
    if (outcome.kind === "done") close();
    else setProblem(outcome);
  };
  const closeFromDelete = () => {
    setView("edit");
    guard.tryClose();
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
    <Modal title={text("folder.edit")} isBusy={isUpdating} onClose={guard.tryClose}>
      <FolderForm
        title={title}
        onTitle={(typed) => kept.setDraft({ title: typed })}
        note={<DraftRestoredNotice kept={kept} />}
        theirs={noteOf("title")}
        isChanged={isChanged}
        isSaving={isUpdating}
        action={<Text id="modal.save" />}
        problem={problem && <FailureNotice failure={problem} title="folder.edit.failed" />}
        aside={
          <ActionButton
            size="large"
            variant="minimal"
            icon={<Trash />}
            disabledReason={activated > 0 ? text("folder.delete.holdsActivated", { count: activated }) : null}
            onClick={() => isUpdating || setView("delete")}
          >
            <Text id="modal.delete" />
          </ActionButton>
        }
        guard={guard}
        onDiscard={close}
        onSave={(trimmed) => void updateAndClose(trimmed)}
      />
    </Modal>
  );
}
