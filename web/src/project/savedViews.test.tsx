import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { createListService, projects, startProjectList } from "../../test/openProjectList.tsx";

beforeEach(() => localStorage.clear());

const overdue = { id: "v1", list: "ONGOING", name: "Late in Umeå", search: "status=overdue&city=Ume%C3%A5" };
const named = { id: "v2", list: "ONGOING", name: "Hotels", search: "q=hotell" };
const archived = { id: "v3", list: "ARCHIVED", name: "Old hotels", search: "q=hotell" };

async function openViews(address = "/projects/ongoing", savedViews: object[] | null = [overdue, named, archived]) {
  const service = { ...createListService(projects), savedViews };
  const started = startProjectList(address, service, { projectFilters: true });
  await screen.findByText(/^(\d+ of )?\d+ projects?$/);
  return { ...started, views: within(screen.getByRole("navigation", { name: "Views" })) };
}

const currentOf = (views: { getAllByRole: typeof screen.getAllByRole }) =>
  views.getAllByRole("link").find((link) => link.getAttribute("aria-current"))?.textContent ?? null;

async function answer({ mock }: MockEnvironment, field: string, payload: object) {
  const operation = await waitFor(() => mock.getMostRecentOperation());
  expect(operation.request.node.operation.name).toMatch(/^use\w+ViewMutation$/);
  await act(async () => mock.resolve(operation, mockAnswer(operation, { [field]: { userErrors: [], ...payload } })));
  return operation.request.variables.input;
}

test("views of this list are links to their addresses, and the open one is marked", async () => {
  const { views, router } = await openViews();
  expect(views.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "All projects",
    "Late in Umeå",
    "Hotels",
  ]);
  expect(currentOf(views)).toBe("All projects");
  await userEvent.click(views.getByRole("link", { name: "Hotels" }));
  expect(router.state.location.search).toBe("?view=v2&q=hotell");
  expect(currentOf(views)).toBe("Hotels");
  await screen.findByText("1 of 3 projects");
  await userEvent.click(views.getByRole("link", { name: "All projects" }));
  expect(router.state.location.search).toBe("");
  expect(currentOf(views)).toBe("All projects");
});

test("a change of a view says so, and is saved into it by one press", async () => {
  const { views, router, environment } = await openViews("/projects/ongoing?view=v2&q=hotell");
  expect(screen.queryByRole("button", { name: "Save the change in the view" })).toBeNull();
  const header = screen.getByRole("columnheader", { name: "End date" });
  await userEvent.click(within(header).getByRole("button"));
  await waitFor(() => expect(router.state.location.search).toBe("?view=v2&q=hotell&sort=endDate"));
  expect(currentOf(views)).toBe("Hotels changed");
  await userEvent.click(screen.getByRole("button", { name: "Save the change in the view" }));
  const changed = { ...named, search: "q=hotell&sort=endDate" };
  const user = { id: "u", savedViews: [overdue, changed, archived] };
  expect(await answer(environment, "updateSavedView", { user })).toEqual({ viewId: "v2", search: changed.search });
  await waitFor(() => expect(currentOf(views)).toBe("Hotels"));
  expect(document.activeElement).toBe(views.getByRole("link", { name: "Hotels" }));
});

test("search, filters and sorting are saved under a name, and the new view is the open one", async () => {
  const { views, router, environment } = await openViews("/projects/ongoing?q=hotell&customer=AB&sort=endDate");
  expect(currentOf(views)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save as new view" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Name of the view" }), "Hotels by end");
  await userEvent.click(screen.getByRole("button", { name: "Save view" }));
  const search = "q=hotell&customer=AB&sort=endDate";
  const savedView = { ...named, id: "v9", name: "Hotels by end", search };
  const user = { id: "u", savedViews: [overdue, named, savedView] };
  const sent = await answer(environment, "createSavedView", { savedView, user });
  expect(sent).toEqual({ list: "ONGOING", name: "Hotels by end", search });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(router.state.location.search).toBe(`?view=v9&${search}`);
  expect(currentOf(views)).toBe("Hotels by end");
  await waitFor(() => expect(document.activeElement).toBe(views.getByRole("link", { name: "Hotels by end" })));
});

