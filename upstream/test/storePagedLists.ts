import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { newProject } from "./demoBuilding.ts";
import { exampleSnapshot } from "./exampleSnapshot.ts";
import type { TestUpstream } from "./startTestUpstream.ts";
import { storeFinishedProject } from "./storeFinishedProject.ts";
import { storeTemplates, storeWebhooks } from "./storeMany.ts";

export type PagedList = {
  path: string;
  other: Record<string, string>;
  hasBefore: boolean;
  /** Changes the rows of the list, for example removes every other row, or restores the removed rows. */
  change(): Promise<unknown>;
};

/** Stores at least six rows for each list with cursors. */
export async function storePagedLists({
  services,
  companies: [company],
}: TestUpstream): Promise<Record<string, PagedList>> {
  const { db } = services;
  const company_id = company.companyId;
  const createProject = (change: object) =>
    company.owner.post(`/company/${company_id}/project`, { ...newProject, ...change });
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
  return {
    users: {
      path: `/company/${company_id}/users?active=active&sort=firstName`,
      ...{ other: { active: "all" }, hasBefore: false },
      change: () =>
        db.updateTable("app_user").set({ active: sql`not active` }).where("id", "in", every(users)).execute(),
    },
    templates: {
      path: `/company/${company_id}/template?sort=name&language=sv`,
      ...{ other: { language: "de" }, hasBefore: false },
      change: takeOutOrPutBack(services, "template", every(await rowsOf("template"))),
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
      change: takeOutOrPutBack(services, "product", every(products)),
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
      change: takeOutOrPutBack(services, "webhook_delivery", every(await rowsOf("webhook_delivery"))),
    },
  };
}

function takeOutOrPutBack(
  { db }: TestUpstream["services"],
  table: "template" | "webhook_delivery" | "product",
  ids: string[],
) {
  let taken: string | null = null;
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
