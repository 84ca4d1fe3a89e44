import { Button } from "@blueprintjs/core";
import { Trash } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DeleteConfirm } from "../forms/DeleteConfirm.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Modal } from "../ui/Modal.tsx";
import type { EditTemplateModal_template$key } from "./__generated__/EditTemplateModal_template.graphql.ts";
import { TemplateNameForm } from "./TemplateNameForm.tsx";
import { useDeleteTemplate } from "./useDeleteTemplate.ts";
import { useRenameTemplate } from "./useRenameTemplate.ts";

type Props = { templateRef: EditTemplateModal_template$key; onBack: () => void; onDeleted: () => void };

export function EditTemplateModal({ templateRef, onBack, onDeleted }: Props) {
  const text = useText();
  const template = useFragment(
    graphql`
      fragment EditTemplateModal_template on Template {
        id
        name
        version
      }
    `,
    templateRef,
  );
  const form = useEditForm({
    draftKey: draftKeys.template(template.id),
    saved: { version: template.version, values: { title: template.name } },
    onClose: onBack,
    mode: "all",
  });
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const rename = useRenameTemplate(template.id);
  const { deleteTemplate, isDeleting } = useDeleteTemplate(template.id);
  const remove = async () => {
    const result = await deleteTemplate();
    // A template that another person deleted counts as deleted.
    const isGone = result.kind === "failed" && result.code === "NOT_FOUND";
    if (result.kind !== "done" && !isGone) return setFailure(result);
    form.drop();
    onDeleted();
  };
  if (isLeaving)
    return (
      <Modal title={text("template.delete")} isBusy={isDeleting} onClose={() => setLeaving(false)}>
        <DeleteConfirm
          failure={failure && <FailureNotice failure={failure} title="template.delete.failed" />}
          isDeleting={isDeleting}
          onDelete={() => void remove()}
          onBack={() => setLeaving(false)}
        >
          <Text id="template.delete.meaning" values={{ name: template.name }} />
        </DeleteConfirm>
      </Modal>
    );
  return (
    <Modal title={text("template.edit")} isBusy={form.isSaving} onClose={form.guard.tryClose}>
      <TemplateNameForm
        form={form}
        save={() => rename(form.values.title, form.version)}
        action="modal.save"
        aside={
          <Button
            size="large"
            variant="minimal"
            intent="danger"
            icon={<Trash />}
            disabled={form.isSaving}
            onClick={() => setLeaving(true)}
          >
            <Text id="modal.delete" />
          </Button>
        }
      />
    </Modal>
  );
}