test("a name that is taken is refused in words, and the typed name stays", async () => {
  const { environment } = await openViews("/projects/ongoing?q=hotell");
  await userEvent.click(screen.getByRole("button", { name: "Save as new view" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Name of the view" }), "Hotels");
  await userEvent.click(screen.getByRole("button", { name: "Save view" }));
  const userErrors = [{ code: "VIEW_NAME_TAKEN", path: null, max: null }];
  await answer(environment, "createSavedView", { savedView: null, user: null, userErrors });
  expect((await screen.findByRole("alert")).textContent).toContain("You have a view of this name already.");
  expect(screen.getByDisplayValue("Hotels")).toBeTruthy();
});

test("before the first view there are no tabs, and saving is offered once something is filtered", async () => {
  startProjectList("/projects/ongoing", { ...createListService(projects), savedViews: [] }, { projectFilters: true });
  await userEvent.click(await screen.findByRole("button", { name: /^Overdue/ }));
  expect(await screen.findByRole("button", { name: "Save as new view" })).toBeTruthy();
  expect(screen.queryByRole("navigation", { name: "Views" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^All/ }));
  expect(screen.queryByRole("button", { name: "Save as new view" })).toBeNull();
});

test("the last view that is deleted leaves its filters in the list, and no tabs", async () => {
  const { router, environment } = await openViews("/projects/ongoing?view=v2&q=hotell");
  await userEvent.click(screen.getByRole("button", { name: "Rename or delete" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete view" }));
  const user = { id: "u", savedViews: [] };
  expect(await answer(environment, "deleteSavedView", { user })).toEqual({ viewId: "v2" });
  await waitFor(() => expect(router.state.location.search).toBe("?q=hotell"));
  expect(screen.queryByRole("navigation", { name: "Views" })).toBeNull();
  expect(screen.getByRole("button", { name: "Save as new view" })).toBeTruthy();
});

test("a deleted view is taken back by one press, also after a failure, and is the open one", async () => {
  const { views, router, environment } = await openViews("/projects/ongoing?view=v2&q=hotell");
  await userEvent.click(screen.getByRole("button", { name: "Rename or delete" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete view" }));
  await answer(environment, "deleteSavedView", { user: { id: "u", savedViews: [overdue] } });
  expect((await screen.findByText(/^The view/)).textContent).toBe("The view Hotels has been deleted.");
  // The person changed the list meanwhile. Undo still restores the view with its own filters.
  await userEvent.click(views.getByRole("link", { name: "All projects" }));
  const undo = screen.getByRole("button", { name: "Undo" });
  await userEvent.click(undo);
  const userErrors = [{ code: "VIEW_LIMIT", path: null, max: null }];
  await answer(environment, "createSavedView", { savedView: null, user: null, userErrors });
  expect((await screen.findByRole("alert")).textContent).toContain("You have 50 views");
  await userEvent.click(undo);
  const restored = { ...named, id: "v9" };
  const user = { id: "u", savedViews: [overdue, restored] };
  const sent = await answer(environment, "createSavedView", { savedView: restored, user });
  expect(sent).toEqual({ list: "ONGOING", name: "Hotels", search: "q=hotell" });
  await waitFor(() => expect(router.state.location.search).toBe("?view=v9&q=hotell"));
  await waitFor(() => expect(document.activeElement).toBe(views.getByRole("link", { name: "Hotels" })));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("the address of a colleague's view shows the same list, without a mark", async () => {
  const { views } = await openViews("/projects/ongoing?view=theirs&q=hotell");
  await screen.findByText("1 of 3 projects");
  expect(currentOf(views)).toBeNull();
});

test("a service that keeps no views shows none", async () => {
  const service = createListService(projects);
  startProjectList("/projects/ongoing", service);
  await screen.findByText("3 projects");
  expect(screen.queryByRole("navigation", { name: "Views" })).toBeNull();
});
