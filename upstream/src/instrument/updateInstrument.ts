import { withNextVersion } from "../database/withNextVersion.ts";
import { ApiError } from "../errors.ts";
import { eventIfChanged } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import { assertIfMatch } from "../http/etag.ts";
import type { Handler } from "../http/operation.ts";
import { instrumentChanges, lockInstrument, readInstrument } from "./instruments.ts";
import { loadToday, storedCalibrations } from "./storedCalibrations.ts";

export const updateInstrument: Handler<"updateInstrument"> = async (call) => {
  const { db, storage, viewer, source, params, body, ifMatch } = call;
  const { companyId } = viewer;
  const { instrumentId } = params;
  const answer = await db.transaction().execute(async (trx) => {
    const before = await lockInstrument(trx, companyId, instrumentId);
    await assertIfMatch(ifMatch, before, [trx, null]);
    const calibrations =
      body.calibrations && JSON.stringify(await storedCalibrations({ trx, storage, companyId }, body.calibrations));
    const today = body.retired === true && before.retired_on === null ? await loadToday({ trx, companyId }) : undefined;
    await trx
      .updateTable("instrument")
      .set(
        withNextVersion({
          maker: body.maker?.trim(),
          model: body.model?.trim(),
          serial_number: body.serialNumber?.trim(),
          calibrations,
          retired_on: body.retired === false ? null : today,
        }),
      )
      .where("company_id", "=", companyId)
      .where("id", "=", instrumentId)
      .execute();
    const after = await readInstrument(trx, storage, viewer, instrumentId);
    const changes = instrumentChanges(before, after.row);
    await writeHistory(trx, source, eventIfChanged({ action: "instrument.changed", changes }));
    return after.answer;
  });
  return { status: 200, ...answer };
};

export const deleteInstrument: Handler<"deleteInstrument"> = async ({ db, storage, viewer, source, params }) => {
  const { companyId } = viewer;
  const { instrumentId } = params;
  await db.transaction().execute(async (trx) => {
    // While the lock is held, no value can name the instrument.
    await lockInstrument(trx, companyId, instrumentId);
    const { row } = await readInstrument(trx, storage, viewer, instrumentId);
    if (row.value_count > 0) {
      const message = `${row.value_count} values name the instrument, so it was not deleted. Take it out of use instead.`;
      throw new ApiError(409, "INSTRUMENT_USED", message);
    }
    await trx.deleteFrom("instrument").where("company_id", "=", companyId).where("id", "=", instrumentId).execute();
    await writeHistory(trx, source, [{ action: "instrument.removed", changes: instrumentChanges(row, null) }]);
  });
  return { status: 204 };
};
