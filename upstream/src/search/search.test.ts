import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { type Building, build } from "../../test/demoBuilding.ts";
import { searchedThings, type Way } from "../../test/searchedThings.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";
import { search } from "../database/migrations/023_search.ts";
import { searchExternalId } from "../database/migrations/040_search_external_id.ts";
import { searchWordOrder } from "../database/migrations/042_search_word_order.ts";
import { searchTriggers } from "../database/migrations/060_search_triggers.ts";

type Schemas = components["schemas"];
type Hit = Schemas["SearchHit"];

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  building = await build(company);
});
afterAll(() => upstream.close());

async function find(query: string, { owner } = company): Promise<Hit[]> {
  const { status, body } = await owner.get<Schemas["SearchHits"]>(`/search?query=${encodeURIComponent(query)}&take=50`);
  expect(status).toBe(200);
  return body.data;
}
const namesFor = async (query: string) => (await find(query)).map(({ kind, title }) => `${kind} ${title}`);

const { createProject, changeProject, createFolder, createRoom, pathOf, ways } = searchedThings(() => ({
  db: upstream.services.db,
  company,
  building,
}));

test.each(Object.entries(ways) as [Schemas["SearchKind"], Way][])(
  "%s is found from when it is made, by what it is called now, until it is gone",
  async (kind, { make, change, remove }) => {
    const first = kind.toLowerCase();
    const second = [...first].reverse().join("");
    const id = await make(first);
    const [hit] = await find(first);
    expect(hit).toMatchObject({ kind, id, archived: false });
    expect(hit?.matches).toContain(first);
    expect(await find(first, upstream.companies[1])).toEqual([]);
    if (change) {
      await change(id, second);
      expect(await find(second)).toEqual([expect.objectContaining({ kind, id })]);
      expect(await find(first)).toEqual([]);
    }
    if (remove) {
      await remove(id);
      expect(await find(second)).toEqual([]);
      expect(await find(first)).toEqual([]);
    }
  },
);

test("a room is found in any case, by accents however they are written, with a slip, and by words in any order", async () => {
  const { id, rootFolderId } = await createProject({ name: "Åkervägen 12", customer: "Ylva Öhman", city: "Malmö" });
  const room = { title: "Tvättstuga", installerId: company.ownerId };
  await company.owner.post(`${pathOf(id)}/folder/${rootFolderId}/installation`, room);
  for (const query of [
    "TVÄTTSTUGA",
    "tvattstuga åkervägen",
    "Tvättstuga".normalize("NFD"),
    "tvättst",
    "tvätstuga",
    "tvtätstuga",
    "åkervägen 12 tvättstuga",
    "öhman tvättstuga",
  ])
    expect([query, (await namesFor(query))[0]]).toEqual([query, "INSTALLATION Tvättstuga"]);
  expect((await find("tvätstuga akervagen"))[0]).toEqual({
    kind: "INSTALLATION",
    id: expect.any(String),
    title: "Tvättstuga",
    detail: null,
    matches: ["Tvättstuga"],
    archived: false,
    project: { id, title: "Åkervägen 12" },
    folder: null,
    installation: { id: expect.any(String), title: "Tvättstuga" },
  });
  expect(await namesFor("tvättstuga åkervägen 13")).toEqual([]);
});

test("a sharp s is found as two, in small letters and capitals", async () => {
  for (const name of ["Kuß 1", "KUẞ 2", "KUSS 3"]) await createProject({ name });
  const names = ["PROJECT KUSS 3", "PROJECT KUẞ 2", "PROJECT Kuß 1"];
  for (const query of ["kuß", "KUSS", "Kuss", "KUẞ"])
    expect([query, (await namesFor(query)).toSorted()]).toEqual([query, names]);
});

test("a project is named once, by what fits best", async () => {
  const { id } = await createProject({ name: "Björkallén 3", customer: "Brf Björken", city: "Björneborg" });
  const hits = (await find("björ")).filter(({ project }) => project?.id === id);
  expect(hits.map(({ kind, title }) => [kind, title])).toEqual([["PROJECT", "Björkallén 3"]]);
  expect((await namesFor("björneborg"))[0]).toBe("ADDRESS Björneborg");
  expect((await namesFor("bjorkallen bjorneborg"))[0]).toBe("PROJECT Björkallén 3");
});

