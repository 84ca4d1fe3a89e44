import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import {
  answerList,
  createListService,
  expectNames,
  openProjectList,
  project,
  projects,
  shownNames,
  startProjectList,
} from "../../test/openProjectList.tsx";

beforeEach(() => localStorage.clear());

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => project(`${index}`, `Project ${`${index}`.padStart(4, "0")}`));
const offsets = (asked: readonly { variables: { offset?: number } }[]) =>
  asked.map(({ variables }) => variables.offset);

describe.each([
  ["sorted pages", true],
  ["whole lists alone", false],
])("with a service of %s", (_, hasPages) => {
  const open = (address?: string, nodes = projects) => openProjectList(address, nodes, { hasPages });

  test("lists by name; a header sorts, and turns the order round in the address", async () => {
    const { router } = await open();
    expect(shownNames()).toEqual(["Hotell Norrsken", "Kvarteret", "Villa Öberg"]);
    const count = screen.getByRole("columnheader", { name: "Installations" });
    await userEvent.click(screen.getByRole("button", { name: "Installations" }));
    expect(count.getAttribute("aria-sort")).toBe("ascending");
    await expectNames(["Villa Öberg", "Kvarteret", "Hotell Norrsken"]);
    await userEvent.click(screen.getByRole("button", { name: "Installations" }));
    expect(count.getAttribute("aria-sort")).toBe("descending");
    await expectNames(["Hotell Norrsken", "Kvarteret", "Villa Öberg"]);
    expect(router.state.location.search).toBe("?sort=installations&order=descending");
  });

  test("the slash moves to the search, which looks at names only", async () => {
    await open();
    await userEvent.keyboard("/HOTELL");
    await expectNames(["Hotell Norrsken"]);
    expect(await screen.findByText("1 of 3 projects")).toBeTruthy();
  });

  test("nothing found says so; clearing brings all back, and the archived ones are a link away", async () => {
    await open("/projects/ongoing?q=Rippan");
    expect(screen.getByRole("heading", { name: "No project is called “Rippan”" })).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/projects/archived?q=Rippan");
    await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
    await expectNames(["Hotell Norrsken", "Kvarteret", "Villa Öberg"]);
  });

  test("the chips count the states and leave only the chosen one", async () => {
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Overdue 1" }));
    await expectNames(["Hotell Norrsken"]);
    expect(screen.getByText("20 days ago")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Overdue 1" }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("button", { name: "All 3" })).toBeTruthy();
  });

  test("a chip leaves the projects with a certificate that could not be delivered, while there are any", async () => {
    const failed = project("4", "Villa Al", { status: "COMPLETED", undeliveredCertificateCount: 2 });
    const { router } = await open(undefined, [...projects, failed]);
    await userEvent.click(await screen.findByRole("button", { name: "Could not be delivered 1" }));
    await expectNames(["Villa Al"]);
    expect(screen.getByRole("row", { name: /Villa Al/ }).textContent).toContain("Could not be delivered");
    expect(router.state.location.search).toBe("?status=undelivered");
  });

  test("of a long list only the rows in view are in the page, which says how many there are", async () => {
    await open("/projects/ongoing", many(1_000));
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("1001");
    expect(shownNames().length).toBeLessThan(100);
    expect(screen.getByRole("row", { name: /Project 0003 / }).getAttribute("aria-rowindex")).toBe("5");
    await userEvent.type(screen.getByRole("searchbox"), "0999");
    await expectNames(["Project 0999"]);
    expect(screen.getByRole("table").hasAttribute("aria-rowcount")).toBe(false);
  });
});

test("with shortcuts switched off the slash moves nothing", async () => {
  localStorage.setItem("shortcuts", "off");
  await openProjectList();
  const search = screen.getByRole("searchbox");
  await userEvent.keyboard("/HOTELL");
  expect(document.activeElement).not.toBe(search);
  expect(search.hasAttribute("aria-keyshortcuts")).toBe(false);
  expect(shownNames()).toHaveLength(3);
});

test("with every certificate delivered there is no chip for those that were not", async () => {
  await openProjectList();
  expect(screen.queryByRole("button", { name: /delivered/ })).toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
])("the import is offered where the service has it: %s", async (projectImport, count) => {
  await openProjectList("/projects/ongoing?q=none", projects, { projectImport });
  expect(screen.queryAllByRole("link", { name: "Import projects" })).toHaveLength(count);
});

test("a project is opened in its list", async () => {
  const { router } = await openProjectList();
  expect(screen.getAllByText("No end date")).toHaveLength(2);
  await userEvent.click(screen.getByRole("link", { name: "Kvarteret" }));
  expect(router.state.location.pathname).toBe("/projects/ongoing/2");
});

test("a failure stays in the list's place and tries again", async () => {
  const service = createListService();
  service.isDown = true;
  startProjectList(undefined, service);
  expect((await screen.findByRole("alert")).textContent).toContain("The projects could not be fetched");
  service.isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expectNames(["Hotell Norrsken", "Kvarteret", "Villa Öberg"]);
});

test("with no project yet the empty list offers to make the first one", async () => {
  await openProjectList("/projects/ongoing", []);
  expect(screen.getByRole("heading", { name: "No ongoing projects" })).toBeTruthy();
  const [inHead, inList] = screen.getAllByRole("button", { name: "New project" });
  expect(inHead).not.toBe(inList);
  await userEvent.click(inList as HTMLElement);
  expect(await screen.findByRole("dialog", { name: "New project" })).toBeTruthy();
});

test("who belongs to no company is told so instead of being offered a project that nobody could make", async () => {
  const service = createListService();
  service.isHeld = true;
  const { environment } = startProjectList(undefined, service);
  await screen.findByRole("heading", { name: "Ongoing projects" });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { viewer: { id: "u", company: null } }),
    ),
  );
  expect(screen.getByRole("heading", { name: "No company" })).toBeTruthy();
  expect(screen.getByText(/Ask your company’s administrator to invite you/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "New project" })).toBeNull();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("a service without sorted pages is asked for the whole list once, whatever is searched for", async () => {
  const { service } = await openProjectList(undefined, projects, { hasPages: false });
  await userEvent.keyboard("/k");
  await expectNames(["Hotell Norrsken", "Kvarteret"]);
  expect(service.asked.map(({ name }) => name)).toEqual(["ProjectListPageQuery", "GatheredProjectListQuery"]);
});

