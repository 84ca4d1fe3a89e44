import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { cable, installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { answerSearch, mat } from "../../test/searchProducts.ts";

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
  expect(dialog.getByRole("button", { name: "Chosen: Fjällum Mat 100" })).toBe(document.activeElement);
  const rows = dialog.getAllByRole("row").map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    "Length30.0\u00a0m4.0\u00a0m",
    "Power600\u00a0W200\u00a0W",
    "Limits83.8–97.0\u00a0Ω251.3–291.0\u00a0Ω",
  ]);
  expect(status?.textContent).toBe("1 of 1 measured resistance will be outside the limits.");
  await userEvent.click(dialog.getByRole("button", { name: "Exchange for Fjällum Mat 100" }));
  expect(inputOf(environment)).toEqual({ installedProductId: "gm1", productId: "gp2" });
  const refused = { installation: null, userErrors: [{ code: "PRODUCT_MEASURED_OTHERWISE" }] };
  await answer(environment, { updateInstalledProduct: refused });
  expect(dialog.getByRole("alert").textContent).toContain("It is measured by other values");
  await userEvent.click(dialog.getByRole("button", { name: "Exchange for Fjällum Mat 100" }));
  await answer(environment, { updateInstalledProduct: { userErrors: [], installation } });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("nothing is offered in a finished room, nor where the service cannot change a product", async () => {
  await open({ viewerCanRecord: false });
  expect(screen.queryByRole("button", { name: /^Exchange/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Enter cable marking/ })).toBeNull();
});
