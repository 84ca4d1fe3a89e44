import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import {
  answerList,
  answerOf,
  expectNames,
  openProjectList,
  project,
  projects,
  shownNames,
} from "../../test/openProjectList.tsx";

beforeEach(() => localStorage.clear());

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => project(`${index}`, `Project ${`${index}`.padStart(4, "0")}`));
const offsets = (asked: readonly { variables: { offset?: number } }[]) =>
  asked.map(({ variables }) => variables.offset);

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
    head.getBoundingClientRect = () => ({ bottom: -row * 48 }) as DOMRect;
    fireEvent.scroll(window);
  };
  expect(offsets(service.asked)).toEqual([0]);
  for (const row of [400, 800, 1210]) scrollTo(row);
  expect(await screen.findByRole("link", { name: "Project 1210" })).toBeTruthy();
  expect(offsets(service.asked)).toEqual([0, 1150, 1200]);
  expect(screen.getByRole("row", { name: /Project 1210 / }).getAttribute("aria-rowindex")).toBe("1212");
});

test("Ctrl P fetches the first 500 rows of a longer list before it prints", async () => {
  window.print = jest.fn();
  const { environment, service } = await openProjectList("/projects/ongoing", many(600));
  expect(shownNames().length).toBeLessThan(60);
  await userEvent.keyboard("{Control>}p{/Control}");
  await answerList(environment, service);
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  expect(shownNames()).toHaveLength(500);
  expect(offsets(service.asked)).toEqual([0, 50, 100, 150, 200, 250, 300, 350, 400, 450]);
  expect(screen.getByText("These are the first 500 of 600 rows. “Save as CSV” has all of them.")).toBeTruthy();
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

test("tells a failed search above the previous rows, and the next search clears the message", async () => {
  const { service } = await openProjectList();
  service.isDown = true;
  await userEvent.keyboard("/v");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The list could not be updated");
  expect(screen.getByRole("table").compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
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

function pageUnderWay({ mock }: MockEnvironment, offset: number) {
  const found = mock.getAllOperations().find(({ request }) => request.variables.offset === offset);
  if (!found) throw new Error(`The page at ${offset} is not asked for.`);
  return found;
}

test("a list that the service fails to bring up to date keeps its rows", async () => {
  const { router, environment, service } = await openProjectList();
  await userEvent.click(screen.getByRole("link", { name: "Kvarteret" }));
  service.isHeld = true;
  await act(async () => router.navigate(-1));
  await waitFor(() => expect(service.asked).toHaveLength(2));
  const operation = pageUnderWay(environment, 0);
  const { data } = mockAnswer(operation, {
    viewer: { id: "u", savedViews: null, company: { id: "c", projectPages: { page: null } } },
  });
  const errors = [{ message: "down", path: ["viewer", "company", "projectPages", "page"] }];
  await act(async () => environment.mock.resolve(operation, { data, errors }));
  expect(shownNames()).toHaveLength(3);
});

test("a page that is slow to come keeps no other one waiting", async () => {
  const { environment, service } = await openProjectList("/projects/ongoing", many(120));
  service.isHeld = true;
  await waitFor(() => expect(service.asked).toHaveLength(3));
  service.isHeld = false;
  const last = pageUnderWay(environment, 100);
  await act(async () => environment.mock.resolve(last, answerOf(service, last)));
  await waitFor(() => expect(shownNames()).toContain("Project 0119"));
});
