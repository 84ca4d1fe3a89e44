import { randomUUID } from "node:crypto";
import pg from "pg";

/** The database server for the tests. Without it, tests use the embedded database. */
const serverUrl = process.env.TEST_DATABASE_URL;

/** Creates a database on the server as a copy of `template`; returns its URL. Undefined for the embedded database. */
export async function createTestDatabase(template = "template1"): Promise<string | undefined> {
  if (!serverUrl) return undefined;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

export async function dropTestDatabase(url: string | undefined): Promise<void> {
  if (serverUrl && url) await onServer(serverUrl, `drop database if exists ${nameIn(url)} with (force)`);
}

export function nameIn(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
