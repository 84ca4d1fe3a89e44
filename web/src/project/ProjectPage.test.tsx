import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openProject, project } from "../../test/projectPage.tsx";
import { rememberListSearch } from "../navigation/listSearch.ts";

test("asks for the project of the address and shows its facts", async () => {
  const { environment } = await openProject();
  expect(await screen.findByRole("heading", { level: 1, name: "Kvarteret Ripan" })).toBeTruthy();
  expect(environment.mock.getAllOperations()).toEqual([]);
  const facts = screen.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    "Customer: Brf Ripan",
    "Customer’s e-mail: board@ripan.example",
    "Address: 903 42 Umeå",
    "Installations: 9",
    "Start date: 2026-10-12",
    "End date: No end date",
  ]);
  expect(screen.getByRole("link", { name: "Ongoing projects" }).getAttribute("href")).toBe("/projects/ongoing");
  expect(document.title).toContain("Kvarteret Ripan");
});

test("shows an integrator's own key of the project, where it has one", async () => {
  await openProject({ ...project, externalId: "4711" });
  const label = await screen.findByText("Own number");
  expect(label.nextElementSibling?.textContent).toBe("4711");
});

test("lists its own installations by name, and its folders with their counts", async () => {
  await openProject();
  const installations = within(await screen.findByRole("region", { name: /Installations/ }));
  const rows = () => installations.getAllByRole("row").map((row) => row.textContent);
  expect(rows().slice(1)).toEqual(["BathroomElin SandbergStartedNo products chosen", "HallElin SandbergCompleted"]);
  await userEvent.click(installations.getByRole("button", { name: "Name" }));
  expect(rows().slice(1)).toEqual(["HallElin SandbergCompleted", "BathroomElin SandbergStartedNo products chosen"]);
  expect(installations.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("descending");
  const folders = within(screen.getByRole("region", { name: /Folders/ }));
  expect(folders.getByRole("link", { name: "Floor 1" }).getAttribute("href")).toBe("/projects/ongoing/p1/folder/f1");
  expect(folders.getByRole("cell", { name: "4" })).toBeTruthy();
});

test("an installation opens in the address, and its row is then the current one", async () => {
  const { router } = await openProject();
  const region = within(await screen.findByRole("region", { name: /Installations/ }));
  await userEvent.click(region.getByRole("link", { name: "Hall" }));
  expect(router.state.location.search).toBe("?installation=i2");
  expect(region.getByRole("link", { current: true }).textContent).toBe("Hall");
});

test("a room shows how each step stands, as a link to the step that arrow keys reach", async () => {
  const state = (stepNumber: number, name: string) => ({ stepLabel: `S${stepNumber}`, stepNumber, state: name });
  const [hall, bathroom] = project.rootFolder.allInstallations.nodes;
  const stepStates = [state(1, "WITHIN"), state(2, "OUTSIDE"), state(3, "FILLED"), state(4, "MISSING")];
  // A service that does not know the states answers null.
  const nodes = [
    { ...hall, stepStates: null },
    { ...bathroom, stepStates },
  ];
  const allInstallations = { ...project.rootFolder.allInstallations, nodes };
  const { router } = await openProject({ ...project, rootFolder: { ...project.rootFolder, allInstallations } });
  const region = within(await screen.findByRole("region", { name: /Installations/ }));
  const steps = within(region.getByRole("row", { name: /Bathroom/ })).getAllByRole("link", { name: /^Step/ });
  expect(steps.map((link) => link.getAttribute("aria-label"))).toEqual([
    "Step 1: within",
    "Step 2: outside",
    "Step 3: filled",
    "Step 4: missing",
  ]);
  expect(region.getAllByRole("link", { name: /^Step/ })).toHaveLength(4);
  expect(region.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "within",
    "filled",
    "outside",
    "missing",
  ]);
  steps[0]?.focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}");
  expect(router.state.location.search).toBe("?installation=i1&step=S2");
});

const primaries = () =>
  screen
    .getAllByRole("button")
    .filter(({ className }) => className.includes("intent-primary"))
    .map(({ textContent }) => textContent);

test("activating is the next step once all rooms are finished, and ordinary while its panel is open", async () => {
  const rootFolder = { ...project.rootFolder, isComplete: true };
  const { router } = await openProject({ ...project, status: "SIGNABLE", rootFolder });
  const action = await screen.findByRole("button", { name: "Activate warranty" });
  expect(primaries()).toEqual(["Activate warranty"]);
  await userEvent.click(action);
  expect(router.state.location.search).toBe("?activation=to-activate");
  expect(primaries()).toEqual([]);
});

