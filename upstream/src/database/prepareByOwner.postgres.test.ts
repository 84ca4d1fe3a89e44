import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { sql } from "kysely";
import pg from "pg";
import { startUpstream } from "../app.ts";
import { createCompany } from "../company/createCompany.ts";
import { readConfig } from "../config.ts";
import { verifyHistory } from "../history/chain/verifyHistory.ts";

const serverUrl = process.env.TEST_DATABASE_URL ?? "";
const name = randomUUID().replaceAll("-", "");
const password = "only-for-this-test";

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Runs the script that docker-compose.yml runs in a new server. */
async function createRoles(names: Record<string, string>, secrets: string): Promise<void> {
  for (const role of ["owner", "database"]) await writeFile(join(secrets, `${role}-password`), password);
  const { hostname, port, username, password: own } = new URL(serverUrl);
  const server = { PGHOST: hostname, PGPORT: port, PGPASSWORD: own, POSTGRES_USER: username };
  const env = { ...process.env, ...server, ...names, SECRETS: secrets };
  await promisify(execFile)("sh", [join(import.meta.dirname, "../../../deploy/database-roles.sh")], { env });
}

function urlAs(user: string): string {
  return Object.assign(new URL(serverUrl), { username: user, password, pathname: `db_${name}` }).href;
}

test("a service whose user is not the owner works, and has no right to change the history", async () => {
  const [owner, service] = [`owner_${name}`, `service_${name}`];
  const dataDir = await mkdtemp(join(tmpdir(), "owner-test-"));
  await createRoles({ OWNER: owner, SERVICE: service, DATABASE: `db_${name}` }, dataDir);
  const environment = { DATABASE_URL: urlAs(service), DATABASE_OWNER_URL: urlAs(owner), DATA_DIR: dataDir };
  const config = { ...readConfig({ ...environment, LOG_LEVEL: "silent" }), port: 0 };
  try {
    for (let start = 1; start <= 2; start += 1) {
      const upstream = await startUpstream(config);
      const { db } = upstream.services;
      await createCompany(db, {
        name: `El ${start} AB`,
        orgNumber: "",
        address: "",
        postalCode: "",
        city: "",
        phoneNumber: "",
        country: "SE",
        owner: { email: `owner${start}@el.example`, firstName: "Eva", lastName: "Ek", language: "sv" },
      });
      expect((await verifyHistory(db)).map(({ broken }) => broken)).toEqual(Array(start).fill(null));
      // This grant has no effect; PostgreSQL only warns that nothing was granted.
      await sql`grant update, delete on history to current_user`.execute(db);
      for (const statement of [
        sql`update history set via = 'API'`,
        sql`delete from history`,
        sql`truncate history`,
        sql`alter table history disable trigger refuse_change`,
      ]) {
        await expect(statement.execute(db)).rejects.toMatchObject({ code: "42501" });
      }
      await sql`delete from history_value`.execute(db);
      await upstream.close();
    }
  } finally {
    await onServer(`drop database if exists db_${name} with (force)`, `drop role if exists ${owner}, ${service}`);
    await rm(dataDir, { recursive: true, force: true });
  }
});
