import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openProject, project } from "../../../test/projectPage.tsx";

test("the same value of two products of one step is told for each product", async () => {
  const [folder] = project.signableFolders;
  const [bathroom] = folder?.installations ?? [];
  const outside = bathroom?.missing.find(({ kind }) => kind === "OUTSIDE");
  const missing = ["Cable 30 m", "Cable 40 m"].map((productTitle) => ({ ...outside, productTitle }));
  await openProject({ ...project, signableFolders: [{ ...folder, installations: [{ ...bathroom, missing }] }] });
  expect((await screen.findByRole("listitem")).textContent).toBe(
    "Bathroom: step 2, insulation 2\u00a0MΩ, at least 10\u00a0MΩ (Cable 30 m); insulation 2\u00a0MΩ, at least 10\u00a0MΩ (Cable 40 m)",
  );
});

test("three or more different values with the same limits are told by their limits", async () => {
  const [folder] = project.signableFolders;
  const [bathroom] = folder?.installations ?? [];
  const outside = bathroom?.missing.find(({ kind }) => kind === "OUTSIDE");
  const values = [89.6, 89.7, 89.9, 90.1].map((value, at) => ({
    ...{ ...outside, field: "RESISTANCE", value, minimum: 139.6, maximum: 161.6 },
    ...{ stepNumber: at + 1, stepLabel: `s${at + 1}` },
  }));
  const missing = [...values, { ...values[3], kind: "NOT_RECORDED", field: "INSULATION" }];
  await openProject({ ...project, signableFolders: [{ ...folder, installations: [{ ...bathroom, missing }] }] });
  expect((await screen.findByRole("listitem")).textContent).toBe(
    "Bathroom: steps 1–4, resistance outside 139.6–161.6\u00a0Ω; step 4, insulation missing",
  );
});

test("a value that would be rounded to its limit keeps its decimals", async () => {
  const [folder] = project.signableFolders;
  const [bathroom] = folder?.installations ?? [];
  const outside = bathroom?.missing.find(({ kind }) => kind === "OUTSIDE");
  const missing = [
    { ...outside, value: 9.96 },
    { ...outside, field: "RESISTANCE", value: 83.76, minimum: 83.8, maximum: 97 },
    {
      ...outside,
      field: "RESISTANCE",
      value: 2082,
      minimum: 1798,
      maximum: 2081.9,
      stepNumber: 3,
      stepLabel: "covering",
    },
  ];
  await openProject({ ...project, signableFolders: [{ ...folder, installations: [{ ...bathroom, missing }] }] });
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Bathroom: step 2, insulation 9.96\u00a0MΩ, at least 10\u00a0MΩ; resistance 83.76\u00a0Ω, expected 83.8–97.0\u00a0Ω; step 3, resistance 2,082\u00a0Ω, expected 1,798–2,081.9\u00a0Ω",
  ]);
});

test("a value that would be rounded to nothing keeps its decimals", async () => {
  const [folder] = project.signableFolders;
  const [bathroom] = folder?.installations ?? [];
  const missing = bathroom?.missing.filter(({ kind }) => kind === "OUTSIDE").map((one) => ({ ...one, value: 0.04 }));
  await openProject({ ...project, signableFolders: [{ ...folder, installations: [{ ...bathroom, missing }] }] });
  expect((await screen.findByRole("listitem")).textContent).toContain("insulation 0.04\u00a0MΩ");
});

test("a value that cannot be judged is told with the number that the instrument showed, and its cause", async () => {
  const [folder] = project.signableFolders;
  const [bathroom] = folder?.installations ?? [];
  const outside = bathroom?.missing.find(({ kind }) => kind === "OUTSIDE");
  const overRange = { ...outside, value: null, isOverRange: true };
  const resistance = { ...overRange, field: "RESISTANCE", minimum: 83.8, maximum: 97 };
  const missing = [
    { ...overRange, kind: "INCONCLUSIVE", lowerBound: 5 },
    { ...resistance, kind: "OUTSIDE", lowerBound: 20_000 },
    { ...resistance, kind: "OUTSIDE", lowerBound: null, stepNumber: 3, stepLabel: "covering" },
  ];
  await openProject({ ...project, signableFolders: [{ ...folder, installations: [{ ...bathroom, missing }] }] });
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Bathroom: step 2, resistance >20,000\u00a0Ω, expected 83.8–97.0\u00a0Ω; step 3, resistance over range, expected 83.8–97.0\u00a0Ω; step 2, insulation >5\u00a0MΩ cannot be judged, the instrument's range is too small",
  ]);
});
