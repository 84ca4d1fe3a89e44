import { useState } from "react";
import { draftKeys } from "../forms/draftKeys.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import styles from "./Template.module.css";
import { TemplateNameForm } from "./TemplateNameForm.tsx";
import { type SavedTemplate, useCreateTemplate } from "./useCreateTemplate.ts";
import { useTemplateNames } from "./useTemplateNames.ts";

type Props = {
  folderId: string;
  title: string;
  onClose: () => void;
  onSaved: (template: SavedTemplate) => void;
};

export function SaveTemplateModal({ folderId, title, onClose, onSaved }: Props) {
  const text = useText();
  const [values] = useState({ title });
  const form = useEditForm({
    draftKey: draftKeys.newTemplate(folderId),
    saved: { version: null, values },
    onClose,
    mode: "all",
  });
  const create = useCreateTemplate(folderId);
  const names = useTemplateNames();
  const isTaken = names.has(form.values.title.trim());
  const save = async () => {
    const { template, result } = await create(form.values.title, form.idempotencyKey());
    if (template) onSaved(template);
    return result;
  };
  return (
    <Modal title={text("template.save")} isBusy={form.isSaving} onClose={form.guard.tryClose}>
      <TemplateNameForm
        form={form}
        save={save}
        isNew
        note={isTaken ? text("template.name.taken") : null}
        action="template.save.submit"
        top={
          <p className={styles.meaning}>
            <Text id="template.save.meaning" values={{ title }} />
          </p>
        }
      />
    </Modal>
  );
}
