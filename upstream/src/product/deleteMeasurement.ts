import { type SqlBool, sql } from "kysely";
import { lockUnfinishedInstallation } from "../database/locks.ts";
import { wasCertified } from "../errors.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { refreshStepFindings } from "../step/refreshStepFindings.ts";
import { deleteWithBytes, tryToRemoveFiles } from "../storage/removedFiles.ts";
import { productEvent } from "./productEvent.ts";

export const deleteMeasurement: Handler<"deleteMeasurement"> = async ({ db, storage, viewer, source, params }) => {
  const { companyId } = viewer;
  await db.transaction().execute(async (trx) => {
    const installation = await lockUnfinishedInstallation(trx, companyId, params);
    const named = await sql<{ id: string }>`
      select attachment->>'fileId' as id from recording, jsonb_array_elements(data->'attachments') as attachment
      where company_id = ${companyId} and measurement_id = ${params.measurementId}`.execute(trx);
    const product = await trx
      .deleteFrom("installed_product")
      .where("company_id", "=", companyId)
      .where("id", "=", params.measurementId)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (product.was_certified) throw wasCertified("product");
    const isNamed = sql<SqlBool>`exists (
      select from recording
      join installed_product installed
        on installed.company_id = recording.company_id and installed.id = recording.measurement_id
      cross join jsonb_array_elements(recording.data->'attachments') as attachment
      where installed.company_id = file.company_id and installed.installation_id = file.installation_id
        and attachment->>'fileId' = file.id)`;
    const ids = named.rows.map(({ id }) => id);
    await deleteWithBytes(trx, "file", (files) =>
      files
        .where("company_id", "=", companyId)
        .where("id", "=", sql<string>`any(${ids})`)
        .where(({ not }) => not(isNamed)),
    );
    await refreshStepFindings(trx, companyId, installation.id);
    await writeHistory(trx, source, [productEvent("product.removed", installation, product)]);
  });
  await tryToRemoveFiles(db, storage, companyId);
  return { status: 204 };
};
