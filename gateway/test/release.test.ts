import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "release-"));
afterAll(() => rmSync(folder, { recursive: true }));

const who = { GIT_AUTHOR_NAME: "a", GIT_AUTHOR_EMAIL: "a@b", GIT_COMMITTER_NAME: "a", GIT_COMMITTER_EMAIL: "a@b" };
const options = { cwd: folder, encoding: "utf8", env: { ...process.env, ...who, TZ: "UTC" } } as const;
const git = (...args: string[]) => execFileSync("git", args, options).trim();
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const release = (step: string) => spawnSync(process.execPath, [join(root, "scripts/release.ts"), step], options);

const files = ["package.json", "package-lock.json", "client/package.json", "docs/integrators.md", "schema.graphql"];
const documents = "gateway/src/__generated__/persistedDocuments.json";

test("a release moves versions, changelog and contract on, in one commit with a tag, and never twice", () => {
  for (const file of [...files, documents]) cpSync(join(root, file), join(folder, file), { recursive: true });
  mkdirSync(join(folder, "docs"), { recursive: true });
  writeFileSync(
    join(folder, "CHANGELOG.md"),
    "# Changelog\n\n## Unreleased\n\n### API\n\n- New.\n\n## 0.6.0 - 2026-11-24\n",
  );
  git("init", "--quiet");
  expect(release("minor").stderr).toContain("commit or put aside");
  git("add", "--all");
  git("commit", "--quiet", "--message", "before");
  expect(release("major").stderr).toContain("say patch, minor or a version");

  expect(release("2.5.9")).toMatchObject({ status: 0, stderr: "" });
  expect(release("patch").stderr).toContain("nothing under Unreleased");
  const day = git("log", "-1", "--format=%cd", "--date=format-local:%Y-%m-%d");
  expect(read("CHANGELOG.md")).toBe(
    `# Changelog\n\n## Unreleased\n\n## 2.5.9 - ${day}\n\n### API\n\n- New.\n\n## 0.6.0 - 2026-11-24\n`,
  );
  const lock = JSON.parse(read("package-lock.json"));
  const moved = [JSON.parse(read("package.json")), JSON.parse(read("client/package.json")), lock];
  for (const { version } of [...moved, lock.packages[""], lock.packages.client]) expect(version).toBe("2.5.9");
  expect(read("docs/integrators.md")).toContain("warranty-client-2.5.9.tgz");
  expect(read("docs/released.graphql")).toBe(read("schema.graphql"));
  expect(read("docs/releasedDocuments.json")).toBe(read(documents));
  expect(git("log", "-1", "--format=%s %D")).toMatch(/^release: make version 2\.5\.9 .*tag: v2\.5\.9/);
  expect(git("status", "--porcelain")).toBe("");
});
