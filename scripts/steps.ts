import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "./services.ts";

export type Outcome = { passed: number; failed: number };

const scratch = mkdtempSync(join(tmpdir(), "checks-"));

type Place = { name?: string; cwd?: string; env?: Record<string, string> };

let running = 0;

/** Runs a command; true if it succeeds. If another command already runs, each line of output begins with `name`. */
async function run(command: string, args: string[], { name = command, cwd = root, env = {} }: Place = {}) {
  console.log(`\n> ${[command, ...args].join(" ")}`);
  const output = running === 0 ? "inherit" : "pipe";
  running++;
  const child = spawn(command, args, { cwd, stdio: ["ignore", output, output], env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on("line", (line) => console.log(`${name} | ${line}`));
  const [status] = await once(child, "close");
  running--;
  return status === 0;
}

export async function inTurn<Result>(...steps: (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await step());
  return results;
}

/** Runs each step in the next free lane. A step that throws counts as failed, so that the others still run. */
export async function inLanes(lanes: number, steps: (() => Promise<Outcome>)[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = steps.entries();
  const lane = async () => {
    for (const [index, step] of left)
      outcomes[index] = await step().catch((error: unknown) => {
        console.error(error);
        return one(false);
      });
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

export const one = (ok: boolean): Outcome => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export function missing(programs: Record<string, string | undefined>, howToGetThem: string): Outcome {
  const names = Object.keys(programs).filter((name) => programs[name] === undefined);
  console.error(`\nNot found, so that the tests that need it fail: ${names.join("; ")}.\n${howToGetThem}`);
  return { passed: 0, failed: names.length };
}

/** Generates all code again. Fails if a file changes, because the file was out of date then. */
export async function generatedCode(): Promise<Outcome> {
  const before = digests();
  // relay-compiler does not delete the files of removed documents.
  for (const file of globSync("web/src/**/__generated__/*.graphql.ts", { cwd: root })) rmSync(join(root, file));
  const generated = await run("npm", ["run", "--silent", "generate"]);
  const after = digests();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (changed.length > 0)
    console.error(`Generated code was out of date; it is now as it should be:\n  ${changed.join("\n  ")}`);
  return one(generated && changed.length === 0);
}

function digests(): Map<string, string> {
  const files = globSync("{gateway,web,upstream,client}/{,src/**/}__generated__/*", { cwd: root });
  return new Map(
    files.map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(root, file)))
        .digest("hex"),
    ]),
  );
}

/** tsc runs in one thread, because parallel checkers would each check the shared types and slow other steps. */
export const types = async (workspace: string): Promise<Outcome> =>
  one(await run("tsc", ["-p", workspace, "--singleThreaded"]));

export const lint = async (): Promise<Outcome> => one(await run("biome", ["check", "--error-on-warnings", "."]));

/** Checks descriptions and naming with the rules of eslint.config.js. */
export const schemaLint = async (): Promise<Outcome> => one(await run("eslint", ["schema.graphql"]));

export const alarms = async (promtool: string): Promise<Outcome> =>
  one(await run(promtool, ["test", "rules", "deploy/alerts.test.yml"]));

/** Runs a workspace's unit tests. `name` distinguishes several runs of one workspace. */
export async function unitTests(
  workspace: string,
  name = workspace,
  env: Record<string, string> = {},
  options: string[] = [],
): Promise<Outcome> {
  const report = join(scratch, `${name.replaceAll(" ", "-")}.json`);
  const args = ["test", "--silent", "--", "--json", `--outputFile=${report}`, ...options];
  await run("npm", args, { name, cwd: join(root, workspace), env });
  const counts = readReport(report);
  if (!counts) return { passed: 0, failed: 1 };
  return { passed: counts.numPassedTests, failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites };
}

export async function browserTests(chromium: string): Promise<Outcome> {
  const report = join(scratch, "e2e.json");
  await run("npm", ["test", "--silent", "--", "--reporter=list,json"], {
    cwd: join(root, "e2e"),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM: chromium },
  });
  const counts = readReport(report)?.stats;
  if (!counts) return { passed: 0, failed: 1 };
  return { passed: counts.expected, failed: counts.unexpected + counts.flaky };
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    console.error(`No report was written to ${file}`);
    return null;
  }
}
