import { expect, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { cable, installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";

const flex = {
  id: "gp1",
  title: "Fjällum Flex R1",
  number: "E 89 605 10",
  extraFields: ["CABLE_MARKING", "VOLTAGE", "CABLE_LENGTH"],
  recipe: "SERIES_RESISTIVE_FLEXIBLE_LENGTH",
  power: null,
  nominalResistance: null,
  resistancePerMetre: 1,
};
const mat = {
  id: "gp2",
  title: "Fjällum Mat 100",
  number: "E 89 608 11",
  extraFields: [],
  recipe: null,
  power: 200,
  nominalResistance: 264.5,
  resistancePerMetre: null,
};

const answerSearch = (environment: MockEnvironment, found: object[], rest: object = {}) =>
  act(async () => {
    const nodes = found.map((product) => ({ __typename: "Product", ...product }));
    const productSearch = { totalCount: nodes.length, hasMore: false, ...rest, nodes };
    environment.mock.resolveMostRecentOperation(() => ({ data: { productSearch } }));
  });

async function search(found: object[], installed = {}) {
  const { environment } = await openInstallationPanel(installed, "&view=products");
  await userEvent.type(screen.getByRole("searchbox"), " 89 605 ");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ query: "89 605", first: 10 });
  await answerSearch(environment, found);
  return environment;
}

test("a product without extra fields is added at once", async () => {
  const environment = await search([mat]);
  await userEvent.click(await screen.findByRole("button", { name: "Add Fjällum Mat 100" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { installationId: "gi1", productId: "gp2", idempotencyKey: expect.any(String) },
  });
});

test("a product tried again after no answer is the same addition; added, the next one like it is another", async () => {
  const environment = await search([mat]);
  const add = await screen.findByRole("button", { name: "Add Fjällum Mat 100" });
  const press = async () => {
    await userEvent.click(add);
    return environment.mock.getMostRecentOperation().request.variables.input.idempotencyKey;
  };
  const first = await press();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(await press()).toBe(first);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { addProduct: { userErrors: [], installation } }),
    ),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Add Fjällum Mat 100" }));
  expect(environment.mock.getMostRecentOperation().request.variables.input.idempotencyKey).not.toBe(first);
});

test("a number that the service refuses has its limit told", async () => {
  const environment = await search([mat]);
  await userEvent.click(await screen.findByRole("button", { name: "Add Fjällum Mat 100" }));
  const tooLarge = { code: "VALUE_INVALID", field: "voltage", min: null, max: 1000 };
  const refused = { addProduct: { installation: null, product: null, userErrors: [tooLarge] } };
  await act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, refused)));
  expect(screen.getByRole("alert").textContent).toContain("Too large: the limit is 1,000.");
});

test("a cable asks for what its recipe needs, requires it, and sends numbers", async () => {
  const environment = await search([flex]);
  await userEvent.click(await screen.findByRole("button", { name: "Add Fjällum Flex R1" }));
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(screen.getByText("All fields are required")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Voltage"), "230");
  await userEvent.type(screen.getByLabelText("Length"), "42,5");
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: {
      installationId: "gi1",
      productId: "gp1",
      voltage: 230,
      cableLength: 42.5,
      idempotencyKey: expect.any(String),
    },
  });
});

