import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./services.ts";

/** Packages with an install script. None of the scripts is needed, and .npmrc keeps npm from running them. */
const known = ["@apollo/protobufjs", "@parcel/watcher", "protobufjs", "unrs-resolver"];

type LockedPackages = Record<string, { hasInstallScript?: boolean }>;

/** Names the packages with an unknown install script, and the known ones that no longer have any. */
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

/** Prints the differences to `known`. */
export function areInstallScriptsKnown(): boolean {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const faults = validateInstallScripts(JSON.parse(read("package-lock.json")).packages, read(".npmrc"));
  if (faults.length > 0)
    console.error(
      `Try whether all works without the script, then name the package in scripts/installScripts.ts:\n  ${faults.join("\n  ")}`,
    );
  return faults.length === 0;
}
