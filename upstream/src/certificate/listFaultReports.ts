import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { createKeyset, filterOf, type OrderColumn } from "../database/keyset.ts";
import type { Handler } from "../http/operation.ts";
import { selectFaultChanges, selectFaultPhoto, toFaultReport } from "./faultReports.ts";

const latestFirst: OrderColumn[] = [
  { expression: sql`report.created_at`, type: "instant", isDescending: true },
  { expression: sql`report.id`, type: "text", isDescending: true },
];

export const listFaultReports: Handler<"listFaultReports"> = async ({ db, storage, viewer, query }) => {
  const { state = [] } = query;
  const found = db
    .selectFrom("fault_report as report")
    .innerJoin("certificate", (join) =>
      join
        .onRef("certificate.company_id", "=", "report.company_id")
        .onRef("certificate.id", "=", "report.certificate_id"),
    )
    .where("report.company_id", "=", viewer.companyId)
    .$if(state.length > 0, (reports) => reports.where("report.state", "in", state));
  const page = createKeyset(latestFirst, ["faults", viewer.companyId, ...filterOf(query)]).pageOf(query);
  const wanted = found
    .select(["report.id", "report.text", "report.name", "report.phone", "report.email", "report.state"])
    .select(sql<string>`report.created_at`.as("reportedAt"))
    .select((report) => [
      jsonArrayFrom(selectFaultChanges(report)).as("changes"),
      jsonObjectFrom(selectFaultPhoto(report)).as("photo"),
    ])
    .select(["certificate.number as certificateNumber", "certificate.customer"])
    .select(sql<string>`snapshot->'project'->>'name'`.as("projectName"))
    .select(sql<string>`snapshot->'project'->>'folder'`.as("folderName"))
    .select(sql<string[]>`jsonb_path_query_array(snapshot, '$.rooms[*].title')`.as("rooms"));
  const { rows, meta } = page.toPage(await page.select(wanted).execute());
  const { count } = await found.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  const data = rows.map(({ values: _, ...report }) => toFaultReport(storage, report));
  return { status: 200, body: { data, meta: { count, ...meta } } };
};
