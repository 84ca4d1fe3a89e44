import { mkdir, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { removeLeftovers } from "./removeLeftovers.ts";

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

test("removes used-up attempts, ended sessions with their tokens, old codes and cut-off uploads", async () => {
  const { db } = upstream.services;
  const [{ ownerId: sub }] = upstream.companies;
  const { rows: before } = await sql`select origin_jti from pool_session`.execute(db);
  await sql`insert into pool_attempt (email, failed, last_at) values
    ('old', 3, now() - interval '2 days'), ('new', 3, now())`.execute(db);
  await sql`insert into pool_session (origin_jti, sub, expires_at, revoked_at) values
    ('expired', ${sub}, now() - interval '2 days', null), ('revoked', ${sub}, now() + interval '9 days', now() - interval '2 days')`.execute(
    db,
  );
  await sql`insert into pool_refresh_token (token_hash, origin_jti) values ('a', 'expired'), ('b', 'revoked')`.execute(
    db,
  );
  await sql`insert into pool_code (sub, purpose, nonce, expires_at) values
    (${sub}, 'RESET', 'x', now() - interval '2 days')`.execute(db);
  const files = join(upstream.dataDir, "files");
  await mkdir(files, { recursive: true });
  for (const name of ["old.0a.part", "new.0b.part", "old-but-whole"]) await writeFile(join(files, name), "bytes");
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const name of ["old.0a.part", "old-but-whole"]) await utimes(join(files, name), longAgo, longAgo);
  // Looks like an upload that is renamed between listing and reading.
  await symlink(join(files, "no-longer-there"), join(files, "ended.0c.part"));

  await removeLeftovers(db, upstream.services.storage);

  expect((await sql`select email from pool_attempt`.execute(db)).rows).toEqual([{ email: "new" }]);
  expect((await sql`select origin_jti from pool_session`.execute(db)).rows).toEqual(before);
  expect((await sql`select 1 from pool_refresh_token where token_hash in ('a', 'b')`.execute(db)).rows).toEqual([]);
  expect((await sql`select 1 from pool_code`.execute(db)).rows).toEqual([]);
  expect((await readdir(files)).toSorted()).toEqual(["ended.0c.part", "new.0b.part", "old-but-whole"]);
});

test("is done every hour, by one process of all that share a database", async () => {
  const { rows } = await sql`select name, cron from pgboss.schedule`.execute(upstream.services.db);
  expect(rows).toEqual([{ name: "housekeeping", cron: "17 * * * *" }]);
});
