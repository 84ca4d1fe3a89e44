import { Modal, type ModalProps } from "../ui/Modal.tsx";
import { DialogForm, type DialogFormProps } from "./DialogForm.tsx";

type Props = DialogFormProps & Pick<ModalProps, "title" | "size" | "focusAfter">;

/** A busy form cannot be closed. */
export function FormDialog({ title, size, focusAfter, ...form }: Props) {
  return (
    <Modal title={title} size={size} focusAfter={focusAfter} isBusy={form.isBusy} onClose={form.onClose}>
      <DialogForm {...form} />
    </Modal>
  );
}
