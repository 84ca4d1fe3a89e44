import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { cable, installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { answerSearch, flex, mat } from "../../test/searchProducts.ts";

const inputOf = (environment: MockEnvironment) => environment.mock.getMostRecentOperation().request.variables.input;
const open = (found = {}) =>
  openInstallationPanel({ products: [cable], ...found }, "&view=products", { productChanges: true });
const answer = (environment: MockEnvironment, found: object) =>
  act(async () => environment.mock.resolveMostRecentOperation((asked) => mockAnswer(asked, found)));

test("its marking is entered, which a fixed length is added without", async () => {
  const { environment } = await open();
  await userEvent.click(screen.getByRole("button", { name: /^Enter cable marking/ }));
  await userEvent.keyboard(" FJ 20 0412 {Enter}");
  expect(inputOf(environment)).toEqual({ installedProductId: "gm1", cableMarking: "FJ 20 0412" });
  const products = [{ ...cable, cableMarking: "FJ 20 0412" }];
  await answer(environment, {
    updateInstalledProduct: { userErrors: [], installation: { ...installation, products } },
  });
  expect(screen.getByText(/^E 89 607 03 · FJ 20 0412/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^Change cable marking/ }));
  await userEvent.clear(screen.getByLabelText(/^Cable marking/));
  await userEvent.keyboard("{Enter}");
  expect(inputOf(environment)).toEqual({ installedProductId: "gm1", cableMarking: null });
});

test("it is exchanged for another one, or the reason is told why not", async () => {
  const { environment } = await open();
  await userEvent.click(screen.getByRole("button", { name: "Exchange Fjällum Cable 20, 30 m" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Exchange the product" }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole("searchbox")));
  await userEvent.keyboard("mat");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerSearch(environment, [mat]);
  const status = dialog.getAllByRole("status").at(-1);
  await userEvent.click(await dialog.findByRole("button", { name: "Choose Fjällum Mat 100" }));
  const submit = dialog.getByRole("button", { name: "Exchange" });
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Cable marking/));
  const rows = dialog.getAllByRole("row").map((row) => row.textContent);
  expect(rows.slice(1, 5)).toEqual([
    "ProductFjällum Cable 20, 30 mFjällum Mat 100",
    "Length30.0\u00a0m4.0\u00a0m",
    "Power600\u00a0W200\u00a0W",
    "Resistance limits83.8–97.0\u00a0Ω251.3–291.0\u00a0Ω",
  ]);
  expect(status?.textContent).toBe("1 of 1 measured resistance will be outside the limits.");
  const judged = within(dialog.getByRole("table", { name: "1 value is judged differently" }));
  expect(judged.getAllByRole("row").at(-1)?.textContent).toBe(
    "Before laying88.4\u00a0ΩWithin the limitsOutside the limits",
  );
  await userEvent.type(dialog.getByLabelText(/^Cable marking/), "FM 100 77");
  await userEvent.click(submit);
  expect(inputOf(environment)).toEqual({ installedProductId: "gm1", productId: "gp2", cableMarking: "FM 100 77" });
  const refused = { installation: null, userErrors: [{ code: "PRODUCT_MEASURED_OTHERWISE" }] };
  await answer(environment, { updateInstalledProduct: refused });
  expect(dialog.getByRole("alert").textContent).toContain("It is measured by other values");
  await userEvent.click(submit);
  const products = [{ ...cable, catalogueProductId: "gp2", title: "Fjällum Mat 100", cableMarking: "FM 100 77" }];
  await answer(environment, {
    updateInstalledProduct: { userErrors: [], installation: { ...installation, products, steps: [] } },
  });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText(/was exchanged/).textContent?.trim()).toBe(
    "Fjällum Cable 20, 30 m was exchanged for Fjällum Mat 100.",
  );
});

test.each([
  ["kept", "{Enter}", {}],
  ["taken away by an emptied field alone", "{Backspace}{Enter}", { cableMarking: null }],
])("the marking is %s", async (_, keys, marking) => {
  const { environment } = await open({ products: [{ ...cable, cableMarking: "FM 20 4711" }] });
  await userEvent.click(screen.getByRole("button", { name: /^Exchange Fjällum Cable/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Exchange the product" }));
  await userEvent.type(dialog.getByRole("searchbox"), "mat");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerSearch(environment, [mat]);
  (await dialog.findByRole("button", { name: "Choose Fjällum Mat 100" })).focus();
  await userEvent.keyboard(`{Enter}${keys}`);
  expect(inputOf(environment)).toEqual({ installedProductId: "gm1", productId: "gp2", ...marking });
});

test("a product that is measured otherwise is refused in its row, and the chosen one is kept over a reload", async () => {
  const { environment } = await open();
  await userEvent.click(screen.getByRole("button", { name: "Exchange Fjällum Cable 20, 30 m" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Exchange the product" }));
  await userEvent.type(dialog.getByRole("searchbox"), "mat");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const byCurrent = { ...mat, id: "gp3", title: "Fjällum Pipe", recipe: "SELF_REGULATING_FLEXIBLE_LENGTH" };
  await answerSearch(environment, [mat, byCurrent, flex]);
  expect(dialog.getByText("Does not fit: has other particulars (length and voltage)")).toBeTruthy();
  expect(dialog.getByText("Does not fit: measured by current and temperature, not by resistance")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Choose Fjällum Pipe" })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Choose Fjällum Mat 100" }));
  await userEvent.keyboard("{Escape}");
  expect(dialog.getByRole("alert").textContent).toBe("Discard the changes?");
  const kept = Object.entries(sessionStorage).find(([name]) => name.endsWith("exchange of gm1"));
  expect(JSON.parse(kept?.[1] ?? "{}").product).toContain("Fjällum Mat 100");
});

test("nothing is offered in a finished room, nor where the service cannot change a product", async () => {
  await open({ viewerCanRecord: false });
  expect(screen.queryByRole("button", { name: /^Exchange/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Enter cable marking/ })).toBeNull();
});
