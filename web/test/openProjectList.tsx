import { expect } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { loadQuery } from "react-relay/hooks";
import type { MockEnvironment } from "relay-test-utils";
import { unlessOnlySearchChanged } from "../src/navigation/unlessOnlySearchChanged.ts";
import query, { type ProjectListPageQuery } from "../src/project/__generated__/ProjectListPageQuery.graphql.ts";
import { ProjectListPage } from "../src/project/ProjectListPage.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

/** A project as the list shows it. */
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
  ...rest,
});

export const projects = [
  project("3", "Villa Öberg", { customer: "Hotell AB" }),
  project("1", "Hotell Norrsken", { overdueDays: 20, endDate: "2026-10-31", installationCount: 22 }),
  project("2", "Kvarteret", { status: "SIGNABLE", installationCount: 9 }),
];

/** Opens the ongoing projects, whose query is on its way. */
export function startProjectList(address = "/projects/ongoing") {
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

/** Opens the ongoing projects, and answers their query. */
export async function openProjectList(address?: string, nodes = projects) {
  const started = startProjectList(address);
  await screen.findByRole("heading", { name: "Ongoing projects" });
  expect(started.environment.mock.getMostRecentOperation().request.variables).toEqual({ archived: false });
  await answerProjectList(started.environment, nodes);
  return started;
}

export async function answerProjectList(environment: MockEnvironment, nodes = projects) {
  const allProjects = { totalCount: nodes.length, isTruncated: false, nodes };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { viewer: { id: "u", company: { id: "c", allProjects } } }),
    ),
  );
}

/** The projects that are shown, in their order. */
export const shownNames = () => screen.getAllByRole("link").map((link) => link.textContent);
