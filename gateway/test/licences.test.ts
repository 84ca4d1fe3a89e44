import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { areLicencesAllowed, type LicenceRules, listLicences, validateLicences } from "../../scripts/licences.ts";

const rules: LicenceRules = { shipped: ["MIT", "ISC"], toolsOnly: ["MPL-2.0"], reviewed: {} };
const validate = (packages: Parameters<typeof listLicences>[0]) =>
  validateLicences(listLicences(packages, rules), rules);

test("every package that is installed has a licence that fits", () => {
  expect(areLicencesAllowed()).toBe(true);
});

test.each(["MIT", "(MIT OR GPL-3.0-only)", "MIT AND ISC"])("takes %s in what is shipped", (license) => {
  expect(validate({ "node_modules/a": { version: "1.0.0", license } })).toEqual([]);
});

test.each(["GPL-3.0-only", "MPL-2.0", "MIT AND GPL-3.0-only", "SEE LICENSE IN file", undefined])(
  "rejects %s in what is shipped",
  (license) => {
    const faults = validate({ "web/node_modules/@scope/a": { version: "1.0.0", license } });
    expect(faults).toEqual([`@scope/a@1.0.0 (shipped): ${license ?? "none"}`]);
  },
);

test("takes a licence that few packages may have in these alone", () => {
  const shippedBy = { "LGPL-3.0-or-later": { packages: "@img/sharp-", reason: "its own files" } };
  const packages = Object.fromEntries(
    ["@img/sharp-libvips", "@img/other", "sharp"].map((name) => [
      `node_modules/${name}`,
      { version: "1.0.0", license: "MIT AND LGPL-3.0-or-later" },
    ]),
  );
  const faults = validateLicences(listLicences(packages, rules), { ...rules, shippedBy });
  expect(faults).toEqual(["@img/other", "sharp"].map((name) => `${name}@1.0.0 (shipped): MIT AND LGPL-3.0-or-later`));
});

test("takes a licence for tools in a package that nothing shipped needs", () => {
  const packages = { "node_modules/a": { version: "1.0.0", license: "MPL-2.0", dev: true } };
  expect(validate(packages)).toEqual([]);
  expect(validate({ ...packages, "web/node_modules/a": { version: "1.0.0", license: "MPL-2.0" } })).toHaveLength(1);
});

test("takes a reviewed package by the text that was reviewed alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "licences-"));
  const sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  const reviewed = { "a@1.0.0": { licence: "MIT", text: "LICENSE", sha256 } };
  const check = (version: string) => {
    const own = { ...rules, reviewed };
    return validateLicences(listLicences({ "node_modules/a": { version } }, own), own, folder);
  };
  writeFileSync(join(folder, "LICENSE"), "abc");
  expect(check("1.0.0")).toEqual([]);
  expect(check("2.0.0")).toEqual(["a@2.0.0 (shipped): none", "a@1.0.0 was reviewed and is not used any more"]);
  writeFileSync(join(folder, "LICENSE"), "another");
  expect(check("1.0.0")).toEqual(["a@1.0.0 was reviewed with another text than LICENSE has"]);
  rmSync(folder, { recursive: true });
});
