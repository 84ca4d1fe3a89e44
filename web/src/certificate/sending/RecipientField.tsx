import { FormGroup, InputGroup } from "@blueprintjs/core";
import { useEffect, useEffectEvent, useId } from "react";
import { isEmail } from "../../forms/isEmail.ts";
import { maxLengths, useTooLongText } from "../../forms/textLimits.ts";
import { useText } from "../../i18n/useText.ts";
import { deliveryReasons } from "../deliveryReasons.ts";
import type { LastSending } from "./LastSendings.tsx";
import styles from "./SendCertificate.module.css";
import type { RecipientDraft } from "./useRecipientDraft.ts";

type Props = {
  form: RecipientDraft;
  customer: string;
  customerEmail: string | null;
  /** True if the last mail to the customer's address failed. */
  hasBounced: boolean;
  /** The previous recipient, if certificates are sent again. */
  lastEmail?: string | null;
  /** The last sending to the typed address, if it failed. */
  failure?: LastSending | undefined;
  isFocused?: boolean;
};

/** Shows whether the address is the previous one or the customer's. Reports an invalid one when the focus leaves. */
export function RecipientField({
  form,
  customer,
  customerEmail,
  hasBounced,
  failure,
  isFocused = false,
  ...props
}: Props) {
  const { lastEmail = null } = props;
  const text = useText();
  const fieldId = useId();
  const helpId = useId();
  const { toEmail } = form.values;
  const { error, ...input } = form.textField("toEmail", (typed) =>
    isEmail(typed) ? null : text("certificate.send.email.invalid"),
  );
  const { setFocus, trigger, wasRestored } = form;
  const hasDraft = wasRestored && toEmail !== "";
  const validateDraft = useEffectEvent(() => void (hasDraft && trigger("toEmail")));
  useEffect(() => validateDraft(), []);
  // The field is selected one frame later, after Blueprint has moved the focus from the replaced dialog.
  useEffect(() => {
    if (!isFocused) return;
    const frame = requestAnimationFrame(() => setFocus("toEmail", { shouldSelect: true }));
    return () => cancelAnimationFrame(frame);
  }, [isFocused, setFocus]);
  const fault = useTooLongText()(toEmail, maxLengths.email) ?? error;
  const isBounced = failure !== undefined || (hasBounced && toEmail === customerEmail);
  const isWrong = fault !== null || isBounced;
  const origins = [
    [failure && toEmail, text(deliveryReasons[failure?.reason ?? ""] ?? "certificate.delivery.failed")],
    [hasBounced ? customerEmail : null, text("project.customerEmail.bounced")],
    [lastEmail, text("certificate.send.email.last")],
    [customerEmail, text("certificate.send.email.fromCustomer", { customer })],
  ];
  const origin = origins.find(([email]) => email === toEmail)?.[1];
  const help = fault ?? origin;
  return (
    <FormGroup
      className={styles.group}
      label={text("certificate.send.email")}
      labelFor={fieldId}
      intent={isWrong ? "danger" : "none"}
      helperText={
        help && (
          <span id={helpId} className={isBounced ? styles.statusFailed : undefined}>
            {help}
          </span>
        )
      }
    >
      <InputGroup
        {...input}
        id={fieldId}
        type="email"
        size="large"
        autoComplete="off"
        intent={isWrong ? "danger" : "none"}
        aria-invalid={isWrong}
        aria-describedby={help ? helpId : undefined}
      />
    </FormGroup>
  );
}
