import { Button } from "@blueprintjs/core";
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
import { Loading } from "../ui/Loading.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { CreateFromTemplateFormQuery } from "./__generated__/CreateFromTemplateFormQuery.graphql.ts";
import type { EditTemplateModal_template$key } from "./__generated__/EditTemplateModal_template.graphql.ts";
import styles from "./Template.module.css";
import { TemplatePreview } from "./TemplatePreview.tsx";
import type { CreateFromTemplate } from "./useCreateFromTemplate.ts";
import { useTemplates } from "./useTemplates.ts";

export type FromTemplateDraft = { templateId: string; title: string; installerId: string | null };

const amountsOf = (template: { roomCount: number; folderCount: number }) => ({
  rooms: template.roomCount,
  folders: template.folderCount,
});

type Props = {
  queryReference: PreloadedQuery<CreateFromTemplateFormQuery>;
  folder: { readonly id: string; readonly title: string; readonly viewerCanAddSubFolder: boolean };
  form: EditForm<FromTemplateDraft>;
  create: CreateFromTemplate["create"];
  onEdit: (templateRef: EditTemplateModal_template$key) => void;
};

export function CreateFromTemplateForm({ queryReference, folder, form, create, onEdit }: Props) {
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
  const template = templates?.find(({ id }) => id === values.templateId);
  const folderFault = (typed: string) => tooLongText(typed, maxLengths.title);
  const title = values.title.trim();
  const reason = template ? (folderFault(title) ?? choice.fault) : text("template.choose");
  const save = async () => {
    const { installerId } = choice;
    if (!template || installerId === null) return null;
    const input = { templateId: template.id, folderId: folder.id, installerId };
    return create(title === "" ? input : { ...input, title });
  };
  if (!templates)
    return (
      <ModalBody>
        <Loading />
      </ModalBody>
    );
  if (templates.length === 0) return <NoTemplates onClose={form.close} />;
  return (
    <DialogForm
      action={template ? text("template.create", amountsOf(template)) : text("template.use.submit")}
      reason={reason}
      isBusy={isSaving}
      guard={guard}
      onSubmit={() => form.save(save)}
      onRefused={form.showFaults}
      onClose={guard.tryClose}
    >
      {failure && <FailureNotice failure={failure} title="template.use.failed" />}
      <DraftRestoredNotice kept={form} />
      <div className={styles.chosen}>
        <SelectField
          {...form.controlledField("templateId")}
          label={text("template.one")}
          value={template?.id ?? ""}
          placeholder={text("template.choose")}
          disabled={isSaving}
          options={templates.map((each) => ({
            value: each.id,
            label: `${each.name} · ${text("template.content", amountsOf(each))}`,
          }))}
        />
        {template && (
          <Button
            className={styles.chosenAction}
            size="small"
            variant="minimal"
            disabled={isSaving}
            onClick={() => onEdit(template)}
          >
            <Text id="template.edit.open" />
          </Button>
        )}
      </div>
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
      {template ? (
        <TemplatePreview templateId={template.id} />
      ) : (
        <p className={`${styles.preview} ${styles.unchosen}`}>
          <Text id="template.preview.choose" />
        </p>
      )}
    </DialogForm>
  );
}

function NoTemplates({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <>
      <ModalBody>
        <Notice picture={<EmptyCable />} title={<Text id="template.none" />}>
          <Text id="template.none.reason" values={{ action: text("template.save") }} />
        </Notice>
      </ModalBody>
      <ModalFooter>
        <Button autoFocus size="large" onClick={onClose}>
          <Text id="modal.close" />
        </Button>
      </ModalFooter>
    </>
  );
}
