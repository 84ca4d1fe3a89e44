import { Checkbox } from "@blueprintjs/core";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { RecipientField } from "./RecipientField.tsx";
import styles from "./SendCertificate.module.css";
import type { Sending } from "./sending.ts";

type Draft = { toEmail: string; sendCopy: boolean; acceptsDisclaimer: boolean };

type Props = {
  draft: Draft;
  customerEmail: string | null;
  ownEmail: string;
  sending: Sending;
  isWaiting: boolean;
  onChange: (change: Partial<Draft>) => void;
};

/** The fields of a sending, beside what will happen. */
export function SendCertificateFields({ draft, customerEmail, ownEmail, sending, isWaiting, onChange }: Props) {
  const text = useText();
  return (
    <fieldset className={styles.fields} disabled={isWaiting}>
      <RecipientField
        value={draft.toEmail}
        customerEmail={customerEmail}
        onChange={(toEmail) => onChange({ toEmail })}
      />
      <Checkbox
        className={styles.tick}
        checked={draft.sendCopy}
        label={text("certificate.send.copy", { email: ownEmail })}
        onChange={(event) => onChange({ sendCopy: event.currentTarget.checked })}
      />
      <dl className={styles.facts}>
        <dt>
          <Text id="certificate.send.validFrom" />
        </dt>
        <dd>{sending.activationDate}</dd>
        <dt>
          <Text id="certificate.send.after" />
        </dt>
        <dd>
          <Text id={sending.completesProject ? "certificate.send.after.archived" : "certificate.send.after.ongoing"} />
        </dd>
      </dl>
      <Checkbox
        className={styles.tick}
        checked={draft.acceptsDisclaimer}
        label={text("certificate.send.disclaimer")}
        onChange={(event) => onChange({ acceptsDisclaimer: event.currentTarget.checked })}
      />
      <p className={styles.note}>
        <Text id="certificate.send.irreversible" />
      </p>
    </fieldset>
  );
}
