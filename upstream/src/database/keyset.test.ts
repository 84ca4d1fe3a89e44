import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { newProject } from "../../test/demoBuilding.ts";
import { exampleSnapshot } from "../../test/exampleSnapshot.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { storeTemplates, storeWebhooks } from "../../test/storeMany.ts";

type Row = {
  id?: string;
  sequence?: number;
};
type Page = {
  data: Row[];
  meta: { count: number; cursors?: string[]; hasMore?: boolean };
};
type List = {
  path: string;
  /** Another order or filter. */
  other: Record<string, string>;
  hasBefore: boolean;
  /** Lets rows go or come. */
  change(): Promise<unknown>;
};

let upstream: TestUpstream;
let company: TestCompany;
let lists: Record<string, List>;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  const company_id = company.companyId;
  const { db } = upstream.services;
  const six = Array.from({ length: 6 }, (_, index) => index);
  const users = six.map((index) => ({ company_id, id: randomUUID(), first_name: "Åsa", last_name: `${index % 3}` }));
  const person = { role: "user" as const, email: "" };
  await db
    .insertInto("app_user")
    .values(users.map((user) => ({ ...user, ...person, email: `${user.id}@first.example` })))
    .execute();
  await storeTemplates(db, company, 6);
  const webhookId = await storeWebhooks(db, company, 6);
  const { folderIds, projectId } = await storeFinishedProject(db, company, { folders: 6, rooms: 1 });
  const full = await storeFinishedProject(db, company, { folders: 2, rooms: 6 });
  const [folderId = "", otherId = ""] = full.folderIds;
  const moved = full.installationIds[0]?.filter((_, index) => index % 2 === 0) ?? [];
  const moveInstallations = async () =>
    sql`update installation set folder_id = case folder_id when ${folderId} then ${otherId} else ${folderId} end
      where id in (${sql.join(moved)})`.execute(db);
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + (index % 3)));
  const certificates = folderIds.map((folder_id, index) => ({
    ...{ company_id, id: randomUUID(), project_id: projectId, folder_id, number: `N-${index}`, code: randomUUID() },
    ...{ owner_code: randomUUID(), file_name: "a.pdf", activation_date: day(index), language: "sv" as const },
    ...{
      snapshot: JSON.stringify(exampleSnapshot()),
      sent_at: new Date(),
      sent_by: company.ownerId,
      search_key: "",
    },
  }));
  await db.insertInto("certificate").values(certificates).execute();
  for (const index of six) {
    const endDate = `2026-02-0${1 + (index % 3)}`;
    await createProject({ startDate: "2026-01-01", endDate });
  }
  const every = (ids: { id: string }[]) => ids.filter((_, index) => index % 2 === 0).map(({ id }) => id);
  const rowsOf = (table: "template" | "webhook_delivery") =>
    db.selectFrom(table).select("id").where("company_id", "=", company_id).execute();
  const projects = await db.selectFrom("project").select("id").where("end_date", "is not", null).execute();
  const installed = db.selectFrom("installed_product").select("product_id");
  const products = await db.selectFrom("product").select("id").where("id", "not in", installed).execute();
  const changeCertificates = () =>
    db
      .updateTable("certificate")
      .set({
        activation_date: sql`activation_date + case when activation_date < '2026-01-01' then 1 else -1 end * interval '365 days'`,
      })
      .where("id", "in", every(certificates))
      .execute();
  lists = {
    users: {
      path: `/company/${company_id}/users?active=active&sort=firstName`,
      ...{ other: { active: "all" }, hasBefore: false },
      change: () =>
        db.updateTable("app_user").set({ active: sql`not active` }).where("id", "in", every(users)).execute(),
    },
    templates: {
      path: `/company/${company_id}/template?sort=name&language=sv`,
      ...{ other: { language: "de" }, hasBefore: false },
      change: takeOutOrPutBack("template", every(await rowsOf("template"))),
    },
    installations: {
      path: "/installations?status=completed",
      ...{ other: { status: "started" }, hasBefore: true },
      change: async () =>
        sql`update installation set completed_at = case when completed_at is null then now() end
          where folder_id in (${sql.join(folderIds.slice(0, 3))})`.execute(db),
    },
    "a folder's installations": {
      path: `${full.path}/folder/${folderId}/installation?`,
      ...{ other: { updatedSince: "2026-01-01T00:00:00Z" }, hasBefore: false },
      change: moveInstallations,
    },
    certificates: {
      path: "/certificates?from=2026-01-01",
      ...{ other: { sort: "-validUntil" }, hasBefore: true },
      change: changeCertificates,
    },
    "certificates by customer": {
      path: "/certificates?from=2026-01-01&sort=customer&language=sv",
      ...{ other: { language: "de" }, hasBefore: true },
      change: changeCertificates,
    },
    history: {
      path: "/history?language=sv&before=2999-01-01T00:00:00Z",
      ...{ other: { before: "2998-01-01T00:00:00Z" }, hasBefore: false },
      change: () => createProject({}),
    },
    products: {
      path: "/products?language=sv",
      ...{ other: {}, hasBefore: true },
      change: takeOutOrPutBack("product", every(products)),
    },
    attention: {
      path: "/attention/PROJECT_OVERDUE?language=sv",
      ...{ other: {}, hasBefore: false },
      change: () =>
        db.updateTable("project").set({ archived: sql`not archived` }).where("id", "in", every(projects)).execute(),
    },
    deliveries: {
      path: `/webhooks/${webhookId}/deliveries?`,
      ...{ other: {}, hasBefore: false },
      change: takeOutOrPutBack("webhook_delivery", every(await rowsOf("webhook_delivery"))),
    },
  };
}, 60_000);
afterAll(() => upstream.close());

