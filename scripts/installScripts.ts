import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./services.ts";

/** Known packages with an install script. No script is needed, and .npmrc disables them all. */
const known = ["@apollo/protobufjs", "@parcel/watcher", "protobufjs", "unrs-resolver"];

type LockedPackages = Record<string, { hasInstallScript?: boolean }>;

/** Names packages with an unknown script, known packages without a script, and an `.npmrc` that allows scripts. */
export function validateInstallScripts(packages: LockedPackages, npmrc: string): string[] {
  const found = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, "")] : [],
  );
  return [
    ...found
      .filter((name) => !known.includes(name))
      .map((name) => `${name} wants to run a script when it is installed`),
    ...known.filter((name) => !found.includes(name)).map((name) => `${name} has no such script any more`),
    ...(/^ignore-scripts=true$/m.test(npmrc) ? [] : [".npmrc lets npm run such scripts"]),
  ];
}

export function areInstallScriptsKnown(): boolean {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const faults = validateInstallScripts(JSON.parse(read("package-lock.json")).packages, read(".npmrc"));
  if (faults.length > 0)
    console.error(
      `Try whether all works without the script, then name the package in scripts/installScripts.ts:\n  ${faults.join("\n  ")}`,
    );
  return faults.length === 0;
}
