import { Checkbox } from "@blueprintjs/core";
import { graphql, useFragment } from "react-relay/hooks";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import { useEditConflict } from "../forms/useEditConflict.ts";
import { useFormDraft } from "../forms/useFormDraft.ts";
import { languageNames } from "../i18n/languageNames.ts";
import { fallbackLanguage, isLanguage, languageList } from "../i18n/languages.ts";
import { useText } from "../i18n/useText.ts";
import { useApplyLanguage } from "../relay/useApplyLanguage.ts";
import type { EditOwnDetailsModal_user$key } from "./__generated__/EditOwnDetailsModal_user.graphql.ts";
import formStyles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { NameFields } from "./NameFields.tsx";
import { TickNote } from "./TickNote.tsx";
import { isSameDetails, nameFaults, type OwnDraft, ownInput } from "./userDraft.ts";
import { useSaving } from "./useSaving.ts";
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

/** One's own details. The e-mail is the account's name and stays. */
export function EditOwnDetailsModal(props: { userRef: EditOwnDetailsModal_user$key; onClose: () => void }) {
  const text = useText();
  const user = useFragment(fragment, props.userRef);
  const applyLanguage = useApplyLanguage();
  const current: OwnDraft = {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone ?? "",
    language: isLanguage(user.language) ? user.language : fallbackLanguage,
    installer: user.installer,
    subscribeToNewsletter: user.subscribeToNewsletter ?? false,
  };
  const kept = useFormDraft(draftKeys.ownDetails, current);
  const { draft, setDraft } = kept;
  const close = () => {
    kept.drop();
    props.onClose();
  };
  const change = (changed: Partial<OwnDraft>) => setDraft({ ...draft, ...changed });
  const { updateUser } = useUpdateUser();
  const { problem, isSaving, save } = useSaving(() => {
    close();
    if (draft.language !== current.language) void applyLanguage(draft.language);
  });
  const { base, noteOf } = useEditConflict({ version: user.version, draft: current }, kept, problem);
  const saved = base.draft;
  const phoneTooLong = useTooLongText()(draft.phone, maxLengths.phone);
  return (
    <AccountFormModal
      title={text("account.user.title")}
      submit="modal.save"
      reason={Object.keys(nameFaults(draft)).length > 0 ? text("account.user.incomplete") : phoneTooLong}
      isChanged={!isSameDetails(draft, saved)}
      isSaving={isSaving}
      problem={problem}
      onSave={() => save(() => updateUser({ userId: user.id, ...ownInput(draft), version: base.version }))}
      onClose={close}
    >
      <DraftRestoredNotice kept={kept} />
      <NameFields names={draft} noteOf={noteOf} onChange={change} />
      <TextField
        label={text("account.phone")}
        name="phone"
        isOptional
        inputMode="tel"
        autoComplete="tel"
        value={draft.phone}
        onValueChange={(phone) => change({ phone })}
        error={phoneTooLong}
        note={noteOf("phone")}
      />
      <SelectField
        label={text("account.user.language")}
        value={draft.language}
        note={noteOf("language", languageNames[saved.language])}
        options={languageList.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(language) => isLanguage(language) && change({ language })}
      />
      <Checkbox
        className={formStyles.tick}
        checked={draft.installer}
        label={text("account.user.installer.own")}
        onChange={(event) => change({ installer: event.currentTarget.checked })}
      />
      <TickNote note={noteOf("installer")} />
      <Checkbox
        className={formStyles.tick}
        checked={draft.subscribeToNewsletter}
        label={text("account.user.newsletter.own")}
        onChange={(event) => change({ subscribeToNewsletter: event.currentTarget.checked })}
      />
      <TickNote note={noteOf("subscribeToNewsletter")} />
    </AccountFormModal>
  );
}
