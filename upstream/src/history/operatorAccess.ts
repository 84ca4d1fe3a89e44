import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { notFound } from "../errors.ts";
import type { Services } from "../http/operation.ts";
import { verifyNamedHistories } from "./verifyNamedHistories.ts";

type Access = { url: string; token: string };

/** Beside the lock, since it is good only while this service holds it. */
const accessFile = (dataDir: string) => join(dataDir, "lock.service.json");

export const newOperatorToken = () => randomBytes(32).toString("base64url");

/** Writes address and token where only the account of the service can read them. */
export async function openOperatorAccess(dataDir: string, access: Access): Promise<() => Promise<void>> {
  await rm(accessFile(dataDir), { force: true });
  await writeFile(accessFile(dataDir), JSON.stringify(access), { mode: 0o600 });
  return () => rm(accessFile(dataDir), { force: true });
}

/** The answer of a running service with an embedded database to a command; undefined without one. */
export async function askRunningService<T>(dataDir: string, path: string): Promise<T | undefined> {
  const text = await readFile(accessFile(dataDir), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const { url, token }: Access = JSON.parse(text);
  // A file that a crash left behind names a port where nobody answers, or somebody else.
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } }).catch(
    () => undefined,
  );
  return response?.ok ? response.json() : undefined;
}

/** For commands of the operator, which cannot open the embedded database while the service has it open. */
export async function operatorRoutes(app: FastifyInstance, { db, operatorToken }: Services): Promise<void> {
  if (operatorToken === null) return;
  const expected = Buffer.from(`Bearer ${operatorToken}`);
  app.addHook("onRequest", async ({ headers }) => {
    const given = Buffer.from(headers.authorization ?? "");
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound();
  });
  app.get("/operator/histories", () => verifyNamedHistories(db));
}
