import { useCallback, useEffect, useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay/hooks";
import { ModalQueryBoundary } from "../errors/ModalQueryBoundary.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { useText } from "../i18n/useText.ts";
import type { MutationResult } from "../relay/mutationResult.ts";
import { Modal } from "../ui/Modal.tsx";
import query, { type CreateFromTemplateFormQuery } from "./__generated__/CreateFromTemplateFormQuery.graphql.ts";
import type { CreateFromTemplateModal_folder$key } from "./__generated__/CreateFromTemplateModal_folder.graphql.ts";
import type { EditTemplateModal_template$key } from "./__generated__/EditTemplateModal_template.graphql.ts";
import { CreateFromTemplateForm, type FromTemplateDraft } from "./CreateFromTemplateForm.tsx";
import { EditTemplateModal } from "./EditTemplateModal.tsx";
import { FromTemplateOutcome } from "./FromTemplateOutcome.tsx";
import { type TemplateAmounts, useCreateFromTemplate } from "./useCreateFromTemplate.ts";
import { firstPageOfTemplates } from "./useTemplates.ts";

type Props = {
  /** The folder for the rooms, which may be a project's root folder. */
  folderRef: CreateFromTemplateModal_folder$key;
  title: string;
  /** The template that was chosen before the modal opened. Without a template, the modal offers all templates. */
  templateId?: string;
  onClose: () => void;
  /** Called if every room was created whole. */
  onCreated: (amounts: TemplateAmounts) => void;
};

const nothing: FromTemplateDraft = { templateId: "", title: "", installerId: null };

/** The company's templates can also be renamed and deleted in this modal. */
export function CreateFromTemplateModal({ folderRef, title, templateId, onClose, onCreated }: Props) {
  const text = useText();
  const folder = useFragment(
    graphql`
      fragment CreateFromTemplateModal_folder on Folder {
        id
        viewerCanAddSubFolder
      }
    `,
    folderRef,
  );
  const [reference, load] = useQueryLoader<CreateFromTemplateFormQuery>(query);
  const reload = useCallback(() => load(firstPageOfTemplates, { fetchPolicy: "network-only" }), [load]);
  useEffect(reload, [reload]);
  const form = useEditForm<FromTemplateDraft>({
    draftKey: draftKeys.fromTemplate(folder.id),
    saved: { version: null, values: nothing },
    onClose,
    mode: "all",
  });
  const [edited, setEdited] = useState<EditTemplateModal_template$key | null>(null);
  const { create, retry, isRunning, outcomes } = useCreateFromTemplate(form, onCreated);
  const [failure, setFailure] = useState<MutationResult | null>(null);
  if (edited)
    return (
      <EditTemplateModal
        templateRef={edited}
        onBack={() => setEdited(null)}
        onDeleted={() => {
          form.change("templateId", "");
          setEdited(null);
          reload();
        }}
      />
    );
  return (
    <Modal
      title={text("template.use")}
      size="sign"
      isBusy={isRunning}
      onClose={outcomes ? form.close : form.guard.tryClose}
    >
      {outcomes ? (
        <FromTemplateOutcome
          outcomes={outcomes}
          failure={failure?.kind === "done" ? null : failure}
          isRunning={isRunning}
          onRetry={() => void retry().then((result) => (result?.kind === "done" ? form.close() : setFailure(result)))}
          onDone={form.close}
        />
      ) : (
        <ModalQueryBoundary resetKey={reference} onRetry={reload}>
          {reference && (
            <CreateFromTemplateForm
              queryReference={reference}
              folder={{ ...folder, title }}
              templateId={templateId}
              form={form}
              create={create}
              onEdit={setEdited}
            />
          )}
        </ModalQueryBoundary>
      )}
    </Modal>
  );
}
