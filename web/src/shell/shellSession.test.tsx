import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IntlProvider } from "react-intl";
import { commitLocalUpdate } from "react-relay/hooks";
import type { MockEnvironment } from "relay-test-utils";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { links, openShell, viewer } from "../../test/openShell.tsx";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import en from "../i18n/en.json" with { type: "json" };
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { NetworkFailure } from "../relay/failures.ts";
import { noticeRate } from "../relay/networkState.ts";
import { useSignOut } from "../session/signOut/useSignOut.ts";
import { hasUserId } from "../session/userId.ts";
import { ShellPending } from "./ShellPending.tsx";
import { ViewerPending } from "./ViewerPending.tsx";

afterEach(() => void jest.useRealTimers());

beforeEach(() => {
  localStorage.clear();
  document.cookie = "language=en";
  document.cookie = "userId=7";
});

test("without a user it leads to the login page, and back afterwards", async () => {
  const { router } = await openShell(null);
  expect(router.state.location.pathname + router.state.location.search).toBe("/login?returnTo=%2Fnowhere%3Fa%3Db");
});

const down = [{ message: "down", path: ["viewer"] }];
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
const asked = ({ mock }: MockEnvironment) => mock.getAllOperations().map(({ request }) => request.node.operation.name);

test("a user that cannot be fetched is tried again after 3 and after 8 seconds, then signed out", async () => {
  const { environment, answer } = await openShell(null, down, "fake");
  expect(screen.getByRole("status").textContent).toContain("attempt 2 of 3");
  await pass(2_999);
  expect(asked(environment)).toEqual([]);
  await pass(1);
  expect(asked(environment)).toEqual(["ShellQuery"]);
  expect(screen.getByRole("status").textContent).toContain("attempt 2 of 3");
  await answer();
  expect(screen.getByRole("status").textContent).toContain("attempt 3 of 3");
  await pass(7_999);
  expect(asked(environment)).toEqual([]);
  await pass(1);
  await answer();
  expect(asked(environment)).toEqual(["useSignOutMutation"]);
});

test.each([
  ["any answer from the gateway", new NetworkFailure(null)],
  ["any answer but a proxy's page", new NetworkFailure(null, 502)],
])("without %s nobody is signed out, and the page comes with the connection", async (_, failure) => {
  const { environment } = await openShell(null, down, "fake");
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await pass(5_000);
    expect(asked(environment)).toEqual(["ShellQuery"]);
    await act(async () => environment.mock.rejectMostRecentOperation(failure));
    expect(screen.getByRole("heading", { name: "No connection to the server" })).toBeTruthy();
  }
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(asked(environment)).toEqual(["ShellQuery"]);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { viewer, links })),
  );
  expect(screen.getByRole("link", { name: "Ongoing 10" })).toBeTruthy();
});

test("a refusal by the rate limit signs nobody out, and is waited for as long as it says", async () => {
  const limited = [{ message: "wait", path: ["viewer"], extensions: { code: "RATE_LIMITED" } }];
  noticeRate(new Headers({ "retry-after": "40" }));
  const { environment, answer } = await openShell(null, limited, "fake");
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    expect(screen.getByRole("heading", { name: "Too many requests come from your network" })).toBeTruthy();
    await pass(39_000);
    expect(asked(environment)).toEqual([]);
    await pass(1_000);
    expect(asked(environment)).toEqual(["ShellQuery"]);
    noticeRate(new Headers({ "retry-after": "40" }));
    await answer();
  }
});

