import { beforeEach, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadQuery } from "react-relay/hooks";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { unlessOnlySearchChanged } from "../navigation/unlessOnlySearchChanged.ts";
import query, { type ProjectListPageQuery } from "./__generated__/ProjectListPageQuery.graphql.ts";
import { ProjectListPage } from "./ProjectListPage.tsx";

const project = (projectId: string, name: string, rest: object = {}) => ({
  id: `g${projectId}`,
  projectId,
  name,
  city: "Umeå",
  customer: "Brf Ripan",
  startDate: "2026-05-01",
  endDate: null,
  installationCount: 2,
  status: "IN_PROGRESS",
  overdueDays: 0,
  undeliveredCertificateCount: null,
  ...rest,
});

const projects = [
  project("3", "Villa Öberg", { customer: "Hotell AB" }),
  project("1", "Hotell Norrsken", { overdueDays: 20, endDate: "2026-10-31", installationCount: 22 }),
  project("2", "Kvarteret", { status: "SIGNABLE", installationCount: 9 }),
];

function start(address = "/projects/ongoing") {
  const environment = createEnvironment();
  const router = renderRoutes(
    environment,
    [
      {
        path: "/projects/ongoing",
        loader: () => loadQuery<ProjectListPageQuery>(environment, query, { archived: false }),
        shouldRevalidate: unlessOnlySearchChanged,
        element: <ProjectListPage />,
      },
      { path: "*", element: <p>elsewhere</p> },
    ],
    address,
  );
  return { environment, router };
}

async function open(address?: string, nodes = projects) {
  const started = start(address);
  await screen.findByRole("heading", { name: "Ongoing projects" });
  expect(started.environment.mock.getMostRecentOperation().request.variables).toEqual({ archived: false });
  const allProjects = { totalCount: nodes.length, isTruncated: false, nodes };
  await act(async () =>
    started.environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { viewer: { id: "u", company: { id: "c", allProjects } } }),
    ),
  );
  return started;
}

beforeEach(() => localStorage.clear());

const names = () => screen.getAllByRole("link").map((link) => link.textContent);

test("lists by name; a header sorts, and turns the order round in the address", async () => {
  const { router } = await open();
  expect(names()).toEqual(["Hotell Norrsken", "Kvarteret", "Villa Öberg"]);
  const count = screen.getByRole("columnheader", { name: "Installations" });
  await userEvent.click(screen.getByRole("button", { name: "Installations" }));
  expect(count.getAttribute("aria-sort")).toBe("ascending");
  expect(names()).toEqual(["Villa Öberg", "Kvarteret", "Hotell Norrsken"]);
  await userEvent.click(screen.getByRole("button", { name: "Installations" }));
  expect(count.getAttribute("aria-sort")).toBe("descending");
  expect(router.state.location.search).toBe("?sort=installations&order=descending");
});

test("the slash moves to the search, which looks at names only", async () => {
  await open();
  await userEvent.keyboard("/HOTELL");
  expect(names()).toEqual(["Hotell Norrsken"]);
  expect(screen.getByText("1 of 3 projects")).toBeTruthy();
});

test("with shortcuts switched off the slash moves nothing", async () => {
  localStorage.setItem("shortcuts", "off");
  await open();
  const search = screen.getByRole("searchbox");
  await userEvent.keyboard("/HOTELL");
  expect(document.activeElement).not.toBe(search);
  expect(search.hasAttribute("aria-keyshortcuts")).toBe(false);
  expect(names()).toHaveLength(3);
});

test("nothing found says so; clearing brings all back, and the archived ones are a link away", async () => {
  await open("/projects/ongoing?q=Rippan");
  expect(screen.getByRole("heading", { name: "No project is called “Rippan”" })).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/projects/archived?q=Rippan");
  await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(names()).toHaveLength(3);
});

test("the chips count the states and leave only the chosen one", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Overdue 1" }));
  expect(names()).toEqual(["Hotell Norrsken"]);
  expect(screen.getByText("20 days ago")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Overdue 1" }).getAttribute("aria-pressed")).toBe("true");
});

