import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import {
  createListService,
  expectNames,
  openProjectList,
  project,
  projects,
  shownNames,
  startProjectList,
} from "../../test/openProjectList.tsx";
import { offerGlobalSearch } from "../navigation/globalSearch.ts";
import { listSearch } from "../navigation/listSearch.ts";
import { NetworkFailure } from "../relay/failures.ts";

beforeEach(() => localStorage.clear());

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => project(`${index}`, `Project ${`${index}`.padStart(4, "0")}`));
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

  test("a wrong count of the service is told below the rows", async () => {
    await openProjectList(undefined, projects, { hasPages, hasWrongCount: true });
    expect(screen.getByText(/Some may be missing/)).toBeTruthy();
    expect(shownNames()).toHaveLength(3);
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

  test("a chip leaves the projects with a certificate that could not be delivered", async () => {
    const failed = project("4", "Villa Al", { status: "COMPLETED", undeliveredCertificateCount: 2 });
    const { router } = await open(undefined, [...projects, failed]);
    await userEvent.click(await screen.findByRole("button", { name: "Mail not delivered 1" }));
    await expectNames(["Villa Al"]);
    expect(screen.getByRole("row", { name: /Villa Al/ }).textContent).toContain("Mail not delivered");
    expect(router.state.location.search).toBe("?status=undelivered");
    // The link back to the list uses this address.
    expect([listSearch("ongoing"), listSearch("archived")]).toEqual(["?status=undelivered", ""]);
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

test("what the list does not have is sought everywhere, where the service can", async () => {
  const seek = () => userEvent.type(screen.getByRole("searchbox"), "Ek AB");
  const offer = () => screen.queryByRole("button", { name: "Search everywhere for “Ek AB”" });
  await openProjectList();
  await seek();
  expect(offer()).toBeNull();
  cleanup();
  const opened = jest.fn();
  const end = offerGlobalSearch(opened);
  startProjectList("/projects/ongoing", createListService(), { search: true });
  await screen.findByText("3 projects");
  await seek();
  await userEvent.click(await screen.findByRole("button", { name: "Search everywhere for “Ek AB”" }));
  expect(opened).toHaveBeenCalledWith("Ek AB");
  end();
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

test("with every certificate delivered the chip for those that were not stays, with a zero", async () => {
  await openProjectList();
  expect(await screen.findByRole("button", { name: "Mail not delivered 0" })).toBeTruthy();
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

test("without a connection it says so, not that the server answered wrongly", async () => {
  const service = createListService();
  service.isDown = new NetworkFailure(null);
  startProjectList(undefined, service);
  expect((await screen.findByRole("alert")).textContent).toContain("You are offline. Projects that were opened here");
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
