import { useState } from "react";
import { isEmail } from "../forms/isEmail.ts";
import { TextField } from "../forms/TextField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import { useText } from "../i18n/useText.ts";

type Props = {
  value: string;
  /** Why the service says that this address may not be invited. */
  obstacle: string | null;
  onValueChange: (value: string) => void;
  onLeave: () => void;
};

/** The address to invite; leaving it has the service asked whether it is free. */
export function InviteEmailField({ value, obstacle, onValueChange, onLeave }: Props) {
  const text = useText();
  const [isLeft, setLeft] = useState(false);
  const typed = value.trim();
  const tooLong = useTooLongText()(value, maxLengths.email);
  const fault = () => {
    if (obstacle) return text(obstacle === "EMAIL_TAKEN" ? "account.invite.taken" : "account.email.invalid");
    if (tooLong) return tooLong;
    if (!isLeft) return null;
    if (typed === "") return text("login.error.emailRequired");
    return isEmail(typed) ? null : text("account.email.invalid");
  };
  return (
    <TextField
      label={text("account.email")}
      type="email"
      name="email"
      inputMode="email"
      autoComplete="off"
      note={text("account.invite.note")}
      value={value}
      onValueChange={onValueChange}
      onBlur={() => {
        setLeft(true);
        onLeave();
      }}
      error={fault()}
    />
  );
}
