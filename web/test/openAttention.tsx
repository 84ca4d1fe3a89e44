import { act, screen } from "@testing-library/react";
import { loadQuery } from "react-relay/hooks";
import query, { type AttentionPageQuery } from "../src/attention/__generated__/AttentionPageQuery.graphql.ts";
import { AttentionPage } from "../src/attention/AttentionPage.tsx";
import type { Features } from "../src/relay/features.tsx";
import { attentionItems as items } from "./attentionItems.ts";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

export type AttentionCount = { kind: string; count: number; putOffCount?: number; putOffUntil: string | null };

/** Opens "Needs attention". `answer` answers its queries; `change` sets the counts of later answers. */
export async function openAttention(initial: AttentionCount[], features: Features = {}) {
  const environment = createEnvironment();
  let counts = initial;
  const loader = () => loadQuery<AttentionPageQuery>(environment, query, {});
  const routes = [
    { path: "/attention", loader, element: <AttentionPage /> },
    { path: "*", element: <p>elsewhere</p> },
  ];
  const router = renderRoutes(environment, routes, "/attention", features);
  await screen.findByRole("heading", { name: "Needs attention" });
  const names = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  const companyOf = (kind: string) => {
    const found = items[kind] ?? [];
    const edges = found.map((node, at) => ({ cursor: `${at}`, node }));
    const known = counts.map((each) => ({ putOffCount: null, ...each }));
    const attention = { waitingCount: 1, counts: known, items: { totalCount: found.length, edges } };
    return { __typename: "Company", id: "c", attention };
  };
  const answer = () =>
    act(async () => {
      for (const operation of environment.mock.getAllOperations()) {
        const company = companyOf(String(operation.request.variables.kind));
        const done = { company, userErrors: [] };
        const root = { viewer: { id: "u", company }, putOffAttention: done, bringBackAttention: done };
        environment.mock.resolve(operation, mockAnswer(operation, root));
      }
    });
  const change = (next: AttentionCount[]) => {
    counts = next;
  };
  return { environment, router, names, answer, change };
}
