import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { notFound } from "../errors.ts";

type Access = { url: string; token: string };

/** The file lies beside the lock, because it is valid only while this service holds the lock. */
const accessFile = (dataDir: string) => join(dataDir, "lock.service.json");

export const newOperatorToken = () => randomBytes(32).toString("base64url");

export async function openOperatorAccess(dataDir: string, access: Access): Promise<() => Promise<void>> {
  await rm(accessFile(dataDir), { force: true });
  await writeFile(accessFile(dataDir), JSON.stringify(access), { mode: 0o600 });
  return () => rm(accessFile(dataDir), { force: true });
}

/** Asks the service that has the embedded database open; undefined if no service runs or it answers with an error. */
export async function askRunningService<T>(dataDir: string, path: string, body?: unknown): Promise<T | undefined> {
  const text = await readFile(accessFile(dataDir), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const { url, token }: Access = JSON.parse(text);
  // After a crash the file can name a port that is closed or belongs to another program.
  const authorization = `Bearer ${token}`;
  const request: RequestInit =
    body === undefined
      ? { headers: { authorization } }
      : {
          method: "POST",
          body: JSON.stringify(body),
          headers: { authorization, "content-type": "application/json" },
        };
  const response = await fetch(`${url}${path}`, request).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

/** Restricts the routes to the operator's commands. These cannot open an embedded database that is in use. */
export function requireOperator(app: FastifyInstance, operatorToken: string): void {
  const expected = Buffer.from(`Bearer ${operatorToken}`);
  app.addHook("onRequest", async ({ headers }) => {
    const given = Buffer.from(headers.authorization ?? "");
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound();
  });
}
