import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { rateLimited } from "../errors.ts";

const max = 1_000;
const hourMs = 3_600_000;

/** Limits a company's upload links per hour, so that nobody can fill the disk unnoticed. */
export async function checkUploadRate(db: Kysely<Tables>, companyId: string): Promise<void> {
  const blocking = await db
    .selectFrom("file")
    .select("created_at")
    .where("company_id", "=", companyId)
    .where("kind", "in", ["attachment", "logo", "calibration", "readings"])
    .where("created_at", ">", new Date(Date.now() - hourMs))
    .orderBy("created_at", "desc")
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  const message = `The limit is ${max} uploads an hour for a company; nothing was stored.`;
  if (blocking) throw rateLimited(blocking, hourMs, message);
}
