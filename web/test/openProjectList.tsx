import { expect } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import type { OperationDescriptor, Variables } from "relay-runtime";
import type { MockEnvironment } from "relay-test-utils";
import { unlessOnlySearchChanged } from "../src/navigation/unlessOnlySearchChanged.ts";
import { countProjects, matchesFilter, projectsNamed, sortedProjects } from "../src/project/listedProjects.ts";
import { ProjectListPage } from "../src/project/ProjectListPage.tsx";
import { projectListLoader } from "../src/project/projectListLoader.ts";
import { readProjectListView } from "../src/project/projectListView.ts";
import type { Features } from "../src/relay/features.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

export const project = (projectId: string, name: string, rest: object = {}) => ({
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
  archived: false,
  ...rest,
});
export type ProjectToList = ReturnType<typeof project>;

export const projects = [
  project("3", "Villa Öberg", { customer: "Hotell AB" }),
  project("1", "Hotell Norrsken", { overdueDays: 20, endDate: "2026-10-31", installationCount: 22 }),
  project("2", "Kvarteret", { status: "SIGNABLE", installationCount: 9 }),
];

/** A service whose projects may change. `isHeld` leaves queries unanswered, `isDown` refuses those of the list. */
export function createListService(
  nodes: readonly ProjectToList[] = projects,
  { hasPages = true, hasWrongCount = false } = {},
) {
  const asked: { name: string; variables: Variables }[] = [];
  const savedViews = null as object[] | null;
  return { nodes, hasPages, hasWrongCount, savedViews, isHeld: false, isDown: false as boolean | Error, asked };
}
export type ListService = ReturnType<typeof createListService>;

const isAsked = ({ name }: { name: string }) =>
  /^(ProjectListPage|GatheredProjectList|fetchProjects|useProjectCounts)Query$/.test(name);

export async function answerList(environment: MockEnvironment, service: ListService) {
  await act(async () => answerQueries(environment, service));
}

function answerQueries({ mock }: MockEnvironment, service: ListService) {
  if (service.isHeld) return;
  for (const operation of mock.getAllOperations().filter(({ request }) => isAsked(request.node.operation))) {
    if (service.isDown) mock.reject(operation, service.isDown === true ? new Error("down") : service.isDown);
    else mock.resolve(operation, answerOf(service, operation));
  }
}

export function answerOf({ nodes, hasPages, hasWrongCount, savedViews }: ListService, operation: OperationDescriptor) {
  const { variables } = operation.request;
  const listed = nodes.filter(({ archived }) => archived === variables.archived);
  const allProjects = { totalCount: listed.length, isTruncated: false, hasWrongCount, nodes: listed };
  const projectPages = { page: hasPages ? { ...pageOf(listed, variables), hasWrongCount } : null };
  return mockAnswer(operation, {
    viewer: { id: "u", savedViews, company: { id: "c", allProjects, projectPages } },
  });
}

const columns = {
  NAME: "name",
  INSTALLATION_COUNT: "installations",
  START_DATE: "startDate",
  END_DATE: "endDate",
  CUSTOMER: "customer",
} as const;

function pageOf(listed: readonly ProjectToList[], variables: Variables) {
  const { name, state, filter, orderBy = { field: "NAME", direction: "ASC" }, offset = 0, first = 50 } = variables;
  const column = columns[orderBy.field as keyof typeof columns];
  const direction = orderBy.direction === "ASC" ? "ascending" : "descending";
  const named = projectsNamed(sortedProjects(listed, { column, direction }, "en"), name ?? "", "en");
  const status =
    state && readProjectListView(new URLSearchParams({ status: state.toLowerCase().replace("_", "-") })).status;
  const { customer = "", endsFrom = "" } = filter ?? {};
  const filtered = named.filter(
    (each) => each.customer.includes(customer ?? "") && (each.endDate ?? "") >= (endsFrom ?? ""),
  );
  const found = filtered.filter((each) => matchesFilter(each, status));
  const nodes = found.slice(offset, offset + first);
  return { totalCount: found.length, states: countProjects(listed, filtered), nodes };
}

export function startProjectList(
  address = "/projects/ongoing",
  service = createListService(),
  features: Features = {},
) {
  const environment = createEnvironment();
  const network = environment.getNetwork();
  const { execute } = network;
  network.execute = (request, variables, ...rest) => {
    if (isAsked(request)) {
      if (request.name !== "useProjectCountsQuery") service.asked.push({ name: request.name, variables });
      setTimeout(() => answerQueries(environment, service));
    }
    return execute(request, variables, ...rest);
  };
  const list = (name: "ongoing" | "archived") => ({
    path: `/projects/${name}`,
    loader: projectListLoader(environment, name === "archived"),
    shouldRevalidate: unlessOnlySearchChanged,
    element: <ProjectListPage />,
  });
  const router = renderRoutes(
    environment,
    [list("ongoing"), list("archived"), { path: "*", element: <p>elsewhere</p> }],
    address,
    features,
  );
  // The service answers while a test waits, which is outside of React's act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  return { environment, router };
}

type Offered = Pick<Features, "projectImport" | "projectFilters" | "batches">;

export async function openProjectList(
  address?: string,
  nodes: readonly ProjectToList[] = projects,
  {
    projectImport,
    projectFilters,
    batches,
    ...options
  }: Offered & { hasPages?: boolean; hasWrongCount?: boolean } = {},
) {
  const service = createListService(nodes, options);
  const started = startProjectList(address, service, { projectImport, projectFilters, batches });
  await screen.findByText(/^(\d[\d,]* of )?\d[\d,]* projects?$/);
  return { ...started, service };
}

export const shownNames = () => screen.getAllByRole("link").map((link) => link.textContent);

/** Waits until exactly these projects are shown and no others are loading. */
export const expectNames = (names: readonly string[]) =>
  waitFor(() => {
    expect(screen.queryAllByRole("link").map((link) => link.textContent)).toEqual(names);
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
  });
