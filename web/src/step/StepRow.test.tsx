import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { cable, entry, installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";

test("a row has the shape of its worst value, and a small tick where it is filled in all the same", async () => {
  const [before] = installation.steps as { entries: { measurements: object[] }[] }[];
  const judged = (verdict: string) => ({
    ...before,
    id: verdict,
    title: verdict,
    entries: before?.entries.map((entry) => ({
      ...entry,
      id: `e ${verdict}`,
      measurements: [{ ...entry.measurements[0], verdict }],
    })),
  });
  const verdicts = ["WITHIN", "NEAR_LIMIT", "OUTSIDE", "OVER_RANGE_OUTSIDE", "OVER_RANGE_INCONCLUSIVE"];
  await openInstallationPanel({ steps: verdicts.map(judged) });
  const [expected, ...others] = verdicts.map(
    (verdict) => screen.getByRole("link", { name: new RegExp(`\\d ?${verdict}`) }).querySelector("svg")?.innerHTML,
  );
  for (const mark of others) expect(mark).not.toBe(expected);
  // The small tick tells that the step is filled in.
  for (const verdict of verdicts.slice(1))
    expect(
      screen.getByRole("link", { name: new RegExp(`\\d ?${verdict}`) }).querySelectorAll("svg")[1]?.innerHTML,
    ).toBe(expected);
});

test("a step with values that lacks others is partly filled, though all its values are within the limits", async () => {
  const [before] = installation.steps as object[];
  await openInstallationPanel({ steps: [{ ...before, isComplete: false }] });
  const row = screen.getByRole("link", { name: /Before laying/ });
  expect(row.textContent).toContain("Partly filled");
  expect(row.textContent).not.toContain("Within the limits");
  expect(row.textContent).not.toContain("Not completely filled in");
});

test("a step names each product before its values, and tells the day last whatever the verdicts", async () => {
  const [before] = installation.steps as object[];
  const [resistance, ...others] = entry("ge9", 131).measurements;
  const mat = {
    ...entry("ge9", 131),
    measurements: [{ ...resistance, verdict: "NEAR_LIMIT" }, ...others],
    product: { ...cable, id: "gm2", title: "Mat 100, 2 m²" },
  };
  await openInstallationPanel({ steps: [{ ...before, entries: [entry("ge1", 88.4), mat] }] });
  const row = screen.getByRole("link", { name: /Before laying/ });
  expect(row.textContent).toMatch(
    /1 near.*Cable.*88\.4\u00a0Ω.*Mat 100, 2 m²131\.0\u00a0Ω640\u00a0MΩFilled in · 2026-10-12$/,
  );
});
