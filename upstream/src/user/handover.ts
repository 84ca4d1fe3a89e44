import type { ExpressionBuilder, Selectable, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import type { HistoryEvent } from "../history/chain/historyEvent.ts";
import { installationEvent } from "../installation/installationEvent.ts";
import { requireInstaller } from "../installation/requireInstaller.ts";

type User = Selectable<Tables["app_user"]>;

/** Moves the user's unfinished rooms in ongoing projects to another installer, and stores whose rooms they were. */
export async function handOver(trx: Transaction<Tables>, from: User, toId: string): Promise<HistoryEvent[]> {
  const { company_id: companyId, id: userId } = from;
  await requireInstaller(trx, companyId, toId);
  const open = trx
    .selectFrom("installation")
    .innerJoin("project", (join) =>
      join
        .onRef("project.company_id", "=", "installation.company_id")
        .onRef("project.id", "=", "installation.project_id")
        .on("project.archived", "=", false),
    )
    .where("installation.company_id", "=", companyId)
    .where("installation.installer_id", "=", userId)
    .where("installation.completed_at", "is", null)
    .select(["installation.id", "installation.project_id"]);
  const rooms = await lockRooms(trx, companyId, await open.execute());
  const moved = rooms.filter((room) => room.installer_id === userId && room.completed_at === null);
  if (moved.length === 0) return [];
  const rows = moved.map(({ id }) => ({ company_id: companyId, installation_id: id, user_id: userId, taken_by: toId }));
  for (const part of partsOf(rows)) {
    await trx
      .insertInto("handover")
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(["company_id", "installation_id"]).doUpdateSet({ user_id: userId, taken_by: toId }),
      )
      .execute();
  }
  return setInstaller(trx, moved, toId);
}

/** Gives rooms back to the user, unless they were finished or assigned again since. */
export async function takeBack(trx: Transaction<Tables>, user: User): Promise<HistoryEvent[]> {
  const handed = await trx
    .selectFrom("handover")
    .innerJoin("installation", (join) =>
      join
        .onRef("installation.company_id", "=", "handover.company_id")
        .onRef("installation.id", "=", "handover.installation_id"),
    )
    .where("handover.company_id", "=", user.company_id)
    .where("handover.user_id", "=", user.id)
    .select(["installation.id", "installation.project_id", "handover.taken_by"])
    .execute();
  const rooms = await lockRooms(trx, user.company_id, handed);
  const takers = new Map(handed.map(({ id, taken_by }) => [id, taken_by]));
  const returned = rooms.filter((room) => room.installer_id === takers.get(room.id) && room.completed_at === null);
  return setInstaller(trx, returned, user.id);
}

export async function forgetHandover(trx: Transaction<Tables>, user: User): Promise<void> {
  await trx.deleteFrom("handover").where("company_id", "=", user.company_id).where("user_id", "=", user.id).execute();
}

export function selectReturnable(eb: ExpressionBuilder<Tables, "app_user">) {
  return eb
    .selectFrom("handover")
    .innerJoin("installation", (join) =>
      join
        .onRef("installation.company_id", "=", "handover.company_id")
        .onRef("installation.id", "=", "handover.installation_id")
        .onRef("installation.installer_id", "=", "handover.taken_by")
        .on("installation.completed_at", "is", null),
    )
    .whereRef("handover.company_id", "=", "app_user.company_id")
    .whereRef("handover.user_id", "=", "app_user.id");
}

type Room = Selectable<Tables["installation"]>;

/** Locks projects before rooms, each ordered by id (locks.ts). */
async function lockRooms(
  trx: Transaction<Tables>,
  companyId: string,
  rooms: { id: string; project_id: string }[],
): Promise<Room[]> {
  const locked: Room[] = [];
  for (const part of partsOf([...new Set(rooms.map((room) => room.project_id))].toSorted())) {
    await trx
      .selectFrom("project")
      .select("id")
      .where("company_id", "=", companyId)
      .where("id", "in", part)
      .orderBy("id")
      .forUpdate()
      .execute();
  }
  for (const part of partsOf(rooms.map(({ id }) => id).toSorted())) {
    const found = trx
      .selectFrom("installation")
      .selectAll()
      .where("company_id", "=", companyId)
      .where("id", "in", part);
    locked.push(...(await found.orderBy("id").forUpdate().execute()));
  }
  return locked;
}

async function setInstaller(trx: Transaction<Tables>, rooms: Room[], installerId: string): Promise<HistoryEvent[]> {
  const events: HistoryEvent[] = [];
  for (const part of partsOf(rooms)) {
    await trx
      .updateTable("installation")
      .set(withNextVersion({ installer_id: installerId }))
      .where("company_id", "=", part[0]?.company_id ?? "")
      .where(
        "id",
        "in",
        part.map(({ id }) => id),
      )
      .execute();
    events.push(
      ...part.map((room) => installationEvent("installation.changed", room, { ...room, installer_id: installerId })),
    );
  }
  return events;
}

// A row has a few values, and a statement takes at most 65,535 parameters.
const partSize = 5_000;

function partsOf<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / partSize) }, (_, part) =>
    rows.slice(part * partSize, (part + 1) * partSize),
  );
}
