import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openShell, viewer } from "../../test/openShell.tsx";
import { openGlobalSearch } from "../navigation/globalSearch.ts";

beforeEach(() => {
  localStorage.clear();
  document.cookie = "language=en";
  document.cookie = "userId=7";
});

const withSearch = { ...viewer, features: { search: true } };
const project = { restId: "p 1", title: "Åkervägen 12" };
const room = {
  kind: "INSTALLATION",
  nodeId: "n1",
  title: "Tvättstuga norr",
  detail: null,
  matches: ["Tvättstuga", "12"],
  archived: false,
  project,
  folder: { restId: "f", title: "Plan 1" },
  installation: { restId: "i", title: "Tvättstuga norr" },
};
const customer = {
  ...room,
  kind: "CUSTOMER",
  nodeId: "n2",
  title: "Tvättstugan AB",
  detail: "ek@a.example",
  matches: [],
  archived: true,
  folder: null,
  installation: null,
};

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search everything" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const selected = () => screen.getByRole("option", { selected: true });

async function openSearch() {
  const shell = await openShell(withSearch);
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox");
  return shell;
}
type Environment = Awaited<ReturnType<typeof openShell>>["environment"];

async function typeAndAnswer(environment: Environment, typed: string, hits: object[]) {
  await userEvent.type(field(), typed);
  expect(screen.getByText("Searching…").getAttribute("role")).toBe("status");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: { search: hits } })));
}

test("over a service without a search nothing is offered, and Ctrl K is the browser's", async () => {
  await openShell({ ...viewer, features: { search: false } });
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("button", { name: /^Go to a project/ })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the words of a list's own search are sought everywhere", async () => {
  await openShell(withSearch);
  await act(async () => openGlobalSearch("norr"));
  expect(await screen.findByRole("combobox", { name: "Search everything" })).toHaveProperty("value", "norr");
});

test("Ctrl K leaves a dialog that is open alone", async () => {
  await openShell(withSearch);
  const asking = document.body.appendChild(document.createElement("dialog"));
  asking.open = true;
  await userEvent.keyboard("{Control>}k{/Control}");
  asking.remove();
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("hits stand by kind with their place, the words that were found are marked, and Enter opens the room's panel", async () => {
  const { environment, router } = await openSearch();
  await typeAndAnswer(environment, "tvattstuga 12", [room, customer]);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  const groups = screen.getAllByRole("group").map((group) => group.textContent);
  expect(groups).toEqual([
    "InstallationsTvättstuga norr Plan 1 · Åkervägen 12 ",
    "CustomersTvättstugan AB Åkervägen 12 · ek@a.example Archived",
  ]);
  const marked = within(screen.getByRole("listbox")).getAllByText(/./, { selector: "mark" });
  expect(marked.map(({ textContent }) => textContent)).toEqual(["Tvättstuga", "12"]);
  expect(screen.getByText("2 hits").getAttribute("role")).toBe("status");
  await userEvent.keyboard("{ArrowDown}");
  expect(selected().textContent).toContain("Tvättstugan AB");
  await userEvent.keyboard("{ArrowDown}");
  expect(field().getAttribute("aria-activedescendant")).toBe(selected().id);
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe("/projects/ongoing/p%201/folder/f?installation=i");
});

test("what was typed before is not waited for any more", async () => {
  const { environment } = await openSearch();
  await userEvent.type(field(), "tv");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await userEvent.type(field(), "ä");
  await waitFor(() => expect(environment.mock.getMostRecentOperation().request.variables.query).toBe("tvä"));
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: { search: [room] } })));
  expect(options()).toHaveLength(1);
});

test("a customer of several projects stands once, and opens the customer's page where the service has it", async () => {
  const { environment, router } = await openShell({ ...viewer, features: { search: true, customers: true } });
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox");
  const other = { ...customer, nodeId: "n3", project: { restId: "p2", title: "Villa" } };
  await typeAndAnswer(environment, "tv", [customer, other]);
  expect(options()).toEqual(["Tvättstugan AB ek@a.example "]);
  await userEvent.click(screen.getByRole("option"));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe("/customer?email=ek%40a.example&name=Tv%C3%A4ttstugan+AB");
});

test("a certificate opens its panel in the register", async () => {
  const { environment, router } = await openShell({ ...viewer, features: { search: true, certificateNumbers: true } });
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox");
  await typeAndAnswer(environment, "FG", [{ ...room, kind: "CERTIFICATE", title: "FG-9", installation: null }]);
  await userEvent.keyboard("{Enter}");
  expect(router.state.location.pathname).toBe("/certificates/FG-9");
});

test("nothing found says what to try, and a failure says so and asks again", async () => {
  const { environment } = await openSearch();
  await typeAndAnswer(environment, "zzz", []);
  expect(screen.getByText("Nothing matches “zzz”")).toBeTruthy();
  expect(screen.getByText(/^Try fewer words/)).toBeTruthy();
  await userEvent.type(field(), "z");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("No")));
  expect(screen.getByRole("alert").textContent).toContain("The search did not answer");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: { search: [room] } })));
  expect(options()).toHaveLength(1);
});

test("a search that failed is asked anew after the field was cleared", async () => {
  const { environment } = await openSearch();
  await userEvent.type(field(), "zzz");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("No")));
  expect(screen.getByRole("alert").textContent).toContain("The search did not answer");
  await userEvent.clear(field());
  await userEvent.paste("zzz");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what was opened stands first the next time, for this person alone, and actions follow", async () => {
  const { environment, router } = await openSearch();
  await typeAndAnswer(environment, "tv", [customer]);
  await userEvent.click(screen.getByRole("option"));
  expect(router.state.location.pathname).toBe("/projects/archived/p%201");
  await userEvent.click(screen.getByRole("button", { name: /^Go to a project/ }));
  expect(options().slice(0, 2)).toEqual(["Tvättstugan AB Åkervägen 12 · ek@a.example ", "New project  "]);
  await userEvent.keyboard("{Escape}");
  document.cookie = "userId=8";
  await userEvent.click(screen.getByRole("button", { name: /^Go to a project/ }));
  expect(options()[0]).toBe("New project  ");
  await userEvent.type(field(), "arch");
  expect(options()).toEqual(["Archived projects  "]);
});

test("a language is chosen by its name", async () => {
  const { environment } = await openSearch();
  await typeAndAnswer(environment, "suomi", []);
  expect(screen.queryByText(/^Nothing matches/)).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { language: "fi" } });
});
