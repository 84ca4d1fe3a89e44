import { Checkbox } from "@blueprintjs/core";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { RecipientField } from "./RecipientField.tsx";
import styles from "./SendCertificate.module.css";
import type { Sending } from "./sending.ts";
import type { RecipientDraft } from "./useRecipientDraft.ts";

type Props = {
  form: RecipientDraft;
  customer: string;
  customerEmail: string | null;
  hasBounced: boolean;
  ownEmail: string;
  sending: Sending;
  isWaiting: boolean;
  acceptsDisclaimer: boolean;
  onAccept: (accepts: boolean) => void;
};

export function SendCertificateFields({
  form,
  customer,
  customerEmail,
  hasBounced,
  ownEmail,
  sending,
  isWaiting,
  ...props
}: Props) {
  const text = useText();
  return (
    <fieldset className={styles.fields} disabled={isWaiting}>
      <RecipientField {...{ form, customer, customerEmail, hasBounced }} />
      <Checkbox
        {...form.checkbox("sendCopy")}
        className={styles.tick}
        label={text("certificate.send.copy", { email: ownEmail })}
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
        checked={props.acceptsDisclaimer}
        label={text("certificate.send.disclaimer")}
        onChange={(event) => props.onAccept(event.currentTarget.checked)}
      />
      <p className={styles.note}>
        <Text id="certificate.send.irreversible" />
      </p>
    </fieldset>
  );
}
