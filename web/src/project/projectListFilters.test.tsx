import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { bar } from "../../test/chosenProjects.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { expectNames, openProjectList, projects, shownNames } from "../../test/openProjectList.tsx";
import { listSearch } from "../navigation/listSearch.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

const control = async (name: string) =>
  within(await screen.findByRole("group", { name: "Filters" })).findByRole("button", { name: new RegExp(`^${name}`) });
const lastFilter = ({ asked }: { asked: readonly { variables: { filter?: unknown } }[] }) =>
  asked.at(-1)?.variables.filter;
const none = { customer: null, installerId: null, city: null, endsFrom: null, endsTo: null };

test("a typed customer filters rows and counts, stands in the address, and goes by its cross", async () => {
  const { service, router } = await openProjectList(undefined, projects, { projectFilters: true });
  expect((await control("End date")).textContent).toBe("End date Any time");
  await userEvent.click(await control("Customer"));
  const customer = await screen.findByRole("combobox", { name: "Part of the customer’s name" });
  await waitFor(() => expect(document.activeElement).toBe(customer));
  await userEvent.keyboard("Hotell{Enter}");
  await expectNames(["Villa Öberg"]);
  expect(lastFilter(service)).toEqual({ ...none, customer: "Hotell" });
  expect(router.state.location.search).toBe("?customer=Hotell");
  expect(listSearch("ongoing")).toBe("?customer=Hotell");
  expect(await screen.findByRole("button", { name: "All 1" })).toBeTruthy();
  expect(screen.getByText("1 of 3 projects")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Remove the filter Customer" }));
  await expectNames(["Hotell Norrsken", "Kvarteret", "Villa Öberg"]);
  expect(document.activeElement).toBe(await control("Customer"));
  expect((await control("Customer")).textContent).toBe("Customer All");
  expect([lastFilter(service), router.state.location.search]).toEqual([null, ""]);
});

test("the customer filter offers the customers of the list in alphabetical order", async () => {
  const { service, environment } = await openProjectList(undefined, projects, { projectFilters: true });
  await userEvent.click(await control("Customer"));
  const isNames = ({ request }: { request: { node: { operation: { name: string } } } }) =>
    request.node.operation.name === "useColumnValuesQuery";
  await waitFor(() => expect(environment.mock.getAllOperations().some(isNames)).toBe(true));
  const [asked] = environment.mock.getAllOperations().filter(isNames);
  if (!asked) throw new Error("No names were asked for.");
  expect(asked.request.variables).toEqual({ archived: false, filter: null, first: 100 });
  const nodes = ["Ylva Öhman", "Ylva Öhman", "Hus 10", "Hotell Norr AB", "Hus 2"].map((customer, at) => ({
    id: `p${at}`,
    customer,
    city: "Umeå",
  }));
  const projectPages = { id: "pages", page: { nodes } };
  const viewer = { id: "u", company: { id: "c", projectPages } };
  await act(async () => environment.mock.resolve(asked, mockAnswer(asked, { viewer })));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Hotell Norr AB",
    "Hus 2",
    "Hus 10",
    "Ylva Öhman",
  ]);
  const field = screen.getByRole("combobox", { name: "Part of the customer’s name" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(lastFilter(service)).toEqual({ ...none, customer: "Hotell Norr AB" }));
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
});

test("the end date has presets, of which the chosen one is pressed", async () => {
  const { router } = await openProjectList(undefined, projects, { projectFilters: true });
  jest.useFakeTimers({
    now: new Date("2026-11-28T12:00:00Z"),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask", "requestAnimationFrame"],
  });
  const choose = async (name: string) => {
    await userEvent.click(await control("End date"));
    await userEvent.click(await screen.findByRole("button", { name, pressed: false }));
    return router.state.location.search;
  };
  expect(await choose("Past")).toBe("?to=2026-11-27");
  expect(await choose("This week")).toBe("?from=2026-11-23&to=2026-11-29");
  expect(await choose("This month")).toBe("?from=2026-11-01&to=2026-11-30");
  await userEvent.click(await control("End date"));
  expect(await screen.findByRole("button", { name: "This month", pressed: true })).toBeTruthy();
});