test("a fixed length shows its resistance before it is added; a cable shows what its length will give", async () => {
  await search([mat, flex]);
  expect(await screen.findByText("Expected resistance 264.5 Ω")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Add Fjällum Flex R1" }));
  await userEvent.type(screen.getByLabelText("Voltage"), "230");
  await userEvent.type(screen.getByLabelText("Length"), "60");
  expect(screen.getByText("Expected 60.0 Ω, 882 W, 14.7 W/m")).toBeTruthy();
  await userEvent.clear(screen.getByLabelText("Length"));
  await userEvent.type(screen.getByLabelText("Length"), "40");
  expect(screen.getByText(/^33\.1 W\/m is more than such a cable usually gives/)).toBeTruthy();
});

test("a search and a form that were being filled in are open again with what was typed", async () => {
  window.sessionStorage.setItem("draft  product search gi1", '{"typed":"89 605"}');
  window.sessionStorage.setItem("draft  product gi1 gp1", '{"CABLE_LENGTH":"42,5"}');
  const { environment } = await openInstallationPanel({}, "&view=products");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerSearch(environment, [flex]);
  expect((await screen.findByLabelText<HTMLInputElement>("Length")).value).toBe("42,5");
  expect(screen.getByText("What you entered earlier is still here.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(window.sessionStorage.getItem("draft  product gi1 gp1")).toBeNull();
});

test("of many products the first are shown with how many there are, and more are shown when asked for", async () => {
  const { environment } = await openInstallationPanel({}, "&view=products");
  await userEvent.type(screen.getByRole("searchbox"), "mat");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerSearch(environment, [mat, flex], { totalCount: 33, hasMore: true });
  expect(await screen.findByText("2 of 33 products are shown")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ query: "mat", first: 30 });
  await answerSearch(environment, [mat, flex, { ...mat, id: "gp3" }]);
  expect(await screen.findByText("3 products found")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("where the service does not count, it is said that these are the first", async () => {
  const { environment } = await openInstallationPanel({}, "&view=products");
  await userEvent.type(screen.getByRole("searchbox"), "mat");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerSearch(environment, [mat, flex], { totalCount: null, hasMore: true });
  expect(await screen.findByText("The first 2 products")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Show more" })).toBeTruthy();
});

test("equal products are told apart, and a voltage keeps its decimals", async () => {
  const foil = (id: string, length: number) => ({
    ...cable,
    id,
    measurementId: id,
    title: "Fjällum Foil 65",
    recipe: "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH",
    cableMarking: null,
    cableLength: length,
    length,
    voltage: 230.5,
  });
  await openInstallationPanel({ products: [foil("a", 4), foil("b", 4), foil("c", 2.5)] }, "&view=products");
  const names = screen.getAllByRole("button", { name: /^Remove/ }).map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual([
    "Remove Fjällum Foil 65, 10.5\u00a0m in all · no. 1, 4.0\u00a0m",
    "Remove Fjällum Foil 65, 10.5\u00a0m in all · no. 2, 4.0\u00a0m",
    "Remove Fjällum Foil 65, 10.5\u00a0m in all · no. 3, 2.5\u00a0m",
  ]);
  expect(screen.getAllByText(/230\.5.V/)).toHaveLength(3);
});

test("Escape leaves the form, then empties the search, then leaves the products; what was typed is kept", async () => {
  const { environment, router } = await openInstallationPanel({}, "&view=products");
  await userEvent.type(screen.getByRole("searchbox"), "89 605");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerSearch(environment, [flex]);
  const add = () => screen.getByRole("button", { name: "Add Fjällum Flex R1" });
  await userEvent.click(add());
  await userEvent.type(screen.getByLabelText("Length"), "42,5");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByLabelText("Length")).toBeNull();
  expect(document.activeElement).toBe(add());
  await userEvent.click(add());
  expect(screen.getByLabelText<HTMLInputElement>("Length").value).toBe("42,5");
  await userEvent.click(screen.getByRole("searchbox"));
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
  expect(router.state.location.search).toContain("view=products");
  await userEvent.keyboard("{Escape}");
  expect(router.state.location.search).toBe("?installation=i1");
});

test("nothing found says so, and a blank query asks nothing", async () => {
  const environment = await search([]);
  expect(await screen.findByText(/^Product not found/)).toBeTruthy();
  await userEvent.clear(screen.getByRole("searchbox"));
  await waitFor(() => expect(screen.queryByText(/^Product not found/)).toBeNull());
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("foil is expected together with the foil that is there, before it is added", async () => {
  const strip = { ...cable, id: "gm2", recipe: "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH", cableLength: 8, power: 224 };
  const recipe = "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH";
  const foil = { ...flex, title: "Fjällum Foil 65", recipe, extraFields: ["CABLE_LENGTH"], power: 28 };
  await search([{ ...foil, resistancePerMetre: null }], { products: [cable, strip] });
  await userEvent.click(await screen.findByRole("button", { name: "Add Fjällum Foil 65" }));
  await userEvent.type(screen.getByLabelText("Length"), "8");
  const expected = await screen.findByText(/^16.0\sm of foil in all/);
  expect(expected.textContent).toMatch(/expected 118.1\sΩ, 448\sW$/);
});
