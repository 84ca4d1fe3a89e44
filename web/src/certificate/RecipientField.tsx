import { FormGroup, InputGroup } from "@blueprintjs/core";
import { useId, useState } from "react";
import { useText } from "../i18n/useText.ts";
import { isEmail } from "./isEmail.ts";
import styles from "./SendCertificate.module.css";

type Props = { value: string; customerEmail: string | null; onChange: (value: string) => void };

/** Whom certificates go to; says when it is the project's own customer, and, once left, when it is no address. */
export function RecipientField({ value, customerEmail, onChange }: Props) {
  const text = useText();
  const fieldId = useId();
  const helpId = useId();
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = isLeft && !isEmail(value.trim());
  const isCustomers = customerEmail !== null && value === customerEmail;
  const help = isWrong
    ? text("certificate.send.email.invalid")
    : isCustomers && text("certificate.send.email.fromCustomer");
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
