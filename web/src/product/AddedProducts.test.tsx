import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { cable, installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";

const series = {
  ...cable,
  id: "gm2",
  measurementId: "m2",
  catalogueProductId: "gp1",
  title: "Fjällum Flex R1",
  cableMarking: "A7",
  cableLength: 42.5,
  voltage: 230,
  isolation: false,
};
const removeButton = (title: string) => screen.getByRole("button", { name: `Remove ${title}` });
const undoButton = (title: string) => screen.queryByRole("button", { name: `Undo the removal of ${title}` });
const inputOf = (environment: MockEnvironment) => environment.mock.getMostRecentOperation().request.variables.input;
const answerRemoval = (environment: MockEnvironment, products: object[], userErrors: object[] = []) =>
  act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { removeProduct: { userErrors, installation: { ...installation, products } } }),
    ),
  );

test("a product without values goes at once, and Undo in its place adds it again with the same particulars", async () => {
  const { environment } = await openInstallationPanel({ products: [series, cable] }, "&view=products");
  await userEvent.click(removeButton("Fjällum Flex R1"));
  expect(inputOf(environment)).toEqual({ installedProductId: "gm2", knownRecordings: 0 });
  expect(document.activeElement).toBe(undoButton("Fjällum Flex R1"));
  const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows()[0]).toMatch(/^Fjällum Flex R1.*Undo$/);
  expect(rows()[1]).toMatch(/^Fjällum Cable 20, 30 m/);
  await answerRemoval(environment, [cable]);
  await userEvent.click(undoButton("Fjällum Flex R1") as HTMLElement);
  expect(inputOf(environment)).toEqual({
    installationId: "gi1",
    productId: "gp1",
    cableMarking: "A7",
    cableLength: 42.5,
    voltage: 230,
    isolation: false,
    idempotencyKey: expect.any(String),
  });
  const back = { ...series, id: "gm3", measurementId: "m3" };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, {
        addProduct: { userErrors: [], product: back, installation: { ...installation, products: [cable, back] } },
      }),
    ),
  );
  expect(rows()[0]).toMatch(/^Fjällum Flex R1.*Remove$/);
  expect(rows()[1]).toMatch(/^Fjällum Cable 20, 30 m/);
  expect(document.activeElement).toBe(removeButton("Fjällum Flex R1"));
});

test("a product that could not be removed is there again, and says so", async () => {
  const { environment } = await openInstallationPanel({ products: [series] }, "&view=products");
  await userEvent.click(removeButton("Fjällum Flex R1"));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(removeButton("Fjällum Flex R1")).toBeTruthy();
  expect(undoButton("Fjällum Flex R1")).toBeNull();
  expect(screen.getByText("The product was not removed")).toBeTruthy();
});

test("a product with values is removed only after a question that names what would be lost", async () => {
  const attachments = ["a.jpg", "b.png", "plan.pdf"].map((fileName) => ({ url: fileName, fileName, size: 1 }));
  const [before, after] = installation.steps as [{ entries: object[] }, object];
  const steps = [{ ...before, entries: before.entries.map((entry) => ({ ...entry, attachments })) }, after];
  const { environment } = await openInstallationPanel({ steps }, "&view=products");
  await userEvent.click(removeButton("Fjällum Cable 20, 30 m"));
  expect(environment.mock.getAllOperations()).toEqual([]);
  const question = screen.getByRole("dialog", { name: "Remove the product?" });
  expect(question.textContent).toContain("2 values, 2 photos, 1 document");
  await userEvent.click(within(question).getByRole("button", { name: "Keep" }));
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.click(removeButton("Fjällum Cable 20, 30 m"));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
  expect(inputOf(environment)).toEqual({ installedProductId: "gm1", knownRecordings: 5 });
  await answerRemoval(environment, [cable], [{ code: "CONFLICT" }]);
  expect(screen.getByRole("alert").textContent).toContain("Something was recorded for the product meanwhile.");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
  await answerRemoval(environment, []);
  expect(await screen.findByText("No products selected")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

test("a photo that waits to be sent is named in the question, and dropped with its product", async () => {
  const [before] = installation.steps as [{ entries: object[] }, object];
  const entry = { ...before.entries[0], id: "ge9", measurementId: "m2" };
  const unmeasured = {
    ...entry,
    product: series,
    measurements: [],
    attachments: [],
  };
  const { environment, router } = await openInstallationPanel(
    { products: [series], steps: [{ ...before, entries: [unmeasured] }] },
    "&step=before",
  );
  const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], "floor.jpg", { type: "image/jpeg" });
  await userEvent.upload(screen.getByLabelText("Add files", { selector: "input" }), photo);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  await act(async () => router.navigate("/projects/ongoing/p1?installation=i1&view=products"));
  await userEvent.click(removeButton("Fjällum Flex R1"));
  expect(screen.getByRole("dialog").textContent).toContain("Lost for good with the product: 1 photo.");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
  expect(inputOf(environment)).toEqual({ installedProductId: "gm2", knownRecordings: 0 });
});

test("a typed value that is not saved is named in the question, and dropped with its product", async () => {
  const empty = (installation.steps as { entries: object[] }[])[1];
  const entry = { ...empty?.entries[0], id: "ge9", measurementId: "m2", product: series };
  const steps = [{ ...empty, entries: [entry] }];
  const { environment, router } = await openInstallationPanel({ products: [series], steps }, "&step=after");
  await userEvent.type(screen.getByRole("textbox", { name: "Resistance" }), "88.4");
  await act(async () => router.navigate("/projects/ongoing/p1?installation=i1&view=products"));
  await userEvent.click(removeButton("Fjällum Flex R1"));
  expect(screen.getByRole("dialog").textContent).toContain("Lost for good with the product: 1 value.");
  expect(environment.mock.getAllOperations().map(({ request }) => request.variables.input)).not.toContainEqual(
    expect.objectContaining({ installedProductId: "gm2" }),
  );
});

test("a product that the catalogue no longer has cannot be added again, so it is asked about", async () => {
  const { environment } = await openInstallationPanel({ products: [{ ...series, title: "" }] }, "&view=products");
  await userEvent.click(screen.getByRole("button", { name: /^Remove/ }));
  expect(screen.getByRole("dialog").textContent).toContain("The product is no longer in the catalogue");
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("the Undo of a second product waits for the first, and both come back as additions of their own", async () => {
  const twin = { ...series, id: "gm4", measurementId: "m4", cableMarking: "A7" };
  const { environment } = await openInstallationPanel({ products: [series, twin] }, "&view=products");
  for (const products of [[twin], []]) {
    await userEvent.click(screen.getAllByRole("button", { name: /^Remove / })[0] as HTMLElement);
    await answerRemoval(environment, products);
  }
  for (const undo of screen.getAllByRole("button", { name: /^Undo/ })) await userEvent.click(undo);
  expect(screen.getAllByRole("button", { name: /^Undo/ }).map((undo) => undo.matches(":disabled"))).toEqual([
    true,
    true,
  ]);
  const keys = [];
  for (const products of [[{ ...series, id: "gm5", measurementId: "m5" }], [series, twin]]) {
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    keys.push(inputOf(environment).idempotencyKey);
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        mockAnswer(operation, {
          addProduct: { userErrors: [], product: products.at(-1), installation: { ...installation, products } },
        }),
      ),
    );
  }
  expect(new Set(keys).size).toBe(2);
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});
