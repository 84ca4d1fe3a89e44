import { describe, expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { resistance } from "../../test/recordedStep.ts";

test("an end of scale is recorded with the number that the instrument showed", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(screen.getByLabelText("Insulation resistance"), ">1000{Enter}");
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "INSULATION", lowerBound: 1000 },
  ]);
});

test("the verdict is of the text in the field while it is typed, and is said to be not saved unless it is on its way", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  const verdict = () => document.getElementById(resistance().getAttribute("aria-describedby")?.split(" ")[0] ?? "");
  expect(verdict()?.textContent).toBe("Within the limits");
  await userEvent.clear(resistance());
  expect(verdict()?.textContent).toBe("Not measuredNot saved");
  await userEvent.type(resistance(), "120");
  expect(verdict()?.textContent).toBe("Outside the limitsNot saved");
  await userEvent.type(resistance(), "{Enter}");
  expect(verdict()?.textContent).toBe("Outside the limits");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(verdict()?.textContent).toBe("Outside the limitsNot saved");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "88.4");
  expect(verdict()?.textContent).toBe("Within the limits");
});

test.each(["-5", "abc"])("a text that is no value, %s, has no verdict", async (typed) => {
  await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), typed);
  await userEvent.tab();
  expect(screen.queryByText("Within the limits")).toBeNull();
  expect(screen.getByText("Not saved")).toBeTruthy();
});

test("the head says when a value was last recorded, not that the step is filled", async () => {
  await openInstallationPanel({}, "&step=before");
  expect(screen.getByText("Last recorded 2026-10-12 by Elin Sandberg")).toBeTruthy();
});

test("the panel leads to the step with values outside first, and a partly filled step has a mark of its own", async () => {
  const [before, after] = installation.steps as { entries: { recordedAt: string | null }[] }[];
  const begun = { ...before, id: "gs3", title: "Begun", isComplete: false };
  const limits = { isOverRange: false, minimum: 83.8, maximum: 97 };
  const outside = { kind: "OUTSIDE", stepLabel: "before", stepNumber: 1, field: "RESISTANCE", value: 105, ...limits };
  await openInstallationPanel({
    steps: [before, begun, after] as object[],
    missing: [...installation.missing, outside],
  });
  expect(screen.getByText("Step 1: Resistance 105.0 Ω, expected 83.8–97.0 Ω")).toBeTruthy();
  const links = screen.getAllByRole("link", { name: /^Open step/ }).map((link) => link.getAttribute("href"));
  expect(links).toEqual([expect.stringMatching(/step=before$/), expect.stringMatching(/step=after$/)]);
  const marks = [/Before laying/, /Begun/, /After laying/].map(
    (name) => screen.getByRole("link", { name }).querySelector("svg")?.innerHTML,
  );
  expect(new Set(marks).size).toBe(3);
});

test("the head leads to the other steps by their marks, and tells which one is open", async () => {
  const stepStates = [
    { stepLabel: "before", stepNumber: 1, state: "OUTSIDE" },
    { stepLabel: "after", stepNumber: 2, state: "MISSING" },
  ];
  await openInstallationPanel({ stepStates } as object, "&step=after");
  const links = within(screen.getByRole("navigation", { name: "Measuring steps" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "step"]);
  expect(links[0]?.getAttribute("href")).toBe("/projects/ongoing/p1?installation=i1&step=before");
});

test("an end of scale without a number is recorded as over range alone", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(screen.getByLabelText("Insulation resistance"), "OL{Enter}");
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "INSULATION", isOverRange: true },
  ]);
});

test("text that is no reading is told at the field, not sent and not lost", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "abc");
  await userEvent.tab();
  expect(screen.getByRole("alert").textContent).toContain("This is not a reading");
  expect(resistance().value).toBe("abc");
  expect(resistance().getAttribute("aria-invalid")).toBe("true");
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("once finished, values are shown and cannot be changed", async () => {
  await openInstallationPanel({ viewerCanRecord: false }, "&step=before");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText("88.4 Ω")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add files" })).toBeNull();
});

test("a step that is not there says so", async () => {
  await openInstallationPanel({}, "&step=nowhere");
  expect(screen.getByRole("heading", { name: "Step not found" })).toBeTruthy();
});

