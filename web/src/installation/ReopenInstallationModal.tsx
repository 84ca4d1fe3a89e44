import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { FormDialog } from "../forms/FormDialog.tsx";
import { useOpenForm } from "../forms/openForms.ts";
import { TextAreaField } from "../forms/TextAreaField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { ReopenInstallationModal_installation$key } from "./__generated__/ReopenInstallationModal_installation.graphql.ts";
import styles from "./ReopenInstallation.module.css";
import { useReopenInstallation } from "./useReopenInstallation.ts";

type Props = { installationRef: ReopenInstallationModal_installation$key; onClose: () => void };

/** The history shows the reason that the person gives here. */
export function ReopenInstallationModal({ installationRef, onClose }: Props) {
  const text = useText();
  const tooLong = useTooLongText();
  const { id, title } = useFragment(
    graphql`
      fragment ReopenInstallationModal_installation on Installation {
        id
        title
      }
    `,
    installationRef,
  );
  const { reopen, isReopening } = useReopenInstallation(id);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const isEmpty = reason.trim() === "";
  const guard = useDiscardGuard(!isEmpty, onClose);
  useOpenForm(!isEmpty);
  const fault = isEmpty ? text("installation.reopen.reasonMissing") : tooLong(reason, maxLengths.reason);
  const submit = async () => {
    setFailure(null);
    const result = await reopen(reason.trim());
    if (result.kind === "done") onClose();
    else setFailure(result);
  };
  return (
    <FormDialog
      title={text("installation.reopen.title", { title })}
      action={<Text id="installation.reopen.submit" />}
      reason={fault}
      isBusy={isReopening}
      guard={guard}
      onSubmit={() => void submit()}
      onRefused={() => setTried(true)}
      onClose={guard.tryClose}
    >
      {failure && <FailureNotice failure={failure} title="installation.reopen.failed" />}
      <p className={styles.meaning}>
        <Text id="installation.reopen.meaning" />
      </p>
      <TextAreaField
        label={text("installation.reopen.reason")}
        help={<Text id="installation.reopen.reason.help" />}
        error={isEmpty && !isTried ? null : fault}
        rows={3}
        value={reason}
        disabled={isReopening}
        autoFocus
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}
