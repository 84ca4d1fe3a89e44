import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { RecordedData } from "../src/database/recordedData.ts";
import { refreshProgress } from "../src/database/refreshProgress.ts";
import type { Tables } from "../src/database/tables.ts";
import { stepCatalogue } from "../src/step/stepCatalogue.ts";

export type FinishedProject = {
  companyId: string;
  projectId: string;
  rootFolderId: string;
  folderIds: string[];
  /** One list for each folder, in the order of `folderIds`. */
  installationIds: string[][];
  path: string;
};

const start = new Date("2026-01-01T00:00:00Z");

type Wish = {
  folders?: number;
  rooms?: number;
};

/** Stores a project of the owner's company with finished installations, `rooms` in each folder. */
export function storeFinishedProject(
  db: Kysely<Tables>,
  owner: { companyId: string; ownerId: string },
  wish: Wish = {},
): Promise<FinishedProject> {
  return db.transaction().execute((trx) => storeProject(trx, owner, wish));
}

async function storeProject(
  trx: Kysely<Tables>,
  { companyId, ownerId }: { companyId: string; ownerId: string },
  { folders = 2, rooms = 2 }: Wish,
) {
  const projectId = randomUUID();
  const root = randomUUID();
  const [company_id, project_id] = [companyId, projectId];
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
  for (const folderId of folderIds)
    installationIds.push(await storeRooms(trx, { companyId, ownerId, projectId, folderId }, rooms));
  await refreshProgress(trx, companyId, projectId);
  const path = `/company/${companyId}/project/${projectId}`;
  return { companyId, projectId, rootFolderId: root, folderIds, installationIds, path };
}

async function storeRooms(
  db: Kysely<Tables>,
  {
    companyId,
    ownerId,
    projectId,
    folderId,
  }: { companyId: string; ownerId: string; projectId: string; folderId: string },
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
    installer_id: ownerId,
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
        recorded_by: ownerId,
      })),
  );
  await db.insertInto("recording").values(recordings).execute();
  return rooms.map(({ id }) => id);
}

function recorded(resistance: number | null): RecordedData {
  const photo = { fileId: randomUUID(), fileName: "kabel.jpg" };
  return { resistance: resistance ?? 100, insulation: "OVER_RANGE", attachments: [photo] };
}

export async function storeFaultReport(db: Kysely<Tables>, { companyId, projectId, path }: FinishedProject) {
  const { id: certificate_id } = await db
    .selectFrom("certificate")
    .select("id")
    .where("project_id", "=", projectId)
    .orderBy("number")
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await db.insertInto("fault_report").values({ company_id: companyId, id, certificate_id, text: "Kallt" }).execute();
  return `${path}/certificate/${certificate_id}/fault-report/${id}/state`;
}

/** Stores a finished room that waits for a review. Returns its path. */
export async function storeWaitingRoom(db: Kysely<Tables>, owner: { companyId: string; ownerId: string }) {
  const { path, installationIds } = await storeFinishedProject(db, owner, { folders: 1, rooms: 1 });
  const id = installationIds[0]?.[0] ?? "";
  await db.updateTable("installation").set({ review_state: "WAITING" }).where("id", "=", id).execute();
  return `${path}/installation/${id}`;
}
