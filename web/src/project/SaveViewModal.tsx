import { useState } from "react";
import { draftKeys } from "../forms/draftKeys.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ProjectListName } from "../navigation/projectListName.ts";
import { Modal } from "../ui/Modal.tsx";
import styles from "./SavedViews.module.css";
import { useCreateView } from "./useCreateView.ts";
import { ViewNameForm } from "./ViewNameForm.tsx";

type Props = {
  list: ProjectListName;
  search: string;
  onSaved: (viewId: string) => void;
  onClose: () => void;
};

export function SaveViewModal({ list, search, onSaved, onClose }: Props) {
  const text = useText();
  const [values] = useState({ title: "" });
  const form = useEditForm({
    draftKey: draftKeys.newView(list),
    saved: { version: null, values },
    onClose,
    mode: "all",
  });
  const create = useCreateView();
  const save = async () => {
    const place = list === "archived" ? "ARCHIVED" : "ONGOING";
    const answer = await create({ list: place, name: form.values.title, search });
    const id = answer.payload?.savedView?.id;
    if (id) onSaved(id);
    return answer;
  };
  return (
    <Modal title={text("view.saveNew")} isBusy={form.isSaving} onClose={form.guard.tryClose}>
      <ViewNameForm
        form={form}
        save={save}
        isNew
        action="view.saveNew.submit"
        top={
          <p className={styles.meaning}>
            <Text id="view.saveNew.meaning" />
          </p>
        }
      />
    </Modal>
  );
}
