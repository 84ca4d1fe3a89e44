import { screen } from "@testing-library/react";
import { entry } from "./openInstallationPanel.tsx";

export const insulation = () => screen.getByLabelText<HTMLInputElement>("Insulation resistance");

export const focused = () => document.activeElement;

/** A step with one entry per value; null is a missing value. */
export const step = (stepLabel: string, ...values: (number | null)[]) => ({
  id: `gs ${stepLabel}`,
  stepLabel,
  title: stepLabel,
  isComplete: values.every((value) => value !== null),
  entries: values.map((value, index) => entry(`ge ${stepLabel} ${index}`, value)),
});
