import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";
import { answerSearch, mat } from "../../test/searchProducts.ts";

const elin = { id: "gu1", firstName: "Elin", lastName: "Sandberg" };
const step = (state: string) => ({ stepLabel: "BEFORE_LAYING", stepNumber: 1, state });
const room = (title: string, rest: object = {}) => ({
  ...{ __typename: "Installation", id: `g${title}`, installationId: title, title, status: "STARTED", version: "v1" },
  ...{ viewerCanEdit: true, installer: elin, stepStates: [step("MISSING")] },
  ...rest,
});
const cable = { id: "cable", title: "Fjällum Cable 20" };
const foil = { id: "foil", title: "Fjällum Foil" };
const floorMat = { id: "floor mat", title: "Fjällum Mat" };
const having = (title: string, ...products: (typeof cable)[]) => ({
  ...{ __typename: "Installation", id: `g${title}` },
  products: products.map((product) => ({
    ...{ id: `${product.id} of ${title}`, catalogueProductId: product.id, title: product.title },
    ...{ recipe: null, cableMarking: `of ${title}` },
  })),
});

async function answer(environment: MockEnvironment, name: string, found: object) {
  const isAsked = () => environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
  await waitFor(() => expect(isAsked()).toBeDefined());
  const operation = isAsked();
  if (!operation) throw new Error(`${name} is not asked`);
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, found)));
  return operation.request.variables;
}

const listed = (...batches: object[]) => ({ viewer: { id: "gu2", company: { id: "gc1", batches } } });

async function tick(rooms: object[], features: object = { batches: true, productBatches: true }) {
  const allInstallations = { totalCount: rooms.length, isTruncated: false, nodes: rooms };
  const { environment } = await openFolderPage({ ...folder, allInstallations }, undefined, features);
  await userEvent.click(screen.getByRole("checkbox", { name: /in the list$/ }));
  await answer(environment, "AssignInstallerBarQuery", {
    viewer: { id: "gu2", company: { id: "gc1", installers: [] } },
  });
  await answer(environment, "useBatchesQuery", listed());
  return environment;
}

async function open(rooms: object[]) {
  const environment = await tick(rooms);
  await userEvent.click(await screen.findByRole("button", { name: "Exchange product" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Exchange/ }));
  return { environment, dialog };
}

const running = {
  ...{ id: "b1", action: "EXCHANGE", state: "RUNNING", itemCount: 2, doneCount: 0, leftCount: 0, waitingCount: 2 },
  ...{ createdAt: new Date().toISOString(), undoableUntil: null, isUndo: false, retryAt: null, left: [], waiting: [] },
};

