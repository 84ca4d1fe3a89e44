import { expect, test } from "@jest/globals";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";
import {
  answer,
  answerInstallers,
  dialog,
  lines,
  names,
  openSeveral,
  paste,
  send,
  sent,
  sentKeys,
} from "../../test/openSeveralRooms.tsx";
import { answerSearch, flex, mat } from "../../test/searchProducts.ts";

const draftName = "draft  installation in gf2";

test("the box for several rooms alone is nothing to keep or to ask about", async () => {
  await openSeveral();
  expect(window.sessionStorage.getItem(draftName)).toBeNull();
  await userEvent.click(dialog().getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("counts twenty rooms up, sends them at once, and leads to the first of them", async () => {
  const environment = await openSeveral();
  expect(send("Create rooms").getAttribute("aria-disabled")).toBe("true");
  await userEvent.type(dialog().getByRole("textbox", { name: "Numbered from" }), "Lägenhet 1101");
  await userEvent.type(dialog().getByRole("textbox", { name: "To number" }), "1120{Enter}");
  const titles = Array.from({ length: 20 }, (_, index) => `Lägenhet ${1101 + index}`);
  expect(lines()).toEqual(titles);
  expect(dialog().getByText("20 rooms")).toBeTruthy();
  await userEvent.click(send("Create 20 rooms"));
  const installations = titles.map((title) => ({
    title,
    installerId: "gu2",
    products: [],
    idempotencyKey: expect.any(String),
  }));
  expect(sent(environment)).toEqual({ folderId: "gf2", installations });
  expect(new Set(Object.values(sentKeys(environment))).size).toBe(20);
  await answer(
    environment,
    titles.map((title) => ({ title })),
  );
  expect(dialog().getByRole("status").textContent).toContain("20 rooms were created");
  for (const title of titles) expect(dialog().getByRole("status").textContent).toContain(title);
  expect(window.sessionStorage.getItem(draftName)).toBeNull();
  await userEvent.click(dialog().getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("link", { name: "Lägenhet 1120" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Lägenhet 1101" }));
});

test("gives every room the chosen product with its length and voltage, and never asks for a marking", async () => {
  const environment = await openSeveral();
  await paste("Bad\nHall");
  await userEvent.type(dialog().getByRole("searchbox", { name: "Search for a product" }), "89 605{Enter}");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerSearch(environment, [
    { ...flex, id: "gpr1" },
    { ...mat, id: "gpr2" },
  ]);
  await userEvent.click(await dialog().findByRole("button", { name: "Choose Fjällum Flex R1" }));
  const voltage = dialog().getByRole("textbox", { name: "Voltage" });
  expect(document.activeElement).toBe(voltage);
  expect(dialog().queryByRole("textbox", { name: /marking/i })).toBeNull();
  await userEvent.click(send("Create 2 rooms"));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.type(voltage, "2300");
  await userEvent.type(dialog().getByRole("textbox", { name: "Length" }), "42,5");
  expect(dialog().getByRole("alert").textContent).toMatch(/^Enter numbers above zero/);
  await userEvent.clear(voltage);
  await userEvent.type(voltage, "230");
  expect(dialog().getByText(/^Expected 42.5/)).toBeTruthy();
  await userEvent.click(send("Create 2 rooms"));
  const product = { productId: "gpr1", voltage: 230, cableLength: 42.5 };
  expect(sent(environment).installations).toMatchObject(
    ["Bad", "Hall"].map((title) => ({ title, installerId: "gu2", products: [product] })),
  );
});

test("keeps the rooms that were not made with their reasons, and tries them again with the same keys", async () => {
  const environment = await openSeveral();
  await paste("A\nB\nC\nD");
  await userEvent.click(send("Create 4 rooms"));
  const first = sentKeys(environment);
  await answer(environment, [
    { title: "A" },
    null,
    { title: "C", refused: "INSTALLER_NOT_ALLOWED" },
    { title: "D", refused: "PRODUCT_NOT_FOUND", field: "products.0", isCreated: true },
  ]);
  expect(dialog().getByRole("heading", { name: "2 rooms were not created" })).toBeTruthy();
  expect(dialog().getByRole("heading", { name: "2 rooms were created" })).toBeTruthy();
  expect(dialog().getByRole("heading", { name: "1 room was created without its product" })).toBeTruthy();
  const reasons = dialog()
    .getAllByRole("listitem")
    .map((item) => item.textContent);
  expect(reasons[0]).toContain("B The service did not answer.");
  expect(reasons[0]).toContain("r-7");
  expect(reasons[1]).toBe("C This person can no longer be chosen as installer. Choose another.");
  expect(lines()).toEqual(["B", "C"]);
  await userEvent.click(send("Try again"));
  expect(sentKeys(environment)).toEqual({ B: first.B, C: first.C });
  await answer(environment, [{ title: "B" }, { title: "C", refused: "INSTALLER_NOT_ALLOWED" }]);
  expect(dialog().getByRole("heading", { name: "3 rooms were created" })).toBeTruthy();
  expect(dialog().getByRole("heading", { name: "1 room was created without its product" })).toBeTruthy();
  expect(lines()).toEqual(["C"]);
  await userEvent.type(names(), " norr");
  await userEvent.click(send("Create 1 room"));
  const changed = sentKeys(environment);
  expect(Object.keys(changed)).toEqual(["C norr"]);
  expect(changed["C norr"]).not.toBe(first.C);
  await answer(environment, [{ title: "C norr" }]);
  expect(dialog().getByRole("status").textContent).toContain("4 rooms were created");
});

test("a room whose answer was lost keeps its key when the list is changed before the next try", async () => {
  const environment = await openSeveral();
  await paste("A\nB\nC");
  await userEvent.click(send("Create 3 rooms"));
  const first = sentKeys(environment);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  await userEvent.clear(names());
  await paste("New\nC\nA\nA");
  await userEvent.click(send("Create 4 rooms"));
  const { installations } = sent(environment);
  expect(installations.map(({ title }) => title)).toEqual(["New", "C", "A", "A"]);
  const keys = installations.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys.slice(1, 3)).toEqual([first.C, first.A]);
  expect(Object.values(first)).not.toContain(keys[0]);
  expect(Object.values(first)).not.toContain(keys[3]);
  await answer(environment, [{ title: "New" }, null, { title: "A" }, null]);
  await userEvent.type(names(), "\nB");
  await userEvent.click(send("Try again"));
  expect(sent(environment).installations.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    first.C,
    keys[3],
    first.B,
  ]);
});

test("without an answer everything is kept, also over a reload, and sent again with the same keys", async () => {
  const environment = await openSeveral();
  await paste("A\nB");
  await userEvent.click(send("Create 2 rooms"));
  const first = sent(environment);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(dialog().getByRole("alert").textContent).toContain("The rooms could not be created");
  expect(send("Try again")).toBeTruthy();
  const kept = { ...window.sessionStorage };
  expect(JSON.parse(kept[draftName] ?? "")).toMatchObject({ isSeveral: true, names: "A\nB" });
  await userEvent.click(dialog().getByRole("button", { name: "Close" }));
  await userEvent.click(dialog().getByRole("button", { name: "Keep editing" }));
  cleanup();
  const again = await openFolderPage();
  await userEvent.click(screen.getByRole("button", { name: "New installation" }));
  await answerInstallers(again.environment);
  expect(dialog().getByText("What you entered earlier is still here.")).toBeTruthy();
  expect(lines()).toEqual(["A", "B"]);
  await userEvent.click(send("Try again"));
  expect(sent(again.environment)).toEqual(first);
});

test("the first rooms of an empty folder are told, though the notice that led to them is gone", async () => {
  const environment = await openSeveral({ ...folder, installationCount: 0 }, "Create one room");
  await paste("A\nB");
  await userEvent.click(send("Create 2 rooms"));
  await answer(environment, [{ title: "B" }, { title: "A" }]);
  expect(dialog().getByRole("status").textContent).toContain("2 rooms were created");
  await userEvent.click(dialog().getByRole("button", { name: "Done" }));
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "A" }));
});