test("days of the end and a town are kept by the address; nothing found offers the whole list", async () => {
  const address = "/projects/ongoing?city=Ume&from=2026-10-01&to=soon&customer=Hotell&installer=u7";
  const { service, environment } = await openProjectList(address, projects, { projectFilters: true });
  expect(lastFilter(service)).toEqual({
    ...none,
    customer: "Hotell",
    installerId: "u7",
    city: "Ume",
    endsFrom: "2026-10-01",
  });
  expect(screen.getByRole("heading", { name: "No project matches the filters" })).toBeTruthy();
  const filters = within(screen.getByRole("group", { name: "Filters" }));
  expect((await filters.findByRole("button", { name: /^End date/ })).textContent).toBe("End date from 2026-10-01");
  await waitFor(() => expect(queriesForInstallers(environment)).not.toEqual([]));
  const people = [{ id: "u7", firstName: "Jonas", lastName: "Bergkvist", installer: false }];
  const viewer = { id: "u", company: { id: "c", people: { nodes: people } } };
  for (const asked of queriesForInstallers(environment)) environment.mock.resolve(asked, mockAnswer(asked, { viewer }));
  expect(await filters.findByRole("button", { name: "Installer Jonas Bergkvist" })).toBeTruthy();
  await userEvent.click(filters.getByRole("button", { name: "Clear the filters" }));
  await expectNames(["Hotell Norrsken", "Kvarteret", "Villa Öberg"]);
  expect(document.activeElement).toBe(await control("Customer"));
});

test("the first press of a filter loads its control and opens it; Escape gives the focus back", async () => {
  const { environment } = await openProjectList(undefined, projects, { projectFilters: true });
  expect((await control("Installer")).getAttribute("aria-haspopup")).toBe("menu");
  expect(queriesForInstallers(environment)).toEqual([]);
  await userEvent.click(await control("Installer"));
  await waitFor(() => expect(queriesForInstallers(environment)).toHaveLength(1));
  const people = [{ id: "u7", firstName: "Jonas", lastName: "Bergkvist", installer: true }];
  const viewer = { id: "u", company: { id: "c", people: { nodes: people } } };
  for (const asked of queriesForInstallers(environment)) environment.mock.resolve(asked, mockAnswer(asked, { viewer }));
  expect(await screen.findByRole("menuitemradio", { name: "Jonas Bergkvist", checked: false })).toBeTruthy();
  const all = screen.getByRole("menuitemradio", { name: "All", checked: true });
  await waitFor(() => expect(document.activeElement).toBe(all));
  await userEvent.keyboard("{Escape}");
  await waitFor(async () => expect(document.activeElement).toBe(await control("Installer")));
});

const queriesForInstallers = ({ mock }: MockEnvironment) =>
  mock.getAllOperations().filter(({ request }) => request.node.operation.name === "InstallerFilterQuery");

test("a row ticked before a filter is counted as hidden while the filter leaves it out", async () => {
  await openProjectList(undefined, projects, { projectFilters: true });
  for (const name of ["Kvarteret", "Villa Öberg"])
    await userEvent.click(screen.getByRole("checkbox", { name: new RegExp(name) }));
  await userEvent.click(await control("Customer"));
  await userEvent.type(await screen.findByRole("combobox", { name: /^Part/ }), "Hotell{Enter}");
  await expectNames(["Villa Öberg"]);
  expect((await bar()).textContent).toContain("1 of them is not shown now.");
});

test.each([{ projectFilters: false }, { hasPages: false, projectFilters: true }])(
  "a service that cannot filter is offered no filter: %o",
  async (service) => {
    await openProjectList(undefined, projects, service);
    expect(shownNames()).toHaveLength(3);
    expect(screen.queryByRole("group", { name: "Filters" })).toBeNull();
  },
);
