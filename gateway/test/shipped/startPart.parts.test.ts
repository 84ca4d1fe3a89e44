import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, test } from "@jest/globals";
import { until } from "../until.ts";

const module = new URL("./startPart.ts", import.meta.url).href;

test.each(["runs", "is frozen"])("a part that %s ends with the test, however that ends", async (state) => {
  const program = `
    const { startPart } = await import(${JSON.stringify(module)});
    const command = ["sh", "-c", "echo $$; exec sleep 1000"];
    const part = await startPart({ name: "sleeper", command, isReady: async () => true });
    while (part.lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    if (${state === "is frozen"}) part.freeze();
    console.log(part.lines[0]);
  `;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [pid] = await once(createInterface({ input: parent.stdout }), "line");
  const isRunning = () => existsSync(`/proc/${pid}`);
  expect(isRunning()).toBe(true);
  parent.kill("SIGKILL");
  await until(() => !isRunning());
});
