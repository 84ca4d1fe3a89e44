import { Checkbox } from "@blueprintjs/core";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { isEmail } from "../forms/isEmail.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { useFormDraft } from "../forms/useFormDraft.ts";
import { useText } from "../i18n/useText.ts";
import formStyles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { InviteEmailField } from "./InviteEmailField.tsx";
import { NameFields } from "./NameFields.tsx";
import { type KnownRole, knownRole, roles } from "./roles.ts";
import { useInviteCheck } from "./useInviteCheck.ts";
import { useInviteUser } from "./useInviteUser.ts";
import { nameFaults } from "./userDraft.ts";
import { useSaving } from "./useSaving.ts";

const empty = { email: "", firstName: "", lastName: "", role: "USER" as KnownRole, installer: true };

/** A new person in the company, who gets a temporary password by mail. */
export function InviteUserModal({ onClose, onAsked }: { onClose: () => void; onAsked: (email: string) => void }) {
  const text = useText();
  const kept = useFormDraft(draftKeys.invitation, empty);
  const { draft, setDraft } = kept;
  const close = () => {
    kept.drop();
    onClose();
  };
  const { inviteUser } = useInviteUser(onAsked);
  const { check, obstacleOf } = useInviteCheck();
  const { problem, isSaving, save } = useSaving(close);
  const email = draft.email.trim().toLowerCase();
  const isComplete = isEmail(email) && Object.keys(nameFaults(draft)).length === 0;
  const input = { ...draft, email, firstName: draft.firstName.trim(), lastName: draft.lastName.trim() };
  const change = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed });
  const obstacle = obstacleOf(email);
  return (
    <AccountFormModal
      title={text("account.invite.title")}
      submit="account.invite.submit"
      reason={obstacle ? text("account.invite.taken") : isComplete ? null : text("account.invite.incomplete")}
      isChanged={email !== "" || draft.firstName !== "" || draft.lastName !== ""}
      isSaving={isSaving}
      problem={problem}
      onSave={() => save(() => inviteUser(input))}
      onClose={close}
    >
      <DraftRestoredNotice kept={kept} />
      <InviteEmailField
        value={draft.email}
        obstacle={obstacle}
        onValueChange={(typed) => change({ email: typed })}
        onLeave={() => isEmail(email) && void check(email)}
      />
      <NameFields names={draft} onChange={change} />
      <SelectField
        label={text("account.users.role")}
        value={draft.role}
        options={roles
          .filter((role) => role !== "OWNER")
          .map((value) => ({ value, label: text(`account.role.${value}`) }))}
        onChange={(value) => change({ role: knownRole(value) })}
      />
      <Checkbox
        className={formStyles.tick}
        checked={draft.installer}
        label={text("account.user.installer.can")}
        onChange={(event) => change({ installer: event.currentTarget.checked })}
      />
    </AccountFormModal>
  );
}
