import { act, screen } from "@testing-library/react";
import query, { type HistoryPageQuery } from "../src/history/__generated__/HistoryPageQuery.graphql.ts";
import { HistoryPage } from "../src/history/HistoryPage.tsx";
import { filterOfAddress } from "../src/history/historyView.ts";
import type { Features } from "../src/relay/features.tsx";
import { networkOnly } from "../src/relay/queryLoader.ts";
import { startQuery } from "../src/relay/startQuery.ts";
import { Refreshed } from "./comeBack.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

export const place = (restId: string, title: string | null, isRemoved = false) => ({ restId, title, isRemoved });
const anders = { kind: "USER", nodeId: "u2", name: "Anders Öberg" };
export const change = (field: string, from: string | null, to: string | null, rest: object = {}) => ({
  ...{ field, from, to, stepNumber: null, fromName: null, toName: null, isErased: false },
  ...rest,
});
export const entry = (sequence: number, action: string, rest: object = {}) => ({
  cursor: `${sequence}`,
  node: {
    sequence,
    at: "2026-07-01T10:42:00.000Z",
    action,
    via: "WEB",
    actor: anders,
    project: place("p1", "Solbacken 4"),
    folder: place("f1", "Plan 1"),
    installation: place("i1", "Badrum"),
    user: null,
    templateName: null,
    certificateNumber: null,
    product: null,
    changes: [],
    items: [],
    ...rest,
  },
});
export const measured = entry(9, "STEP_CHANGED", {
  product: { title: "Flex R1", stepLabel: "after laying" },
  changes: [change("MEASUREMENT_RESISTANCE", "131", "134.25", { stepNumber: 2 })],
});

export async function openHistory(address = "/history", features: Features = {}) {
  const environment = createEnvironment();
  const loader = ({ request }: { request: Request }) =>
    startQuery<HistoryPageQuery>(environment, query, { filter: filterOfAddress(request.url) }, networkOnly);
  const element = (
    <Refreshed>
      <HistoryPage />
    </Refreshed>
  );
  const router = renderRoutes(
    environment,
    [
      { path: "/history", loader, element },
      { path: "*", element: <p>elsewhere</p> },
    ],
    address,
    features,
  );
  await screen.findByRole("heading", { name: "History" });
  const asked = () => environment.mock.getMostRecentOperation().request.variables;
  const answer = (edges: object[], { totalCount = edges.length, company = {} } = {}) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) => {
        const pageInfo = { endCursor: "c", hasNextPage: edges.length < totalCount };
        const people = { nodes: [{ id: "u2", firstName: "Anders", lastName: "Öberg" }] };
        const history = { totalCount, edges, pageInfo };
        const own = { viewerCanReadHistory: true, historyCheck: null };
        const found = { __typename: "Company", id: "c", ...own, people, history, ...company };
        return mockAnswer(operation, { viewer: { id: "u", company: found }, node: found });
      }),
    );
  return { environment, router, asked, answer };
}
export const told = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

/** Finds changes by their text. A single change is in the line of its event. The new value is a child element. */
export const changeLines = (words: string) =>
  [...document.querySelectorAll("li, li > div > p > span + span")].filter(
    ({ textContent }) => textContent.replace(/\s+/g, " ") === words,
  );
