import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { buildSteps } from "../step/buildSteps.ts";
import type { Verdict } from "../step/judgeReading.ts";
import { type InstallationContents, loadInstallationContents } from "../step/loadInstallationContents.ts";
import { judgeEntry } from "../step/stepStates.ts";

const batchSize = 500;
const conclusive: readonly Verdict[] = ["OUTSIDE", "NEAR_LIMIT", "WITHIN"];

/** Stores the counts of judged values and of those outside their limits, because activated rooms no longer change. */
export async function storeJudgedValues(db: Kysely<Tables>, companyId: string, ids: string[]): Promise<void> {
  const allContents = await loadInstallationContents(db, companyId, ids);
  const verdicts = [...allContents.values()].map(verdictsOf);
  const judged = verdicts.map((each) => each.length);
  const outside = verdicts.map((each) => each.filter((verdict) => verdict === "OUTSIDE").length);
  await sql`
    update installation set judged_values = counted.judged, outside_values = counted.outside
    from unnest(${[...allContents.keys()]}::text[], ${judged}::int[], ${outside}::int[]) counted (id, judged, outside)
    where company_id = ${companyId} and installation.id = counted.id`.execute(db);
}

/** Stores the counts of rooms that were activated before the columns for the counts existed. */
export async function storeAllJudgedValues(db: Kysely<Tables>): Promise<void> {
  const companies = await db.selectFrom("company").select("id").orderBy("id").execute();
  for (const { id } of companies) while (await storeBatch(db, id));
}

async function storeBatch(db: Kysely<Tables>, companyId: string): Promise<boolean> {
  const rows = await db
    .selectFrom("installation")
    .select("id")
    .where("company_id", "=", companyId)
    .where("activated_at", "is not", null)
    .where("judged_values", "is", null)
    .orderBy("id")
    .limit(batchSize)
    .execute();
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  await storeJudgedValues(db, companyId, ids);
  return true;
}

function verdictsOf(contents: InstallationContents): Verdict[] {
  const entries = buildSteps(contents, "en").flatMap((step) => step.entries);
  return entries.flatMap(judgeEntry).filter((verdict) => conclusive.includes(verdict));
}
