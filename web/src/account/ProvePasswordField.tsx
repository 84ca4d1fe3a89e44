import { useState } from "react";
import { useText } from "../i18n/useText.ts";
import { PasswordField } from "../session/login/PasswordField.tsx";

type Props = { value: string; onValueChange: (value: string) => void };

export function ProvePasswordField(props: Props) {
  const text = useText();
  const [isLeft, setLeft] = useState(false);
  return (
    <PasswordField
      {...props}
      label={text("account.password.current")}
      name="current-password"
      autoComplete="current-password"
      autoFocus
      onBlur={() => setLeft(true)}
      error={isLeft && props.value === "" ? text("login.error.passwordRequired") : null}
    />
  );
}
