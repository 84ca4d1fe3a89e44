import { openSync, write } from "node:fs";
import { Writable } from "node:stream";

/** On a full disk, log lines are lost but the process continues. */
export function createLogWriter(path: string): Writable {
  const file = openSync(path, "a", 0o600);
  return new Writable({ write: (chunk: Buffer, _encoding, done) => write(file, chunk, () => done()) });
}
