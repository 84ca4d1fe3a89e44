import { areFilesShort } from "./fileLengths.ts";
import { areInstallScriptsKnown } from "./installScripts.ts";
import { areLicencesAllowed } from "./licences.ts";
import { generatedCode, inTurn, lint, type Outcome, one, schemaLint, types, unitTests } from "./steps.ts";
import { sum } from "./sum.ts";

export async function checkSources(): Promise<Outcome> {
  const workspaces = ["gateway", "web", "upstream", "client", "e2e", "scripts"];
  const checks = workspaces.map((workspace) => () => types(workspace));
  return sum([
    ...(await inTurn(...checks, lint, schemaLint)),
    one(areLicencesAllowed()),
    one(areInstallScriptsKnown()),
    one(areFilesShort()),
  ]);
}

export async function allUnitTests(): Promise<Outcome> {
  return sum(await inTurn(...["gateway", "web", "upstream", "client"].map((workspace) => () => unitTests(workspace))));
}

if (import.meta.main) {
  // All checks that need neither browser nor server, fastest first.
  const { passed, failed } = sum([await generatedCode(), await checkSources(), await allUnitTests()]);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
