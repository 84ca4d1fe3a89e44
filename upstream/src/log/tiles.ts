import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { hashBytes, hashTile, type ReadTile, tileWidth } from "./merkleTree.ts";

export function createTileReader(db: Kysely<Tables>, tree: number): ReadTile {
  const known = new Map<string, Promise<Buffer>>();
  return (level, number) => {
    const name = `${level} ${number}`;
    const tile = known.get(name) ?? loadTile(db, { tree, level, number });
    known.set(name, tile);
    return tile;
  };
}

async function loadTile(db: Kysely<Tables>, { tree, level, number }: { tree: number; level: number; number: number }) {
  const tile = await db
    .selectFrom("log_tile")
    .select("hashes")
    .where("tree", "=", tree)
    .where("level", "=", level)
    .where("number", "=", number)
    .executeTakeFirst();
  return tile?.hashes ?? Buffer.alloc(0);
}

/** A tile that becomes full adds its root to the level above. */
export async function appendToTiles(trx: Kysely<Tables>, tree: number, size: number, leaves: Buffer[]): Promise<void> {
  const stored = createTileReader(trx, tree);
  const changed = new Map<string, { tree: number; level: number; number: number; hashes: Buffer }>();
  const append = async (level: number, position: number, hash: Buffer): Promise<void> => {
    const number = Math.floor(position / tileWidth);
    const name = `${level} ${number}`;
    const before = changed.get(name)?.hashes ?? (await stored(level, number));
    if (before.length !== (position % tileWidth) * hashBytes)
      throw new Error(
        `The log's tile ${number} of level ${level} is not as its size says: it was changed from outside. Nothing was added.`,
      );
    const hashes = Buffer.concat([before, hash]);
    changed.set(name, { tree, level, number, hashes });
    if (hashes.length === tileWidth * hashBytes) await append(level + 1, number, hashTile(hashes));
  };
  for (const [index, leaf] of leaves.entries()) await append(0, size + index, leaf);
  await trx
    .insertInto("log_tile")
    .values([...changed.values()])
    .onConflict((conflict) =>
      conflict.columns(["tree", "level", "number"]).doUpdateSet({ hashes: sql`excluded.hashes` }),
    )
    .execute();
}
