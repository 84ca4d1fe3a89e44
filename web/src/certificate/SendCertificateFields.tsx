import { Checkbox, FormGroup, InputGroup } from "@blueprintjs/core";
import { useId, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { isEmail } from "./isEmail.ts";
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
  const fieldId = useId();
  const helpId = useId();
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = isLeft && !isEmail(draft.toEmail.trim());
  const isCustomers = customerEmail !== null && draft.toEmail === customerEmail;
  const help = isWrong
    ? text("certificate.send.email.invalid")
    : isCustomers && text("certificate.send.email.fromCustomer");
  return (
    <fieldset className={styles.fields} disabled={isWaiting}>
      <FormGroup
        className={styles.group}
        label={text("certificate.send.email")}
        labelFor={fieldId}
        intent={isWrong ? "danger" : "none"}
        helperText={help && <span id={helpId}>{help}</span>}
      >
        <InputGroup
          id={fieldId}
          type="email"
          size="large"
          autoComplete="off"
          value={draft.toEmail}
          intent={isWrong ? "danger" : "none"}
          aria-invalid={isWrong}
          aria-describedby={help ? helpId : undefined}
          onBlur={() => setIsLeft(true)}
          onChange={(event) => onChange({ toEmail: event.currentTarget.value })}
        />
      </FormGroup>
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