const createProject = (change: object) =>
  company.owner.post(`/company/${company.companyId}/project`, { ...newProject, ...change });

function takeOutOrPutBack(table: "template" | "webhook_delivery" | "product", ids: string[]) {
  let taken: string | null = null;
  const { db } = upstream.services;
  return async () => {
    if (taken === null) {
      const { rows } = await sql<{ row: object }>`delete from ${sql.table(table)} as row
        where id in (${sql.join(ids)}) returning to_jsonb(row) as row`.execute(db);
      taken = JSON.stringify(rows.map(({ row }) => row));
    } else {
      await sql`insert into ${sql.table(table)}
        select * from jsonb_populate_recordset(null::${sql.table(table)}, ${taken}::jsonb)`.execute(db);
      taken = null;
    }
  };
}

async function read(path: string, more: Record<string, string | number>, { owner } = company) {
  const search = new URLSearchParams(Object.entries(more).map(([name, value]) => [name, String(value)]));
  return owner.get<Page>(`${path}&${search}`);
}
const keyOf = ({ id, sequence }: Row) => String(id ?? sequence);
const wholeOf = async (path: string) => (await read(path, { take: 100 })).body.data.map(keyOf);

/** Every page in the direction, and what happens after each. */
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
    const { path, hasBefore, change } = lists[name] as List;
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
    const { path, other, hasBefore } = lists[name] as List;
    const [cursor = ""] = (await read(path, { take: 1, after: "" })).body.meta.cursors ?? [];
    expect((await read(path, { take: 1, after: cursor })).status).toBe(200);
    const [mark] = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const forged = Buffer.from(JSON.stringify([mark, "2026-02-30", {}])).toString("base64url");
    const next = lists[names[(names.indexOf(name) + 1) % names.length] ?? name] as List;
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
    // A webhook or a folder of another company is not found, before its cursor is read.
    expect(asked.status).toBe(["deliveries", "a folder's installations"].includes(name) ? 404 : 400);
  },
);

test("with both cursors a page has the first rows between them", async () => {
  const { path } = lists.installations as List;
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
