import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { draftKeys } from "../forms/draftKeys.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./Template.module.css";
import { TemplateNameForm } from "./TemplateNameForm.tsx";
import { useCreateTemplate } from "./useCreateTemplate.ts";

type Props = { folderId: string; title: string; onClose: () => void };

export function SaveTemplateModal({ folderId, title, onClose }: Props) {
  const text = useText();
  const [values] = useState({ title });
  const form = useEditForm({
    draftKey: draftKeys.newTemplate(folderId),
    saved: { version: null, values },
    onClose,
    mode: "all",
  });
  const { create, template } = useCreateTemplate(folderId);
  const save = async () => {
    const failure = await create(form.values.title, form.idempotencyKey());
    if (failure === null) form.drop();
    return failure;
  };
  if (template)
    return (
      <Modal title={text("template.save")} onClose={form.close}>
        <ModalBody>
          <Notice
            role="status"
            picture={<StatusIcon name="completed" size={22} />}
            title={<Text id="template.saved" values={{ name: template.name }} />}
          >
            <Text
              id="template.saved.next"
              values={{
                content: text("template.content", { rooms: template.roomCount, folders: template.folderCount }),
                action: text("template.use"),
              }}
            />
          </Notice>
        </ModalBody>
        <ModalFooter>
          <Button autoFocus size="large" intent="primary" onClick={form.close}>
            <Text id="modal.done" />
          </Button>
        </ModalFooter>
      </Modal>
    );
  return (
    <Modal title={text("template.save")} isBusy={form.isSaving} onClose={form.guard.tryClose}>
      <TemplateNameForm
        form={form}
        save={save}
        isNew
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
