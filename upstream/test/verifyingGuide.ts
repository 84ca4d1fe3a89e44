import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const docs = join(import.meta.dirname, "../../docs");

/** The commands in a section of docs/verifying.md, without those that need the network. */
export function commandsOf(heading: string): string {
  const [, after = ""] = readFileSync(join(docs, "verifying.md"), "utf8").split(`\n## ${heading}\n`);
  const lines = (after.split("\n## ")[0] ?? "").matchAll(/^ {4}(.*)$/gm);
  return [...lines]
    .map(([, line = ""]) => line)
    .filter((line) => !line.includes("https://"))
    .join("\n");
}

/** Returns what the commands print, also if they fail. */
export const runShell = (cwd: string, commands: string) =>
  new Promise<string>((resolve) => {
    const { stdin } = execFile("sh", ["-c", commands], { cwd }, (_, stdout, stderr) => resolve(stdout + stderr));
    stdin?.end();
  });
