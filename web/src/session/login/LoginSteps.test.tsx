import { beforeEach, expect, test } from "@jest/globals";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { fill, openForm } from "../../../test/openLoginForm.tsx";

beforeEach(() => sessionStorage.clear());

type Answer = { viewer?: object | null; challenge?: object | null; userErrors?: object[] };

async function answer(environment: MockEnvironment, field: string, payload: Answer) {
  const userErrors = payload.userErrors?.map((error) => ({ retryAfter: null, ...error })) ?? [];
  const whole = { viewer: null, challenge: null, ...payload, userErrors };
  await act(async () =>
    environment.mock.resolveMostRecentOperation(() => ({ data: Object.fromEntries([[field, whole]]) })),
  );
}

async function meetChallenge(kind: string) {
  const opened = openForm();
  await fill("Elin@nordgolv.example", "temporary{Enter}");
  await answer(opened.environment, "signIn", {
    challenge: { kind, session: "s1" },
    userErrors: [{ code: `${kind}_REQUIRED` }],
  });
  return { ...opened, sent: () => opened.environment.mock.getMostRecentOperation().request.variables };
}

test("the empty form is ready for the address; a step that follows has its heading read first", async () => {
  openForm();
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  await userEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Forgotten password" }));
  await userEvent.click(screen.getByRole("button", { name: "Back to sign in" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  await fill("elin@nordgolv.example", "");
  await userEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
  await userEvent.click(screen.getByRole("button", { name: "Back to sign in" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Sign in" }));
});

test("a temporary password leads to choosing one of one's own, which signs in", async () => {
  const { environment, onSignedIn, sent } = await meetChallenge("NEW_PASSWORD");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Choose a new password" }));
  expect(
    screen.getByText(/^At least 8 characters. Not your email address, .* common password or the present one/),
  ).toBeTruthy();
  await userEvent.type(screen.getByLabelText("New password"), "weak{Enter}");
  expect(sent()).toEqual({ input: { email: "elin@nordgolv.example", session: "s1", newPassword: "weak" } });
  const refuse = (code: string) =>
    answer(environment, "answerNewPassword", {
      challenge: { kind: "NEW_PASSWORD", session: "s1" },
      userErrors: [{ code }],
    });
  await refuse("PASSWORD_REUSED");
  expect(screen.getByRole("alert").textContent).toContain("used before");
  await userEvent.type(screen.getByLabelText("New password"), "er{Enter}");
  await refuse("PASSWORD_TOO_WEAK");
  expect(screen.getByRole("alert").textContent).toMatch(/was refused. It may be too short/);
  await userEvent.type(screen.getByLabelText("New password"), " no more{Enter}");
  await answer(environment, "answerNewPassword", { viewer: { id: "u" } });
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test("a temporary password that has expired says how to get another", async () => {
  const { environment } = openForm();
  await fill("Elin@nordgolv.example", "temporary{Enter}");
  await answer(environment, "signIn", { userErrors: [{ code: "TEMPORARY_PASSWORD_EXPIRED" }] });
  expect(screen.getByRole("alert").textContent).toContain("invite you again");
});

test("the second factor takes six digits, blanks or not, and tells when the attempt is over", async () => {
  const { environment, onSignedIn, sent } = await meetChallenge("MFA");
  await userEvent.type(screen.getByLabelText("Code"), "123 45");
  const button = screen.getByRole("button", { name: "Sign in", description: /six digits first/ });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await userEvent.type(screen.getByLabelText("Code"), "6{Enter}");
  expect(sent()).toEqual({ input: { email: "elin@nordgolv.example", session: "s1", code: "123456" } });
  await answer(environment, "answerMfa", {
    challenge: { kind: "MFA", session: "s2" },
    userErrors: [{ code: "CODE_INVALID" }],
  });
  expect(screen.getByRole("alert").textContent).toContain("wrong or too old");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(sent()).toEqual({ input: { email: "elin@nordgolv.example", session: "s2", code: "123456" } });
  await answer(environment, "answerMfa", { userErrors: [{ code: "CHALLENGE_EXPIRED" }] });
  expect(screen.getByRole("alert").textContent).toContain("the sign-in has ended");
  await userEvent.click(screen.getByRole("button", { name: "Back to sign in" }));
  expect(screen.getByDisplayValue("elin@nordgolv.example")).toBeTruthy();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("choosing a password may be followed by the second factor", async () => {
  const { environment } = await meetChallenge("NEW_PASSWORD");
  await userEvent.type(screen.getByLabelText("New password"), "a long phrase{Enter}");
  await answer(environment, "answerNewPassword", { challenge: { kind: "MFA", session: "s2" } });
  expect(screen.getByRole("heading", { name: "Enter your one-time code" })).toBeTruthy();
});

test("a forgotten password is replaced with the mailed code, then signs in", async () => {
  const { environment } = openForm();
  const sent = () => environment.mock.getMostRecentOperation().request.variables;
  await fill("Elin@nordgolv.example", "");
  await userEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
  expect(screen.getByDisplayValue("Elin@nordgolv.example")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send the code" }));
  expect(sent()).toEqual({ input: { email: "elin@nordgolv.example" } });
  await answer(environment, "requestPasswordReset", {});
  expect(screen.getByText(/If elin@nordgolv.example has an account/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Code"), "987654");
  await userEvent.type(screen.getByLabelText("New password"), "a long phrase{Enter}");
  const input = { email: "elin@nordgolv.example", code: "987654", newPassword: "a long phrase" };
  expect(sent()).toEqual({ input });
  await answer(environment, "confirmPasswordReset", { userErrors: [{ code: "CODE_INVALID" }] });
  expect(screen.getByRole("alert").textContent).toContain("wrong or too old");
  await userEvent.click(screen.getByRole("button", { name: "Save the password" }));
  await answer(environment, "confirmPasswordReset", {});
  expect(screen.getByText(/The password is changed/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Sign in" })).toBeTruthy();
});

test("Back goes to the form before, and a reload stays at the code with the address kept out of sight", async () => {
  const { environment, router } = openForm("/?returnTo=%2Faccount");
  await fill("elin@nordgolv.example", "");
  await userEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
  await userEvent.click(screen.getByRole("button", { name: "Send the code" }));
  await answer(environment, "requestPasswordReset", {});
  expect(router.state.location.search).toBe("?returnTo=%2Faccount&step=code");
  await act(() => router.navigate(-1));
  expect(screen.getByRole("heading", { name: "Forgotten password" })).toBe(document.activeElement);
  await act(() => router.navigate(-1));
  expect(screen.getByRole("heading", { name: "Sign in" })).toBe(document.activeElement);
  expect(screen.getByDisplayValue("elin@nordgolv.example")).toBeTruthy();

  cleanup();
  const reloaded = openForm("/?returnTo=%2Faccount&step=code");
  expect(screen.getByText(/If elin@nordgolv.example has an account/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send a new code" }));
  await act(() => reloaded.router.navigate(-1));
  expect(screen.getByLabelText("Code")).toBeTruthy();

  cleanup();
  sessionStorage.clear();
  openForm("/?step=code");
  expect(screen.getByRole("heading", { name: "Forgotten password" })).toBeTruthy();
});

test("a challenge is gone with Back, and in neither the address nor the tab's store", async () => {
  const { router } = await meetChallenge("MFA");
  expect(JSON.stringify(router.state.location) + JSON.stringify(sessionStorage)).not.toContain("s1");
  await userEvent.click(screen.getByRole("button", { name: "Back to sign in" }));
  await userEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
  await act(() => router.navigate(-1));
  expect(screen.getByDisplayValue("elin@nordgolv.example")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Sign in" }));
});