test("a chip leaves the projects with a certificate that could not be delivered, while there are any", async () => {
  const failed = project("4", "Villa Al", { status: "COMPLETED", undeliveredCertificateCount: 2 });
  const { router } = await open(undefined, [...projects, failed]);
  await userEvent.click(screen.getByRole("button", { name: "Could not be delivered 1" }));
  expect(names()).toEqual(["Villa Al"]);
  expect(screen.getByRole("row", { name: /Villa Al/ }).textContent).toContain("Could not be delivered");
  expect(router.state.location.search).toBe("?status=undelivered");
});

test("with every certificate delivered there is no chip for those that were not", async () => {
  await open();
  expect(screen.queryByRole("button", { name: /delivered/ })).toBeNull();
});

test("a project is opened in its list", async () => {
  const { router } = await open();
  expect(screen.getAllByText("No end date")).toHaveLength(2);
  await userEvent.click(screen.getByRole("link", { name: "Kvarteret" }));
  expect(router.state.location.pathname).toBe("/projects/ongoing/2");
});

test("an archived project is told on the list, and taken back on demand", async () => {
  const { environment, router } = start("/elsewhere");
  const movedProject = { id: "g9", name: "Villa Al", wasArchived: false };
  await act(async () => router.navigate("/projects/ongoing", { state: { movedProject } }));
  expect((await screen.findByText("Villa Al")).closest("p")?.textContent).toBe("Villa Al was archived. ");
  const undo = screen.getByRole("button", { name: "Undo" });
  await userEvent.click(undo);
  const sent = environment.mock.getMostRecentOperation();
  expect([sent.request.node.operation.name, sent.request.variables]).toEqual([
    "useActivateProjectMutation",
    { input: { projectId: "g9" } },
  ]);
  await act(async () => environment.mock.reject(sent, new Error("down")));
  expect(screen.getByText(/It could not be undone/)).toBeTruthy();
  await userEvent.click(undo);
  const activateProject = { project: null, userErrors: [] };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { activateProject })),
  );
  expect(await screen.findByText(/is back among the ongoing projects/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Ongoing projects" }));
  const fetched = environment.mock.getAllOperations().map(({ request }) => request.variables);
  expect(fetched).toContainEqual({ archived: true });
});

test("what was told of an archived project does not come back with the browser's history", async () => {
  const { router } = start("/elsewhere");
  const movedProject = { id: "g9", name: "Villa Al", wasArchived: false };
  await act(async () => router.navigate("/projects/ongoing", { state: { movedProject } }));
  expect(await screen.findByText("Villa Al")).toBeTruthy();
  await act(async () => router.navigate("/elsewhere"));
  await act(async () => router.navigate(-1));
  expect(await screen.findByRole("heading", { name: "Ongoing projects" })).toBeTruthy();
  expect(screen.queryByText("Villa Al")).toBeNull();
});

test("a failure stays in the list's place and tries again", async () => {
  const { environment } = start();
  await screen.findByRole("heading", { name: "Ongoing projects" });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  expect(screen.getByRole("alert").textContent).toContain("The projects could not be fetched");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});

test("with no project yet the empty list offers to make the first one", async () => {
  await open("/projects/ongoing", []);
  expect(screen.getByRole("heading", { name: "No ongoing projects" })).toBeTruthy();
  const [inHead, inList] = screen.getAllByRole("button", { name: "New project" });
  expect(inHead).not.toBe(inList);
  await userEvent.click(inList as HTMLElement);
  expect(await screen.findByRole("dialog", { name: "New project" })).toBeTruthy();
});

test("who belongs to no company is told so instead of being offered a project that nobody could make", async () => {
  const { environment } = start();
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
  await open("/projects/ongoing", long);
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("10001");
  expect(names().length).toBeLessThan(100);
  expect(screen.getByRole("row", { name: /Project 3 / }).getAttribute("aria-rowindex")).toBe("5");
  await userEvent.type(screen.getByRole("searchbox"), "9999");
  expect(names()).toEqual(["Project 9999"]);
  expect(screen.getByRole("table").hasAttribute("aria-rowcount")).toBe(false);
});
