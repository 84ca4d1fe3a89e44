import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type PagedList, storePagedLists } from "../../test/storePagedLists.ts";

type Row = {
  id?: string;
  sequence?: number;
};
type Page = {
  data: Row[];
  meta: { count: number; cursors?: string[]; hasMore?: boolean };
};
let upstream: TestUpstream;
let company: TestCompany;
let lists: Record<string, PagedList>;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  lists = await storePagedLists(upstream);
}, 60_000);
afterAll(() => upstream.close());

async function read(path: string, more: Record<string, string | number>, { owner } = company) {
  const search = new URLSearchParams(Object.entries(more).map(([name, value]) => [name, String(value)]));
  return owner.get<Page>(`${path}&${search}`);
}
const keyOf = ({ id, sequence }: Row) => String(id ?? sequence);
const wholeOf = async (path: string) => (await read(path, { take: 100 })).body.data.map(keyOf);

async function readByKey(path: string, direction: "after" | "before", change: () => Promise<unknown> = async () => {}) {
  const keys: string[] = [];
  for (let cursor = ""; ; ) {
    const { data, meta } = (await read(path, { [direction]: cursor, take: 2 })).body;
    expect(meta.cursors).toHaveLength(data.length);
    const page = data.map(keyOf);
    if (direction === "after") keys.push(...page);
    else keys.unshift(...page);
    if (!meta.hasMore) return keys;
    cursor = meta.cursors?.at(direction === "after" ? -1 : 0) ?? "";
    await change();
  }
}

const names = [
  ...["users", "templates", "installations", "a folder's installations", "certificates", "certificates by customer"],
  ...["history", "products", "attention", "deliveries"],
] as const;

test.each(names)(
  "pages of %s behind and before cursors tell each row that stays once, in the list's order",
  async (name) => {
    const { path, hasBefore, change } = lists[name] as PagedList;
    const some = await wholeOf(path);
    await change();
    const others = await wholeOf(path);
    expect(others).not.toEqual(some);
    const staying = others.filter((key) => some.includes(key));
    expect(staying.length).toBeGreaterThanOrEqual(3);
    for (const direction of hasBefore ? (["after", "before"] as const) : (["after"] as const)) {
      expect(await readByKey(path, direction)).toEqual(await wholeOf(path));
      const told = await readByKey(path, direction, change);
      expect(told.filter((key) => staying.includes(key))).toEqual(staying);
    }
  },
);

test.each(names)(
  "a cursor of %s is good neither for another list, order, filter or company nor forged",
  async (name) => {
    const { path, other, hasBefore } = lists[name] as PagedList;
    const [cursor = ""] = (await read(path, { take: 1, after: "" })).body.meta.cursors ?? [];
    expect((await read(path, { take: 1, after: cursor })).status).toBe(200);
    const [mark] = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const forged = Buffer.from(JSON.stringify([mark, "2026-02-30", {}])).toString("base64url");
    const next = lists[names[(names.indexOf(name) + 1) % names.length] ?? name] as PagedList;
    const foreign = (await read(next.path, { take: 1, after: "" })).body.meta.cursors?.[0] ?? "";
    for (const field of hasBefore ? ["after", "before"] : ["after"]) {
      const refused = [
        ...[await read(path, { [field]: forged }), await read(path, { [field]: foreign })],
        ...(Object.keys(other).length > 0 ? [await read(changed(path, other), { [field]: cursor })] : []),
      ];
      for (const { status, problem } of refused)
        expect([status, problem.details?.map((detail) => detail.field)]).toEqual([400, [field]]);
    }
    const theirs = upstream.companies[1];
    const asked = await read(path.replace(company.companyId, theirs.companyId), { after: cursor }, theirs);
    // For a missing webhook or folder the service answers 404 before it reads the cursor.
    expect(asked.status).toBe(["deliveries", "a folder's installations"].includes(name) ? 404 : 400);
  },
);

test("with both cursors a page has the first rows between them", async () => {
  const { path } = lists.installations as PagedList;
  const { data, meta } = (await read(path, { take: 100, after: "" })).body;
  const [first = "", ...others] = meta.cursors ?? [];
  const between = (await read(path, { take: 2, after: first, before: others.at(-1) ?? "" })).body;
  expect(between.data).toEqual(data.slice(1, -1).slice(0, 2));
  expect(between.meta).toMatchObject({ hasMore: data.length > 4, cursors: others.slice(0, -1).slice(0, 2) });
});

function changed(path: string, other: Record<string, string>): string {
  const [start = "", search] = path.split("?");
  return `${start}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), ...other })}`;
}
