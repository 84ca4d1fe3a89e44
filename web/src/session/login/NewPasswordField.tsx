import { useState } from "react";
import { useText } from "../../i18n/useText.ts";
import { PasswordField } from "./PasswordField.tsx";

/** The password can be shown, so it is not asked for twice. */
export function NewPasswordField(props: { value: string; onValueChange: (value: string) => void }) {
  const text = useText();
  const [isLeft, setLeft] = useState(false);
  return (
    <PasswordField
      {...props}
      label={text("login.newPassword.label")}
      name="new-password"
      autoComplete="new-password"
      note={text("login.newPassword.hint")}
      onBlur={() => setLeft(true)}
      error={isLeft && props.value === "" ? text("login.error.passwordRequired") : null}
    />
  );
}
