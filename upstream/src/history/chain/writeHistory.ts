import { randomBytes } from "node:crypto";
import { type Insertable, sql, type Transaction } from "kysely";
import type { StoredChange } from "../../database/historyTables.ts";
import type { Tables } from "../../database/tables.ts";
import { hashEntry, hashValue } from "./hashEntry.ts";
import type { HistoryChange, HistoryEvent, HistoryField, HistorySource } from "./historyEvent.ts";
import { type Touching, touchObjects } from "./touchObjects.ts";
import { toWebhookEvents } from "./webhookEvents.ts";

type ValueRow = Insertable<Tables["history_value"]>;
type Head = { sequence: number; hash: string | null };

/** Fields that may identify a person. Their values have a table of their own, so that the values can be erased. */
const personalFields = new Set<HistoryField>([
  "name",
  "title",
  "orgNumber",
  "address",
  "postalCode",
  "city",
  "phoneNumber",
  "phone",
  "email",
  "website",
  "firstName",
  "lastName",
  "customer",
  "customer.email",
  "headOfWorks.name",
  "headOfWorks.qualification",
  "headOfWorks.phone",
  "headOfWorks.email",
  "recipient.email",
  "copy.email",
  "attachments",
  "externalId",
  "metadata",
  "webhook.host",
  "instrument.certificate",
  "resistance.file",
  "insulation.file",
  "current.file",
  "reason",
]);

/** The chain's end stays locked until the commit, so a transaction takes all other locks first (decision 41). */
export async function writeHistory(
  trx: Transaction<Tables>,
  source: HistorySource,
  events: HistoryEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await writeHappened(
    trx,
    source.companyId,
    events.map((event) => ({ source, event })),
  );
  await touchObjects(trx, source.companyId, events);
}

/** Adds entries of several people. The caller sorts them by time. Objects do not move in the feed of changes. */
export async function writeHappened(trx: Transaction<Tables>, companyId: string, happened: Happened[]): Promise<void> {
  const head = await lockHead(trx, companyId);
  await storeEntries(trx, companyId, chainEntries(head, happened));
}

/** Marks objects as changed without a history entry. Must be the transaction's last step. */
export async function markChanged(trx: Transaction<Tables>, companyId: string, ...changed: Touching[]): Promise<void> {
  await lockHead(trx, companyId);
  await touchObjects(trx, companyId, changed);
}

type Happened = {
  source: HistorySource;
  event: HistoryEvent;
};

async function lockHead(trx: Transaction<Tables>, companyId: string): Promise<Head> {
  const read = () =>
    trx
      .selectFrom("history_head")
      .select(["sequence", "hash"])
      .where("company_id", "=", companyId)
      .forUpdate()
      .executeTakeFirst();
  const head = await read();
  if (head) return head;
  await trx
    .insertInto("history_head")
    .values({ company_id: companyId, sequence: 0, hash: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read()) ?? { sequence: 0, hash: null };
}

type ChainedEntries = {
  head: Head;
  entries: ReturnType<typeof toEntry>["entry"][];
  values: ValueRow[];
};

function chainEntries(head: Head, happened: Happened[]): ChainedEntries {
  const chained: ChainedEntries = { head, entries: [], values: [] };
  for (const { source, event } of happened) {
    const { entry, values } = toEntry(source, event, chained.head);
    chained.entries.push(entry);
    chained.values.push(...values);
    chained.head = { sequence: entry.sequence, hash: entry.hash };
  }
  return chained;
}

function toEntry(source: HistorySource, event: HistoryEvent, head: Head) {
  const { companyId, actor, via, at = new Date() } = source;
  const key = { company_id: companyId, sequence: head.sequence + 1 };
  const values: ValueRow[] = [];
  const changes = (event.changes ?? []).map((change, place) => hideValues(change, { ...key, change: place }, values));
  const content = {
    ...key,
    at,
    action: event.action,
    actor_kind: actor.kind,
    actor_id: actor.id,
    via,
    project_id: event.projectId ?? null,
    folder_id: event.folderId ?? null,
    installation_id: event.installationId ?? null,
    user_id: event.userId ?? null,
    template_id: event.templateId ?? null,
    measurement_id: event.measurementId ?? null,
    product_id: event.productId ?? null,
    step_label: event.stepLabel ?? null,
    certificate: event.certificate ?? null,
    changes,
    previous_hash: head.hash,
  };
  return { entry: { ...content, hash: hashEntry(content) }, values };
}

function hideValues(
  { field, step = null, ...sides }: HistoryChange,
  key: Omit<ValueRow, "side" | "salt" | "value">,
  values: ValueRow[],
): StoredChange {
  const hide = (side: "from" | "to") => {
    // Replaces half surrogate pairs, which PostgreSQL cannot store, so that the stored text matches the hash.
    const value = sides[side]?.toWellFormed() ?? null;
    if (value === null || !personalFields.has(field)) return value;
    const salt = randomBytes(16).toString("hex");
    values.push({ ...key, side, salt, value });
    return { hash: hashValue(salt, value) };
  };
  return { field, step, from: hide("from"), to: hide("to") };
}

const columnsOf = ([entry]: ChainedEntries["entries"]) =>
  sql.join(Object.keys(entry ?? {}).map((name) => sql.ref(name)));

async function storeEntries(
  trx: Transaction<Tables>,
  companyId: string,
  { head, entries, values }: ChainedEntries,
): Promise<void> {
  await sql`
    with written as (
      insert into history (${columnsOf(entries)})
      select ${columnsOf(entries)} from json_populate_recordset(null::history, ${JSON.stringify(entries)}::json)
    ), kept as (
      insert into history_value (company_id, sequence, change, side, salt, value)
      select company_id, sequence, change, side, salt, value
      from json_populate_recordset(null::history_value, ${JSON.stringify(values)}::json)
    ), told as (
      insert into webhook_delivery (company_id, id, webhook_id, sequence, kind, subject)
      select webhook.company_id, gen_random_uuid()::text, webhook.id, event.sequence, event.kind, event.subject
      from json_to_recordset(${JSON.stringify(toWebhookEvents(entries))}::json) as event (sequence integer, kind text, subject text)
      join webhook on webhook.company_id = ${companyId} and webhook.active and webhook.kinds ? event.kind
    )
    update history_head set sequence = ${head.sequence}, hash = ${head.hash} where company_id = ${companyId}`.execute(
    trx,
  );
}
