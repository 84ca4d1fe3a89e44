import { Modal, type ModalProps } from "../ui/Modal.tsx";
import { DialogForm, type DialogFormProps } from "./DialogForm.tsx";

type Props = DialogFormProps & Pick<ModalProps, "title" | "size" | "focusAfter">;

/** A dialog that is one form. Escape, the cross and the backdrop leave it as its button does, and not while it is busy. */
export function FormDialog({ title, size, focusAfter, ...form }: Props) {
  return (
    <Modal title={title} size={size} focusAfter={focusAfter} isBusy={form.isBusy} onClose={form.onClose}>
      <DialogForm {...form} />
    </Modal>
  );
}
