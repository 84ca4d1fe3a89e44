import { openSync, write } from "node:fs";
import { Writable } from "node:stream";

/** Appends to a file. A full disk loses lines of the log and does not stop the process. */
export function createLogWriter(path: string): Writable {
  const file = openSync(path, "a", 0o600);
  return new Writable({ write: (chunk: Buffer, _encoding, done) => write(file, chunk, () => done()) });
}
