import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { lockCompany } from "../database/locks.ts";
import { ApiError, validationFailed } from "../errors.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { shownType } from "../storage/fileType.ts";
import { prepareUpload } from "../storage/prepareUpload.ts";
import { instrumentChanges, readInstrument } from "./instruments.ts";
import { storedCalibrations } from "./storedCalibrations.ts";

const maxInstruments = 500;

export const createInstrument: Handler<"createInstrument"> = async ({ db, storage, viewer, source, body }) => {
  const { companyId } = viewer;
  const id = randomUUID();
  const answer = await db.transaction().execute(async (trx) => {
    // The lock on the company's row makes two additions count one after another.
    await lockCompany(trx, companyId);
    const { count, last } = await trx
      .selectFrom("instrument")
      .select([sql<number>`count(*)::int`.as("count"), sql<number>`coalesce(max(number), 0)`.as("last")])
      .where("company_id", "=", companyId)
      .executeTakeFirstOrThrow();
    if (count >= maxInstruments) {
      const message = `A company has at most ${maxInstruments} instruments. Delete one that was never used.`;
      throw new ApiError(409, "INSTRUMENT_LIMIT", message);
    }
    const calibrations = await storedCalibrations({ trx, storage, companyId }, body.calibrations ?? []);
    await trx
      .insertInto("instrument")
      .values({
        company_id: companyId,
        id,
        number: last + 1,
        maker: body.maker.trim(),
        model: body.model.trim(),
        serial_number: body.serialNumber.trim(),
        calibrations: JSON.stringify(calibrations),
      })
      .execute();
    const made = await readInstrument(trx, storage, viewer, id);
    await writeHistory(trx, source, [{ action: "instrument.created", changes: instrumentChanges(null, made.row) }]);
    return made.answer;
  });
  return { status: 201, ...answer };
};

export const createCalibrationUpload: Handler<"createCalibrationUpload"> = async ({ db, storage, viewer, body }) => {
  if (!shownType(body.fileName)) {
    const message = "A certificate of a calibration is a PDF, or a jpg, jpeg, png, gif or svg picture.";
    throw validationFailed([{ field: "contentType", code: "FILE_TYPE", message }]);
  }
  const upload = { companyId: viewer.companyId, kind: "calibration" as const, ...body };
  return { status: 200, body: await prepareUpload(db, storage, upload) };
};
