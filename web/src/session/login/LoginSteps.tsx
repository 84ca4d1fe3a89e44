import type { Dispatch } from "react";
import { ConfirmResetForm } from "./ConfirmResetForm.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { MfaForm } from "./MfaForm.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { RequestResetForm } from "./RequestResetForm.tsx";
import { firstStep, type SignInChallenge, type SignInStep } from "./signInStep.ts";

type Props = { step: SignInStep; onStep: Dispatch<SignInStep>; onSignedIn: () => void };

export function LoginSteps({ step, onStep, onSignedIn }: Props) {
  const handlers = {
    onSignedIn,
    onChallenge: (challenge: SignInChallenge) => onStep({ name: "challenge", challenge }),
  };
  const toPassword = (email: string) => () => onStep({ ...firstStep, email });
  switch (step.name) {
    case "password": {
      const onForgot = (email: string) => onStep({ name: "request-reset", email });
      return <LoginForm {...handlers} startEmail={step.email} onForgot={onForgot} />;
    }
    case "challenge": {
      const Form = step.challenge.kind === "MFA" ? MfaForm : NewPasswordForm;
      const { challenge } = step;
      return <Form {...handlers} key={challenge.kind} challenge={challenge} onBack={toPassword(challenge.email)} />;
    }
    case "request-reset":
      return (
        <RequestResetForm
          startEmail={step.email}
          onRequested={(email) => onStep({ name: "confirm-reset", email })}
          onBack={toPassword(step.email)}
        />
      );
    case "confirm-reset":
      return (
        <ConfirmResetForm
          email={step.email}
          onChanged={() => onStep({ name: "password", email: step.email, notice: "password-changed" })}
          onBack={() => onStep({ name: "request-reset", email: step.email })}
        />
      );
  }
}
