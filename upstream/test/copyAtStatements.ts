import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

type KnownFiles = Map<string, { mtimeMs: number; readAt: number; digest: string }>;

const tickMs = 100;

/** Copies the data folder, as a kill would leave it, before each changing statement until the job of `run` is done. */
export async function copyAtStatements(dataDir: string, into: string, run: () => Promise<unknown>) {
  const digests = new Set<string>();
  const known: KnownFiles = new Map();
  let statements = 0;
  const done = Promise.withResolvers<void>();
  let isDone = false;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function copyingQuery(this: pg.Client, ...values: unknown[]) {
    const text = textOf(values[0]);
    if (!isDone && !/^\s*select/i.test(text)) {
      statements += 1;
      const digest = digestOf(dataDir, known);
      if (!digests.has(digest)) cpSync(dataDir, join(into, digest), { recursive: true, filter: isNoLock });
      digests.add(digest);
    }
    if (/UPDATE pgboss\.\w+\s+SET completed_on/.test(text)) {
      isDone = true;
      done.resolve();
    }
    return Reflect.apply(query, this, values);
  } as typeof query;
  try {
    await run();
    await done.promise;
  } finally {
    pg.Client.prototype.query = query;
  }
  return { statements, copies: [...digests].map((digest) => join(into, digest)) };
}

// The lock file is skipped, because reading and closing it would release the lock of the running service.
const isNoLock = (path: string) => !path.endsWith("lock.sqlite");

function digestOf(folder: string, known: KnownFiles): string {
  const hash = createHash("md5");
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && isNoLock(path)) hash.update(path).update(contentOf(path, known));
  }
  return hash.digest("hex");
}

function contentOf(path: string, known: KnownFiles): string {
  const { mtimeMs } = statSync(path);
  const before = known.get(path);
  // File times are coarse: a file may be written again in the same tick in which it was read.
  if (before?.mtimeMs === mtimeMs && before.readAt - mtimeMs > tickMs) return before.digest;
  const read = { mtimeMs, readAt: Date.now(), digest: createHash("md5").update(readFileSync(path)).digest("hex") };
  known.set(path, read);
  return read.digest;
}

function textOf(first: unknown): string {
  return typeof first === "string" ? first : ((first as { text?: string } | undefined)?.text ?? "");
}
