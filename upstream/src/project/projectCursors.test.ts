import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import { newProject } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let company: TestCompany;
let projects: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  projects = `/company/${company.companyId}/project`;
});
afterAll(() => upstream.close());

async function createProject(name: string) {
  return (await company.owner.post<Schemas["Project"]>(projects, { ...newProject, name })).body.id;
}

async function listOf(search: Record<string, string>) {
  const path = `${projects}?${new URLSearchParams({ take: "100", archived: "false", ...search })}`;
  return (await company.owner.get<Schemas["ProjectPage"]>(path)).body;
}

const orders = [
  {},
  ...["name", "customer", "installations", "startDate", "endDate"].flatMap((sort) =>
    ["asc", "desc"].map((direction) => ({ sort, direction })),
  ),
];

async function readByKey(search: Record<string, string>, afterPage = async (_: number) => {}) {
  const ids: string[] = [];
  for (let after = "", page = 0; ; page += 1) {
    const { data, meta } = await listOf({ ...search, after });
    ids.push(...data.map(({ id }) => id));
    expect(meta.cursors).toHaveLength(data.length);
    if (!meta.hasMore) return ids;
    after = meta.cursors?.at(-1) ?? "";
    await afterPage(page);
  }
}

test("pages behind cursors tell each row whose place in the order stays once, whatever else comes and goes", async () => {
  const { db } = upstream.services;
  const letters = fc.constantFrom("Å", "å", "a", "A", "10", "9", "Zon");
  const days = fc.constantFrom("2027-01-01", "2027-01-02", "2027-01-03");
  const lateDays = fc.constantFrom("2027-02-01", "2027-02-02", "2027-02-03");
  const key = fc.record({ name: letters, customer: letters, start_date: days, end_date: fc.option(lateDays) });
  const rows: string[] = [];
  for (let row = 0; row < 12; row += 1) rows.push(await createProject("Ort nyckel"));
  const set = (id: string, { name, ...change }: Partial<{ name: string; archived: boolean }>) =>
    db
      .updateTable("project")
      .set({ ...change, ...(name && { name: `${name} nyckel` }) })
      .where("id", "=", id)
      .execute();
  const events = fc.array(
    fc.record({ page: fc.nat(8), row: fc.nat(5), change: fc.oneof(key, fc.record({ archived: fc.boolean() })) }),
  );
  const given = fc.record({
    ...{ keys: fc.array(key, { minLength: 12, maxLength: 12 }), order: fc.constantFrom(...orders), events },
    ...{ take: fc.integer({ min: 1, max: 5 }), language: fc.constantFrom("sv", "da", "de") },
  });
  await fc.assert(
    fc.asyncProperty(given, async ({ keys, order, events, take, language }) => {
      // Resets every row. The events change only the first six rows.
      for (const [row, id] of rows.entries()) await set(id, { ...keys[row], archived: row % 4 === 0 && row < 6 });
      const search = { ...order, language, query: "nyckel", take: String(take) };
      const told = await readByKey(search, async (page) => {
        for (const event of events) if (event.page === page) await set(rows[event.row] ?? "", event.change);
      });
      const staying = new Set(rows.slice(6));
      expect(told.filter((id) => staying.has(id)).toSorted()).toEqual([...staying].toSorted());
      const { data } = await listOf({ ...order, language, query: "nyckel" });
      expect(await readByKey(search)).toEqual(data.map(({ id }) => id));
    }),
    { numRuns: 40 },
  );
});

test("a cursor is refused with another order, filter, language or company, and as no cursor at all", async () => {
  for (const name of ["Ett märke", "Två märke"]) await createProject(name);
  const search = { sort: "name", query: "märke", language: "sv", take: "1" };
  const [cursor = ""] = (await listOf({ ...search, after: "" })).meta.cursors ?? [];
  expect((await listOf({ ...search, after: cursor, today: "2026-11-20" })).data).toHaveLength(1);
  const forged = (...values: unknown[]) => {
    const [mark] = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return { after: Buffer.from(JSON.stringify([mark, ...values])).toString("base64url") };
  };
  const other = upstream.companies[1];
  const refusals = [
    ...[{ direction: "desc" }, { sort: "customer" }, { query: "ett" }, { archived: "true" }, { language: "da" }],
    ...[{ status: "SIGNABLE" }, { state: "OVERDUE" }, { externalId: "4711" }, { updatedSince: "2026-01-01T00:00:00Z" }],
    ...[forged(), forged("a"), forged("a", 1), forged("a\0", "b"), forged(null, "b"), { after: "cGxhY2U6MjU" }],
  ];
  const ask = async (change: object, { owner, companyId } = company) => {
    const asked = new URLSearchParams({ archived: "false", ...search, after: cursor, ...change });
    const { status, problem } = await owner.get(`/company/${companyId}/project?${asked}`);
    return [status, problem.details?.map(({ field }) => field)];
  };
  for (const change of refusals) expect([change, await ask(change)]).toEqual([change, [400, ["after"]]]);
  expect(await ask({}, other)).toEqual([400, ["after"]]);
});
