import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "@jest/globals";

const module = new URL("../../scripts/endWithParent.ts", import.meta.url).href;

test("a program ends with the shell that started it, as npm's does by a signal", async () => {
  const program = `
    const { endWithParent } = await import(${JSON.stringify(module)});
    endWithParent(() => { console.log("ended"); process.exit(); });
    setTimeout(() => process.exit(1), 10_000);
    console.log("running");
  `;
  // A shell replaces itself by a single command; the second command prevents that.
  const command = `"${process.execPath}" --input-type=module -e '${program}'; true`;
  const shell = spawn("sh", ["-c", command], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: shell.stdout });
  expect(await once(lines, "line")).toEqual(["running"]);
  shell.kill("SIGTERM");
  expect(await once(lines, "line")).toEqual(["ended"]);
});
