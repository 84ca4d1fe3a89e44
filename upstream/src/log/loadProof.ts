import { type Kysely, sql } from "kysely";
import type { CompanyEntryKind } from "../database/logTables.ts";
import type { Tables } from "../database/tables.ts";
import { inclusionPath, type ReadTile } from "./merkleTree.ts";
import { createTileReader } from "./tiles.ts";

type About = { companyId: string; certificateId: string; kind?: CompanyEntryKind };
export type PlacedEntry = { opening: string; tree: number; position: number; size: number; note: string };

/** A proof (C2SP tlog-proof) names the first checkpoint, so it never changes. Null until the entry is in the tree. */
export async function loadProof(db: Kysely<Tables>, about: About): Promise<string | null> {
  const { companyId, certificateId, kind = "certificate.issued" } = about;
  const entry = await placedEntries(db, companyId, kind)
    .where("log_opening.certificate_id", "=", certificateId)
    .orderBy("log_opening.appended_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return entry ? toProof(createTileReader(db, entry.tree), entry) : null;
}

/** A company's entries with a place in the tree, each with its first checkpoint. */
export function placedEntries(db: Kysely<Tables>, companyId: string, kind: CompanyEntryKind) {
  return db
    .selectFrom("log_opening")
    .innerJoin("log_entry", "log_entry.entry", "log_opening.entry")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("log_checkpoint")
          .select(["log_checkpoint.size", "log_checkpoint.note"])
          .whereRef("log_checkpoint.tree", "=", "log_entry.tree")
          .whereRef("log_checkpoint.size", ">", "log_entry.position")
          .orderBy("log_checkpoint.size")
          .limit(1)
          .as("first"),
      (join) => join.on(sql.lit(true)),
    )
    .select(["log_opening.opening", "log_entry.tree", "log_entry.position", "first.size", "first.note"])
    .where("log_opening.company_id", "=", companyId)
    .where("log_opening.kind", "=", kind);
}

export async function toProof(read: ReadTile, { opening, position, size, note }: PlacedEntry): Promise<string> {
  const hashes = (await inclusionPath(read, position, size)).map((hash) => hash.toString("base64"));
  const extra = Buffer.from(opening).toString("base64");
  return ["c2sp.org/tlog-proof@v1", `extra ${extra}`, `index ${position}`, ...hashes, "", note].join("\n");
}