test("measuring is the next step while a room is unfinished, and activating still opens", async () => {
  const rootFolder = { ...project.rootFolder, isComplete: false };
  const { router } = await openProject({ ...project, rootFolder });
  const action = await screen.findByRole("button", { name: "Activate warranty" });
  expect(primaries()).toEqual(["Measure rooms"]);
  await userEvent.click(action);
  expect(router.state.location.search).toBe("?activation=to-activate");
});

test("a project past its end date says so in words", async () => {
  await openProject({ ...project, overdueDays: 20, endDate: "2026-10-31" });
  expect(await screen.findByText("Overdue, ended 20 days ago")).toBeTruthy();
});

test("a project that could not be fetched is told apart from one that is not there", async () => {
  await openProject(null, "/projects/ongoing/p1", [
    { message: "down", path: ["project"], extensions: { requestId: "ab-1" } },
  ]);
  expect(await screen.findByRole("heading", { name: "The project could not be fetched" })).toBeTruthy();
  expect(screen.queryByText("The project was not found")).toBeNull();
  expect(screen.getByRole("link", { name: "Ongoing projects" })).toBeTruthy();
});

test("an address in the wrong list leads to the right one and keeps the panel", async () => {
  const { router } = await openProject({ ...project, archived: true }, "/projects/ongoing/p1?installation=i1");
  await act(async () => {});
  expect(router.state.location.pathname + router.state.location.search).toBe("/projects/archived/p1?installation=i1");
});

test("an unknown project says so, with a button back to the list as it was sought and ordered", async () => {
  rememberListSearch("ongoing", "?q=villa&sort=customer");
  const { router } = await openProject(null);
  expect(await screen.findByRole("heading", { name: "The project was not found" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Ongoing projects" }));
  expect(router.state.location).toMatchObject({ pathname: "/projects/ongoing", search: "?q=villa&sort=customer" });
  rememberListSearch("ongoing", "");
});

test("who has no company is told that, not that the project could not be fetched", async () => {
  const failure = { message: "no company", path: ["project"], extensions: { code: "FORBIDDEN" } };
  await openProject(null, undefined, [failure]);
  expect(screen.getByRole("heading", { level: 1, name: "No company" })).toBeTruthy();
  expect(screen.queryByText("The project could not be fetched")).toBeNull();
});

test("a project that holds nothing yet says so", async () => {
  const allInstallations = { totalCount: 0, isTruncated: false, nodes: [] };
  const empty = { ...project.rootFolder, installationCount: 0, allInstallations, subFolders: [] };
  await openProject({
    ...project,
    installationCount: 0,
    completedInstallationCount: 0,
    signableFolders: [],
    rootFolder: empty,
  });
  expect(await screen.findByRole("heading", { name: "No installations yet" })).toBeTruthy();
  expect(screen.getByText(/^No folders yet/)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Ready for certificate" })).toBeNull();
});

test("a wrong count of the service is told below the installations", async () => {
  const allInstallations = { ...project.rootFolder.allInstallations, hasWrongCount: true };
  await openProject({ ...project, rootFolder: { ...project.rootFolder, allInstallations } });
  expect(await screen.findByText(/Some may be missing/)).toBeTruthy();
});

test.each(["New folder", "New installation"])("%s opens its modal", async (name) => {
  await openProject();
  await userEvent.click(await screen.findByRole("button", { name }));
  const dialog = await screen.findByRole("dialog", { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a project that is activated and archived has nothing to add or to activate, and leads to its certificates", async () => {
  const done = { ...project, archived: true, status: "COMPLETED" };
  const { router } = await openProject(done, "/projects/archived/p1");
  const certificates = await screen.findByRole("button", { name: "Certificates" });
  expect(primaries()).toEqual([]);
  await userEvent.click(certificates);
  expect(router.state.location.search).toBe("?activation=activated");
  for (const name of ["New installation", "New folder", "Activate warranty"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("in a project without installations the first one is the primary step", async () => {
  const allInstallations = { totalCount: 0, isTruncated: false, nodes: [] };
  const rootFolder = { ...project.rootFolder, installationCount: 0, allInstallations };
  await openProject({ ...project, installationCount: 0, rootFolder });
  const first = await screen.findByRole("button", { name: "Create one room" });
  expect(first.className).toContain("intent-primary");
  expect(screen.getByRole("button", { name: "Activate warranty" }).className).not.toContain("intent-primary");
  await userEvent.click(first);
  expect(await screen.findByRole("dialog", { name: "New installation" })).toBeTruthy();
});
