import type { Kysely } from "kysely";
import type { CompanyEntryKind } from "../database/logTables.ts";
import type { Tables } from "../database/tables.ts";
import { inclusionPath } from "./merkleTree.ts";
import { createTileReader } from "./tiles.ts";

type About = { companyId: string; certificateId: string; kind?: CompanyEntryKind };

/**
 * The proof that the log contains an entry (C2SP tlog-proof), with the hashed text as extra data. It names the first checkpoint that has
 * the entry, so it never changes. Null while the entry has no place in the tree.
 */
export async function loadProof(db: Kysely<Tables>, about: About): Promise<string | null> {
  const { companyId, certificateId, kind = "certificate.issued" } = about;
  const entry = await db
    .selectFrom("log_opening")
    .innerJoin("log_entry", "log_entry.entry", "log_opening.entry")
    .innerJoin("log_checkpoint", (join) =>
      join.onRef("log_checkpoint.tree", "=", "log_entry.tree").onRef("log_checkpoint.size", ">", "log_entry.position"),
    )
    .select(["log_opening.opening", "log_entry.tree", "log_entry.position", "size", "note"])
    .where("log_opening.company_id", "=", companyId)
    .where("log_opening.certificate_id", "=", certificateId)
    .where("log_opening.kind", "=", kind)
    .orderBy("log_opening.appended_at", "desc")
    .orderBy("size")
    .limit(1)
    .executeTakeFirst();
  if (!entry) return null;
  const path = await inclusionPath(createTileReader(db, entry.tree), entry.position, entry.size);
  const extra = Buffer.from(entry.opening).toString("base64");
  const hashes = path.map((hash) => hash.toString("base64"));
  return ["c2sp.org/tlog-proof@v1", `extra ${extra}`, `index ${entry.position}`, ...hashes, "", entry.note].join("\n");
}
