import { Button } from "@blueprintjs/core";
import { type ComponentProps, useState } from "react";
import { TextField } from "../../forms/TextField.tsx";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import styles from "./PasswordField.module.css";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "rightElement" | "autoComplete"> & {
  autoComplete: "current-password" | "new-password";
};

/** The password can be shown, pasted, and filled in by a password manager. */
export function PasswordField(props: Props) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      rightElement={
        <Button
          className={styles.show}
          variant="minimal"
          size="small"
          aria-pressed={isShown}
          aria-label={text("login.showPassword")}
          onClick={() => setShown(!isShown)}
        >
          <Text id={isShown ? "login.hide" : "login.show"} />
        </Button>
      }
    />
  );
}
