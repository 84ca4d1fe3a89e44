import { openSync, write } from "node:fs";
import { Writable } from "node:stream";

/** Appends to a file. A full disk costs lines of the log, not the process whose lines they are. */
export function createLogWriter(path: string): Writable {
  const file = openSync(path, "a", 0o600);
  return new Writable({ write: (chunk: Buffer, _encoding, done) => write(file, chunk, () => done()) });
}
