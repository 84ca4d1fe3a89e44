import { expect, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { changeLines, measured } from "../../test/openHistory.tsx";
import { cable, openInstallationPanel } from "../../test/openInstallationPanel.tsx";

const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("shows what the installation is, its products and steps, and what keeps it from being finished", async () => {
  await openInstallationPanel();
  expect(screen.getByRole("heading", { name: "Bathroom 1" })).toBe(document.activeElement);
  expect(screen.getByText("Kvarteret Ripan")).toBeTruthy();
  expect(screen.getByText("Started")).toBeTruthy();
  expect(screen.getByText("Length 30.0 m")).toBeTruthy();
  expect(screen.getByText("1 of 2 filled in")).toBeTruthy();
  const first = screen.getByRole("link", { name: /Before laying/ });
  expect(first.textContent).toMatch(/Within the limits.*\d\u00a0Ω640\u00a0MΩ/);
  expect(screen.getByText("When step 2 is filled in, the installation can be finished.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open step\u00a02" }).getAttribute("href")).toBe(
    "/projects/ongoing/p1?installation=i1&step=after",
  );
  expect(screen.queryByText("Finish the installation")).toBeNull();
});

test("its history opens as a view of the panel, is asked for then, and leads back", async () => {
  const { environment, router } = await openInstallationPanel();
  await userEvent.click(screen.getByRole("link", { name: "History" }));
  expect(router.state.location.search).toBe("?installation=i1&view=history");
  await waitFor(() => expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ id: "gi1" }));
  const pageInfo = { endCursor: null, hasNextPage: false };
  const node = { __typename: "Installation", id: "gi1", history: { totalCount: 1, edges: [measured], pageInfo } };
  await act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { node })));
  expect(changeLines("Resistance: 131.0 Ω → 134.25 Ω")).toHaveLength(1);
  await userEvent.click(button("Bathroom 1"));
  expect(screen.getByText("1 of 2 filled in")).toBeTruthy();
});

test("over a service without a history none is offered", async () => {
  await openInstallationPanel({}, "", { history: false });
  expect(screen.queryByRole("link", { name: "History" })).toBeNull();
});

test("an installation that is not there says so and can be closed", async () => {
  const { router } = await openInstallationPanel(null);
  expect(screen.getByText("Installation not found")).toBeTruthy();
  await userEvent.click(screen.getAllByRole("button", { name: "Close the panel" })[1] ?? document.body);
  expect(router.state.location.search).toBe("");
});

test("without products neither products nor steps are shown as if there were some", async () => {
  await openInstallationPanel({ products: [], steps: [], missing: [{ kind: "NO_PRODUCTS" }] });
  expect(screen.getByText("No products selected")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Choose products" })).toBeTruthy();
  expect(screen.getByText(/^No steps available/)).toBeTruthy();
});

test("foil is titled with the length of all foil, and a product unknown to the catalogue is named so", async () => {
  const foil = { ...cable, recipe: "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH", title: "Fjällum Foil 65" };
  await openInstallationPanel({
    products: [
      { ...foil, id: "gm2", cableLength: 8, length: 8 },
      { ...foil, id: "gm3", cableLength: 5, length: 5 },
      { ...cable, id: "gm4", title: "" },
    ],
  });
  const titles = screen.getAllByText(/^Fjällum Foil 65/).map((title) => title.textContent);
  expect(titles).toEqual([
    "Fjällum Foil 65, 13.0\u00a0m in all · no. 1, 8.0\u00a0m",
    "Fjällum Foil 65, 13.0\u00a0m in all · no. 2, 5.0\u00a0m",
  ]);
  expect(screen.getByText("Unknown product")).toBeTruthy();
});

test("a product shows what was said of it when it was added", async () => {
  const said = { cableMarking: "SR-77", cableLength: 20, voltage: 230, isolation: true };
  await openInstallationPanel({ products: [{ ...cable, ...said }] });
  expect(screen.getByText("E 89 607 03 · SR-77 · Thermally insulated")).toBeTruthy();
  expect(screen.getByText("230 V")).toBeTruthy();
});

test("Escape closes the panel, also while nothing has the focus", async () => {
  const { router } = await openInstallationPanel();
  act(() => (document.activeElement as HTMLElement).blur());
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard("{Escape}");
  expect(router.state.location.search).toBe("");
});

test.each(["&view=finish", "&view=products", "&step=before"])("Escape leaves the view %s first", async (view) => {
  const { router } = await openInstallationPanel({ viewerCanFinish: true }, view);
  await userEvent.keyboard("{Escape}");
  expect(router.state.location.search).toBe("?installation=i1");
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape", repeat: true });
  expect(router.state.location.search).toBe("?installation=i1");
  await userEvent.keyboard("{Escape}");
  expect(router.state.location.search).toBe("");
});

test("finishing waits for the tick, keeps the panel open on failure and closes it on success", async () => {
  const outside = {
    kind: "OUTSIDE",
    stepLabel: "before",
    stepNumber: 1,
    stepTitle: "Before laying",
    productTitle: "Cable",
  };
  const moreThanFive = { value: null, isOverRange: true, lowerBound: 5 };
  const { environment, router } = await openInstallationPanel(
    {
      viewerCanFinish: true,
      missing: [
        { ...outside, field: "RESISTANCE", value: 101.9, isOverRange: false, minimum: 83.8, maximum: 97 },
        { ...outside, kind: "INCONCLUSIVE", field: "INSULATION", ...moreThanFive, minimum: 10, maximum: null },
      ],
    },
    "&view=finish",
  );
  expect(screen.getByText("1 value outside the limits, 1 value that cannot be judged")).toBeTruthy();
  expect(screen.getByText("Step 1: Resistance 101.9 Ω, expected 83.8–97.0 Ω")).toBeTruthy();
  expect(
    screen.getByText(
      "Step 1: Insulation resistance >5 MΩ, at least 10 MΩ, the instrument's range is too small to judge the value",
    ),
  ).toBeTruthy();
  const certified = within(await screen.findByRole("table", { name: "What you certify" }));
  expect(certified.getAllByRole("rowheader")[0]?.textContent).toBe("1 Before laying2026-10-12 Elin Sandberg");
  const value = certified.getAllByRole("link", { name: /Step 1: Before laying: Resistance: 88\.4.Ω ?, / })[0];
  expect(value?.getAttribute("href")).toBe("/projects/ongoing/p1?installation=i1&step=before");
  const finish = button("Finish the installation");
  await userEvent.click(finish);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(finish.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(finish);
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { installationId: "gi1", acceptsDisclaimer: true, idempotencyKey: expect.any(String) },
  });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(within(screen.getByRole("alert")).getByText("The installation could not be finished")).toBeTruthy();
  await userEvent.click(finish);
  const done = { finishInstallation: { installation: null, userErrors: [] } };
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: done })));
  expect(router.state.location.search).toBe("");
});