test("the rows of the search before stay, marked busy, until those of the next are there; only what was typed last counts", async () => {
  const { environment, service } = await openProjectList();
  service.isHeld = true;
  await userEvent.keyboard("/vi");
  await waitFor(() => expect(service.asked).toHaveLength(3));
  const room = screen.getByRole("table").closest("[aria-busy]");
  expect(room?.getAttribute("aria-busy")).toBe("true");
  expect(shownNames()).toHaveLength(3);
  expect(service.asked.map(({ variables }) => variables.name)).toEqual([null, "v", "vi"]);
  service.isHeld = false;
  await answerList(environment, service);
  await expectNames(["Villa Öberg"]);
});

test("rows are fetched as they come into view, those passed by are not", async () => {
  const { service } = await openProjectList("/projects/ongoing", many(2_000));
  const head = screen.getAllByRole("rowgroup")[0] as HTMLElement;
  const scrollTo = (row: number) => {
    head.getBoundingClientRect = () => ({ bottom: -row * 56 }) as DOMRect;
    fireEvent.scroll(window);
  };
  expect(offsets(service.asked)).toEqual([0]);
  for (const row of [400, 800, 1210]) scrollTo(row);
  expect(await screen.findByRole("link", { name: "Project 1210" })).toBeTruthy();
  expect(offsets(service.asked)).toEqual([0, 1150, 1200]);
  expect(screen.getByRole("row", { name: /Project 1210 / }).getAttribute("aria-rowindex")).toBe("1212");
});

test("a page that fails says so, keeps the rows that are there, and is fetched on demand", async () => {
  const { service } = await openProjectList("/projects/ongoing", many(60));
  service.isDown = true;
  expect((await screen.findByRole("alert")).textContent).toContain("The list could not be updated");
  expect(shownNames()).toHaveLength(50);
  service.isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(shownNames()).toHaveLength(60));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a search that fails keeps the rows of the one before, and the next one clears what was said", async () => {
  const { service } = await openProjectList();
  service.isDown = true;
  await userEvent.keyboard("/v");
  expect((await screen.findByRole("alert")).textContent).toContain("The list could not be updated");
  expect(shownNames()).toHaveLength(3);
  service.isDown = false;
  await userEvent.keyboard("i");
  await expectNames(["Villa Öberg"]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("on the way back the known rows show at once, and are brought up to date behind", async () => {
  const { router, environment, service } = await openProjectList();
  await userEvent.click(screen.getByRole("link", { name: "Kvarteret" }));
  service.nodes = [...projects, project("4", "Brf Al")];
  service.isHeld = true;
  await act(async () => router.navigate(-1));
  expect(shownNames()).toHaveLength(3);
  await waitFor(() => expect(service.asked).toHaveLength(2));
  service.isHeld = false;
  await answerList(environment, service);
  await expectNames(["Brf Al", "Hotell Norrsken", "Kvarteret", "Villa Öberg"]);
  expect(await screen.findByRole("button", { name: "All 4" })).toBeTruthy();
});

test("rows that another person added are seen when a further page comes", async () => {
  const { service } = await openProjectList("/projects/ongoing", many(60));
  service.nodes = [project("new", "A new one"), ...many(60)];
  await waitFor(() => expect(shownNames()).toHaveLength(61));
  expect(shownNames()[0]).toBe("A new one");
});
