import { act, screen } from "@testing-library/react";
import { loadQuery } from "react-relay/hooks";
import query, { type FiguresPageQuery } from "../src/figures/__generated__/FiguresPageQuery.graphql.ts";
import { FiguresPage } from "../src/figures/FiguresPage.tsx";
import { figuresDaysOfAddress } from "../src/figures/figuresView.ts";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

export const counts = (activated: number, rest: object = {}) => ({
  ...{ activated, sent: activated - 1, rooms: 2 * activated, medianDays: 21, percentile90Days: 60 },
  ...{ judgedValues: 80, outsideValues: 2 },
  ...rest,
});
const nothing = counts(0, { sent: 0, medianDays: null, percentile90Days: null, judgedValues: 0, outsideValues: 0 });
const ylva = counts(1, { medianDays: 1, percentile90Days: 1, judgedValues: 0, outsideValues: 0 });
export const full = {
  total: counts(5),
  months: [
    { month: "2026-01", counts: counts(4) },
    { month: "2026-03", counts: counts(1) },
  ],
  installers: [
    { nodeId: "u1", name: "Anders Öberg", counts: counts(4) },
    { nodeId: "u2", name: "Ylva Öhman", counts: ylva },
  ],
};
export const empty = { total: nothing, months: [], installers: [] };

export async function openFigures(address = "/figures", features = {}) {
  const environment = createEnvironment();
  const loader = ({ request }: { request: Request }) =>
    loadQuery<FiguresPageQuery>(environment, query, figuresDaysOfAddress(request.url));
  const router = renderRoutes(environment, [{ path: "/figures", loader, element: <FiguresPage /> }], address, features);
  await screen.findByRole("heading", { name: "Figures" });
  const asked = () => environment.mock.getMostRecentOperation().request.variables;
  const answer = (figures: object | null, { canRead = true, before = null as object | null } = {}) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) => {
        const company = {
          __typename: "Company",
          id: "c",
          viewerCanReadFigures: canRead,
          figures,
          figuresBefore: before,
        };
        return mockAnswer(operation, { viewer: { id: "u", company } });
      }),
    );
  return { environment, router, asked, answer };
}
