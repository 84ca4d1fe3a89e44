import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { expect, test } from "@jest/globals";
import { createLogWriter } from "../../scripts/createLogWriter.ts";

test("a log goes on behind what stands in its file", async () => {
  const path = join(await mkdtemp(join(tmpdir(), "log-")), "gateway.log");
  for (const line of ["one\n", "two\n"]) await finished(createLogWriter(path).end(line));
  expect(await readFile(path, "utf8")).toBe("one\ntwo\n");
});

test("a full disk ends nobody who logs", async () => {
  // Each write to this device fails as on a full disk.
  const log = createLogWriter("/dev/full");
  log.write("lost\n");
  await expect(finished(log.end("lost too\n"))).resolves.toBeUndefined();
});
