import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadQuery } from "react-relay/hooks";
import { createEnvironment } from "../../../test/createEnvironment.ts";
import { mockAnswer } from "../../../test/mockAnswer.ts";
import { fill, openForm } from "../../../test/openLoginForm.tsx";
import { renderRoutes } from "../../../test/renderRoutes.tsx";
import { I18nProvider } from "../../i18n/I18nProvider.tsx";
import { NetworkFailure } from "../../relay/failures.ts";
import query, { type LoginPageQuery } from "./__generated__/LoginPageQuery.graphql.ts";
import { LoginPage } from "./LoginPage.tsx";

// jsdom's page is not https, so the test sets the cookie without "secure".
beforeEach(() => {
  document.cookie = "language=en";
});

async function openLogin(viewer: object | null, address = "/login", from: string | null = null) {
  const environment = createEnvironment();
  const loader = () => loadQuery<LoginPageQuery>(environment, query, { language: "en", hasSession: true });
  const element = (
    <I18nProvider>
      <LoginPage />
    </I18nProvider>
  );
  const router = renderRoutes(
    environment,
    [
      { path: "/login", loader, element },
      { path: "*", element: <p>elsewhere</p> },
    ],
    from ?? address,
  );
  if (from) await act(() => router.navigate(address));
  await screen.findByRole("status");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, {
        viewer,
        links: { playStore: "https://play.example/", appStore: "https://app.example/" },
      }),
    ),
  );
  return { environment, router };
}

test("shows the form and the way to an account", async () => {
  await openLogin(null);
  expect(screen.getByRole("heading", { level: 1, name: "Sign in" })).toBeTruthy();
  expect(screen.getByText(/Accounts are created only in the mobile app/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Get it for Android" }).getAttribute("href")).toBe("https://play.example/");
  expect(screen.getByRole("link", { name: "Get it for iOS" }).getAttribute("href")).toBe("https://app.example/");
});

test("led here from another page, the empty address field has the focus and the tab the page's name", async () => {
  await openLogin(null, "/login?returnTo=%2Faccount", "/account");
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  expect(document.title).toMatch(/^Sign in/);
});

test.each([
  ["ended", /because the session ended/],
  ["unavailable", /because your account could not be fetched/],
])("says why nobody is signed in any more: %s", async (reason, words) => {
  await openLogin(null, `/login?returnTo=%2Faccount&reason=${reason}`);
  expect(screen.getByText(words).closest("[role=status]")).toBeTruthy();
});

test("says nothing of a sign-out where there was none", async () => {
  await openLogin(null, "/login?returnTo=%2Faccount&reason=elsewhere");
  expect(screen.queryByText(/You were signed out/)).toBeNull();
});

test("who is signed in already goes on to where they wanted", async () => {
  const { router } = await openLogin({ id: "u" }, "/login?returnTo=%2Fprojects%2Farchived");
  expect(router.state.location.pathname).toBe("/projects/archived");
});

test.each([
  ["", ""],
  ["elin@nordgolv.example", ""],
  ["", "secret"],
])("with %p and %p the button is off and says why", async (email, password) => {
  const { environment } = openForm();
  await fill(email, password);
  const button = screen.getByRole("button", { name: "Sign in", description: /both email and password/ });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(button);
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a field left empty says so, and a malformed address takes the focus", async () => {
  openForm();
  await userEvent.click(screen.getByLabelText("Email"));
  await userEvent.tab();
  expect(screen.getByText("Email is required")).toBeTruthy();
  await userEvent.click(screen.getByLabelText("Email"));
  expect(screen.getByText("Password is required")).toBeTruthy();
  await fill("abc", "secret");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(screen.getByText("Invalid email address")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
});

test("a field left for the language menu shows no fault", async () => {
  openForm();
  const header = document.body.appendChild(document.createElement("header"));
  const menu = header.appendChild(document.createElement("button"));
  await userEvent.click(screen.getByLabelText("Email"));
  await userEvent.click(menu);
  expect(document.activeElement).toBe(menu);
  expect(screen.queryByText("Email is required")).toBeNull();
  header.remove();
});

test("sends the address trimmed and in lower case, then goes on", async () => {
  const { environment, onSignedIn } = openForm();
  await fill("  Elin@Nordgolv.example ", "Secret{Enter}");
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ input: { email: "elin@nordgolv.example", password: "Secret" } });
  const signIn = { viewer: { id: "u" }, challenge: null, userErrors: [] };
  await act(async () => environment.mock.resolve(operation, { data: { signIn } }));
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test("a refusal stands over the form, which keeps what was typed", async () => {
  const { environment, onSignedIn } = openForm();
  await fill("elin@nordgolv.example", "wrong{Enter}");
  const signIn = { viewer: null, challenge: null, userErrors: [{ retryAfter: null, code: "INCORRECT_CREDENTIALS" }] };
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: { signIn } })));
  expect(screen.getByRole("alert").textContent?.trim()).toBe("Incorrect email or password");
  expect(screen.getByDisplayValue("elin@nordgolv.example")).toBeTruthy();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("a sign-in that does not get through says so, with its case number", async () => {
  const { environment } = openForm();
  await fill("elin@nordgolv.example", "secret{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure("ab-12")));
  expect(screen.getByRole("alert").textContent).toContain("could not be reached");
  expect(screen.getByRole("alert").textContent).toContain("Case ab-12");
});

test("a sign-in service that cannot be reached is told as that, and what was typed stays", async () => {
  const { environment } = openForm();
  await fill("elin@nordgolv.example", "secret{Enter}");
  const signIn = { viewer: null, challenge: null, userErrors: [{ retryAfter: null, code: "NETWORK_ERROR" }] };
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: { signIn } })));
  expect(screen.getByRole("alert").textContent).toContain("The sign-in service cannot be reached");
  expect(screen.getByDisplayValue("elin@nordgolv.example")).toBeTruthy();
});

test("a sign-in that the service fails at is not told as a wrong password", async () => {
  const { environment } = openForm();
  await fill("elin@nordgolv.example", "secret{Enter}");
  const failure = { message: "down", extensions: { code: "UPSTREAM_ERROR", requestId: "cd-34" } };
  const error = Object.assign(new Error("down"), { source: { errors: [failure] } });
  await act(async () => environment.mock.rejectMostRecentOperation(error));
  expect(screen.getByRole("alert").textContent).toMatch(/not because of your password.+Case cd-34/);
});

test("a browser that refuses cookies is told what signing in needs", async () => {
  jest.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  await openLogin(null);
  expect(screen.getByText(/Allow cookies and site data/)).toBeTruthy();
  jest.restoreAllMocks();
});

test("pressing “Forgot your password?” shows no error for the empty field", async () => {
  await openLogin(null);
  await userEvent.click(screen.getByRole("textbox", { name: "Email" }));
  const forgot = screen.getByRole("button", { name: "Forgot your password?" });
  await userEvent.pointer({ keys: "[MouseLeft>]", target: forgot });
  expect(screen.queryByText("Email is required")).toBeNull();
  await userEvent.click(forgot);
  expect(await screen.findByRole("heading", { name: "Forgotten password" })).toBeTruthy();
});
