import type { Transaction } from "kysely";
import { lockCompany } from "../database/locks.ts";
import { loadConfirmations } from "../database/standardsConfirmations.ts";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { adminOnly, validationFailed } from "../errors.ts";
import { changesOf, type HistoryChange } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { dayInCountry } from "../i18n/country.ts";
import { standardsOn } from "../i18n/standards.ts";
import { toCompany } from "./getCompany.ts";

/** PUT v1/standards-confirmation. A confirmed list keeps its first confirmation. Older lists cannot be confirmed. */
export const confirmStandards: Handler<"confirmStandards"> = async ({ db, storage, viewer, source, body }) => {
  if (!viewer.isAdmin) throw adminOnly("Only an admin may confirm the standards for the company.");
  const { id, companyId } = viewer;
  const { version, confirmed } = body;
  const told = await db.transaction().execute(async (trx) => {
    const before = await lockCompany(trx, companyId);
    const { record_country: country } = before;
    if (country === null || standardsOn(country, dayInCountry(country, new Date())).version !== version)
      throw validationFailed([
        {
          field: "version",
          code: "FIELD_VALUE",
          message: "This is not the list of standards that the company's record has today.",
        },
      ]);
    const changes = confirmed
      ? await confirm(trx, { company_id: companyId, version, confirmed_by: id })
      : await withdrawConfirmations(trx, companyId, version);
    const company =
      changes.length === 0
        ? before
        : await trx
            .updateTable("company")
            .set(withNextVersion({}))
            .where("id", "=", companyId)
            .returningAll()
            .executeTakeFirstOrThrow();
    const confirmations = await loadConfirmations(trx, companyId);
    if (changes.length > 0) await writeHistory(trx, source, [{ action: "company.changed", changes }]);
    return { ...company, confirmations };
  });
  return { status: 200, body: toCompany(told, storage), version: told.version };
};

type Confirmation = Omit<Tables["standards_confirmation"], "confirmed_at">;

async function confirm(trx: Transaction<Tables>, confirmation: Confirmation): Promise<HistoryChange[]> {
  const added = await trx
    .insertInto("standards_confirmation")
    .values({ ...confirmation, confirmed_at: new Date() })
    .onConflict((conflict) => conflict.columns(["company_id", "version"]).doNothing())
    .returning("version")
    .execute();
  return added.flatMap(({ version }) => changesOf({ "record.standards": null }, { "record.standards": version }));
}

/** Without `version`, all confirmations are withdrawn. */
export async function withdrawConfirmations(
  trx: Transaction<Tables>,
  companyId: string,
  version?: string,
): Promise<HistoryChange[]> {
  const removed = await trx
    .deleteFrom("standards_confirmation")
    .where("company_id", "=", companyId)
    .$if(version !== undefined, (query) => query.where("version", "=", version ?? ""))
    .returning("version")
    .execute();
  return removed.flatMap((row) => changesOf({ "record.standards": row.version }, { "record.standards": null }));
}
