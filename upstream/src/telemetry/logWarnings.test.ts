import { spawnSync } from "node:child_process";
import { expect, test } from "@jest/globals";

test("a warning of the process is a line of the log and no text on standard error", () => {
  const program = `
    import { pino } from "pino";
    import { logWarnings } from "./logWarnings.ts";
    logWarnings(pino());
    process.emitWarning("The store of files failed.");
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toMatchObject({ level: 40, msg: "The store of files failed." });
});
