import { beforeEach, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { openProjectList, project, projects, shownNames, startProjectList } from "../../test/openProjectList.tsx";

beforeEach(() => localStorage.clear());

test("lists by name; a header sorts, and turns the order round in the address", async () => {
  const { router } = await openProjectList();
  expect(shownNames()).toEqual(["Hotell Norrsken", "Kvarteret", "Villa Öberg"]);
  const count = screen.getByRole("columnheader", { name: "Installations" });
  await userEvent.click(screen.getByRole("button", { name: "Installations" }));
  expect(count.getAttribute("aria-sort")).toBe("ascending");
  expect(shownNames()).toEqual(["Villa Öberg", "Kvarteret", "Hotell Norrsken"]);
  await userEvent.click(screen.getByRole("button", { name: "Installations" }));
  expect(count.getAttribute("aria-sort")).toBe("descending");
  expect(router.state.location.search).toBe("?sort=installations&order=descending");
});

test("the slash moves to the search, which looks at names only", async () => {
  await openProjectList();
  await userEvent.keyboard("/HOTELL");
  expect(shownNames()).toEqual(["Hotell Norrsken"]);
  expect(screen.getByText("1 of 3 projects")).toBeTruthy();
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

test("nothing found says so; clearing brings all back, and the archived ones are a link away", async () => {
  await openProjectList("/projects/ongoing?q=Rippan");
  expect(screen.getByRole("heading", { name: "No project is called “Rippan”" })).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/projects/archived?q=Rippan");
  await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(shownNames()).toHaveLength(3);
});

test("the chips count the states and leave only the chosen one", async () => {
  await openProjectList();
  await userEvent.click(screen.getByRole("button", { name: "Overdue 1" }));
  expect(shownNames()).toEqual(["Hotell Norrsken"]);
  expect(screen.getByText("20 days ago")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Overdue 1" }).getAttribute("aria-pressed")).toBe("true");
});

test("a chip leaves the projects with a certificate that could not be delivered, while there are any", async () => {
  const failed = project("4", "Villa Al", { status: "COMPLETED", undeliveredCertificateCount: 2 });
  const { router } = await openProjectList(undefined, [...projects, failed]);
  await userEvent.click(screen.getByRole("button", { name: "Could not be delivered 1" }));
  expect(shownNames()).toEqual(["Villa Al"]);
  expect(screen.getByRole("row", { name: /Villa Al/ }).textContent).toContain("Could not be delivered");
  expect(router.state.location.search).toBe("?status=undelivered");
});

test("with every certificate delivered there is no chip for those that were not", async () => {
  await openProjectList();
  expect(screen.queryByRole("button", { name: /delivered/ })).toBeNull();
});

test("a project is opened in its list", async () => {
  const { router } = await openProjectList();
  expect(screen.getAllByText("No end date")).toHaveLength(2);
  await userEvent.click(screen.getByRole("link", { name: "Kvarteret" }));
  expect(router.state.location.pathname).toBe("/projects/ongoing/2");
});

test("a failure stays in the list's place and tries again", async () => {
  const { environment } = startProjectList();
  await screen.findByRole("heading", { name: "Ongoing projects" });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  expect(screen.getByRole("alert").textContent).toContain("The projects could not be fetched");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(environment.mock.getAllOperations()).toHaveLength(1);
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
  const { environment } = startProjectList();
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

test("of a long list only the rows in view are in the page, which says how many there are", async () => {
  const long = Array.from({ length: 10_000 }, (_, index) => project(`${index}`, `Project ${index}`));
  await openProjectList("/projects/ongoing", long);
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("10001");
  expect(shownNames().length).toBeLessThan(100);
  expect(screen.getByRole("row", { name: /Project 3 / }).getAttribute("aria-rowindex")).toBe("5");
  await userEvent.type(screen.getByRole("searchbox"), "9999");
  expect(shownNames()).toEqual(["Project 9999"]);
  expect(screen.getByRole("table").hasAttribute("aria-rowcount")).toBe(false);
});
