import { generatedCode, lint, type Outcome, schemaLint, types, unitTests } from "./steps.ts";
import { sum } from "./sum.ts";

/** Everything that needs no browser, cheapest first. */
export function check(): Outcome {
  return sum([
    generatedCode(),
    ...["gateway", "web", "upstream", "e2e", "scripts"].map(types),
    lint(),
    schemaLint(),
    ...["gateway", "web", "upstream"].map((workspace) => unitTests(workspace)),
  ]);
}

if (import.meta.main) {
  const { passed, failed } = check();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
