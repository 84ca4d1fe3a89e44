import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { LoginStepHeader } from "../src/session/login/LoginStepHeader.tsx";
import { LoginSteps } from "../src/session/login/LoginSteps.tsx";
import { useSignInStep } from "../src/session/login/useSignInStep.ts";
import { renderRoutes } from "./renderRoutes.tsx";

function Steps({ onSignedIn }: { onSignedIn: () => void }) {
  const { step, go } = useSignInStep();
  return (
    <>
      <LoginStepHeader step={step} />
      <LoginSteps step={step} onStep={go} onSignedIn={onSignedIn} />
    </>
  );
}

/** Opens the login form without its page; the address chooses the step. */
export function openForm(address = "/") {
  const environment = createMockEnvironment();
  const onSignedIn = jest.fn();
  const router = renderRoutes(environment, [{ path: "/", element: <Steps onSignedIn={onSignedIn} /> }], address);
  return { environment, onSignedIn, router };
}

/** Fills in the first step; an empty text leaves its field unchanged. */
export async function fill(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText("Email"), email);
  if (password) await userEvent.type(screen.getByLabelText("Password"), password);
}
