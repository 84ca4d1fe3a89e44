import { expect, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadQuery } from "react-relay/hooks";
import { createEnvironment } from "../../../test/createEnvironment.ts";
import { mockAnswer } from "../../../test/mockAnswer.ts";
import { renderRoutes } from "../../../test/renderRoutes.tsx";
import query, { type FaultListPageQuery } from "./__generated__/FaultListPageQuery.graphql.ts";
import { FaultListPage } from "./FaultListPage.tsx";
import { readFaultListView } from "./faultListView.ts";

const edge = (faultReportId: string, text: string, more: object = {}) => ({
  cursor: faultReportId,
  ...{ certificateNumber: "FG 1", projectName: "Solbacken", folderName: "Plan 1", customer: "Ek AB", rooms: ["Hall"] },
  node: {
    ...{ __typename: "FaultReport", faultReportId, text, name: "Gun Lindmark", phone: "070-555 07 31", email: null },
    ...{ reportedAt: "2026-11-20T08:40:00.000Z", state: "NEW", changes: [], ...more },
  },
});

async function open(edges: object[], { totalCount = edges.length, hasNextPage = false } = {}) {
  const environment = createEnvironment();
  const route = {
    path: "/faults",
    loader: ({ request }: { request: Request }) =>
      loadQuery<FaultListPageQuery>(environment, query, readFaultListView(new URL(request.url).searchParams)),
    Component: FaultListPage,
  };
  const router = renderRoutes(environment, [route], "/faults", { faultReports: true });
  const answer = (rows: object[], more: object = {}) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        mockAnswer(operation, {
          viewer: {
            id: "u",
            company: {
              id: "c",
              faultReports: { totalCount, edges: rows, pageInfo: { hasNextPage, endCursor: "r1" }, ...more },
            },
          },
          node: {
            __typename: "Company",
            id: "c",
            faultReports: { totalCount, edges: rows, pageInfo: { hasNextPage: false, endCursor: null }, ...more },
          },
        }),
      ),
    );
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answer(edges);
  await screen.findByRole("heading", { name: "Fault reports" });
  const variables = () => environment.mock.getMostRecentOperation().request.variables;
  return { environment, router, answer, variables };
}

const rows = () => screen.getAllByRole("row").slice(1);

test("closed reports stand in the list, and each row opens its case", async () => {
  const changes = [{ at: "2026-11-21T09:00:00.000Z", by: "Jonas Bergkvist" }];
  await open([edge("r2", "The bath is cold"), edge("r1", "The hall is cold", { state: "CLOSED", changes })]);
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^The bath is coldFG 1 · HallEk ABPlan 1, Solbacken.*2026-11-20New$/),
    expect.stringMatching(/Closed2026-11-21, Jonas Bergkvist$/),
  ]);
  expect(screen.getByRole("link", { name: "The hall is cold" }).getAttribute("href")).toBe(
    "/certificates/FG%201/faults/r1",
  );
});

test("a state that is chosen stands in the address and in the request", async () => {
  const { router, environment, answer, variables } = await open([edge("r1", "The hall is cold")]);
  await userEvent.click(screen.getByRole("button", { name: "Closed" }));
  expect(router.state.location.search).toBe("?state=CLOSED");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(variables().states).toEqual(["CLOSED"]);
  await answer([]);
  expect(screen.getByText("No report in this state")).toBeTruthy();
});

test("more reports are fetched behind the last one", async () => {
  const { answer, variables } = await open([edge("r1", "The hall is cold")], { totalCount: 2, hasNextPage: true });
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(variables().after).toBe("r1");
  await answer([edge("r0", "The bath is cold")]);
  expect(rows()).toHaveLength(2);
  expect(screen.getByText("2 of 2")).toBeTruthy();
});
