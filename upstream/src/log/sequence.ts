import type { KeyObject } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { publicBytes, signCheckpoint } from "./checkpoint.ts";
import { hashLeaf, rootOf } from "./merkleTree.ts";
import { appendToTiles, createTileReader } from "./tiles.ts";

const entriesAtOnce = 1_000;

/** The lock on the tree's row admits one process at a time, so places have neither gaps nor duplicates. */
export async function sequenceEntries(db: Kysely<Tables>, key: KeyObject): Promise<void> {
  for (;;) {
    if (!(await hasWork(db))) return;
    await db.transaction().execute((trx) => sequenceSome(trx, key));
  }
}

async function hasWork(db: Kysely<Tables>): Promise<boolean> {
  const waiting = await db.selectFrom("log_waiting").select("id").limit(1).executeTakeFirst();
  return waiting !== undefined;
}

export async function sequenceSome(trx: Transaction<Tables>, key: KeyObject): Promise<void> {
  const tree = await trx
    .selectFrom("log_tree")
    .selectAll()
    .orderBy("number", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await signsWith(trx, tree, key);
  const size = await sizeOf(trx, tree.number);
  const waiting = await trx
    .deleteFrom("log_waiting")
    .where("id", "in", (some) => some.selectFrom("log_waiting").select("id").orderBy("id").limit(entriesAtOnce))
    .returning(["id", "entry"])
    .execute();
  const added = waiting.toSorted((one, other) => Number(one.id) - Number(other.id)).map(({ entry }) => entry);
  if (size === 0) added.unshift(beginning(tree));
  if (added.length === 0) return;
  const rows = added.map((entry, index) => ({ tree: tree.number, position: size + index, entry }));
  await trx.insertInto("log_entry").values(rows).execute();
  await appendToTiles(trx, tree.number, size, added.map(hashLeaf));
  const root = await rootOf(createTileReader(trx, tree.number), size + added.length);
  const note = signCheckpoint(key, tree.origin, size + added.length, root);
  await trx
    .insertInto("log_checkpoint")
    .values({ tree: tree.number, size: size + added.length, note, signed_at: new Date() })
    .execute();
}

type Tree = Selectable<Tables["log_tree"]>;

async function signsWith(trx: Transaction<Tables>, { number, origin, public_key }: Tree, key: KeyObject) {
  const own = publicBytes(key).toString("base64");
  if (public_key === own) return;
  if (public_key) throw new Error(`The log ${origin} is signed with another key than this process has.`);
  await trx.updateTable("log_tree").set({ public_key: own }).where("number", "=", number).execute();
}

async function sizeOf(trx: Transaction<Tables>, tree: number): Promise<number> {
  const { size } = await trx
    .selectFrom("log_checkpoint")
    .select((eb) => eb.fn.max("size").as("size"))
    .where("tree", "=", tree)
    .executeTakeFirstOrThrow();
  return size ?? 0;
}

/** The text of a tree's first entry. It links a tree begun after a restore to the previous tree. */
function beginning({ origin, previous, begun_at }: Tree): Buffer {
  return Buffer.from(JSON.stringify({ kind: "log.begun", origin, at: begun_at, previous }));
}
