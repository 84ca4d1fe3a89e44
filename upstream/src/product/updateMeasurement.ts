import { lockUnfinishedInstallation } from "../database/locks.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { toInstalledProduct } from "../step/loadInstallationContents.ts";
import { changeInstalledProduct } from "./changeInstalledProduct.ts";

/** Values and files stay after an exchange; the new product's limits apply to them. */
export const updateMeasurement: Handler<"updateMeasurement"> = async ({ db, viewer, source, params, body }) => {
  const { companyId } = viewer;
  return db.transaction().execute(async (trx) => {
    const installation = await lockUnfinishedInstallation(trx, companyId, params);
    const before = await trx
      .selectFrom("installed_product")
      .selectAll()
      .where("company_id", "=", companyId)
      .where("id", "=", params.measurementId)
      .executeTakeFirstOrThrow();
    const actor = { companyId, userId: viewer.personId };
    const { events, contents } = await changeInstalledProduct(trx, actor, installation, before, body);
    await writeHistory(trx, source, events);
    const changed = contents.products.find(({ measurementId }) => measurementId === params.measurementId);
    if (!changed) throw new Error(`The product ${params.measurementId} is gone from its own transaction`);
    return { status: 200, body: toInstalledProduct(changed, knownLanguage()) };
  });
};
