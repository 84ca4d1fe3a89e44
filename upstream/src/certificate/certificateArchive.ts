import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, validationFailed } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import type { Storage } from "../storage/createStorage.ts";
import { deleteWithBytes, tryToRemoveFiles } from "../storage/removedFiles.ts";
import { findCertificates } from "./findCertificates.ts";

type Archive = components["schemas"]["CertificateArchiveState"]["archive"];
/** All columns except the lists of ids, which can be very long. */
const shown = [
  ...["id", "from_day", "to_day", "query", "ends_from", "ends_to", "states", "statuses"],
  ...["state", "done", "total", "reason", "missing", "size", "changed_at"],
] as const;
type Row = Pick<Selectable<Tables["certificate_archive"]>, (typeof shown)[number]>;

const keepMs = 24 * 3_600_000;
/** An archive whose count stayed the same this long was interrupted. Even storing a large file takes less time. */
const silenceMs = 30 * 60_000;
const lastSign = () => new Date(Date.now() - silenceMs);

/** POST v1/certificates/archive. A new archive replaces an ended one and its file, and is refused while one runs. */
export const requestCertificateArchive: Handler<"requestCertificateArchive"> = async (call) => {
  const { db, storage, viewer, body, jobs } = call;
  const { companyId } = viewer;
  const { states, statuses, ...filter } = body;
  const found = await findCertificates(db, companyId, { ...filter, state: states, status: statuses })
    .select(["certificate.id", "activation_date"])
    .orderBy("activation_date")
    .execute();
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) {
    const message = "No certificate fits, so there is nothing to download.";
    throw validationFailed([{ field: "to", code: "PERIOD_EMPTY", message }]);
  }
  const id = randomUUID();
  const row = await db.transaction().execute(async (trx) => {
    const ended = await deleteWithBytes(trx, "certificate_archive", (archives) =>
      archives
        .where("company_id", "=", companyId)
        .where((eb) =>
          eb.or([
            eb("state", "in", ["DONE", "FAILED"]),
            eb.and([eb("state", "=", "RUNNING"), eb("changed_at", "<", lastSign())]),
          ]),
        ),
    );
    const made = await trx
      .insertInto("certificate_archive")
      .values({
        company_id: companyId,
        id,
        from_day: body.from ?? dayOf(first.activation_date),
        to_day: body.to ?? dayOf(last.activation_date),
        query: body.query || null,
        ends_from: body.endsFrom ?? null,
        ends_to: body.endsTo ?? null,
        states: states ?? null,
        statuses: statuses ?? null,
        certificate_ids: found.map((certificate) => certificate.id),
        total: found.length,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(shown)
      .executeTakeFirst();
    if (!made) throw archiveRunning();
    await deleteWithBytes(trx, "file", (files) =>
      files.where("company_id", "=", companyId).where("id", "in", [...ended, ""]),
    );
    await jobs.enqueueArchive(trx, { companyId, archiveId: id });
    return made;
  });
  await tryToRemoveFiles(db, storage, companyId);
  return { status: 202, body: { archive: toArchive(row, storage) }, mailQueued: true };
};

export const getCertificateArchive: Handler<"getCertificateArchive"> = async ({ db, storage, viewer }) => {
  const row = await loadArchive(db, viewer.companyId);
  return { status: 200, body: { archive: row ? toArchive(row, storage) : null } };
};

function loadArchive(db: Kysely<Tables>, companyId: string): Promise<Row | undefined> {
  return db
    .selectFrom("certificate_archive")
    .select(shown)
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
    query: row.query,
    endsFrom: row.ends_from,
    endsTo: row.ends_to,
    states: row.states,
    statuses: row.statuses,
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

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

function archiveRunning(): ApiError {
  const message = "An archive is being made for your company; another one can be asked for when it is done.";
  return new ApiError(409, "ARCHIVE_RUNNING", message);
}
