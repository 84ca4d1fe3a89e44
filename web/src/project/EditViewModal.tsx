import { Button } from "@blueprintjs/core";
import { Trash } from "@blueprintjs/icons";
import { useState } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Modal, type ModalProps } from "../ui/Modal.tsx";
import { useDeleteView } from "./useDeleteView.ts";
import { useUpdateView } from "./useUpdateView.ts";
import { ViewNameForm } from "./ViewNameForm.tsx";

type Props = Pick<ModalProps, "focusAfter" | "onClose"> & {
  view: { id: string; name: string };
  onDeleted: () => void;
};

/** Deletes without asking again, since the list keeps the view's filters and offers undo. */
export function EditViewModal({ view: { id, name }, focusAfter, onDeleted, onClose }: Props) {
  const text = useText();
  const [values] = useState({ title: name });
  const form = useEditForm({ draftKey: draftKeys.view(id), saved: { version: null, values }, onClose, mode: "all" });
  const { update } = useUpdateView();
  const { remove, isDeleting } = useDeleteView();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const deleteView = async () => {
    const answer = await remove({ viewId: id });
    // A view that is already gone, such as after deletion in another tab, counts as deleted.
    const isGone = answer.kind === "failed" && answer.code === "NOT_FOUND";
    if (answer.kind !== "done" && !isGone) return setFailure(answer);
    form.close();
    onDeleted();
  };
  const isBusy = form.isSaving || isDeleting;
  return (
    <Modal title={text("view.edit.title")} focusAfter={focusAfter} isBusy={isBusy} onClose={form.guard.tryClose}>
      <ViewNameForm
        form={form}
        save={() => update({ viewId: id, name: form.values.title })}
        action="modal.save"
        top={failure && <FailureNotice failure={failure} title="view.delete.failed" context="view" />}
        aside={
          <Button size="large" variant="minimal" icon={<Trash />} disabled={isBusy} onClick={() => void deleteView()}>
            <Text id="view.delete" />
          </Button>
        }
      />
    </Modal>
  );
}
