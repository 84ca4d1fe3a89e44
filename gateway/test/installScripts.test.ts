import { expect, test } from "@jest/globals";
import { areInstallScriptsKnown, validateInstallScripts } from "../../scripts/installScripts.ts";

const ignoring = "fund=false\nignore-scripts=true\n";
const names = ["@apollo/protobufjs", "@parcel/watcher", "protobufjs", "unrs-resolver"];
const known = Object.fromEntries(names.map((name) => [`node_modules/${name}`, { hasInstallScript: true }]));

test("no package runs a script when it is installed, and those that want to are the known ones", () => {
  expect(areInstallScriptsKnown()).toBe(true);
});

test("names a package with a new script, one that lost its script, and settings that run them", () => {
  const { "node_modules/protobufjs": _gone, ...others } = known;
  const packages = { ...others, "web/node_modules/@scope/a": { hasInstallScript: true }, "node_modules/b": {} };
  expect(validateInstallScripts(known, ignoring)).toEqual([]);
  expect(validateInstallScripts(packages, "ignore-scripts=false")).toEqual([
    "@scope/a wants to run a script when it is installed",
    "protobufjs has no such script any more",
    ".npmrc lets npm run such scripts",
  ]);
});
