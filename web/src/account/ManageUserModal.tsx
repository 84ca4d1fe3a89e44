import { Button, Checkbox } from "@blueprintjs/core";
import { graphql, useFragment } from "react-relay/hooks";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { useEditConflict } from "../forms/useEditConflict.ts";
import { useFormDraft } from "../forms/useFormDraft.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ManageUserModal_user$key } from "./__generated__/ManageUserModal_user.graphql.ts";
import formStyles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { knownRole, roles } from "./roles.ts";
import { TickNote } from "./TickNote.tsx";
import { useManageUser } from "./useManageUser.ts";
import { useSaving } from "./useSaving.ts";

const fragment = graphql`
  fragment ManageUserModal_user on User {
    id
    firstName
    lastName
    email
    role
    installer
    active
    viewerCanEdit
    viewerCanSetRole
    viewerCanSetActive
    version
  }
`;

type Props = { userRef: ManageUserModal_user$key; isViewer: boolean; onClose: () => void };

/** The admin's settings of a person: the role, whether installations may be theirs, and whether they may sign in. */
export function ManageUserModal({ userRef, isViewer, onClose }: Props) {
  const text = useText();
  const user = useFragment(fragment, userRef);
  const current = { role: knownRole(user.role), installer: user.installer };
  const kept = useFormDraft(draftKeys.user(user.id), current);
  const { draft, setDraft } = kept;
  const close = () => {
    kept.drop();
    onClose();
  };
  const { problem, isSaving, save } = useSaving(close);
  const { base, noteOf } = useEditConflict({ version: user.version, draft: current }, kept, problem);
  const saved = base.draft;
  const { saveDraft, setActive } = useManageUser(user.id, base.version);
  const name = `${user.firstName} ${user.lastName}`;
  const activity = user.viewerCanSetActive && !isViewer && (
    <Button
      size="large"
      variant="minimal"
      intent={user.active ? "danger" : "none"}
      disabled={isSaving}
      onClick={() => save(() => setActive(!user.active))}
    >
      <Text id={user.active ? "account.manage.shutOut" : "account.manage.letIn"} />
    </Button>
  );
  return (
    <AccountFormModal
      title={text("account.manage.title", { name })}
      submit="modal.save"
      reason={null}
      isChanged={draft.role !== saved.role || draft.installer !== saved.installer}
      isSaving={isSaving}
      problem={problem}
      aside={activity}
      onSave={() => save(() => saveDraft(saved, draft))}
      onClose={close}
    >
      <DraftRestoredNotice kept={kept} />
      <SelectField
        label={text("account.users.role")}
        value={draft.role}
        note={noteOf("role", text(`account.role.${saved.role}`))}
        options={roles.map((value) => ({ value, label: text(`account.role.${value}`) }))}
        disabled={!user.viewerCanSetRole}
        onChange={(value) => setDraft({ ...draft, role: knownRole(value) })}
      />
      <Checkbox
        className={formStyles.tick}
        checked={draft.installer}
        disabled={!user.viewerCanEdit}
        label={text("account.user.installer.can")}
        onChange={(event) => setDraft({ ...draft, installer: event.currentTarget.checked })}
      />
      <TickNote note={noteOf("installer")} />
      {activity && (
        <p className={formStyles.note}>
          <Text id={user.active ? "account.manage.shutOut.meaning" : "account.manage.letIn.meaning"} />
        </p>
      )}
    </AccountFormModal>
  );
}
