import { execFile, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { buildClient, buildExplorer, buildWeb } from "./build.ts";
import { root } from "./services.ts";
import { type Outcome, one } from "./steps.ts";

const mostMegabytes = 350;
const programs = ["upstream/src/main.ts", "gateway/src/main.ts"];

/** Tests the Dockerfile's stage "service" without a container engine. The client and the pages must have been built. */
export async function imageTests(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  try {
    await fill(folder);
    const megabytes = Number(/^\d+/.exec((await runIn(folder, "du", ["-sm", "."])).stdout)?.[0]);
    console.log(`image: ${megabytes} of ${mostMegabytes} MB besides Node`);
    const starts = await startBoth(folder);
    return one(megabytes <= mostMegabytes && starts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs COPY and the installing commands of RUN, but not what only an image needs: users, folders and npm's cache. */
async function fill(folder: string): Promise<void> {
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8").replaceAll("\\\n", " ");
  const stage = dockerfile.split(/^FROM /m).find((each) => /^\S+ AS service\n/.test(each)) ?? "";
  for (const [, instruction = "", rest = ""] of stage.matchAll(/^(COPY|RUN) (.+)$/gm)) {
    if (instruction === "COPY") copy(folder, rest.replace(/--from=\S+ /, "").split(" "));
    else
      for (const command of rest.split("&&"))
        if (/^\s*(npm ci|rm) /.test(command)) await runIn(folder, "sh", ["-c", command]);
  }
}

function copy(folder: string, words: string[]): void {
  const target = words.at(-1) ?? ".";
  for (const source of words.slice(0, -1)) {
    const from = join(root, source.replace(/^\/app\//, ""));
    const isFolder = !/\.\w+$|LICENSE$|\.npmrc$/.test(source);
    const to = isFolder ? join(folder, target) : join(folder, target, basename(source));
    mkdirSync(join(to, ".."), { recursive: true });
    cpSync(from, to, { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  }
}

// Asynchronous, because other steps run in the same process.
const runIn = (cwd: string, program: string, args: string[]) => promisify(execFile)(program, args, { cwd });

async function startBoth(folder: string): Promise<boolean> {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", DATA_DIR: join(folder, ".data") };
  const pool = { USER_POOL_ID: "eu-north-1_embedded", USER_POOL_CLIENT_ID: "embedded-web" };
  const children: ReturnType<typeof spawn>[] = [];
  const start = (program: string, more: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [program], {
      cwd: folder,
      env: { ...env, ...more },
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    return new Promise<string | null>((resolve) => {
      child.on("exit", () => resolve(null));
      createInterface({ input: child.stdout as NonNullable<typeof child.stdout> }).on("line", (line) => {
        const url = /listens on ([^\s"]+)/.exec(line)?.[1];
        if (url) resolve(url);
      });
    });
  };
  try {
    const [upstream = "", gateway = ""] = programs;
    const rest = await start(upstream);
    if (!rest) return false;
    const web = await start(gateway, { ...pool, UPSTREAM_URL: rest, USER_POOL_ENDPOINT: rest });
    if (!web) return false;
    const addresses = ["/", "/docs", "/explorer", "/schema.graphql", "/licences.txt", "/readyz"].map(
      (path) => `${web}${path}`,
    );
    const statuses = await Promise.all([...addresses, `${rest}/readyz`].map(async (url) => (await fetch(url)).status));
    console.log(`image: ${statuses.join(" ")}`);
    return statuses.every((status) => status === 200);
  } finally {
    for (const child of children) child.kill();
    await Promise.all(children.map((child) => child.exitCode ?? new Promise((resolve) => child.on("exit", resolve))));
  }
}

if (import.meta.main) {
  await Promise.all([buildWeb(), buildExplorer(), buildClient()]);
  const { passed, failed } = await imageTests();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
