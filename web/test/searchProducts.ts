import { expect } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { openInstallationPanel } from "./openInstallationPanel.tsx";

/** A cable that is cut to length. */
export const flex = {
  id: "gp1",
  title: "Fjällum Flex R1",
  number: "E 89 605 10",
  articleNumber: "E 89 605 10",
  snro: "91 204 61",
  elNumber: "1041261",
  gtin: "9520089605107",
  extraFields: ["CABLE_MARKING", "VOLTAGE", "CABLE_LENGTH"],
  recipe: "SERIES_RESISTIVE_FLEXIBLE_LENGTH",
  power: null,
  nominalResistance: null,
  resistancePerMetre: 1,
  length: null,
  minResistance: 0.95,
  maxResistance: 1.1,
};
/** A product of fixed length. */
export const mat = {
  id: "gp2",
  title: "Fjällum Mat 100",
  number: "E 89 608 11",
  articleNumber: "E 89 608 11",
  snro: "91 204 31",
  elNumber: "1041231",
  gtin: "9520089608115",
  extraFields: [],
  recipe: null,
  power: 200,
  nominalResistance: 264.5,
  resistancePerMetre: null,
  length: 4,
  minResistance: 251.3,
  maxResistance: 291,
};

export function resolveSearch(environment: MockEnvironment, found: object[], rest: object = {}) {
  const nodes = found.map((product) => ({ __typename: "Product", ...product }));
  const productSearch = { totalCount: nodes.length, hasMore: false, ...rest, nodes };
  environment.mock.resolveMostRecentOperation(() => ({ data: { productSearch } }));
}

export const answerSearch = (...answer: Parameters<typeof resolveSearch>) => act(async () => resolveSearch(...answer));

/** Opens an installation's products and searches; `found` are the results. */
export async function searchProducts(found: object[], installed = {}) {
  const { environment } = await openInstallationPanel(installed, "&view=products");
  await userEvent.type(screen.getByRole("searchbox"), " 89 605 ");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ query: "89 605", first: 10 });
  await answerSearch(environment, found);
  return environment;
}
