import { ApiError } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { findCutOff, lockExport, removeParts, toExport } from "./exports.ts";

const maxBytes = 500_000_000;

/** PUT v1/exports/{exportId}/parts/{part}. A part that is sent again after a lost response is added only once. */
export const putExportPart: Handler<"putExportPart"> = async ({ db, storage, viewer, params, body }) => {
  const { exportId, part } = params;
  const text = body.lines.map((line) => `${line}\n`).join("");
  const row = await db.transaction().execute(async (trx) => {
    const known = await lockExport(trx, viewer, exportId);
    if (known.state !== "RUNNING" || findCutOff(known)) throw exportEnded();
    if (part < known.part_count) return known;
    if (part > known.part_count) throw partMissing(known.part_count);
    const byteSize = known.byte_size + Buffer.byteLength(text);
    if (byteSize > maxBytes) throw exportTooLarge();
    await trx
      .insertInto("export_part")
      .values({ company_id: viewer.companyId, export_id: exportId, part, lines: text })
      .execute();
    return trx
      .updateTable("export")
      .set({
        part_count: part + 1,
        row_count: known.row_count + body.lines.length,
        incomplete_row_count: known.incomplete_row_count + body.incompleteRows,
        byte_size: byteSize,
        changed_at: new Date(),
      })
      .where("company_id", "=", viewer.companyId)
      .where("id", "=", exportId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { status: 200, body: toExport(row, storage) };
};

/** PUT v1/exports/{exportId} ends the export; repeats change nothing. A person can cancel while the file is written. */
export const endExport: Handler<"endExport"> = async ({ db, storage, viewer, params, body, jobs }) => {
  const { exportId } = params;
  const { companyId } = viewer;
  const row = await db.transaction().execute(async (trx) => {
    const known = await lockExport(trx, viewer, exportId);
    const isOpen = known.state === "RUNNING" && !findCutOff(known);
    if (!isOpen && !(known.state === "WRITING" && body.state === "CANCELED")) return known;
    const isComplete = body.state === "COMPLETED";
    if (isComplete) await jobs.enqueueExport(trx, { companyId, exportId });
    else await removeParts(trx, { companyId, exportId });
    const { errorCode = "INTERRUPTED", message = null } = body;
    return trx
      .updateTable("export")
      .set({
        state: isComplete ? "WRITING" : body.state,
        ...(body.state === "FAILED" && { error_code: errorCode, message }),
        ended_at: isComplete ? null : new Date(),
        changed_at: new Date(),
      })
      .where("company_id", "=", companyId)
      .where("id", "=", exportId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { status: 200, body: toExport(row, storage), mailQueued: row.state === "WRITING" };
};

function exportEnded(): ApiError {
  return new ApiError(409, "EXPORT_ENDED", "The export has ended, so nothing was added to it.");
}

function partMissing(next: number): ApiError {
  return new ApiError(409, "EXPORT_PART_MISSING", `Part ${next} comes next; nothing was added.`);
}

function exportTooLarge(): ApiError {
  const message = `An export may have ${maxBytes / 1_000_000} MB at most; nothing was added.`;
  return new ApiError(413, "EXPORT_TOO_LARGE", message);
}
