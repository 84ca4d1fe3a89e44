import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commitLocalUpdate } from "react-relay/hooks";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { recordedStep, resistance } from "../../test/recordedStep.ts";

const conflict = (value: number) => recordedStep("before", { value, version: "v2" }, ["CONFLICT"]);

test("a value that somebody else saved meanwhile is told beside one's own, and one's own is saved over it on demand", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, conflict(91))),
  );
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toMatch(
    /^Maja Lindgren saved 91.0\sΩ \(2026-11-22 \d\d:00\). Yours, 90.0\sΩ, is not saved./,
  );
  expect(resistance().value).toBe("90");
  await userEvent.tab();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.click(within(alert).getByRole("button", { name: /^Keep mine: 90.0\sΩ$/ }));
  expect(document.activeElement).toBe(resistance());
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({
    readings: [{ value: 90 }],
    versions: [{ field: "RESISTANCE", version: "v2" }],
  });
});

test("one's own value is given up for the other person's on demand", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, conflict(91))),
  );
  await userEvent.click(screen.getByRole("button", { name: /^Take theirs: 91.0\sΩ$/ }));
  expect([resistance().value, screen.queryByRole("alert")]).toEqual(["91.0", null]);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("one's own value whose answer was lost is no conflict: a newer one is saved over it", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "91{Enter}");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, conflict(90))),
  );
  expect(screen.queryByRole("alert")).toBeNull();
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({
    readings: [{ value: 91 }],
    versions: [{ field: "RESISTANCE", version: "v2" }],
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, recordedStep("before", { value: 91, version: "v3" })),
    ),
  );
  expect([resistance().value, environment.mock.getAllOperations()]).toEqual(["91.0", []]);
});

test("another person's value is a conflict also after one's own answer was lost", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "92{Enter}");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, conflict(91))),
  );
  expect(screen.getByRole("alert").textContent).toMatch(/^Maja Lindgren saved 91.0/);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("what is typed after a conflict was told is not saved before the person has chosen", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, conflict(91))),
  );
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "92{Enter}");
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: /^Keep mine: 92.0\sΩ$/ }));
  const { input } = environment.mock.getMostRecentOperation().request.variables;
  expect(input.versions).toEqual([{ field: "RESISTANCE", version: "v2" }]);
});

test("a value that came after somebody finished stays to be read until it is discarded", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  const completed = recordedStep("before", { value: 88.4, version: "v1" }, ["ALREADY_COMPLETED"]);
  const refuse = () =>
    act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, completed)));
  await refuse();
  await act(async () =>
    commitLocalUpdate(environment, (store) => void store.get("gi1")?.setValue(false, "viewerCanRecord")),
  );
  // The field sent its value once more when it was removed, so this request is refused too.
  await refuse();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("alert").textContent).toMatch(
    /^Yours, 90.0\sΩ, is not saved. The installation is already finished, so nothing can be changed./,
  );
  await userEvent.click(screen.getByRole("button", { name: /^Discard 90.0\sΩ$/ }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});
