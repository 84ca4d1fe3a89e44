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
import type { ListedCertificate } from "./ResendListedCertificate.tsx";
import { groupsOf, type RecipientGroup, SeveralRecipients, type TickedCertificate } from "./SeveralRecipients.tsx";

type Props = {
  ticked: readonly TickedCertificate[];
  start: StartBatch;
  onUntick: (ids: readonly string[]) => void;
  onCorrect: (certificate: ListedCertificate) => void;
};

/** Sends ticked certificates to their last recipients. The dialog asks first, because mails cannot be undone. */
export function ResendSeveralBar({ ticked, start, onUntick, onCorrect }: Props) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const [sendCopy, setSendCopy] = useState(false);
  const [refused, setRefused] = useState<MutationFailure | null>(null);
  /** The groups whose box differs from its first state. */
  const [toggledKeys, setToggledKeys] = useState<ReadonlySet<string>>(new Set());
  const { groups, notSent } = groupsOf(ticked);
  const isIncluded = ({ key, hasBounced }: RecipientGroup) => hasBounced === toggledKeys.has(key);
  const ids = groups.filter(isIncluded).flatMap(({ certificates }) => certificates.map(({ id }) => id));
  const bouncedCount = groups
    .filter((group) => group.hasBounced && !isIncluded(group))
    .reduce((count, { certificates }) => count + certificates.length, 0);
  const tickedIds = ticked.map(({ id }) => id);
  const toggle = ({ key }: RecipientGroup) => {
    const others = [...toggledKeys].filter((each) => each !== key);
    setToggledKeys(new Set(toggledKeys.has(key) ? others : [...others, key]));
  };
  const close = () => {
    setIsAsking(false);
    setToggledKeys(new Set());
  };
  const send = async () => {
    close();
    setRefused(null);
    const result = await start({ action: "RESEND", ids, sendCopy });
    if (result.kind === "done") onUntick(tickedIds);
    else setRefused(result);
  };
  if (ticked.length === 0) return null;
  return (
    <>
      {isAsking && (
        <FormDialog
          size="project"
          title={text("certificate.several.question", { count: ids.length })}
          action={text("certificate.several.action", { count: ids.length })}
          icon={<Envelope />}
          reason={ids.length === 0 ? text("certificate.several.none") : null}
          isBusy={false}
          onSubmit={() => void send()}
          onClose={close}
        >
          <div className={styles.archive}>
            {bouncedCount > 0 && (
              <p>
                <Text id="certificate.several.leftOut" values={{ count: bouncedCount, all: tickedIds.length }} />
              </p>
            )}
            <p>
              <Text id="certificate.several.meaning" />
            </p>
            <SeveralRecipients
              groups={groups}
              notSent={notSent}
              isIncluded={isIncluded}
              onToggle={toggle}
              onCorrect={(certificate) => {
                close();
                onCorrect(certificate);
              }}
            />
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
            <Text id="certificate.several.count" values={{ count: tickedIds.length }} />
          </strong>
        }
        actions={
          <Button icon={<Envelope />} onClick={() => setIsAsking(true)}>
            <Text id="certificate.resend.action" />
            <ActionCount>{tickedIds.length}</ActionCount>
          </Button>
        }
        progress={null}
        onStop={() => undefined}
        onClear={() => onUntick(tickedIds)}
        outcomes={refused && <FailureNotice title="batch.notStarted" context="certificate" failure={refused} />}
      />
    </>
  );
}
