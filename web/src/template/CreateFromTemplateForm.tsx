import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DialogForm } from "../forms/DialogForm.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import type { EditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { InstallerField, useInstallerChoice } from "../installation/InstallerField.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { FormSkeleton } from "../ui/FormSkeleton.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { CreateFromTemplateFormQuery } from "./__generated__/CreateFromTemplateFormQuery.graphql.ts";
import type { EditTemplateModal_template$key } from "./__generated__/EditTemplateModal_template.graphql.ts";
import styles from "./Template.module.css";
import { TemplatePreview } from "./TemplatePreview.tsx";
import type { CreateFromTemplate, TemplateAmounts } from "./useCreateFromTemplate.ts";
import { useTemplates } from "./useTemplates.ts";

export type FromTemplateDraft = { templateId: string; title: string; installerId: string | null };

const amountsOf = (template: { roomCount: number; folderCount: number }): TemplateAmounts => ({
  rooms: template.roomCount,
  folders: template.folderCount,
});

type Props = {
  queryReference: PreloadedQuery<CreateFromTemplateFormQuery>;
  folder: { readonly id: string; readonly title: string; readonly viewerCanAddSubFolder: boolean };
  /** The template that was chosen before the form opened. Undefined if the form offers all templates. */
  templateId: string | undefined;
  form: EditForm<FromTemplateDraft>;
  create: CreateFromTemplate["create"];
  onEdit: (templateRef: EditTemplateModal_template$key) => void;
};

export function CreateFromTemplateForm({ queryReference, folder, templateId, form, create, onEdit }: Props) {
  const text = useText();
  const tooLongText = useTooLongText();
  const { viewer } = usePreloadedQuery<CreateFromTemplateFormQuery>(
    graphql`
      query CreateFromTemplateFormQuery($first: Int!, $after: String) {
        viewer @required(action: THROW) {
          ...InstallerField_viewer
          company @required(action: THROW) {
            templates(first: $first, after: $after) @required(action: THROW) {
              edges {
                node {
                  id
                  name
                  roomCount
                  folderCount
                  ...EditTemplateModal_template
                }
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    queryReference,
  );
  const { values, failure, guard, isSaving } = form;
  const choice = useInstallerChoice(viewer, values.installerId);
  const templates = useTemplates(viewer.company.templates);
  const given = templates?.find(({ id }) => id === templateId);
  const template = templateId ? given : (templates?.find(({ id }) => id === values.templateId) ?? templates?.[0]);
  const folderFault = (typed: string) => tooLongText(typed, maxLengths.title);
  const title = values.title.trim();
  const reason = folderFault(title) ?? choice.fault;
  if (!templates)
    return (
      <ModalBody>
        <FormSkeleton />
      </ModalBody>
    );
  if (!template)
    return (
      <NoTemplates onClose={form.close}>
        {templateId ? (
          <p>
            <Text id="template.preview.gone" />
          </p>
        ) : (
          <Notice picture={<EmptyCable />} title={<Text id="template.none" />}>
            <Text id="template.none.reason" values={{ action: text("template.save") }} />
          </Notice>
        )}
      </NoTemplates>
    );
  const { rooms, folders } = amountsOf(template);
  const amounts = { rooms, folders: title === "" ? folders : folders + 1 };
  const save = async () => {
    const { installerId } = choice;
    if (installerId === null) return null;
    const input = { templateId: template.id, folderId: folder.id, installerId };
    return create(title === "" ? input : { ...input, title }, amounts);
  };
  return (
    <DialogForm
      action={text("template.create", amounts)}
      reason={reason}
      isBusy={isSaving}
      guard={guard}
      onSubmit={() => form.save(save)}
      onRefused={form.showFaults}
      onClose={guard.tryClose}
    >
      {failure && <FailureNotice failure={failure} title="template.use.failed" />}
      <DraftRestoredNotice kept={form} />
      {given ? (
        <p className={styles.given}>
          <strong>{given.name}</strong>
          <br />
          <Text id="template.content" values={amountsOf(given)} />
        </p>
      ) : (
        <div className={styles.chosen}>
          <SelectField
            {...form.controlledField("templateId")}
            label={text("template.one")}
            value={template.id}
            disabled={isSaving}
            options={templates.map((each) => ({
              value: each.id,
              label: `${each.name} · ${text("template.content", amountsOf(each))}`,
            }))}
          />
          <Button
            className={styles.chosenAction}
            size="small"
            variant="minimal"
            disabled={isSaving}
            onClick={() => {
              form.change("templateId", template.id);
              onEdit(template);
            }}
          >
            <Text id="template.edit.open" />
          </Button>
        </div>
      )}
      {folder.viewerCanAddSubFolder && (
        <TextField
          {...form.textField("title", folderFault)}
          label={text("template.folder")}
          isOptional
          note={text("template.folder.none", { title: folder.title })}
          autoComplete="off"
          disabled={isSaving}
        />
      )}
      <InstallerField form={form} choice={choice} />
      {!given && <TemplatePreview templateId={template.id} />}
    </DialogForm>
  );
}

function NoTemplates({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <>
      <ModalBody>{children}</ModalBody>
      <ModalFooter>
        <Button autoFocus size="large" onClick={onClose}>
          <Text id="modal.close" />
        </Button>
      </ModalFooter>
    </>
  );
}
