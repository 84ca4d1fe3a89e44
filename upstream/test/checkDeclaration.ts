import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const page = readFileSync(new URL("../../docs/verifying.md", import.meta.url), "utf8");

/** Runs the commands of docs/verifying.md on the n-th signed room of a certificate.json. Returns their outputs. */
export async function checkDeclaration(certificate: string, n = 1): Promise<{ one: string[]; several: string[] }> {
  const [, section = ""] = page.split("## A signed declaration\n");
  const [body = ""] = section.split("\n## ");
  const blocks = body.match(/(?:^ {4}.*\n)+/gm) ?? [];
  const [one = "", several = ""] = blocks.map((block) => block.replace("n=1", `n=${n}`));
  const folder = mkdtempSync(join(tmpdir(), "declaration-"));
  writeFileSync(join(folder, "certificate.json"), certificate);
  const run = async (commands: string) => {
    const { stdout } = await promisify(execFile)("sh", ["-c", commands], { cwd: folder });
    return stdout.trim().split("\n");
  };
  return { one: await run(one), several: await run(`${one.split("\n").slice(0, 3).join("\n")}\n${several}`) };
}
