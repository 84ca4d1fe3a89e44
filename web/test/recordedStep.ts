import { screen } from "@testing-library/react";
import { installation } from "./openInstallationPanel.tsx";

export const resistance = () => screen.getByLabelText<HTMLInputElement>("Resistance");
export const saved = { recordMeasurements: { stepEntry: null, installation: null, userErrors: [] } };

export function recordedStep(
  stepLabel: string,
  { value, version }: { value: number; version: string },
  codes: string[] = [],
) {
  const steps = installation.steps as { stepLabel: string; entries: Entry[] }[];
  const entry = steps.find((step) => step.stepLabel === stepLabel)?.entries[0];
  if (!entry) throw new Error("There is no such step");
  const recorded = { version, recordedAt: "2026-11-22T07:00:00.000Z", recordedBy: maja };
  const stepEntry = {
    ...entry,
    __typename: "StepEntry",
    measurements: entry.measurements.map((measured) =>
      measured.quantity === "RESISTANCE" ? { ...measured, value } : measured,
    ),
    changes: entry.changes.map((change) => (change.field === "RESISTANCE" ? { ...change, ...recorded } : change)),
  };
  return { recordMeasurements: { stepEntry, installation: null, userErrors: codes.map((code) => ({ code })) } };
}

type Entry = { measurements: { quantity: string }[]; changes: { field: string }[] };
const maja = { id: "gu2", firstName: "Maja", lastName: "Lindgren" };
