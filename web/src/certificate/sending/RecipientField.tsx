import { FormGroup, InputGroup } from "@blueprintjs/core";
import { useId, useState } from "react";
import { isEmail } from "../../forms/isEmail.ts";
import { maxLengths, useTooLongText } from "../../forms/textLimits.ts";
import { useText } from "../../i18n/useText.ts";
import styles from "./SendCertificate.module.css";

type Props = {
  value: string;
  customerEmail: string | null;
  /** The address that they went to before, when they are sent again. */
  lastEmail?: string | null;
  onChange: (value: string) => void;
};

/** The recipient's address; says when it is the last one or the project's own customer, and, once left, when it is no address. */
export function RecipientField({ value, customerEmail, lastEmail = null, onChange }: Props) {
  const text = useText();
  const fieldId = useId();
  const helpId = useId();
  const [isLeft, setIsLeft] = useState(false);
  const tooLong = useTooLongText()(value, maxLengths.email);
  const isWrong = tooLong !== null || (isLeft && !isEmail(value.trim()));
  const origins = [
    [lastEmail, text("certificate.send.email.last")],
    [customerEmail, text("certificate.send.email.fromCustomer")],
  ];
  const origin = origins.find(([email]) => email !== null && email === value)?.[1];
  const help = isWrong ? (tooLong ?? text("certificate.send.email.invalid")) : origin;
  return (
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
        value={value}
        intent={isWrong ? "danger" : "none"}
        aria-invalid={isWrong}
        aria-describedby={help ? helpId : undefined}
        onBlur={() => setIsLeft(true)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FormGroup>
  );
}
