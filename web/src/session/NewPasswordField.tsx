import { useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./LoginForm.module.css";
import { PasswordField } from "./PasswordField.tsx";

/** A password that is being chosen, with what it should be like; it can be looked at, so it is not asked for twice. */
export function NewPasswordField(props: { value: string; onValueChange: (value: string) => void }) {
  const text = useText();
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <PasswordField
        {...props}
        label={text("login.newPassword.label")}
        name="new-password"
        autoComplete="new-password"
        onBlur={() => setLeft(true)}
        error={isLeft && props.value === "" ? text("login.error.passwordRequired") : null}
      />
      <p className={styles.hint}>
        <Text id="login.newPassword.hint" />
      </p>
    </>
  );
}