describe("when and by whom values were measured", () => {
  type Opened = Awaited<ReturnType<typeof openInstallationPanel>>;
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "UTC" });
  const dialog = () => within(screen.getByRole("dialog", { name: "When and by whom it was measured" }));
  const save = (name = "Save") => userEvent.click(dialog().getByRole("button", { name }));

  async function openChoice({ environment }: Opened) {
    await userEvent.click(screen.getByRole("button", { name: /^Change/ }));
    await screen.findByRole("dialog", { name: "When and by whom it was measured" });
    const person = (id: string, firstName: string) => ({ id, firstName, lastName: "Sandberg" });
    const installers = [person("gu1", "Elin"), person("gu3", "Olle")];
    const found = { viewer: { id: "gu3", company: { installers } }, project: { id: "gp1", startDate: "2026-05-01" } };
    await act(async () => environment.mock.resolveMostRecentOperation((asked) => mockAnswer(asked, found)));
  }

  async function choose(day: string) {
    await userEvent.clear(dialog().getByLabelText("Measured on"));
    await userEvent.type(dialog().getByLabelText("Measured on"), day);
    await userEvent.selectOptions(dialog().getByLabelText("Measured by"), "Elin Sandberg");
  }

  const sent = ({ environment }: Opened) => environment.mock.getMostRecentOperation().request.variables.input;

  test("are today and oneself, which the service knows, until others are chosen", async () => {
    const opened = await openInstallationPanel({}, "&step=after");
    expect(screen.getByText("New values: measured today by you")).toBeTruthy();
    await openChoice(opened);
    expect(dialog().getByLabelText<HTMLInputElement>("Measured on").value).toBe(today);
    expect(dialog().getByRole<HTMLOptionElement>("option", { name: "Olle Sandberg" }).selected).toBe(true);
    await choose("2999-01-01");
    await save();
    expect(dialog().getByText("This day is still to come")).toBeTruthy();
    await choose("2026-06-02");
    await save();
    expect(screen.getByText("Measured 2026-06-02 by Elin Sandberg")).toBeTruthy();
    await userEvent.type(resistance(), "88.6{Enter}");
    expect(sent(opened)).toMatchObject({ stepEntryId: "ge2", measuredOn: "2026-06-02", measuredById: "gu1" });
  });

  test("are told of recorded values at once, of a day before the project's start after a question", async () => {
    const opened = await openInstallationPanel({}, "&step=before");
    expect(screen.getByRole("button", { name: /^Change for the whole step/ })).toBeTruthy();
    await openChoice(opened);
    await choose("2026-04-02");
    await save();
    expect(dialog().getByRole("alert").textContent).toContain("2026-04-02 is before the project’s start, 2026-05-01");
    expect(opened.environment.mock.getAllOperations()).toHaveLength(0);
    await save("Yes, save");
    expect(sent(opened)).toEqual({ stepEntryId: "ge1", measuredOn: "2026-04-02", measuredById: "gu1" });
    const refusal = { recordMeasurements: { stepEntry: null, userErrors: [{ code: "MEASURER_NOT_ALLOWED" }] } };
    await act(async () => opened.environment.mock.resolveMostRecentOperation((asked) => mockAnswer(asked, refusal)));
    expect(dialog().getByText(/^The person who measured is not an active installer/)).toBeTruthy();
  });

  test("stay with a value that is corrected", async () => {
    const [before] = installation.steps as { entries: object[] }[];
    const told = { measuredOn: "2026-06-02", measuredBy: { id: "gu1", firstName: "Elin", lastName: "Sandberg" } };
    const steps = [{ ...before, entries: [{ ...before?.entries[0], ...told }] }];
    const opened = await openInstallationPanel({ steps }, "&step=before");
    await userEvent.clear(resistance());
    await userEvent.type(resistance(), "88.6{Enter}");
    expect(sent(opened)).toMatchObject({ measuredOn: "2026-06-02", measuredById: "gu1" });
    screen.getByText("Measured 2026-06-02 by Elin Sandberg");
  });

  test("are no matter for a service that does not keep them", async () => {
    const opened = await openInstallationPanel({}, "&step=after", { measuredOn: false });
    expect(screen.queryByText("New values: measured today by you")).toBeNull();
    await userEvent.type(resistance(), "88.6{Enter}");
    expect(Object.keys(sent(opened)).toSorted()).toEqual(["readings", "stepEntryId", "versions"]);
  });
});