test("after finishing, the page says so and leads to the next room of the folder that is not finished", async () => {
  const { environment, router } = await openInstallationPanel({ viewerCanFinish: true }, "&view=finish");
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(button("Finish the installation"));
  const done = { finishInstallation: { installation: null, userErrors: [] } };
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: done })));
  expect(screen.getByRole("status").textContent).toBe("Bathroom 1 is completed.");
  const operation = environment.mock.getMostRecentOperation();
  const nodes = ["STARTED", "COMPLETED", "COMPLETED", "STARTED"].map((status, index) => ({
    id: `gi${index}`,
    installationId: `i${index}`,
    title: `Bathroom ${index}`,
    status,
  }));
  const node = { __typename: "Installation", folder: { allInstallations: { nodes } } };
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { node })));
  await userEvent.click(button("Next room: Bathroom 3"));
  expect(router.state.location.search).toBe("?installation=i3");
  expect(screen.queryByText("Bathroom 1 is completed.")).toBeNull();
});

test("finishing waits for values that are not saved, and leads to their step", async () => {
  const { environment } = await openInstallationPanel({ viewerCanFinish: true }, "&step=after");
  await userEvent.type(screen.getByLabelText("Resistance"), "abc");
  await userEvent.click(screen.getByRole("button", { name: "To the overview" }));
  await userEvent.click(screen.getByRole("link", { name: /^Finish the installation/ }));
  await userEvent.click(screen.getByRole("checkbox"));
  const finish = button("Finish the installation");
  const reason = () => document.getElementById(finish.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(reason()).toBe("Something recorded here is not saved yet. Wait for it, or discard it in its step.");
  await userEvent.click(finish);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(screen.getByRole("link", { name: "Open the step “After laying”" })).toBeTruthy();
});

test("finishing waits for files that are not sent", async () => {
  await openInstallationPanel({ viewerCanFinish: true }, "&step=after");
  await userEvent.upload(screen.getByLabelText("Add files", { selector: "input" }), new File([], "empty.txt"));
  await screen.findByText(/empty.txt was not uploaded/);
  await userEvent.click(screen.getByRole("button", { name: "To the overview" }));
  await userEvent.click(screen.getByRole("link", { name: /^Finish the installation/ }));
  await userEvent.click(screen.getByRole("checkbox"));
  expect(button("Finish the installation").getAttribute("aria-disabled")).toBe("true");
});

test("a finished installation says so instead of the button, and its products are fixed", async () => {
  const finished = { viewerCanFinish: true, completedAt: "2026-11-01T10:00:00.000Z", viewerCanRecord: false };
  await openInstallationPanel({ ...finished, status: "COMPLETED" }, "&view=finish");
  expect(screen.getByText("Installation completed")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Finish the installation" })).toBeNull();
  await userEvent.click(button("Bathroom 1"));
  expect(screen.queryByRole("link", { name: "Change products" })).toBeNull();
  expect(screen.getByText("Finished, cannot be changed")).toBeTruthy();
});
