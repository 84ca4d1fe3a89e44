import { createHash } from "node:crypto";
import { type Insertable, type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { blocksFinishing, findMissing } from "./findMissing.ts";
import { type InstallationContents, loadInstallationContents, type Recording } from "./loadInstallationContents.ts";
import { stepCatalogue } from "./stepCatalogue.ts";

type Finding = Insertable<Tables["step_finding"]>;

const batchSize = 500;
const settingKey = "step_findings";
/** A higher version makes the next start judge all steps again, which is needed after a change of limits. */
const rulesVersion = 2;

/** Judges an installation's steps for "needs attention". Must run after each change of products or values. */
export async function refreshStepFindings(
  trx: Kysely<Tables>,
  companyId: string,
  installationId: string,
): Promise<void> {
  // Two products' values may be stored at once. The lock makes the second transaction wait and read the first's values.
  const key = `step findings ${companyId} ${installationId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  await storeFindings(trx, companyId, [installationId]);
}

/** Judges the steps of unactivated installations if the catalogue or the rules have changed since the last start. */
export async function refreshAllStepFindings(db: Kysely<Tables>): Promise<void> {
  const products = await db.selectFrom("product").selectAll().orderBy("id").execute();
  const value = createHash("sha256")
    .update(JSON.stringify([rulesVersion, stepCatalogue, products]))
    .digest("hex");
  const known = await db.selectFrom("setting").select("value").where("key", "=", settingKey).executeTakeFirst();
  if (known?.value === value) return;
  const companies = await db.selectFrom("company").select("id").orderBy("id").execute();
  for (const { id } of companies) await refreshCompanyStepFindings(db, id);
  await db
    .insertInto("setting")
    .values({ key: settingKey, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

export async function refreshCompanyStepFindings(db: Kysely<Tables>, companyId: string): Promise<void> {
  let last = "";
  for (;;) {
    const ids = await db.transaction().execute((trx) => refreshBatch(trx, companyId, last));
    const next = ids.at(-1);
    if (next === undefined) return;
    last = next;
  }
}

async function refreshBatch(trx: Kysely<Tables>, companyId: string, after: string): Promise<string[]> {
  // The lock blocks requests that store values.
  const rows = await trx
    .selectFrom("installation")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", ">", after)
    .where("activated_at", "is", null)
    .orderBy("id")
    .limit(batchSize)
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await storeFindings(trx, companyId, ids);
  return ids;
}

async function storeFindings(trx: Kysely<Tables>, companyId: string, ids: string[]): Promise<void> {
  const allContents = await loadInstallationContents(trx, companyId, ids);
  const findings = [...allContents].flatMap(([id, contents]) => findFindings(companyId, id, contents));
  await trx
    .deleteFrom("step_finding")
    .where("company_id", "=", companyId)
    .where("installation_id", "in", ids)
    .execute();
  if (findings.length > 0) await trx.insertInto("step_finding").values(findings).execute();
}

function findFindings(companyId: string, installationId: string, contents: InstallationContents): Finding[] {
  const missing = findMissing(contents, "en");
  const findings: Finding[] = [];
  const latest = latestOf(contents.recordings);
  if (latest && !missing.some(blocksFinishing)) {
    const { stepLabel, recordedAt, recordedBy } = latest;
    const place = { company_id: companyId, installation_id: installationId, step_label: stepLabel };
    findings.push({ ...place, kind: "COMPLETE", since: recordedAt, recorded_by: recordedBy.id });
  }
  for (const { stepLabel } of stepCatalogue) {
    const recordings = contents.recordings.filter(
      (recording) => recording.stepLabel === stepLabel && Object.keys(recording.data).length > 0,
    );
    const step = { company_id: companyId, installation_id: installationId, step_label: stepLabel };
    const ofStep = missing.filter((found) => found.stepLabel === stepLabel);
    const [first] = ofStep
      .filter(({ kind }) => kind === "OUTSIDE")
      .flatMap(({ measurementId, field }) => recordings.filter(isOf(measurementId)).map((row) => changeOf(row, field)))
      .toSorted((one, other) => one.since.getTime() - other.since.getTime());
    if (first) findings.push({ ...step, kind: "OUTSIDE", ...first });
    if (!ofStep.some(({ kind }) => kind === "NOT_RECORDED")) continue;
    const last = latestOf(recordings);
    if (last) findings.push({ ...step, kind: "INCOMPLETE", since: last.recordedAt, recorded_by: last.recordedBy.id });
  }
  return findings;
}

function latestOf(recordings: Recording[]): Recording | undefined {
  return recordings.toSorted((one, other) => other.recordedAt.getTime() - one.recordedAt.getTime())[0];
}

const isOf = (measurementId: string | undefined) => (row: Recording) => row.measurementId === measurementId;

function changeOf(
  { changes, recordedAt, recordedBy }: Recording,
  field = "",
): Pick<Finding, "since" | "recorded_by"> & { since: Date } {
  const change = Object.entries(changes).find(([key]) => key === field)?.[1];
  if (!change) return { since: recordedAt, recorded_by: recordedBy.id };
  return { since: new Date(change.at), recorded_by: change.by };
}
