import { useState } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { FormDialog } from "../forms/FormDialog.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { usePasskeys } from "./usePasskeys.ts";

type Props = { passkey: { id: string; name: string }; onClose: () => void };

export function RemovePasskeyModal({ passkey: { id, name }, onClose }: Props) {
  const text = useText();
  const { remove } = usePasskeys();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setFailure(null);
    setSaving(true);
    const result = await remove(id);
    setSaving(false);
    if (result.kind === "done") onClose();
    else setFailure(result);
  };
  return (
    <FormDialog
      title={text("passkey.remove.named", { name })}
      action={text("passkey.remove")}
      intent="danger"
      isBusy={isSaving}
      leave="passkey.remove.keep"
      focus="leave"
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p>
        <Text id="passkey.remove.meaning" />
      </p>
      {failure && <FailureNotice context="account" failure={failure} title="account.notSaved" />}
    </FormDialog>
  );
}
