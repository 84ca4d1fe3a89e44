import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import { sql } from "kysely";
import { changeRooms } from "../../test/changeRooms.ts";
import { build, newProject } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";
import { refreshAlphabets } from "../database/refreshAlphabets.ts";

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

async function createProject(changes: object) {
  return (await company.owner.post<Schemas["Project"]>(projects, { ...newProject, ...changes })).body;
}

const listOf = async (search: Record<string, string>, { owner, companyId } = company) => {
  const path = `/company/${companyId}/project?${new URLSearchParams({ take: "100", archived: "false", ...search })}`;
  return (await owner.get<Schemas["ProjectPage"]>(path)).body;
};
const namesOf = async (search: Record<string, string>) => (await listOf(search)).data.map(({ name }) => name);

test.each([
  ["sv", ["Zon 4 Rad", "Zon 12 Rad", "Åsen Rad", "Ängen Rad", "Öberg Rad"]],
  ["da", ["Zon 4 Rad", "Zon 12 Rad", "Ängen Rad", "Öberg Rad", "Åsen Rad"]],
  ["de", ["Ängen Rad", "Åsen Rad", "Öberg Rad", "Zon 4 Rad", "Zon 12 Rad"]],
])("has names in the alphabet of %s, numbers by value, and backwards", async (language, expected) => {
  for (const name of expected.toSorted()) await createProject({ name: `${name} ${language}` });
  const search = { sort: "name", language, query: `rad ${language}` };
  const whole = expected.map((name) => `${name} ${language}`);
  expect(await namesOf(search)).toEqual(whole);
  expect(await namesOf({ ...search, direction: "desc" })).toEqual(whole.toReversed());
  expect(await namesOf({ ...search, skip: "1", take: "2" })).toEqual(whole.slice(1, 3));
});

