import { Checkbox } from "@blueprintjs/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { FormDialog } from "../forms/FormDialog.tsx";
import { useOpenForm } from "../forms/openForms.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { TextAreaField } from "../forms/TextAreaField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { WithdrawCertificateModal_certificate$key } from "./__generated__/WithdrawCertificateModal_certificate.graphql.ts";
import { useWithdrawCertificate } from "./useWithdrawCertificate.ts";
import styles from "./Withdrawal.module.css";

const reasons = ["product", "values", "customer", "other"] as const;
type Reason = (typeof reasons)[number];

type Props = { certificateRef: WithdrawCertificateModal_certificate$key; onClose: () => void };

/** The customer reads the reason. The person confirms by a checkbox, because a withdrawal cannot be undone. */
export function WithdrawCertificateModal({ certificateRef, onClose }: Props) {
  const text = useText();
  const tooLong = useTooLongText();
  const { id, number, rooms } = useFragment(
    graphql`
      fragment WithdrawCertificateModal_certificate on Certificate {
        id
        number
        rooms
      }
    `,
    certificateRef,
  );
  const { withdraw, isWithdrawing } = useWithdrawCertificate(id);
  const [chosen, setChosen] = useState<Reason | "">("");
  const [details, setDetails] = useState("");
  const [isUnderstood, setUnderstood] = useState(false);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const isChanged = chosen !== "" || details.trim() !== "";
  const guard = useDiscardGuard(isChanged, onClose);
  useOpenForm(isChanged);
  const told = [chosen !== "" && chosen !== "other" && text(`certificate.withdraw.reason.${chosen}`), details.trim()];
  const reason = told.filter(Boolean).join(". ");
  const missingReason = chosen === "" ? text("certificate.withdraw.reasonMissing") : null;
  const missingDetails =
    chosen === "other" && details.trim() === "" ? text("certificate.withdraw.detailsMissing") : null;
  const missingTick = isUnderstood ? null : text("certificate.withdraw.tickMissing");
  const blocked = missingReason ?? missingDetails ?? tooLong(reason, maxLengths.reason) ?? missingTick;
  const submit = async () => {
    setFailure(null);
    const result = await withdraw(reason);
    if (result.kind === "done") onClose();
    else setFailure(result);
  };
  const count = rooms?.length ?? 0;
  return (
    <FormDialog
      title={text("certificate.withdraw.title", { number })}
      action={<Text id="certificate.withdraw.submit" />}
      intent="danger"
      reason={blocked}
      isBusy={isWithdrawing}
      guard={guard}
      aside={blocked === null && <Text id="certificate.withdraw.count" values={{ count }} />}
      onSubmit={() => void submit()}
      onRefused={() => setTried(true)}
      onClose={guard.tryClose}
    >
      {failure && <FailureNotice failure={failure} title="certificate.withdraw.failed" />}
      <p className={styles.meaning}>
        <Text id="certificate.withdraw.meaning" values={{ rooms: rooms?.join(", ") ?? "", count }} />
      </p>
      <SelectField
        label={text("certificate.withdraw.reason")}
        value={chosen}
        placeholder={text("certificate.withdraw.choose")}
        options={reasons.map((each) => ({ value: each, label: text(`certificate.withdraw.reason.${each}`) }))}
        error={isTried ? missingReason : null}
        disabled={isWithdrawing}
        onChange={(value) => setChosen(value as Reason)}
        onBlur={() => setTried(true)}
      />
      <TextAreaField
        label={text("certificate.withdraw.details")}
        help={<Text id="certificate.withdraw.details.help" />}
        error={tooLong(reason, maxLengths.reason) ?? (isTried ? missingDetails : null)}
        rows={3}
        value={details}
        disabled={isWithdrawing}
        onChange={({ currentTarget }) => setDetails(currentTarget.value)}
      />
      <Checkbox
        className={styles.tick}
        checked={isUnderstood}
        disabled={isWithdrawing}
        onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}
      >
        <Text id="certificate.withdraw.tick" />
      </Checkbox>
    </FormDialog>
  );
}
