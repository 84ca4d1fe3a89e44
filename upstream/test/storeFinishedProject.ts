import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { RecordedData, Tables } from "../src/database/tables.ts";
import { stepCatalogue } from "../src/step/stepCatalogue.ts";

export interface FinishedProject {
  companyId: string;
  userId: string;
  email: string;
  projectId: string;
  rootFolderId: string;
  folderIds: string[];
  /** Per folder, in the order of `folderIds`. */
  installationIds: string[][];
}

type Country = Selectable<Tables["company"]>["country"];

const start = new Date("2026-01-01T00:00:00Z");

interface Wish {
  folders?: number;
  rooms?: number;
  country?: Country;
}

/** Stores a company with one admin and a project whose installations, `rooms` in each folder, are all finished. */
export function storeFinishedProject(db: Kysely<Tables>, wish: Wish = {}): Promise<FinishedProject> {
  return db.transaction().execute((trx) => storeProject(trx, wish));
}

async function storeProject(trx: Kysely<Tables>, { folders = 2, rooms = 2, country = "SE" }: Wish) {
  const ids = { companyId: randomUUID(), userId: randomUUID(), projectId: randomUUID(), rootFolderId: randomUUID() };
  const { companyId: company_id, projectId: project_id, rootFolderId: root } = ids;
  const email = `elin.${ids.userId.slice(0, 8)}@nordgolv.example`;
  await storeCompany(trx, company_id, ids.userId, email, country);
  await trx
    .insertInto("project")
    .values({
      company_id,
      id: project_id,
      name: "Kvarteret Ripan",
      city: "Umeå",
      customer: "Brf Ripan",
      customer_email: "styrelsen@brfripan.example",
      postal_code: "903 42",
      start_date: start,
      root_folder_id: root,
    })
    .execute();
  const folderIds = Array.from({ length: folders }, () => randomUUID());
  const below = folderIds.map((id, index) => ({ id, title: `Plan ${index + 1}`, parent_folder_id: root, depth: 0 }));
  const rows = [{ id: root, title: "Kvarteret Ripan", parent_folder_id: null, depth: -1 }, ...below];
  await trx
    .insertInto("folder")
    .values(rows.map((row) => ({ ...row, company_id, project_id })))
    .execute();
  const installationIds: string[][] = [];
  for (const folderId of folderIds) installationIds.push(await storeRooms(trx, { ...ids, folderId }, rooms));
  return { ...ids, email, folderIds, installationIds };
}

async function storeCompany(db: Kysely<Tables>, companyId: string, userId: string, email: string, country: Country) {
  await db
    .insertInto("company")
    .values({
      id: companyId,
      name: "Nordgolv El AB",
      org_number: "559000-0000",
      address: "Storgatan 1",
      city: "Umeå",
      postal_code: "903 26",
      phone_number: "090 10 00 00",
      email: "info@nordgolv.example",
      country,
    })
    .execute();
  const names = { first_name: "Elin", last_name: "Sandberg" };
  await db
    .insertInto("app_user")
    .values({ company_id: companyId, id: userId, email, ...names, role: "admin", installer: true })
    .execute();
  await db
    .insertInto("pool_user")
    .values({
      sub: userId,
      email,
      password_hash: "none",
      status: "CONFIRMED",
      attributes: JSON.stringify({ "custom:companyId": companyId }),
    })
    .execute();
}

async function storeRooms(
  db: Kysely<Tables>,
  {
    companyId,
    userId,
    projectId,
    folderId,
  }: { companyId: string; userId: string; projectId: string; folderId: string },
  count: number,
): Promise<string[]> {
  const owner = { company_id: companyId, project_id: projectId, folder_id: folderId };
  const rooms = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), product: randomUUID(), index }));
  const [product] = await db
    .selectFrom("product")
    .selectAll()
    .where("recipe", "is", null)
    .orderBy("id")
    .limit(1)
    .execute();
  if (!product || rooms.length === 0) return [];
  const installations = rooms.map(({ id, index }) => ({
    ...owner,
    id,
    title: `Badrum ${index + 1}`,
    installer_id: userId,
    completed_at: new Date(),
  }));
  await db.insertInto("installation").values(installations).execute();
  const installed = rooms.map((room) => ({
    company_id: owner.company_id,
    id: room.product,
    installation_id: room.id,
    product_id: product.id,
    cable_marking: `FC-${room.index}`,
    position: 0,
  }));
  await db.insertInto("installed_product").values(installed).execute();
  const recordings = rooms.flatMap((room) =>
    stepCatalogue
      .filter(({ asks }) => asks.resistance)
      .map(({ stepLabel }) => ({
        company_id: owner.company_id,
        measurement_id: room.product,
        step_label: stepLabel,
        data: JSON.stringify(recorded(product.resistance)),
        recorded_at: new Date("2026-02-01T10:00:00Z"),
        recorded_by: userId,
      })),
  );
  await db.insertInto("recording").values(recordings).execute();
  return rooms.map(({ id }) => id);
}

function recorded(resistance: number | null): RecordedData {
  const photo = { fileId: randomUUID(), fileName: "kabel.jpg" };
  return { resistance: resistance ?? 100, insulation: "OVER_RANGE", attachments: [photo] };
}
