import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Tables } from "../database/tables.ts";
import type { Storage } from "../storage/createStorage.ts";

type Change = Pick<Selectable<Tables["fault_state_change"]>, "state" | "note"> & { at: string; by: string | null };
type Row = Pick<Selectable<Tables["fault_report"]>, "id" | "text" | "name" | "phone" | "email" | "state"> & {
  reportedAt: string;
  photo: { id: string; fileName: string } | null;
  changes: Change[];
};

type Links = Pick<Storage, "downloadLink" | "thumbnailLink">;

export function selectFaultReports(eb: ExpressionBuilder<Tables, "certificate">) {
  const reports = eb
    .selectFrom("fault_report as report")
    .select(["report.id", "report.text", "report.name", "report.phone", "report.email", "report.state"])
    .select(sql<string>`report.created_at`.as("reportedAt"))
    .select((ofReport) => [
      jsonArrayFrom(selectFaultChanges(ofReport)).as("changes"),
      jsonObjectFrom(selectFaultPhoto(ofReport)).as("photo"),
    ])
    .whereRef("report.company_id", "=", "certificate.company_id")
    .whereRef("report.certificate_id", "=", "certificate.id")
    .orderBy("report.created_at", "desc");
  return jsonArrayFrom(reports);
}

export function selectFaultChanges(eb: ExpressionBuilder<Tables & { report: Tables["fault_report"] }, "report">) {
  return eb
    .selectFrom("fault_state_change as change")
    .leftJoin("app_user as person", (join) =>
      join.onRef("person.company_id", "=", "change.company_id").onRef("person.id", "=", "change.changed_by"),
    )
    .select(["change.state", "change.note", sql<string>`change.created_at`.as("at")])
    .select(sql<string | null>`nullif(trim(person.first_name || ' ' || person.last_name), '')`.as("by"))
    .whereRef("change.company_id", "=", "report.company_id")
    .whereRef("change.fault_report_id", "=", "report.id")
    .orderBy("change.created_at", "desc");
}

export function selectFaultPhoto(eb: ExpressionBuilder<Tables & { report: Tables["fault_report"] }, "report">) {
  return eb
    .selectFrom("file")
    .select(["file.id", "file.file_name as fileName"])
    .whereRef("file.company_id", "=", "report.company_id")
    .whereRef("file.id", "=", "report.photo_file_id");
}

// JSON from the database has times in the database's time zone.
const toTime = (time: string) => new Date(time).toISOString();

export function toFaultReport<R extends Row>(storage: Links, { reportedAt, changes, photo, ...report }: R) {
  return {
    ...report,
    reportedAt: toTime(reportedAt),
    changes: changes.map((change) => ({ ...change, at: toTime(change.at) })),
    photo: photo && {
      fileName: photo.fileName,
      url: storage.downloadLink(photo.id),
      thumbnailUrl: storage.thumbnailLink(photo.id),
    },
  };
}
