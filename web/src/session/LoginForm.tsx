import { Button } from "@blueprintjs/core";
import { type SubmitEvent, useRef, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ReasonedButton } from "../ui/ReasonedButton.tsx";
import { TextField } from "../ui/TextField.tsx";
import styles from "./LoginForm.module.css";
import { type LoginField, loginFaults } from "./loginFaults.ts";
import { SignInFailed } from "./SignInFailed.tsx";
import { useSignIn } from "./useSignIn.ts";

/** E-mail and password. A field tells what is wrong once it was left or the form was sent. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [touched, setTouched] = useState<readonly LoginField[]>([]);
  const [isShown, setShown] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { signIn, isSigningIn, problem } = useSignIn(onSignedIn);

  const faults = loginFaults(email, password);
  const isFilled = email.trim() !== "" && password !== "";
  const touch = (field: LoginField) => setTouched((before) => [...before, field]);
  const errorOf = (field: LoginField) => {
    const fault = touched.includes(field) ? faults[field] : null;
    return fault && text(fault);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSigningIn) return;
    setTouched(["email", "password"]);
    if (faults.email) emailInput.current?.focus();
    else if (faults.password) passwordInput.current?.focus();
    else signIn(email, password);
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <SignInFailed problem={problem} />
      <TextField
        label={text("login.email")}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        inputRef={emailInput}
        value={email}
        onValueChange={setEmail}
        onBlur={() => touch("email")}
        error={errorOf("email")}
      />
      <TextField
        label={text("login.password")}
        type={isShown ? "text" : "password"}
        name="password"
        autoComplete="current-password"
        inputRef={passwordInput}
        value={password}
        onValueChange={setPassword}
        onBlur={() => touch("password")}
        error={errorOf("password")}
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
      <div className={styles.submit}>
        <ReasonedButton
          type="submit"
          intent="primary"
          fill
          loading={isSigningIn}
          reason={isFilled ? null : text("login.incomplete")}
        >
          <Text id="login.submit" />
        </ReasonedButton>
      </div>
    </form>
  );
}
