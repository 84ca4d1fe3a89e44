import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../src/database/tables.ts";
import { startTestUpstream, type TestUpstream } from "../startTestUpstream.ts";
import { findGlobalKeys, listCompanyTables, partitionAll } from "./companyKeys.ts";

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

async function tryOut<Result>(run: (trx: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  const trx = await upstream.services.db.startTransaction().execute();
  return run(trx).finally(() => trx.rollback().execute());
}

test("every unique index and foreign key of a company's table begins with the company, and only the history has a trigger", async () => {
  expect(await findGlobalKeys(upstream.services.db)).toEqual(["trigger refuse_change on history"]);
});

test.each([
  ["index project_name", "create unique index project_name on project (name)"],
  ["index project_folded", "create unique index project_folded on project (lower(name), company_id)"],
  ["index folder_order", "create unique index folder_order on folder (id, company_id)"],
  [
    "foreign key by_product",
    "alter table installed_product add constraint by_product foreign key (product_id) references product (id)",
  ],
  [
    "foreign key by_user",
    "alter table handover add constraint by_user foreign key (user_id) references pool_user (sub)",
  ],
  [
    "trigger counting on project",
    "create trigger counting before update on project execute function suppress_redundant_updates_trigger()",
  ],
])("%s is found", async (name, statement) => {
  const found = await tryOut(async (trx) => {
    await sql.raw(statement).execute(trx);
    return findGlobalKeys(trx);
  });
  expect(found).toContain(name);
});

test("every table of a company can be partitioned by it, with its unique indexes and foreign keys", async () => {
  const tables = await listCompanyTables(upstream.services.db);
  const made = await tryOut(partitionAll);
  expect(made.indexes).toBeGreaterThanOrEqual(tables.length);
  expect(made.keys).toBeGreaterThan(0);
});
