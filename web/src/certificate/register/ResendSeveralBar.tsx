import { Button, Checkbox } from "@blueprintjs/core";
import { Envelope } from "@blueprintjs/icons";
import { useState } from "react";
import type { StartBatch } from "../../batch/useBatches.ts";
import { FailureNotice } from "../../errors/FailureNotice.tsx";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import type { MutationFailure } from "../../relay/mutationResult.ts";
import { ActionCount, TickedBar } from "../../ui/TickedBar.tsx";
import styles from "./CertificateListPage.module.css";
import { lastDelivery } from "./certificateStateTexts.ts";

type Certificate = {
  readonly id: string;
  readonly number: string;
  readonly withdrawal: object | null | undefined;
  readonly recipients: Parameters<typeof lastDelivery>[0];
};
type Props = {
  ticked: readonly Certificate[];
  start: StartBatch;
  onUntick: (ids: readonly string[]) => void;
};

/** Sends each ticked certificate to its last recipient. A dialog asks first, because a sent mail cannot be recalled. */
export function ResendSeveralBar({ ticked, start, onUntick }: Props) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const [sendCopy, setSendCopy] = useState(false);
  const [refused, setRefused] = useState<MutationFailure | null>(null);
  const ids = ticked.map(({ id }) => id);
  const send = async () => {
    setIsAsking(false);
    setRefused(null);
    const result = await start({ action: "RESEND", ids, sendCopy });
    if (result.kind === "done") onUntick(ids);
    else setRefused(result);
  };
  if (ticked.length === 0) return null;
  return (
    <>
      {isAsking && (
        <FormDialog
          title={text("certificate.several.question", { count: ids.length })}
          action={text("certificate.resend.action")}
          icon={<Envelope />}
          isBusy={false}
          onSubmit={() => void send()}
          onClose={() => setIsAsking(false)}
        >
          <div className={styles.archive}>
            <p>
              <Text id="certificate.several.meaning" />
            </p>
            <Recipients certificates={ticked} />
            <Checkbox
              checked={sendCopy}
              label={text("certificate.several.copy")}
              onChange={({ currentTarget }) => setSendCopy(currentTarget.checked)}
            />
          </div>
        </FormDialog>
      )}
      <TickedBar
        label={text("certificate.several.label")}
        count={
          <strong>
            <Text id="certificate.several.count" values={{ count: ids.length }} />
          </strong>
        }
        actions={
          <Button icon={<Envelope />} onClick={() => setIsAsking(true)}>
            <Text id="certificate.resend.action" />
            <ActionCount>{ids.length}</ActionCount>
          </Button>
        }
        progress={null}
        onStop={() => undefined}
        onClear={() => onUntick(ids)}
        outcomes={refused && <FailureNotice title="batch.notStarted" context="certificate" failure={refused} />}
      />
    </>
  );
}

function Recipients({ certificates }: { certificates: readonly Certificate[] }) {
  const byEmail = Map.groupBy(certificates, ({ withdrawal, recipients }) =>
    withdrawal ? null : lastDelivery(recipients).email,
  );
  const notSent = byEmail.get(null) ?? [];
  return (
    <>
      <ul className={styles.recipients}>
        {[...byEmail].map(
          ([email, sent]) =>
            email !== null && (
              <li key={email}>
                <span>{email}</span>
                <Text id="certificate.several.to" values={{ count: sent.length }} />
              </li>
            ),
        )}
      </ul>
      {notSent.length > 0 && (
        <p>
          <Text id="certificate.several.notSent" values={{ numbers: notSent.map(({ number }) => number).join(", ") }} />
        </p>
      )}
    </>
  );
}
