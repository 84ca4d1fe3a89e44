import { Checkbox } from "@blueprintjs/core";
import { graphql, useFragment } from "react-relay/hooks";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { languageNames } from "../i18n/languageNames.ts";
import { fallbackLanguage, isLanguage, languageList } from "../i18n/languages.ts";
import { useText } from "../i18n/useText.ts";
import { useApplyLanguage } from "../relay/useApplyLanguage.ts";
import type { EditOwnDetailsModal_user$key } from "./__generated__/EditOwnDetailsModal_user.graphql.ts";
import formStyles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { NameFields } from "./NameFields.tsx";
import { TickNote } from "./TickNote.tsx";
import { areNamesValid, type OwnDraft } from "./userDraft.ts";
import { useUpdateUser } from "./useUpdateUser.ts";

const fragment = graphql`
  fragment EditOwnDetailsModal_user on User {
    id
    firstName
    lastName
    phone
    language
    installer
    subscribeToNewsletter
    version
  }
`;

/** The e-mail address is the user name and cannot be changed. */
export function EditOwnDetailsModal(props: { userRef: EditOwnDetailsModal_user$key; onClose: () => void }) {
  const text = useText();
  const user = useFragment(fragment, props.userRef);
  const applyLanguage = useApplyLanguage();
  const saved: OwnDraft = {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone ?? "",
    language: isLanguage(user.language) ? user.language : fallbackLanguage,
    installer: user.installer,
    subscribeToNewsletter: user.subscribeToNewsletter ?? false,
  };
  const form = useEditForm({
    draftKey: draftKeys.ownDetails,
    saved: { version: user.version, values: saved },
    onClose: props.onClose,
  });
  const { values, base } = form;
  const { updateUser } = useUpdateUser();
  const save = async () => {
    const result = await updateUser({ userId: user.id, ...values, version: form.version });
    if (result.kind === "done" && values.language !== base.language) void applyLanguage(values.language);
    return result;
  };
  const phoneTooLong = useTooLongText()(values.phone, maxLengths.phone);
  return (
    <AccountFormModal
      title={text("account.user.title")}
      submit="modal.save"
      reason={areNamesValid(values) ? phoneTooLong : text("account.user.incomplete")}
      isChanged={form.isDirty}
      isSaving={form.isSaving}
      failure={form.failure}
      onSave={() => form.save(save)}
      onClose={form.close}
    >
      <DraftRestoredNotice kept={form} />
      <NameFields form={form} />
      <TextField
        {...form.textField("phone")}
        label={text("account.phone")}
        isOptional
        inputMode="tel"
        autoComplete="tel"
        error={phoneTooLong}
      />
      <SelectField
        {...form.controlledField("language")}
        label={text("account.user.language")}
        note={form.noteOf("language", languageNames[base.language])}
        options={languageList.map((value) => ({ value, label: languageNames[value] }))}
      />
      <Checkbox
        {...form.checkbox("installer")}
        className={formStyles.tick}
        label={text("account.user.installer.own")}
      />
      <TickNote note={form.noteOf("installer")} />
      <Checkbox
        {...form.checkbox("subscribeToNewsletter")}
        className={formStyles.tick}
        label={text("account.user.newsletter.own")}
      />
      <TickNote note={form.noteOf("subscribeToNewsletter")} />
    </AccountFormModal>
  );
}
