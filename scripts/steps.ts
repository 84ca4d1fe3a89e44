import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./services.ts";

export type Outcome = { passed: number; failed: number };

const scratch = mkdtempSync(join(tmpdir(), "checks-"));

let running = 0;

/** Runs a command with its output shown, which is when it has ended for one that runs beside another; true when it succeeded. */
async function run(command: string, args: string[], cwd = root, env: Record<string, string> = {}): Promise<boolean> {
  let said = `\n> ${[command, ...args].join(" ")}\n`;
  const isAlone = running === 0;
  if (isAlone) process.stdout.write(said);
  running++;
  const output = isAlone ? "inherit" : "pipe";
  const child = spawn(command, args, { cwd, stdio: ["ignore", output, output], env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part: string) => {
      said += part;
    });
  const [status] = await once(child, "close");
  running--;
  if (!isAlone) process.stdout.write(said);
  return status === 0;
}

export const one = (ok: boolean): Outcome => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Generates everything again and compares it with what stood there; a difference means that generated code was not committed. */
export async function generatedCode(): Promise<Outcome> {
  const before = digests();
  // relay-compiler leaves the file of a document that was renamed or removed.
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
  const files = globSync("{gateway,web,upstream}/src/**/__generated__/*", { cwd: root });
  return new Map(
    files.map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(root, file)))
        .digest("hex"),
    ]),
  );
}

export const types = async (workspace: string): Promise<Outcome> => one(await run("tsc", ["-p", workspace]));

export const lint = async (): Promise<Outcome> => one(await run("biome", ["check", "--error-on-warnings", "."]));

/** Whether the published schema is described throughout and keeps the shapes that eslint.config.js names. */
export const schemaLint = async (): Promise<Outcome> => one(await run("eslint", ["schema.graphql"]));

/** Whether the catalogues of texts have the same keys and, in each text, the same placeholders and tags. */
export const catalogues = async (): Promise<Outcome> =>
  one(
    await run("formatjs", [
      ...["verify", "--source-locale", "sv", "--missing-keys", "--extra-keys", "--structural-equality"],
      "web/src/i18n/*.json",
    ]),
  );

/** Runs a workspace's unit tests and reads jest's own counts. */
export async function unitTests(workspace: string, env: Record<string, string> = {}): Promise<Outcome> {
  const report = join(scratch, `${[workspace, ...Object.keys(env)].join("-")}.json`);
  await run("npm", ["test", "--silent", "--", "--json", `--outputFile=${report}`], join(root, workspace), env);
  const counts = readReport(report);
  if (!counts) return { passed: 0, failed: 1 };
  return { passed: counts.numPassedTests, failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites };
}

/** Runs the journeys in a real browser and reads Playwright's own counts. */
export async function browserTests(chromium: string): Promise<Outcome> {
  const report = join(scratch, "e2e.json");
  await run("npm", ["test", "--silent", "--", "--reporter=list,json"], join(root, "e2e"), {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CHROMIUM: chromium,
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
