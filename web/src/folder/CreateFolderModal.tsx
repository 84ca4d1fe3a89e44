import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import { useFormDraft } from "../forms/useFormDraft.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Modal } from "../ui/Modal.tsx";
import type { CreateFolderModal_parent$key } from "./__generated__/CreateFolderModal_parent.graphql.ts";
import { FolderForm } from "./FolderForm.tsx";
import { useCreateFolder } from "./useCreateFolder.ts";

type Props = {
  /** The folder to make it in; a project's root folder for one directly in the project. */
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
  const kept = useFormDraft(draftKeys.newFolder(parent.id), { title: "" });
  const { title } = kept.draft;
  const close = () => {
    kept.drop();
    onClose();
  };
  const [problem, setProblem] = useState<MutationFailure | null>(null);
  const { create, isCreating } = useCreateFolder(parent.id);
  const isChanged = title.trim() !== "";
  const guard = useDiscardGuard(isChanged, close);
  const createAndClose = async (trimmed: string) => {
    setProblem(null);
    const outcome = await create(trimmed, kept.idempotencyKey());
    if (outcome.kind === "done") close();
    else setProblem(outcome);
  };
  return (
    <Modal
      title={text(parent.isRoot ? "folder.create" : "folder.createSub")}
      isBusy={isCreating}
      onClose={guard.tryClose}
    >
      <FolderForm
        title={title}
        onTitle={(typed) => kept.setDraft({ title: typed })}
        note={<DraftRestoredNotice kept={kept} />}
        isChanged={isChanged}
        isSaving={isCreating}
        action={<Text id="folder.create.submit" />}
        problem={problem && <FailureNotice failure={problem} title="folder.create.failed" />}
        guard={guard}
        onDiscard={close}
        onSave={(trimmed) => void createAndClose(trimmed)}
      />
    </Modal>
  );
}
