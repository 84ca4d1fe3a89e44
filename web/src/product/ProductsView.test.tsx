import { expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { cable, installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { flex, mat, searchProducts } from "../../test/searchProducts.ts";

test("a product without extra fields is added at once", async () => {
  const environment = await searchProducts([mat]);
  await userEvent.click(await screen.findByRole("button", { name: "Add Fjällum Mat 100" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { installationId: "gi1", productId: "gp2", idempotencyKey: expect.any(String) },
  });
});

test("a product tried again after no answer, and by a second click, is the same addition; a later click is another", async () => {
  const now = jest.spyOn(Date, "now").mockReturnValue(10_000);
  const environment = await searchProducts([mat]);
  const press = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Add Fjällum Mat 100" }));
    return environment.mock.getMostRecentOperation().request.variables.input.idempotencyKey;
  };
  const answer = () =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        mockAnswer(operation, { addProduct: { userErrors: [], installation } }),
      ),
    );
  const first = await press();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  now.mockReturnValue(20_000);
  expect(await press()).toBe(first);
  await answer();
  now.mockReturnValue(20_900);
  expect(await press()).toBe(first);
  await answer();
  now.mockReturnValue(22_000);
  expect(await press()).not.toBe(first);
  now.mockRestore();
});

test("a found product that the room has already says so", async () => {
  await searchProducts([mat, flex], { products: [{ ...cable, catalogueProductId: mat.id }] });
  const [first, second] =
    (await screen.findByRole("button", { name: "Add Fjällum Mat 100" })).closest("ul")?.querySelectorAll("li") ?? [];
  expect(first?.textContent).toContain("Already in the room");
  expect(second?.textContent).not.toContain("Already in the room");
});

test("a number that the service refuses has its limit told", async () => {
  const environment = await searchProducts([mat]);
  await userEvent.click(await screen.findByRole("button", { name: "Add Fjällum Mat 100" }));
  const tooLarge = { code: "VALUE_INVALID", path: ["voltage"], min: null, max: 1000 };
  const refused = { addProduct: { installation: null, product: null, userErrors: [tooLarge] } };
  await act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, refused)));
  expect(screen.getByRole("alert").textContent).toContain("Too large: the limit is 1,000.");
});

test("a cable asks for what its recipe needs, requires it, and sends numbers", async () => {
  const environment = await searchProducts([flex]);
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
  await searchProducts([mat, flex]);
  expect(await screen.findByText("264.5 Ω")).toBeTruthy();
  expect(screen.getByText("251.3–291.0 Ω")).toBeTruthy();
  expect(screen.getByText("200 W")).toBeTruthy();
  expect(screen.getByText("0.95–1.10 Ω/m")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Add Fjällum Flex R1" }));
  await userEvent.type(screen.getByLabelText("Voltage"), "230");
  await userEvent.type(screen.getByLabelText("Length"), "60");
  expect(screen.getByText("Expected 60.0 Ω, 882 W, 14.7 W/m")).toBeTruthy();
  await userEvent.clear(screen.getByLabelText("Length"));
  await userEvent.type(screen.getByLabelText("Length"), "40");
  expect(screen.getByText(/^33\.1 W\/m is more than such a cable usually gives/)).toBeTruthy();
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

test("foil is expected together with the foil that is there, before it is added", async () => {
  const strip = { ...cable, id: "gm2", recipe: "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH", cableLength: 8, power: 224 };
  const recipe = "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH";
  const foil = { ...flex, title: "Fjällum Foil 65", recipe, extraFields: ["CABLE_LENGTH"], power: 28 };
  await searchProducts([{ ...foil, resistancePerMetre: null }], { products: [cable, strip] });
  await userEvent.click(await screen.findByRole("button", { name: "Add Fjällum Foil 65" }));
  await userEvent.type(screen.getByLabelText("Length"), "8");
  const expected = await screen.findByText(/^16.0\sm of foil in all/);
  expect(expected.textContent).toMatch(/expected 118.1\sΩ, 448\sW$/);
});