test("values that are not saved outlive a failure of the frame", async () => {
  const key = { entryId: "e1", field: "RESISTANCE", subject: "Bathroom" } as const;
  function Typed() {
    const unsaved = useUnsavedReadings();
    const type = () => unsaved.type(key, { value: { kind: "empty" }, version: null }, "90");
    return (
      <button type="button" onClick={type}>
        {`typed: ${unsaved.get(key)?.text ?? "nothing"}`}
      </button>
    );
  }
  const { environment, router } = await openShell(viewer, undefined, "real", Typed);
  await userEvent.click(screen.getByRole("button", { name: "typed: nothing" }));
  await act(async () => commitLocalUpdate(environment, (store) => store.invalidateStore()));
  await act(async () => router.revalidate());
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure(null)));
  expect(screen.getByRole("heading", { name: "No connection to the server" })).toBeTruthy();
  await act(async () => void window.dispatchEvent(new Event("online")));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { viewer, links })),
  );
  expect(screen.getByRole("button", { name: "typed: 90" })).toBeTruthy();
});

test("the menu's groups stand there before the user is known, and not without a session", () => {
  const shown = () =>
    render(
      <IntlProvider locale="en" messages={en}>
        <ShellPending>waiting</ShellPending>
      </IntlProvider>,
    ).container.textContent;
  expect(shown()).toBe("Fjällum GarantiProjectsCompanyToolswaiting");
  document.cookie = "userId=; max-age=0";
  expect(shown()).toBe("waiting");
});

test("a user that is slow to be fetched is told of within three seconds", async () => {
  jest.useFakeTimers();
  render(
    <IntlProvider locale="en" messages={en}>
      <ViewerPending />
    </IntlProvider>,
  );
  const slow = "The server takes longer than usual to answer.";
  expect(screen.queryByText(slow)).toBeNull();
  await pass(3_000);
  expect(screen.getByText(slow)).toBeTruthy();
});

test("a sign-out that does not get through in five seconds is as good as one: no message, and no session is left", async () => {
  const leave = jest.fn();
  const environment = createEnvironment();
  function SignOut() {
    const { signOut } = useSignOut(leave);
    return (
      <button type="button" onClick={() => signOut({ keepStorage: false })}>
        Sign out
      </button>
    );
  }
  renderRoutes(environment, [{ path: "/", element: <SignOut /> }], "/");
  await userEvent.click(await screen.findByRole("button", { name: "Sign out" }));
  expect(hasUserId()).toBe(true);
  expect(environment.mock.getMostRecentOperation().request.cacheConfig?.metadata).toEqual({ timeoutMs: 5_000 });
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure("ab-1")));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(hasUserId()).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(localStorage).toHaveLength(0);
});

// From this test on, the modules act as if the person were signing out. Only a reload resets this state.
test("signing out says so at the user's menu until the page goes", async () => {
  const { environment } = await openShell(viewer);
  await userEvent.click(screen.getByRole("button", { name: /Elin Sandberg/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  expect(await screen.findByRole("progressbar", { name: "Signing out" })).toBeTruthy();
  await waitFor(() => expect(asked(environment)).toEqual(["useSignOutMutation"]));
  expect(screen.getByRole("progressbar", { name: "Signing out" })).toBeTruthy();
});

test("a frame that is drawn again while signing out takes the cookie away does not end the session once more", async () => {
  const { environment, router } = await openShell(viewer);
  await userEvent.click(screen.getByRole("button", { name: /Elin Sandberg/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  await waitFor(() => expect(asked(environment)).toEqual(["useSignOutMutation"]));
  document.cookie = "userId=; max-age=0";
  await act(() => router.navigate("/elsewhere"));
  expect(screen.getByRole("button", { name: /Elin Sandberg/ })).toBeTruthy();
  expect(asked(environment)).toEqual(["useSignOutMutation"]);
});

test("a user who is gone while signing out is under way is not told of a session that ended", async () => {
  const { environment, router } = await openShell(viewer);
  await userEvent.click(screen.getByRole("button", { name: /Elin Sandberg/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  await waitFor(() => expect(asked(environment)).toEqual(["useSignOutMutation"]));
  await act(async () => commitLocalUpdate(environment, (store) => void store.getRoot().setValue(null, "viewer")));
  expect(screen.queryByRole("button", { name: /Elin Sandberg/ })).toBeNull();
  expect(router.state.location.pathname).toBe("/nowhere");
});
