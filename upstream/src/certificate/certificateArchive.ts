import { randomUUID } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, validationFailed } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import type { Storage } from "../storage/createStorage.ts";
import { tryToRemoveFiles } from "../storage/removedFiles.ts";
import { findCertificates } from "./findCertificates.ts";

type Archive = components["schemas"]["CertificateArchiveState"]["archive"];
type Row = Selectable<Tables["certificate_archive"]>;

const keepMs = 24 * 3_600_000;
/** So long its count may stand still before it is taken for cut off, which is more than sending a large file to its store takes. */
const silenceMs = 30 * 60_000;
const lastSign = () => new Date(Date.now() - silenceMs);

/** POST v1/certificates/archive: the file of before goes, since a company keeps one at a time. */
export const requestCertificateArchive: Handler<"requestCertificateArchive"> = async (call) => {
  const { db, storage, viewer, body, certificateJobs } = call;
  const { companyId } = viewer;
  const { count } = await findCertificates(db, companyId, body)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  if (count === 0) {
    const message = "No warranty begins in this period, so there is nothing to download.";
    throw validationFailed([{ field: "to", code: "PERIOD_EMPTY", message }]);
  }
  const id = randomUUID();
  const row = await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom("certificate_archive")
      .where("company_id", "=", companyId)
      .where((eb) =>
        eb.or([
          eb("state", "in", ["DONE", "FAILED"]),
          eb.and([eb("state", "=", "RUNNING"), eb("changed_at", "<", lastSign())]),
        ]),
      )
      .returning("id")
      .execute();
    const made = await trx
      .insertInto("certificate_archive")
      .values({ company_id: companyId, id, from_day: body.from, to_day: body.to, total: count })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!made) throw archiveRunning();
    const ids = ended.map((archive) => archive.id);
    await trx
      .deleteFrom("file")
      .where("company_id", "=", companyId)
      .where("id", "in", [...ids, ""])
      .execute();
    await certificateJobs.enqueueArchive(trx, { companyId, archiveId: id });
    return made;
  });
  await tryToRemoveFiles(db, storage, companyId);
  return { status: 202, body: { archive: toArchive(row, storage) }, mailQueued: true };
};

/** GET v1/certificates/archive */
export const getCertificateArchive: Handler<"getCertificateArchive"> = async ({ db, storage, viewer }) => {
  const row = await loadArchive(db, viewer.companyId);
  return { status: 200, body: { archive: row ? toArchive(row, storage) : null } };
};

function loadArchive(db: Kysely<Tables>, companyId: string): Promise<Row | undefined> {
  return db
    .selectFrom("certificate_archive")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("changed_at", ">", new Date(Date.now() - keepMs))
    .executeTakeFirst();
}

function toArchive(row: Row, storage: Storage): Archive {
  const { state, done, total, reason, missing, size } = row;
  const isDone = state === "DONE";
  const isCutOff = state === "RUNNING" && row.changed_at < lastSign();
  return {
    from: row.from_day,
    to: row.to_day,
    state: isCutOff ? "FAILED" : state,
    done,
    total,
    reason: isCutOff ? "NOT_MADE" : reason,
    missing,
    url: isDone ? storage.shortLink(row.id) : null,
    size: size === null ? null : Number(size),
    expiresAt: isDone ? new Date(row.changed_at.getTime() + keepMs).toISOString() : null,
  };
}

function archiveRunning(): ApiError {
  const message = "An archive is being made for your company; another one can be asked for when it is done.";
  return new ApiError(409, "ARCHIVE_RUNNING", message);
}
