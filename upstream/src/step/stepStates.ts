import type { components } from "../__generated__/contract.ts";
import { type BuiltEntry, buildSteps } from "./buildSteps.ts";
import { unfilledFields } from "./findMissing.ts";
import { judgeReading, type Verdict, worstVerdict } from "./judgeReading.ts";
import type { InstallationContents } from "./loadInstallationContents.ts";

type StepState = components["schemas"]["StepState"];

export function stepStates(contents: InstallationContents): StepState[] {
  return buildSteps(contents, "en").map(({ stepLabel, entries }, index) => ({
    stepLabel,
    stepNumber: index + 1,
    state: stateOf(entries),
  }));
}

export function judgeEntry({ dataSchema, recording }: BuiltEntry): Verdict[] {
  const { resistance, insulation } = dataSchema.properties;
  const data = recording?.data ?? {};
  return [
    ...(resistance ? [judgeReading("resistance", data.resistance ?? undefined, resistance)] : []),
    ...(insulation ? [judgeReading("insulation", data.insulation ?? undefined, { minimum: insulation.const })] : []),
  ];
}

// A questionable value outweighs a missing value, and a missing value outweighs good values.
function stateOf(entries: BuiltEntry[]): StepState["state"] {
  const worst = worstVerdict(entries.flatMap(judgeEntry));
  if (worst === "OUTSIDE" || worst === "INCONCLUSIVE") return worst;
  if (entries.some((entry) => unfilledFields(entry).length > 0))
    return entries.some(({ recording }) => Object.keys(recording?.data ?? {}).length > 0) ? "PARTIAL" : "MISSING";
  return worst === "NEAR_LIMIT" || worst === "WITHIN" ? worst : "FILLED";
}
