import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";

// The release's schema and web operations, which the next release must still accept.
const contract = {
  "schema.graphql": "docs/released.graphql",
  "gateway/src/__generated__/persistedDocuments.json": "docs/releasedDocuments.json",
};

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });
const read = (file: string) => readFileSync(file, "utf8");

try {
  release(process.argv[2] ?? "");
} catch (error) {
  console.error(`Nothing was released: ${(error as Error).message}`);
  process.exitCode = 1;
}

/** Raises the version, dates the changelog, copies the contract, commits and tags. */
function release(step: string): void {
  const { version: last } = JSON.parse(read("package.json"));
  const version = nextVersion(last, step);
  const changelog = read("CHANGELOG.md");
  if (git("status", "--porcelain")) throw new Error("commit or put aside what is changed here.");
  if (git("tag", "--list", `v${version}`)) throw new Error(`there is a version ${version}.`);
  if (!/^## Unreleased\n+### /m.test(changelog)) throw new Error("the changelog has nothing under Unreleased.");
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync("CHANGELOG.md", changelog.replace("## Unreleased\n", `## Unreleased\n\n## ${version} - ${day}\n`));
  for (const file of ["package.json", "client/package.json"])
    writeFileSync(file, read(file).replace(/"version": ".*"/, `"version": "${version}"`));
  moveLock(version);
  const guide = "docs/integrators.md";
  writeFileSync(guide, read(guide).replaceAll(/(warranty-client)-\d+\.\d+\.\d+\.tgz/g, `$1-${version}.tgz`));
  for (const [from, to] of Object.entries(contract)) copyFileSync(from, to);
  git("add", "--all");
  git("commit", "--quiet", "--message", `release: make version ${version}`);
  git("tag", "--annotate", `v${version}`, "--message", `Version ${version}`);
  console.log(`Version ${version} is a commit and the tag v${version}. Push both: git push --follow-tags`);
}

function nextVersion(last: string, step: string): string {
  const [major = 0, minor = 0, patch = 0] = last.split(".").map(Number);
  if (step === "minor") return `${major}.${minor + 1}.0`;
  if (step === "patch") return `${major}.${minor}.${patch + 1}`;
  if (/^\d+\.\d+\.\d+$/.test(step)) return step;
  throw new Error("say patch, minor or a version such as 1.0.0.");
}

function moveLock(version: string): void {
  const lock = JSON.parse(read("package-lock.json"));
  for (const entry of [lock, lock.packages[""], lock.packages.client]) entry.version = version;
  writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
}
