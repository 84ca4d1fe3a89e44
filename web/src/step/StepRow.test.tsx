import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { cable, entry, installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";

test("no tick stands beside values near or outside their limits, nor beside values that cannot be judged", async () => {
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
});

test("of several products a step names each before its values", async () => {
  const [before] = installation.steps as object[];
  const mat = { ...entry("ge9", 131), measurementId: "m2", product: { ...cable, id: "gm2", title: "Mat 100, 2 m²" } };
  await openInstallationPanel({ steps: [{ ...before, entries: [entry("ge1", 88.4), mat] }] });
  const row = screen.getByRole("link", { name: /Before laying/ });
  expect(row.textContent).toMatch(/Cable.*88\.4\u00a0Ω.*Mat 100, 2 m²131\.0\u00a0Ω/);
});
