import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { resistance } from "../../test/recordedStep.ts";

const inStep = { stepLabel: "after", stepNumber: 2, stepTitle: "After laying", productTitle: "Cable" };
const outside = { ...inStep, kind: "OUTSIDE", field: "RESISTANCE", isOverRange: false, minimum: 83.8, maximum: 97 };

test("tells each value outside its limits with the expected range, and how many values are missing", async () => {
  await openInstallationPanel({
    missing: [
      { ...outside, value: 105 },
      { ...inStep, kind: "NOT_RECORDED", field: "INSULATION" },
    ],
  });
  expect(screen.getByText("Step 2: Resistance 105.0 Ω, expected 83.8–97.0 Ω")).toBeTruthy();
  expect(screen.getByText("1 value missing")).toBeTruthy();
});

test("each value outside its limits stands in a line with the link to its step, which a second value does not repeat", async () => {
  const value = { ...outside, stepLabel: "before", stepNumber: 1, value: 105 };
  const second = { ...value, productTitle: "Mat" };
  await openInstallationPanel({ missing: [value, second, { ...inStep, kind: "NOT_RECORDED", field: "INSULATION" }] });
  const linked = screen.getAllByText(/^Step 1: Resistance 105/).map((line) => line.nextElementSibling?.textContent);
  expect(linked).toEqual(["Open step\u00a01", undefined]);
});

test("a photo that is missing is not counted as a value", async () => {
  const lacks = ["RESISTANCE", "INSULATION", "ATTACHMENTS"].map((field) => ({
    ...inStep,
    kind: "NOT_RECORDED",
    field,
  }));
  await openInstallationPanel({ missing: lacks });
  expect(screen.getByText("2 values and 1 photo missing")).toBeTruthy();
});

test("a value on its way is told in place of the way to finish the room, with the link to its step", async () => {
  const { router } = await openInstallationPanel({ missing: [], viewerCanFinish: true }, "&step=after");
  await userEvent.type(resistance(), "88,6");
  await userEvent.tab();
  await act(async () => router.navigate("?installation=i1"));
  expect(screen.getByText(/^Something recorded here is not saved yet/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open step\u00a02" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Finish" })).toBeNull();
});

test("counts the values outside their limits when there are too many to tell", async () => {
  await openInstallationPanel({
    missing: [101, 102, 103, 104, 105].map((value) => ({ ...outside, productTitle: `Cable ${value}`, value })),
  });
  expect(screen.getByText("5 values outside the limits in step 2.")).toBeTruthy();
  expect(screen.queryByText(/^Step 2: Resistance/)).toBeNull();
});

test("a room that cannot be finished says so first, leads to the lacking step and offers neither tick nor button", async () => {
  await openInstallationPanel({}, "&view=finish");
  expect(screen.getByRole("heading", { name: "Cannot be finished yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open step\u00a02" })).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("button", { name: "Finish the installation" })).toBeNull();
});

test("a value that is not stored yet is told where its room cannot be finished", async () => {
  const { router } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "88,6");
  await userEvent.tab();
  await act(async () => router.navigate("?installation=i1&view=finish"));
  expect(screen.getByRole("heading", { name: "Cannot be finished yet" })).toBeTruthy();
  expect(screen.getByText(/^Something recorded here is not saved yet/)).toBeTruthy();
});
