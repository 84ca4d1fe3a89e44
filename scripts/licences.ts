import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./services.ts";

type LockedPackage = {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
};
type Review = { licence: string; text: string; sha256: string };
export type LicenceRules = {
  shipped: string[];
  /** Licences that are allowed only for packages whose names begin with `packages`. */
  shippedBy?: Record<string, { packages: string; reason: string }>;
  toolsOnly: string[];
  reviewed: Record<string, Review>;
};
type Licensed = { name: string; licence: string; isTool: boolean };

/** The locked packages with their SPDX licence, from npm or from the review in licences.json. */
export function listLicences(packages: Record<string, LockedPackage>, { reviewed }: LicenceRules): Licensed[] {
  const listed = Object.entries(packages).flatMap(([path, { version, license, dev, devOptional, link }]) => {
    if (!path.includes("node_modules/") || link) return [];
    const name = `${path.replace(/^.*node_modules\//, "")}@${version}`;
    return [{ name, licence: license ?? reviewed[name]?.licence ?? "none", isTool: Boolean(dev || devOptional) }];
  });
  const byName = Map.groupBy(listed, ({ name }) => name);
  return [...byName.values()]
    .map(([first, ...more]) => ({ ...first, isTool: [first, ...more].every((one) => one?.isTool) }) as Licensed)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Names packages without an allowed licence, and reviews that are outdated. */
export function validateLicences(listed: Licensed[], rules: LicenceRules, folder = root): string[] {
  const ofPackage = (name: string) =>
    Object.entries(rules.shippedBy ?? {}).flatMap(([licence, { packages }]) =>
      name.startsWith(packages) ? licence : [],
    );
  const unfit = listed
    .filter(({ name, licence, isTool }) => {
      const allowed = [...rules.shipped, ...ofPackage(name), ...(isTool ? rules.toolsOnly : [])];
      return !fits(licence, allowed);
    })
    .map(({ name, licence, isTool }) => `${name} (${isTool ? "a tool" : "shipped"}): ${licence}`);
  const stale = Object.entries(rules.reviewed).flatMap(([name, { text, sha256 }]) => {
    if (!listed.some((one) => one.name === name)) return [`${name} was reviewed and is not used any more`];
    const isSame = existsSync(join(folder, text)) && digest(join(folder, text)) === sha256;
    return isSame ? [] : [`${name} was reviewed with another text than ${text} has`];
  });
  return [...unfit, ...stale];
}

/** OR needs one allowed licence, AND needs all. Deeper nesting is refused. */
function fits(expression: string, allowed: string[]): boolean {
  const plain = expression.replace(/^\((.*)\)$/, "$1");
  if (plain.includes(" OR ")) return plain.split(" OR ").some((part) => fits(part, allowed));
  return plain.split(" AND ").every((part) => allowed.includes(part));
}

const digest = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

/** Prints locked packages without an allowed licence. Needs no network. */
export function areLicencesAllowed(): boolean {
  const rules: LicenceRules = readJson("licences.json");
  const faults = validateLicences(listLicences(readJson("package-lock.json").packages, rules), rules);
  if (faults.length > 0) console.error(`Licences that licences.json does not allow:\n  ${faults.join("\n  ")}`);
  return faults.length === 0;
}

if (import.meta.main) {
  const listed = listLicences(readJson("package-lock.json").packages, readJson("licences.json"));
  const lines = listed.map(({ name, licence, isTool }) => [name, licence, isTool ? "tool" : "shipped"].join("\t"));
  writeFileSync(join(root, "licences.txt"), `${lines.join("\n")}\n`);
  console.log(`${lines.length} packages and their licences are in licences.txt.`);
  if (!areLicencesAllowed()) process.exitCode = 1;
}
