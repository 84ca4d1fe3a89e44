import { areLicencesAllowed } from "./licences.ts";
import { catalogues, generatedCode, lint, type Outcome, one, schemaLint, types, unitTests } from "./steps.ts";
import { sum } from "./sum.ts";

/** Checks the sources without running them, one check after another. */
export async function checkSources(): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const workspace of ["gateway", "web", "upstream", "e2e", "scripts"]) outcomes.push(await types(workspace));
  outcomes.push(await lint(), await schemaLint(), await catalogues(), one(areLicencesAllowed()));
  return sum(outcomes);
}

export async function allUnitTests(): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const workspace of ["gateway", "web", "upstream"]) outcomes.push(await unitTests(workspace));
  return sum(outcomes);
}

if (import.meta.main) {
  // Everything that needs no browser and no server, cheapest first.
  const { passed, failed } = sum([await generatedCode(), await checkSources(), await allUnitTests()]);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
