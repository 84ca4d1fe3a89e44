import { Checkbox } from "@blueprintjs/core";
import { useState } from "react";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { isEmail } from "../forms/isEmail.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { useEditForm } from "../forms/useEditForm.ts";
import { chosenLanguage } from "../i18n/chosenLanguage.ts";
import { languageNames } from "../i18n/languageNames.ts";
import { type Language, languageList } from "../i18n/languages.ts";
import { useText } from "../i18n/useText.ts";
import formStyles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { InviteEmailField } from "./InviteEmailField.tsx";
import { NameFields } from "./NameFields.tsx";
import { type KnownRole, roles } from "./roles.ts";
import { useInviteCheck } from "./useInviteCheck.ts";
import { useInviteUser } from "./useInviteUser.ts";
import { areNamesValid } from "./userDraft.ts";
import type { UserOutcome } from "./userOutcome.ts";

const empty = { email: "", firstName: "", lastName: "", role: "USER" as KnownRole, installer: true };

type Invited = typeof empty & { language?: Language };

type Props = {
  /** The person whose invitation expired; absent in an empty form. */
  invited?: Invited;
  onClose: () => void;
  onInvited: (outcome: UserOutcome) => void;
};

/** A person without an account gets a temporary password by mail; a person with an account gets an invitation. */
export function InviteUserModal({ invited, onClose, onInvited }: Props) {
  const text = useText();
  const [language] = useState(chosenLanguage);
  const draftKey = invited ? draftKeys.invitationAgain(invited.email) : draftKeys.invitation;
  const form = useEditForm({
    draftKey,
    saved: { version: null, values: { language, ...(invited ?? empty) } },
    onClose,
  });
  const { values } = form;
  const { inviteUser } = useInviteUser(onInvited);
  const { check, obstacleOf } = useInviteCheck();
  const email = values.email.toLowerCase();
  const isComplete = isEmail(email) && areNamesValid(values);
  const obstacle = obstacleOf(email);
  return (
    <AccountFormModal
      title={text("account.invite.title")}
      submit="account.invite.submit"
      reason={obstacle ? text("account.invite.taken") : isComplete ? null : text("account.invite.incomplete")}
      isChanged={email !== "" || values.firstName !== "" || values.lastName !== ""}
      isDiscardable={invited !== undefined && !form.isDirty}
      isSaving={form.isSaving}
      failure={form.failure}
      onSave={() => form.save(() => inviteUser({ ...values, email }))}
      onClose={form.close}
    >
      <DraftRestoredNotice kept={form} />
      <InviteEmailField
        form={form}
        email={email}
        obstacle={obstacle}
        onLeave={() => isEmail(email) && void check(email)}
      />
      <NameFields form={form} />
      <SelectField
        {...form.controlledField("role")}
        label={text("account.users.role")}
        options={roles
          .filter((role) => role !== "OWNER" || invited?.role === "OWNER")
          .map((value) => ({ value, label: text(`account.role.${value}`) }))}
      />
      <SelectField
        {...form.controlledField("language")}
        label={text("account.invite.language")}
        options={languageList.map((value) => ({ value, label: languageNames[value] }))}
      />
      <Checkbox
        {...form.checkbox("installer")}
        className={formStyles.tick}
        label={text("account.user.installer.can")}
      />
    </AccountFormModal>
  );
}
