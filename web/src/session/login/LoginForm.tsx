import { type FocusEvent, useEffect, useRef, useState } from "react";
import { TextField } from "../../forms/TextField.tsx";
import { useText } from "../../i18n/useText.ts";
import { LoginStepForm } from "./LoginStepForm.tsx";
import { type LoginField, loginFaults } from "./loginFaults.ts";
import { PasswordField } from "./PasswordField.tsx";
import { useSignIn } from "./useSignIn.ts";
import type { SignInHandlers } from "./useSignInAnswer.ts";

type Props = SignInHandlers & { startEmail: string; onForgot: (email: string) => void };

/** A field shows its fault after it lost focus or the form was submitted. */
export function LoginForm({ startEmail, onForgot, ...handlers }: Props) {
  const text = useText();
  const [email, setEmail] = useState(startEmail);
  const [password, setPassword] = useState("");
  const [touched, setTouched] = useState<readonly LoginField[]>([]);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { signIn, isSigningIn, failure } = useSignIn(handlers);

  // An effect focuses the field. After a navigation, the heading would take the focus from `autoFocus`.
  const startsEmpty = startEmail === "";
  useEffect(() => {
    if (startsEmpty) emailInput.current?.focus();
  }, [startsEmpty]);

  const faults = loginFaults(email, password);
  const isFilled = email.trim() !== "" && password !== "";
  const touch = (field: LoginField, { relatedTarget }: FocusEvent) => {
    // Leaving a field for the header, such as to choose another language, must not show the field's fault.
    if (!relatedTarget?.closest("header")) setTouched((before) => [...before, field]);
  };
  const errorOf = (field: LoginField) => {
    const fault = touched.includes(field) ? faults[field] : null;
    return fault && text(fault);
  };
  const submit = () => {
    setTouched(["email", "password"]);
    if (faults.email) emailInput.current?.focus();
    else if (faults.password) passwordInput.current?.focus();
    else signIn(email, password);
  };

  return (
    <LoginStepForm
      failure={failure}
      submit="login.submit"
      reason={isFilled ? null : text("login.incomplete")}
      isSending={isSigningIn}
      onSubmit={submit}
      other={{ label: "login.forgot", onChoose: () => onForgot(email) }}
    >
      <TextField
        label={text("login.email")}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        inputRef={emailInput}
        value={email}
        onValueChange={setEmail}
        onBlur={(event) => touch("email", event)}
        error={errorOf("email")}
      />
      <PasswordField
        label={text("login.password")}
        name="password"
        autoComplete="current-password"
        inputRef={passwordInput}
        value={password}
        onValueChange={setPassword}
        onBlur={(event) => touch("password", event)}
        error={errorOf("password")}
      />
    </LoginStepForm>
  );
}
