import { useState } from "react";
import { TextField } from "../../forms/TextField.tsx";
import { useText } from "../../i18n/useText.ts";

/** The browser may fill in a code from a message. */
export function CodeField(props: { value: string; onValueChange: (value: string) => void; autoFocus?: boolean }) {
  const text = useText();
  const [isLeft, setLeft] = useState(false);
  return (
    <TextField
      {...props}
      label={text("login.code.label")}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      onBlur={() => setLeft(true)}
      error={isLeft && props.value.trim() === "" ? text("login.error.codeRequired") : null}
    />
  );
}
