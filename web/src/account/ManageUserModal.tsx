import { Button, Checkbox } from "@blueprintjs/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { useEditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import type { ManageUserModal_user$key } from "./__generated__/ManageUserModal_user.graphql.ts";
import formStyles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { knownRole, roles } from "./roles.ts";
import { TickNote } from "./TickNote.tsx";
import { useManageUser } from "./useManageUser.ts";

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
    returnableInstallations
    version
  }
`;

type Props = {
  userRef: ManageUserModal_user$key;
  isViewer: boolean;
  /** Opens the dialog that confirms a deactivation. */
  onDeactivate: () => void;
  onClose: () => void;
};

export function ManageUserModal({ userRef, isViewer, onDeactivate, onClose }: Props) {
  const text = useText();
  const features = useFeatures();
  const user = useFragment(fragment, userRef);
  const form = useEditForm({
    draftKey: draftKeys.user(user.id),
    saved: { version: user.version, values: { role: knownRole(user.role), installer: user.installer } },
    onClose,
  });
  const { base, isSaving } = form;
  const [returns, setReturns] = useState(true);
  const { saveDraft, letIn } = useManageUser(user.id, form.version);
  const returnable = user.returnableInstallations ?? 0;
  const name = `${user.firstName} ${user.lastName}`;
  const activity = user.viewerCanSetActive && !isViewer && (
    <Button
      size="large"
      variant="minimal"
      intent={user.active ? "danger" : "none"}
      disabled={isSaving}
      onClick={() => (user.active ? onDeactivate() : form.save(() => letIn(returns && returnable > 0)))}
    >
      <Text id={user.active ? "account.manage.shutOut" : "account.manage.letIn"} />
    </Button>
  );
  return (
    <AccountFormModal
      title={text("account.manage.title", { name })}
      submit="modal.save"
      reason={null}
      isChanged={form.isDirty}
      isSaving={isSaving}
      failure={form.failure}
      aside={activity}
      onSave={() => form.save(() => saveDraft(base, form.values))}
      onClose={form.close}
    >
      <DraftRestoredNotice kept={form} />
      <SelectField
        {...form.controlledField("role")}
        label={text("account.users.role")}
        note={form.noteOf("role", text(`account.role.${base.role}`))}
        options={roles.map((value) => ({ value, label: text(`account.role.${value}`) }))}
        disabled={!user.viewerCanSetRole}
      />
      <Checkbox
        {...form.checkbox("installer")}
        className={formStyles.tick}
        disabled={!user.viewerCanEdit}
        label={text("account.user.installer.can")}
      />
      <TickNote note={form.noteOf("installer")} />
      {activity && !user.active && (
        <p className={formStyles.note}>
          <Text id="account.manage.letIn.meaning" />
        </p>
      )}
      {activity && !user.active && returnable > 0 && (
        <Checkbox
          className={formStyles.tick}
          checked={returns}
          label={text("account.manage.return", { count: returnable })}
          onChange={() => setReturns(!returns)}
        />
      )}
      {features.history && (
        <Link to={`/history/${encodeURIComponent(user.id)}`}>
          <Text id="history.titleOf" values={{ name }} />
        </Link>
      )}
    </AccountFormModal>
  );
}
