import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { readGuide } from "./readGuide.ts";
import type { Stack } from "./startStack.ts";

const root = join(import.meta.dirname, "../..");
const guide = readGuide();
const end = "--- end of recipe ---";

export const blocks = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code]) => code ?? "");

/** Runs the recipes in one shell, in order, as a reader would. */
export async function runRecipes(stack: Stack) {
  const script = blocks.map((code) => `${code}\necho; echo '${end}'`).join("\n");
  const env = { ...process.env, GATEWAY: stack.url, USER_POOL_ENDPOINT: stack.upstream.url };
  const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script], { cwd: root, env });
  const outputs = stdout.split(end).map((output) => output.trim());
  const outputOf = (block: number) => outputs[block] ?? "";
  return { outputOf, answerOf: (block: number) => JSON.parse(outputOf(block)) };
}

export type Recipes = Awaited<ReturnType<typeof runRecipes>>;
