import { expect, jest, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { recordedStep, resistance, saved } from "../../test/recordedStep.ts";
import { NetworkFailure } from "../relay/failures.ts";

test("a value saves by itself when the field is left, alone and as a number", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "88,6");
  await userEvent.tab();
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: {
      stepEntryId: "ge2",
      readings: [{ quantity: "RESISTANCE", value: 88.6 }],
      versions: [{ field: "RESISTANCE", version: "RESISTANCE 1" }],
    },
  });
  expect(screen.getByText("Saving …")).toBeTruthy();
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: saved })));
  expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeTruthy();
});

test("of several values under way each is sent once, and none is said to be saved before all are, nor when one failed", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "88,6{Enter}");
  await userEvent.type(screen.getByLabelText("Insulation resistance"), "500");
  await userEvent.tab();
  const [first, second, ...more] = environment.mock.getAllOperations();
  expect(more).toHaveLength(0);
  if (!first || !second) throw new Error("Not both values were sent");
  await act(async () => environment.mock.reject(first, new Error("gone")));
  expect(screen.getByText("Saving …")).toBeTruthy();
  await act(async () => environment.mock.resolve(second, { data: saved }));
  expect(screen.getByText("1 value is not saved")).toBeTruthy();
});

test("going back to the stored value while another is on its way saves it again, over the one that was saved", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "88,4{Enter}");
  const [first, ...more] = environment.mock.getAllOperations();
  if (!first) throw new Error("The value was not sent");
  expect([first.request.variables.input.readings[0].value, more]).toEqual([90, []]);
  await act(async () =>
    environment.mock.resolve(first, mockAnswer(first, recordedStep("before", { value: 90, version: "v2" }))),
  );
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({
    readings: [{ value: 88.4 }],
    versions: [{ field: "RESISTANCE", version: "v2" }],
  });
});

test("a failed saving keeps what was typed, says so, and can be tried again, also after a look at another step", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(screen.getByText(/The service did not answer/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Previous step" }));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(resistance().value).toBe("88.4");
  await userEvent.click(screen.getByRole("button", { name: "Next step" }));
  expect(resistance().value).toBe("90");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "RESISTANCE", value: 90 },
  ]);
});

test("a saving that fails while a newer text is typed says nothing of it, and the newer one is saved", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "90{Enter}");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "91");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(screen.queryByText(/The service did not answer/)).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "RESISTANCE", value: 91 },
  ]);
});

test("a value that nothing answers waits for the connection, which is no failure and is heard once", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  const foot = () => within(screen.getByRole("contentinfo")).getByRole("status").textContent;
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure(null)));
  expect(screen.getByText(/It is saved by itself when the connection is back/)).toBeTruthy();
  expect(foot()).toBe("1 value waits for the connection");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(resistance().getAttribute("aria-invalid")).toBeNull();
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(foot()).toBe("1 value waits for the connection");
  await userEvent.click(screen.getByRole("button", { name: "To the overview" }));
  const step = screen.getByRole("link", { name: /After laying/ });
  expect(step.textContent).toContain("1 value waits for the connection");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(step.textContent).toContain("1 value is not saved");
});

test("a value that finds the service's disk full is kept and says whom to tell", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "90{Enter}");
  const source = { errors: [{ extensions: { code: "STORAGE_FULL", requestId: "ab-12" } }] };
  await act(async () => environment.mock.rejectMostRecentOperation(Object.assign(new Error("full"), { source })));
  expect(screen.getByText(/The service’s disk is full.*Tell whoever runs the service.*ab-12/)).toBeTruthy();
  expect(resistance().value).toBe("90");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("that a value was left out on purpose is tried again when it could not be saved", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  const leaveOut = () => screen.getByRole("button", { name: /Resistance$/ });
  await userEvent.click(leaveOut());
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "RESISTANCE", isNotMeasured: true },
  ]);
});

test("a field left as it was sends nothing", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "88.40");
  await userEvent.tab();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(resistance().value).toBe("88.4");
});

test("a value on its way is neither sent again nor called unsaved when its step is left, until it failed", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "90");
  await userEvent.click(screen.getByRole("button", { name: "Previous step" }));
  await userEvent.click(screen.getByRole("button", { name: "Next step" }));
  expect(resistance().value).toBe("90");
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "To the overview" }));
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  const step = screen.getByRole("link", { name: /After laying/ });
  expect(step.textContent).not.toContain("not saved");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(step.textContent).toContain("1 value is not saved");
});

test("the overview, and the foot of another step, say that a value is not saved", async () => {
  await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "abc");
  await userEvent.click(screen.getByRole("button", { name: "Previous step" }));
  const foot = within(screen.getByRole("contentinfo"));
  expect(foot.getByRole("status").textContent).toBe("1 value is not saved");
  await userEvent.click(screen.getByRole("link", { name: "Open the step “After laying”" }));
  expect(resistance().value).toBe("abc");
  await userEvent.click(screen.getByRole("button", { name: "To the overview" }));
  expect(screen.getByRole("link", { name: /After laying/ }).textContent).toContain("1 value is not saved");
});

test.each([
  ["network is back", "online"],
  ["person comes back to the window", "focus"],
])("what failed is sent when the %s, and what is no value is not", async (_, event) => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(screen.getByLabelText("Insulation resistance"), "abc");
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  await act(async () => void window.dispatchEvent(new Event(event)));
  const sent = environment.mock.getAllOperations().map(({ request }) => request.variables.input.readings);
  expect(sent).toEqual([[{ quantity: "RESISTANCE", value: 90 }]]);
});

test("a value that was taken back after no answer came to it is sent all the same", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "88,4{Enter}");
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "RESISTANCE", value: 88.4 },
  ]);
});

test("nothing is sent in the name of another person who signed in meanwhile, and the page is loaded anew", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  document.cookie = "userId=8";
  // jsdom cannot navigate and logs an error instead.
  const reports = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await userEvent.type(resistance(), "90{Enter}");
  document.cookie = "userId=; max-age=0";
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(String(reports.mock.calls[0]?.[0])).toContain("navigation");
  reports.mockClear();
});
