import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { copyTemplate } from "../../test/copyTemplate.ts";

const chmod = jest.fn<(path: string, mode: number) => Promise<void>>();
jest.unstable_mockModule("node:fs/promises", () => ({ ...fs, chmod }));
const { closeToOthers, makePrivateFolder } = await import("./privateFolder.ts");
const { openDatabase } = await import("./openDatabase.ts");
const { openOutbox } = await import("../mail/openOutbox.ts");

let folder: string;
let warn: jest.SpiedFunction<typeof process.emitWarning>;

beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), "upstream-private-"));
  await fs.chmod(folder, 0o755);
  chmod.mockImplementation(fs.chmod);
  warn = jest.spyOn(process, "emitWarning").mockImplementation(() => {});
});
afterEach(async () => {
  jest.restoreAllMocks();
  await fs.rm(folder, { recursive: true, force: true });
});

const modeOf = async (...names: string[]) => ((await fs.stat(join(folder, ...names))).mode & 0o777).toString(8);

async function writeOpenFile(...names: string[]): Promise<void> {
  await fs.writeFile(join(folder, ...names), "bytes");
  await fs.chmod(join(folder, ...names), 0o644);
}

test("makes a folder for its owner alone, and leaves one that is there as it is", async () => {
  await makePrivateFolder(folder);
  await makePrivateFolder(join(folder, "new"));
  expect([await modeOf(), await modeOf("new")]).toEqual(["755", "700"]);
});

test("says what to do about a folder that cannot be made", async () => {
  await fs.writeFile(join(folder, "file"), "");
  await expect(makePrivateFolder(join(folder, "file", "new"))).rejects.toThrow(
    /^The folder .+new could not be made \(ENOTDIR: .+\)\. Let this account write there, or name another folder\.$/,
  );
});

test.each(["EPERM", "ENOTSUP", "EROFS"])(
  "starts in a folder whose mode cannot be changed (%s), and says so",
  async (code) => {
    copyTemplate(folder);
    chmod.mockRejectedValue(Object.assign(new Error("not allowed"), { code }));
    const { close } = await openDatabase({ dataDir: folder });
    await close();
    expect(warn.mock.calls).toEqual([
      [`Others on this computer may read ${folder}: its mode could not be changed (${code}).`],
    ]);
  },
);

test("goes on when a file is gone before it is closed", async () => {
  for (const name of ["a", "b"]) await writeOpenFile(name);
  chmod.mockImplementation(async (path, mode) => {
    if (path === join(folder, "a")) await fs.rm(path);
    await fs.chmod(path, mode);
  });
  await closeToOthers(folder, { isWhole: true });
  expect([await modeOf(), await modeOf("b")]).toEqual(["700", "600"]);
});

test("leaves what is not its own in the data folder and in the outbox's as it is", async () => {
  for (const name of ["files", "outbox", "others"]) {
    await fs.mkdir(join(folder, name));
    await fs.chmod(join(folder, name), 0o755);
    await writeOpenFile(name, "file");
  }
  await fs.rm(join(folder, "files", "file"));
  await writeOpenFile("note");
  await (await openDatabase({ dataDir: folder })).close();
  await openOutbox(join(folder, "outbox"), "no-reply@warranty.example");
  const modes = await Promise.all(["", "files", "others", "outbox"].map((name) => modeOf(name)));
  expect(modes).toEqual(["700", "700", "755", "755"]);
  expect([await modeOf("others", "file"), await modeOf("outbox", "file"), await modeOf("note")]).toEqual([
    "644",
    "644",
    "644",
  ]);
});

test("leaves a folder that is meant for everybody open", async () => {
  await fs.chmod(folder, 0o1777);
  await closeToOthers(folder);
  expect(await modeOf()).toBe("777");
});