test("a project is found by its external id, which stands beside its name, for as long as it has it", async () => {
  const { id } = await createProject({ name: "Kalkbrottet", externalId: "ORD-QXVZ" });
  const [hit] = await find("ord-qxvz");
  expect(hit).toMatchObject({
    kind: "PROJECT",
    id,
    title: "Kalkbrottet",
    detail: "ORD-QXVZ",
    matches: ["ORD", "QXVZ"],
  });
  expect((await find("QXVZ"))[0]?.id).toBe(id);
  await changeProject(id, { name: "Kalkbrottet", externalId: "ORD-KJYP" });
  expect([await find("QXVZ"), (await find("KJYP"))[0]?.id]).toEqual([[], id]);
  expect(await find("KJYP", upstream.companies[1])).toEqual([]);
});

test("what goes on comes before what is archived, which is told", async () => {
  const [first, second] = [await createProject({ name: "Gjuteriet" }), await createProject({ name: "Gjuteriet" })];
  await changeProject(second.id, { name: "Gjuteriet", archived: true });
  const told = async () => (await find("gjuteriet")).map(({ id, archived }) => [id, archived]);
  expect(await told()).toEqual([
    [first.id, false],
    [second.id, true],
  ]);
});

test("many rooms of one name leave the project of that name its place", async () => {
  const { id } = await createProject({ name: "Pannrummet Nord" });
  for (let count = 0; count < 12; count += 1) await createRoom("Pannrummet");
  const { body } = await company.owner.get<Schemas["SearchHits"]>("/search?query=pannrummet&take=10");
  expect(body.data).toHaveLength(10);
  expect(body.data.map((hit) => hit.id)).toContain(id);
});

test("words of a room's folder and project follow when these are renamed", async () => {
  const folderId = await createFolder("Våning Gul");
  const room = await createRoom("Pentry", folderId);
  const found = async (query: string) => (await find(query)).map(({ id }) => id);
  expect(await found("pentry gul")).toEqual([room]);
  await company.owner.put(`${building.projectPath}/folder/${folderId}`, { title: "Våning Grön" });
  expect([await found("pentry gul"), await found("pentry grön")]).toEqual([[], [room]]);
  await changeProject(building.project.id, { name: "Kvarteret Mars" });
  expect([await found("pentry ekbacken"), await found("pentry mars")]).toEqual([[], [room]]);
});

test("nothing is found by nothing, and a page has 1 to 50 hits", async () => {
  expect([await find(""), await find(" .,- "), await find("åäöåäö")]).toEqual([[], [], []]);
  for (const take of [0, 51]) expect((await company.owner.get(`/search?query=a&take=${take}`)).status).toBe(400);
});

test("a database from before is indexed at once, as if everything had been made since", async () => {
  const { db } = upstream.services;
  const indexed = async () => {
    const { rows } = await sql<object>`
      select kind, id, project_id, folder_id, installation_id, title, detail, archived, created_at,
        array(select word || ' ' || uses from search_word where search_word.id = any(own) order by word) as own,
        array(select word || ' ' || uses from search_word where search_word.id = any(words) order by word) as words
      from search_entry order by company_id, kind, id`.execute(db);
    const { rows: unused } = await sql`select word from search_word where uses < 1`.execute(db);
    expect(unused).toEqual([]);
    return rows;
  };
  const kept = await indexed();
  expect(kept.length).toBeGreaterThan(20);
  const { rows } = await sql<{ drop: string }>`
    select format('drop function %s cascade', oid::regprocedure) as drop from pg_proc
    where proname like 'search\\_%' and pronamespace = 'public'::regnamespace`.execute(db);
  await sql
    .raw(["drop view search_source", "drop table search_entry, search_word", ...rows.map((row) => row.drop)].join(";"))
    .execute(db);
  await search.up(db);
  await searchExternalId.up(db);
  await searchWordOrder.up(db);
  await searchTriggers.up(db);
  expect(await indexed()).toEqual(kept);
});
