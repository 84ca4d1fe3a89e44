import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openShell, viewer } from "../../test/openShell.tsx";

afterEach(() => void jest.useRealTimers());

beforeEach(() => {
  localStorage.clear();
  document.cookie = "language=en";
  document.cookie = "userId=7";
});

test("shows who is signed in, the lists with their counts, and the tools in a new tab", async () => {
  await openShell(viewer);
  expect(screen.getByRole("link", { name: "Ongoing 10" }).getAttribute("href")).toBe("/projects/ongoing");
  expect(screen.getByRole("link", { name: "Archived 148" }).getAttribute("href")).toBe("/projects/archived");
  const tool = screen.getByRole("link", { name: /Article picker/ });
  expect([tool.getAttribute("href"), tool.getAttribute("target")]).toEqual(["https://pick.example/", "_blank"]);
  expect(screen.getByText("elin@nordgolv.example")).toBeTruthy();
});

test.each([
  [{ certificateRegister: true }, 1],
  [{ certificateRegister: false }, 0],
  [null, 0],
])("with %p there are %d links to the certificates", async (features, count) => {
  await openShell({ ...viewer, features });
  expect(screen.queryAllByRole("link", { name: "Certificates" })).toHaveLength(count);
});

test.each([
  [{ faultReports: true }, 1],
  [{ faultReports: false }, 0],
])("with %p there are %d links to the fault reports", async (features, count) => {
  await openShell({ ...viewer, features });
  expect(screen.queryAllByRole("link", { name: "Fault reports" })).toHaveLength(count);
});

test.each([
  [{ history: true }, true, 1],
  [{ history: true }, false, 0],
  [{ history: false }, true, 0],
])("with %p and the right to read it %p there are %d links to the history", async (features, can, count) => {
  await openShell({ ...viewer, features, company: { ...viewer.company, viewerCanReadHistory: can } });
  expect(screen.queryAllByRole("link", { name: "History" })).toHaveLength(count);
});

test.each([
  [true, true, 1],
  [true, false, 0],
  [false, true, 0],
])("with figures %p and the right to read them %p there are %d links to them", async (figures, can, count) => {
  await openShell({ ...viewer, features: { figures }, company: { ...viewer.company, viewerCanReadFigures: can } });
  expect(screen.queryAllByRole("link", { name: "Figures" })).toHaveLength(count);
});

test("the frame alone asks what the service has, so that a page waits for nothing more", () => {
  const documents = "../gateway/src/__generated__/persistedDocuments.json";
  const texts: string[] = Object.values(JSON.parse(readFileSync(documents, "utf8")));
  const asking = texts.filter((text) => /\bfeatures \{/.test(text)).map((text) => /^query (\w+)/.exec(text)?.[1]);
  expect(asking).toEqual(["ShellQuery"]);
});

test("the users' entry is lit at the users alone", async () => {
  const { router } = await openShell(viewer);
  const entry = () => screen.getByRole("link", { name: "Users" });
  await act(async () => router.navigate("/account"));
  expect(entry().getAttribute("aria-current")).toBeNull();
  await userEvent.click(entry());
  expect(router.state.location).toMatchObject({ pathname: "/account", hash: "#users" });
  expect(entry().getAttribute("aria-current")).toBe("page");
});

test("the page that the user's menu leads to keeps the focus when the menu has faded", async () => {
  const { router } = await openShell(viewer);
  await userEvent.click(screen.getByRole("button", { name: /Elin Sandberg/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Account" }));
  expect(router.state.location.pathname).toBe("/account");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

test("a choice that stays on the page leaves the focus at the user's menu", async () => {
  await openShell(viewer);
  const button = screen.getByRole("button", { name: /Elin Sandberg/ });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Dark" }));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(document.activeElement).toBe(button);
});

test("an unknown address says so and leads home", async () => {
  const { router } = await openShell(viewer);
  expect(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeTruthy();
  expect(document.title).toContain("Page not found");
  const home = screen.getByRole("link", { name: "Go to ongoing projects" });
  await userEvent.click(home);
  expect(router.state.location.pathname).toBe("/");
});

test("a session without its user id is ended", async () => {
  document.cookie = "userId=; max-age=0";
  const { environment } = await openShell(viewer);
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe("useSignOutMutation");
});
