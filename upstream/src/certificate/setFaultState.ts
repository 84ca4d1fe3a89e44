import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { inTransaction } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { notFound, validationFailed } from "../errors.ts";
import { changesOf } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Call, Handler } from "../http/operation.ts";
import { toCertificates } from "./toCertificates.ts";

/** POST .../state stores each change of the report's state in a row of its own, so that earlier notes stay. */
export const setFaultState: Handler<"setFaultState"> = async (call) => {
  const { viewer, params, body } = call;
  if (body.state === "CLOSED" && body.note === undefined) {
    const message = "Say what was done: the customer reads it.";
    throw validationFailed([{ field: "note", code: "FIELD_REQUIRED", message }]);
  }
  await inTransaction(call.db, (trx) => addChange(trx, call));
  const [certificate] = await toCertificates(call, viewer.companyId, [params.certificateId]);
  if (!certificate) throw notFound();
  return { status: 200, body: certificate, mailQueued: body.state !== "NEW" };
};

async function addChange(trx: Transaction<Tables>, { params, body, viewer, source, jobs }: Call<"setFaultState">) {
  const { companyId } = viewer;
  const { projectId, certificateId, faultReportId } = params;
  const report = await trx
    .selectFrom("fault_report as report")
    .innerJoin("certificate", (join) =>
      join
        .onRef("certificate.company_id", "=", "report.company_id")
        .onRef("certificate.id", "=", "report.certificate_id"),
    )
    .select(["report.state", "certificate.number", "certificate.folder_id as folderId"])
    .where("report.company_id", "=", companyId)
    .where("report.id", "=", faultReportId)
    .where("certificate.id", "=", certificateId)
    .where("certificate.project_id", "=", projectId)
    .forUpdate("report")
    .executeTakeFirst();
  if (!report) throw notFound();
  const { state, note } = body;
  const changeId = randomUUID();
  await trx
    .insertInto("fault_state_change")
    .values({
      ...{ company_id: companyId, id: changeId, fault_report_id: faultReportId, state },
      ...{ note: note?.trim() ?? null, changed_by: viewer.program ? null : viewer.id, created_at: new Date() },
    })
    .execute();
  await trx
    .updateTable("fault_report")
    .set({ state })
    .where("company_id", "=", companyId)
    .where("id", "=", faultReportId)
    .execute();
  if (state !== "NEW") await jobs.enqueueFaultMail(trx, { companyId, reportId: faultReportId, changeId });
  const about = { projectId, folderId: report.folderId, certificate: report.number };
  const changes = changesOf({ "fault.state": report.state }, { "fault.state": state });
  await writeHistory(trx, source, [{ action: "fault.changed", ...about, changes }]);
}
