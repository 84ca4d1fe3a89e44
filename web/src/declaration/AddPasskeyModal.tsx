import { useState } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { FormDialog } from "../forms/FormDialog.tsx";
import { TextField } from "../forms/TextField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { usePasskeys } from "./usePasskeys.ts";

export function AddPasskeyModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [name, setName] = useState("");
  const tooLong = useTooLongText();
  const { add } = usePasskeys();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setFailure(null);
    setSaving(true);
    const result = await add(name.trim());
    setSaving(false);
    if (result.kind === "done") onClose();
    else setFailure(result);
  };
  return (
    <FormDialog
      title={text("passkey.add")}
      action={text("passkey.add")}
      reason={name.trim() === "" ? text("passkey.name.missing") : tooLong(name, maxLengths.name)}
      isBusy={isSaving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={text("passkey.name")}
        note={text("passkey.name.help")}
        value={name}
        onValueChange={setName}
        error={tooLong(name, maxLengths.name)}
        autoComplete="off"
        autoFocus
      />
      {failure && <FailureNotice context="account" failure={failure} title="account.notSaved" />}
    </FormDialog>
  );
}
