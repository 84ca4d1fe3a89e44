import { Modal, type ModalProps } from "../ui/Modal.tsx";
import { DialogForm, type DialogFormProps } from "./DialogForm.tsx";

type Props = DialogFormProps & Pick<ModalProps, "title" | "size" | "focusAfter">;

/** A dialog with one form. Escape, the cross and the backdrop close it like its button, but not while it is busy. */
export function FormDialog({ title, size, focusAfter, ...form }: Props) {
  return (
    <Modal title={title} size={size} focusAfter={focusAfter} isBusy={form.isBusy} onClose={form.onClose}>
      <DialogForm {...form} />
    </Modal>
  );
}
