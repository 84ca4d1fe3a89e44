import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
import PostalMime from "postal-mime";
import { deleteInvitationsOf } from "../database/invitations.ts";
import { lockUser, refuseLastOfRole } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { replaceEmail } from "../database/uniqueKeys.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { changesOf, type HistoryEvent, serviceSource } from "../history/chain/historyEvent.ts";
import type { Touching } from "../history/chain/touchObjects.ts";
import { markChanged, writeHistory } from "../history/chain/writeHistory.ts";
import { listReferences, listTables } from "./catalogue.ts";
import { eraseFaultNotes, eraseFaultPhotos, eraseFaultReports } from "./faultReports.ts";
import { eraseHead } from "./headOfWorks.ts";
import { erased, findPerson, historyValuesOf, mentions, type Person } from "./person.ts";
import { deleteViewsAbout } from "./savedViews.ts";

export const erasedEmail = (id: string) => `${id}@deleted.invalid`;

export type Erased = {
  rows: Record<string, number>;
  mails: number;
  /** Rows that still contain the address, by table. Certificates stay as long as their warranty lasts. */
  kept: Record<string, number>;
};

type Services = {
  db: Kysely<Tables>;
  outboxDir: string;
};

/** Measurements keep the author's id without a name. Certificates are documents of a warranty and stay as sent. */
export async function erasePerson({ db, outboxDir }: Services, address: string): Promise<Erased> {
  const person = await findPerson(db, address);
  const rows = await db.transaction().execute((trx) => eraseRows(trx, person));
  const mails = await removeMails(outboxDir, person.email);
  const kept: Record<string, number> = {};
  for (const { name } of await listTables(db)) {
    const found = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)} t where ${mentions(name, [person.email])}`.execute(db);
    const count = found.rows[0]?.count ?? 0;
    if (count > 0) kept[name] = count;
  }
  if (Object.keys({ ...rows, ...kept }).length + mails === 0) throw new Error(`Nothing is known of ${person.email}.`);
  return { rows, mails, kept };
}

async function eraseRows(trx: Transaction<Tables>, person: Person): Promise<Record<string, number>> {
  const { id, email, companyId } = person;
  const rows: Record<string, number> = {};
  const count = (table: string, { numAffectedRows = 0n }: { numAffectedRows?: bigint }) => {
    if (numAffectedRows > 0n) rows[table] = (rows[table] ?? 0) + Number(numAffectedRows);
  };
  const wasActive = id && companyId ? await requireDispensable(trx, companyId, id) : false;
  count("history_value", await sql`delete from history_value t where ${historyValuesOf(person)}`.execute(trx));
  count("idempotency", await sql`delete from idempotency t where ${mentions("idempotency", [email])}`.execute(trx));
  count(
    "pool_attempt",
    await sql`delete from pool_attempt t where ${mentions("pool_attempt", [email, id])}`.execute(trx),
  );
  const changed: Changed[] = await listMailed(trx, email);
  count("fault_state_change", await eraseFaultNotes(trx, email));
  count("file", { numAffectedRows: BigInt(await eraseFaultPhotos(trx, email)) });
  count("fault_report", await eraseFaultReports(trx, email));
  count(
    "recipient",
    await sql`update recipient set email = ${erasedEmail("erased")} where lower(email) = ${email}`.execute(trx),
  );
  count(
    "sending",
    await sql`update sending set to_email = ${erasedEmail("erased")} where lower(to_email) = ${email}`.execute(trx),
  );
  count(
    "withdrawal_notice",
    await sql`update withdrawal_notice set email = ${erasedEmail("erased")} where lower(email) = ${email}`.execute(trx),
  );
  count("saved_view", { numAffectedRows: BigInt(await deleteViewsAbout(trx, email)) });
  const projects = await trx
    .updateTable("project")
    .set(withNextVersion({ customer: erased, customer_email: null }))
    .where(sql`lower(customer_email)`, "=", email)
    .returning(["company_id", "id"])
    .execute();
  count("project", { numAffectedRows: BigInt(projects.length) });
  for (const { company_id, id: projectId } of projects) {
    const event = { action: "project.changed" as const, projectId, changes: changesOf({}, { customer: erased }) };
    changed.push({ companyId: company_id, event });
  }
  const headed = await eraseHead(trx, person);
  count("company", { numAffectedRows: BigInt(headed.length) });
  for (const { id: companyId } of headed) {
    const changes = changesOf({ "headOfWorks.name": erased }, { "headOfWorks.name": null });
    changed.push({ companyId, event: { action: "company.changed", changes } });
  }
  if (id) {
    count("invitation", { numAffectedRows: BigInt(await deleteInvitationsOf(trx, id)) });
    for (const { from, to, column, cascades } of await listReferences(trx)) {
      if (!cascades || (to !== "app_user" && to !== "pool_user")) continue;
      const isHis = sql`${sql.ref(column)} = ${id}`;
      const isOwn = to === "app_user" ? sql`company_id = ${companyId} and ${isHis}` : isHis;
      count(from, await sql`delete from ${sql.table(from)} where ${isOwn}`.execute(trx));
    }
    if (companyId) {
      const names = { first_name: erased, last_name: erased, email: erasedEmail(id), phone: null };
      const { numUpdatedRows } = await trx
        .updateTable("app_user")
        .set(withNextVersion({ ...names, active: false }))
        .where("company_id", "=", companyId)
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      count("app_user", { numAffectedRows: numUpdatedRows });
      await replaceEmail(trx, { company_id: companyId, email }, erasedEmail(id));
    }
    count("pool_user", await sql`delete from pool_user where sub = ${id}`.execute(trx));
    const changes = changesOf({ active: true }, { active: false });
    const event = { userId: id, ...(wasActive && { action: "user.removed" as const, changes }) };
    if (companyId) changed.push({ companyId, event });
  }
  await tellChanges(trx, changed);
  return rows;
}

type Changed = {
  companyId: string;
  /** An event with an action goes to history and webhooks. Every event goes to the feed of changes. */
  event: Touching & Partial<Pick<HistoryEvent, "action">>;
};

/** Certificates mailed to the address, or with a fault report from the address. */
async function listMailed(trx: Transaction<Tables>, email: string): Promise<Changed[]> {
  const { rows } = await sql<{ company_id: string; project_id: string; folder_id: string; number: string }>`
    select company_id, project_id, folder_id, number from certificate where (company_id, id) in (
      select sent.company_id, certificate_id from sending_certificate sent
      join sending on sending.company_id = sent.company_id and sending.id = sent.sending_id
      join recipient on recipient.company_id = sending.company_id and recipient.sending_id = sending.id
      where ${email} in (lower(to_email), lower(recipient.email))
      union select company_id, certificate_id from fault_report where lower(email) = ${email})
    order by number`.execute(trx);
  return rows.map(({ company_id, project_id, folder_id, number }) => ({
    companyId: company_id,
    event: { projectId: project_id, folderId: folder_id, certificate: number },
  }));
}

/** Must run last, in the order of the companies' ids, because the histories' ends are the last locks (decision 41). */
async function tellChanges(trx: Transaction<Tables>, changed: Changed[]): Promise<void> {
  const byCompany = Map.groupBy(changed, ({ companyId }) => companyId);
  for (const companyId of [...byCompany.keys()].toSorted()) {
    const events = (byCompany.get(companyId) ?? []).map(({ event }) => event);
    const entries = events.flatMap(({ action, ...event }) => (action ? [{ action, ...event }] : []));
    await writeHistory(trx, serviceSource(companyId), entries);
    await markChanged(trx, companyId, ...events.filter(({ action }) => action === undefined));
  }
}

/** Returns whether the user was active. Throws for the last owner or admin; erase the whole company instead. */
async function requireDispensable(trx: Transaction<Tables>, companyId: string, id: string): Promise<boolean> {
  const user = await lockUser(trx, companyId, id);
  await refuseLastOfRole(trx, user);
  return user.active;
}

/** Removes mails to the address from the outbox folder, which replaces a mail server. */
async function removeMails(folder: string, email: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names.filter((each) => each.endsWith(".eml"))) {
    const { to = [] } = await PostalMime.parse(await readFile(join(folder, name)));
    if (!to.some(({ address }) => address?.toLowerCase() === email)) continue;
    await rm(join(folder, name));
    removed += 1;
  }
  return removed;
}