test.each(["sv", "en", "fi", "da", "no", "de"])("orders any names as %s does elsewhere", async (language) => {
  const { db } = upstream.services;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const letters = "aåäæbcçdðeéèfghijklłmnñoöøõôópqrsšßtþuüúvwxyzžAÅÄÆEÉNOÖØSTUÜVWYZ0123456789 -–.,:;/()&+'\"!?%@_";
  const part = fc.constantFrom(...letters, "aa", "Aa", "AA", "e\u0301", "a\u030a", "O\u0308");
  const names = fc.array(fc.string({ unit: part, minLength: 1, maxLength: 5 }), { minLength: 50, maxLength: 100 });
  await fc.assert(
    fc.asyncProperty(names, async (given) => {
      const ordered = await sql<{ name: string }>`
        select name from unnest(${given}::text[]) name order by name collate ${sql.id(`alphabet_${language}`)}`.execute(
        db,
      );
      const falls = ordered.rows.filter(({ name }, at) => compare(ordered.rows[at - 1]?.name ?? "", name) > 0);
      expect(falls).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test("finds part of a name in any case, its accents on the letters or after them, and nothing else", async () => {
  await createProject({ name: "Café 100% Norrsken".normalize("NFD"), customer: "Brf Fyren" });
  for (const query of ["café", " 100% NORR", "CAFÉ".normalize("NFD")])
    expect(await namesOf({ sort: "name", query })).toHaveLength(1);
  for (const query of ["100_", "Fyren"]) expect(await namesOf({ sort: "name", query })).toEqual([]);
});

test("finds a sharp s as two, in small letters and capitals", async () => {
  const names = ["LINDENSTRASSE 3", "LINDENSTRAẞE 2", "Lindenstraße 1"];
  for (const name of names) await createProject({ name });
  for (const query of ["lindenstraße", "STRASSE", "Stras", "LINDENSTRAẞE"])
    expect([query, (await namesOf({ sort: "name", query })).toSorted()]).toEqual([query, names]);
});

test("orders by a column, equal rows by name either way, and those without an end last", async () => {
  const rows = [
    { name: "Kolumn C", customer: "Ål", startDate: "2026-01-02T00:00:00Z", endDate: "2026-05-01T00:00:00Z" },
    { name: "Kolumn B", customer: "Zon", startDate: "2026-01-02", endDate: "2026-05-01T00:00:00Z" },
    { name: "Kolumn A", customer: "Ål", startDate: "2026-01-03T00:00:00Z" },
  ];
  for (const row of rows) {
    const { id } = await createProject({ ...row, endDate: "2027-01-01T00:00:00Z" });
    await company.owner.put(`${projects}/${id}`, { endDate: row.endDate ?? null });
  }
  const order = async (sort: string, direction: string) =>
    (await namesOf({ sort, direction, language: "sv", query: "kolumn" })).map((name) => name.at(-1)).join("");
  expect(await order("customer", "asc")).toBe("BAC");
  expect(await order("customer", "desc")).toBe("ACB");
  expect(await order("startDate", "asc")).toBe("BCA");
  expect(await order("startDate", "desc")).toBe("ABC");
  expect(await order("endDate", "asc")).toBe("BCA");
  expect(await order("endDate", "desc")).toBe("BCA");
  expect(await order("installations", "desc")).toBe("ABC");
});

test("counts every state of what the search leaves, and lists one state", async () => {
  const { db } = upstream.services;
  const before = (await listOf({ sort: "name", states: "true" })).meta;
  const finished = { completed_at: new Date() };
  const make = async (name: string, endDate: string, change: object = { completed_at: null }) => {
    const { project } = await build(company);
    await changeRooms(db, { ...company, id: project.id }, change);
    await company.owner.put(`${projects}/${project.id}`, { name: `${name} tillstånd`, endDate });
  };
  await make("Pågår", "2030-02-01T00:00:00Z");
  await make("Klar", "2030-02-01T00:00:00Z", finished);
  await make("Sen", "2026-11-19T00:00:00Z", finished);
  await make("Full", "2026-11-19T00:00:00Z", { ...finished, activated_at: new Date() });
  const search = { sort: "installations", query: "tillstånd", today: "2026-11-20", states: "true" };
  const states = { inProgress: 1, signable: 1, overdue: 1, completed: 1, undelivered: 0 };
  const all = (before.states?.all ?? 0) + 4;
  expect((await listOf(search)).meta).toEqual({
    count: 4,
    sort: "installations",
    states: { all, listed: 4, ...states },
  });
  const listed = async (state: string) =>
    (await listOf({ ...search, state })).data.map(({ name }) => name.split(" ")[0]);
  expect(await listed("IN_PROGRESS")).toEqual(["Pågår"]);
  expect(await listed("SIGNABLE")).toEqual(["Klar"]);
  expect(await listed("OVERDUE")).toEqual(["Sen"]);
  expect(await listed("COMPLETED")).toEqual(["Full"]);
  const ofStatus = async (status: string) => (await listOf({ ...search, status })).meta.count;
  expect(await Promise.all(["IN_PROGRESS", "SIGNABLE", "COMPLETED"].map(ofStatus))).toEqual([1, 2, 1]);
  expect((await listOf({ ...search, state: "OVERDUE" })).meta.count).toBe(1);
  expect((await listOf({ ...search, today: "2026-11-19", state: "OVERDUE" })).meta.count).toBe(0);
  expect((await listOf({ ...search, archived: "true" })).meta.states).toMatchObject({ listed: 0 });
});

test("filters by part of customer and town, by installer and by days of the end, rows and counts alike", async () => {
  const { companyId, owner, ownerId } = company;
  const make = async (name: string, changes: object) => createProject({ name: `${name} filtrerad`, ...changes });
  await make("Ett", { customer: "Brf Ekgläntan", city: "Skellefteå", endDate: "2026-07-01T00:00:00Z" });
  const { id, rootFolderId } = await make("Två", {
    customer: "EKGLÄNTAN AB",
    city: "Umeå",
    endDate: "2026-12-31T00:00:00Z",
  });
  const endless = await make("Tre", { customer: "Brf Björken", city: "Umeå" });
  await owner.put(`${projects}/${endless.id}`, { endDate: null });
  const room = { title: "Hall", installerId: ownerId };
  await owner.post(`/company/${companyId}/project/${id}/folder/${rootFolderId}/installation`, room);
  const found = async (filter: Record<string, string>) => {
    const { data, meta } = await listOf({ sort: "startDate", query: "filtrerad", states: "true", ...filter });
    expect([meta.count, meta.states?.listed]).toEqual([data.length, data.length]);
    return data.map(({ name }) => name.split(" ")[0]);
  };
  expect(await found({})).toEqual(["Ett", "Tre", "Två"]);
  expect(await found({ customer: " ekGLÄ" })).toEqual(["Ett", "Två"]);
  expect(await found({ city: "UMEÅ".normalize("NFD") })).toEqual(["Tre", "Två"]);
  expect(await found({ installerId: ownerId })).toEqual(["Två"]);
  expect(await found({ installerId: upstream.companies[1].ownerId })).toEqual([]);
  expect(await found({ endsFrom: "2026-07-01", endsTo: "2026-12-30" })).toEqual(["Ett"]);
  expect(await found({ endsFrom: "2026-07-02" })).toEqual(["Två"]);
  expect(await found({ endsTo: "2026-12-31" })).toEqual(["Ett", "Två"]);
  expect(await found({ customer: "ek", city: "umeå", installerId: ownerId, endsTo: "2026-12-31" })).toEqual(["Två"]);
});

test("a cursor of another filter is refused, one of the same filter goes on", async () => {
  for (const name of ["A", "B"]) await createProject({ name: `${name} pekare`, city: "Boden" });
  const search = { sort: "name", query: "pekare", city: "boden", take: "1" };
  const [after = ""] = (await listOf({ ...search, after: "" })).meta.cursors ?? [];
  expect((await listOf({ ...search, after })).data.map(({ name }) => name)).toEqual(["B pekare"]);
  const other = new URLSearchParams({ ...search, city: "bode", after });
  expect((await company.owner.get(`${projects}?${other}`)).status).toBe(400);
});

test("has nothing of another company", async () => {
  await createProject({ name: "Bara vår" });
  expect(await namesOf({ sort: "name", query: "bara vår" })).toEqual(["Bara vår"]);
  const other = upstream.companies[1];
  const { data, meta } = await listOf({ sort: "name", query: "bara vår", states: "true" }, other);
  expect([data, meta.states?.listed]).toEqual([[], 0]);
});

test.each([
  "sort=size",
  "sort=name&direction=up",
  "sort=name&state=LOST",
  "sort=name&today=soon",
  "sort=name&query=%00",
  "sort=name&endsFrom=soon",
  "sort=name&customer=%00",
])("refuses %s", async (search) => expect((await company.owner.get(`${projects}?${search}`)).status).toBe(400));

test("is ordered anew by a database whose ICU library has changed", async () => {
  const { db } = upstream.services;
  const outdated = sql`select from pg_collation where collname = 'alphabet_sv' and collversion = 'older'`;
  await sql`update pg_collation set collversion = 'older' where collname = 'alphabet_sv'`.execute(db);
  expect((await outdated.execute(db)).rows).toHaveLength(1);
  await refreshAlphabets(db);
  expect((await outdated.execute(db)).rows).toEqual([]);
});