test("a product of the ticked rooms is exchanged in those that may change, after a preview of all of them", async () => {
  const { environment, dialog } = await open([
    room("Bath"),
    room("Hall", { stepStates: [step("WITHIN")] }),
    room("Sauna", { status: "COMPLETED" }),
    room("Spa"),
  ]);
  const nodes = [
    having("Bath", cable),
    having("Hall", cable, foil),
    having("Sauna", cable, floorMat),
    having("Spa", foil),
  ];
  await answer(environment, "useRoomProductsQuery", { nodes });
  const former = dialog.getByLabelText("Current product");
  expect(
    within(former)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Choose a product",
    "Fjällum Cable 20 (2 rooms)",
    "Fjällum Foil (2 rooms)",
    "Fjällum Mat (only in finished rooms)",
  ]);
  expect(within(former).getByRole<HTMLOptionElement>("option", { name: /^Fjällum Mat/ }).disabled).toBe(true);
  expect(dialog.queryByRole("searchbox")).toBeNull();
  await userEvent.selectOptions(former, "cable");
  expect(dialog.getByText("Changing:").parentElement?.textContent).toBe("Changing: Bath · Hall");
  expect(
    dialog.getByText(
      /^One room has measured values or photos\. .* by the limits of the new product; a value may then be outside\.$/,
    ),
  ).toBeTruthy();
  expect(dialog.getAllByText("Unchanged:").map(({ parentElement }) => parentElement?.textContent)).toEqual([
    "Unchanged: Sauna (finished)",
    "Unchanged: Spa (without the product)",
  ]);
  const submit = dialog.getByRole("button", { name: "Exchange in 2 rooms" });
  expect([submit.getAttribute("aria-disabled"), dialog.getByText("Choose the new product").id]).toEqual([
    "true",
    submit.getAttribute("aria-describedby"),
  ]);
  await userEvent.type(dialog.getByRole("searchbox"), "mat");
  await waitFor(() => expect(environment.mock.getMostRecentOperation().request.variables.query).toBe("mat"));
  await answerSearch(environment, [mat, { ...mat, id: "cable", title: "Fjällum Cable 20" }]);
  const choose = await dialog.findByRole("button", { name: "Choose Fjällum Mat 100" });
  expect(dialog.queryByRole("button", { name: "Choose Fjällum Cable 20" })).toBeNull();
  expect(dialog.getByText("Current")).toBeTruthy();
  await userEvent.click(choose);
  expect(document.activeElement).toBe(submit);
  const empty = { quantity: "RESISTANCE", value: null, isOverRange: false, lowerBound: null, isNotMeasured: false };
  const limits = { minimum: 83.8, maximum: 97 };
  const measured = (stored: object) => ({ measurementId: "m1", measurements: [{ ...empty, ...limits, ...stored }] });
  const read = (title: string, ...values: object[]) => ({
    ...{ __typename: "Installation", id: `g${title}`, title },
    products: [{ id: `cable of ${title}`, measurementId: "m1", recipe: null, length: 30, power: 600 }],
    steps: values.map((stored, index) => ({ title: `Step ${index + 1}`, entries: [measured(stored)] })),
  });
  await answer(environment, "useRoomReadingsQuery", {
    nodes: [read("Bath", {}), read("Hall", { isOverRange: true, lowerBound: 200 }, { value: 264 })],
  });
  expect(dialog.getByText("1 of 2 measured resistances cannot be judged.")).toBeTruthy();
  expect(dialog.queryByText(/will be within the limits/)).toBeNull();
  expect(dialog.getByText(/^2 cable markings stay\./)).toBeTruthy();
  const rows = dialog.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toContain("Resistance limits83.8–97.0\u00a0Ω251.3–291.0\u00a0Ω");
  expect(rows.at(-1)).toBe("HallStep 2264.0\u00a0ΩOutside the limitsWithin the limits");
  expect(dialog.queryByText(/a value may then be outside/)).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Choose another" }));
  expect(document.activeElement).toBe(dialog.getByRole("searchbox"));
  await userEvent.click(await dialog.findByRole("button", { name: "Choose Fjällum Mat 100" }));
  await userEvent.click(submit);
  const { input } = await answer(environment, "useBatchesStartMutation", {
    startBatch: { batch: running, userErrors: [] },
  });
  expect(input).toMatchObject({ action: "EXCHANGE", ids: ["cable of Bath", "cable of Hall"], productId: "gp2" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
  const told = await screen.findByRole("region", { name: "Changes of several" });
  await waitFor(() => expect(told.textContent).toContain("0 of 2 products exchanged."));
  const ended = { ...running, state: "COMPLETED", doneCount: 1, leftCount: 1, waitingCount: 0 };
  const left = [{ objectId: "gHall", title: "Hall", code: "PRODUCT_OTHER_PARTICULARS" }];
  await answer(environment, "useBatchesQuery", listed({ ...ended, left }));
  expect(told.textContent).toContain("1 product was exchanged. Values are judged by the limits of the new product.");
  expect(screen.getByRole("alert").textContent).toMatch(/Hall It needs other particulars/);
  const variables = await answer(environment, "renewInstallersQuery", {
    nodes: [room("Bath", { stepStates: [step("OUTSIDE")] }), room("Hall"), room("Sauna"), room("Spa")],
  });
  expect(variables).toMatchObject({ judgesAnew: true });
  expect(screen.getByRole("link", { name: /^Step 1: outside/i })).toBeTruthy();
});

test("a refusal to start keeps the dialog and says why, and one product of all rooms needs no choice", async () => {
  const { environment, dialog } = await open([room("Bath", { stepStates: [step("WITHIN")] })]);
  await answer(environment, "useRoomProductsQuery", { nodes: [having("Bath", cable)] });
  await userEvent.type(dialog.getByRole("searchbox"), "mat");
  await waitFor(() => expect(environment.mock.getMostRecentOperation().request.variables.query).toBe("mat"));
  await answerSearch(environment, [mat]);
  await userEvent.click(await dialog.findByRole("button", { name: "Choose Fjällum Mat 100" }));
  const unread = { __typename: "Installation", id: "gBath", products: [], steps: [] };
  await answer(environment, "useRoomReadingsQuery", { nodes: [unread] });
  expect(dialog.getByText(/a value may then be outside/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Exchange in 1 room" }));
  const startBatch = { batch: null, userErrors: [{ code: "RATE_LIMITED" }] };
  await answer(environment, "useBatchesStartMutation", { startBatch });
  expect(dialog.getByRole("alert").textContent).toContain("Five such changes of your company are running.");
});

test("products that could not be read are read again on demand, and rooms without any say so", async () => {
  const { environment, dialog } = await open([room("Bath")]);
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe("useRoomProductsQuery"),
  );
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("away")));
  await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
  await answer(environment, "useRoomProductsQuery", { nodes: [having("Bath")] });
  expect(dialog.getByText("The ticked rooms have no products.")).toBeTruthy();
});

test("nothing is offered where the service exchanges one product at a time", async () => {
  await tick([room("Bath")], { batches: true, productBatches: false });
  expect(await screen.findByRole("button", { name: "Change installer" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Exchange product" })).toBeNull();
});

test("ticked rooms that are all finished are told to stay before anything opens", async () => {
  await tick([room("Bath", { status: "COMPLETED" }), room("Hall", { status: "COMPLETED" })]);
  const button = await screen.findByRole("button", { name: "Exchange product" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(button);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Finished rooms cannot be changed.",
  );
});
