import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadQuery } from "react-relay/hooks";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import query, { type AttentionPageQuery } from "./__generated__/AttentionPageQuery.graphql.ts";
import { AttentionPage } from "./AttentionPage.tsx";

const step = (at: number) => ({
  cursor: `${at}`,
  node: { itemId: null, since: "2026-07-01T10:42:00.000Z", installation: { restId: `i${at}`, title: `Room ${at}` } },
});

async function open() {
  const environment = createEnvironment();
  const waiting = { count: 7 };
  const loader = () => loadQuery<AttentionPageQuery>(environment, query, {});
  const router = renderRoutes(environment, [{ path: "/", loader, element: <AttentionPage /> }], "/");
  await screen.findByRole("heading", { name: "Needs attention" });
  const answer = () =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) => {
        const { count } = waiting;
        const { first = 0, after } = operation.request.variables;
        const from = after ? Number(after) + 1 : 0;
        const edges = Array.from({ length: Math.min(first, count - from) }, (_, at) => step(from + at));
        const pageInfo = { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: from + edges.length < count };
        const counts = [{ kind: "STEP_LEFT", count, putOffUntil: null }];
        const items = { totalCount: count, edges, pageInfo };
        const company = { __typename: "Company", id: "c", attention: { waitingCount: count, counts, items } };
        return mockAnswer(operation, { viewer: { id: "u", company }, node: company });
      }),
    );
  await answer();
  await answer();
  return { environment, waiting, answer, comeBack: () => act(async () => router.revalidate()) };
}
const lines = () => screen.getAllByRole("listitem").length;

test("on return the items are asked for again after the counts, as many as were shown; a failure leaves them", async () => {
  const { environment, waiting, answer, comeBack } = await open();
  await userEvent.click(screen.getByRole("button", { name: /^Show more/ }));
  await answer();
  waiting.count = 2;
  await comeBack();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  expect([environment.mock.getAllOperations().length, lines()]).toEqual([0, 7]);
  await comeBack();
  await answer();
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ kind: "STEP_LEFT", first: 7 });
  await answer();
  expect(lines()).toBe(2);
});
