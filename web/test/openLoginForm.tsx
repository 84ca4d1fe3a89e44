import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMockEnvironment } from "relay-test-utils";
import { LoginStepHead } from "../src/session/LoginStepHead.tsx";
import { LoginSteps } from "../src/session/LoginSteps.tsx";
import { firstStep, type SignInStep } from "../src/session/signInStep.ts";
import { renderRoutes } from "./renderRoutes.tsx";

function Steps({ onSignedIn }: { onSignedIn: () => void }) {
  const [step, setStep] = useState<SignInStep>(firstStep);
  return (
    <>
      <LoginStepHead step={step} />
      <LoginSteps step={step} onStep={setStep} onSignedIn={onSignedIn} />
    </>
  );
}

/** The login page's steps by themselves, from the first. */
export function openForm() {
  const environment = createMockEnvironment();
  const onSignedIn = jest.fn();
  renderRoutes(environment, [{ path: "/", element: <Steps onSignedIn={onSignedIn} /> }], "/");
  return { environment, onSignedIn };
}

/** Types into the two fields of the first step; an empty text leaves the field alone. */
export async function fill(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText("Email"), email);
  if (password) await userEvent.type(screen.getByLabelText("Password"), password);
}
