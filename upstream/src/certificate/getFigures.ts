import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { adminOnly } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { findCertificates } from "./findCertificates.ts";

type Counts = components["schemas"]["FigureCounts"];
type Period = { companyId: string; from: string; to: string };
type MonthRow = Counts & { month: string | null };
type InstallerRow = Counts & { id: string; name: string };

export const getFigures: Handler<"getFigures"> = async ({ db, viewer, query: { from, to } }) => {
  if (!viewer.isAdmin) throw adminOnly("Only an admin of the company may read its figures.");
  const period = { companyId: viewer.companyId, from, to };
  const { rows } = await selectMonths(db, period).execute(db);
  const installers = await selectInstallers(db, period).execute(db);
  const [total = nothing, ...months] = rows;
  return {
    status: 200,
    body: {
      total: toCounts(total),
      months: months.map((row) => ({ month: row.month ?? "", counts: toCounts(row) })),
      installers: installers.rows.map((row) => ({ installer: { id: row.id, name: row.name }, counts: toCounts(row) })),
    },
  };
};

const nothing = {
  activated: 0,
  sent: 0,
  rooms: 0,
  medianDays: null,
  percentile90Days: null,
  judgedValues: 0,
  outsideValues: 0,
};

const toCounts = ({ activated, sent, rooms, medianDays, percentile90Days, judgedValues, outsideValues }: Counts) => ({
  ...{ activated, sent, rooms, medianDays, percentile90Days },
  ...{ judgedValues, outsideValues },
});

/** The first row sums up the whole period. */
function selectMonths(db: Kysely<Tables>, period: Period) {
  return sql<MonthRow>`
    with issued as (${selectIssued(db, period)}), room as (${selectRooms(period, sql`certificate_id`)})
    select month, ${counts}
    from issued left join room on room.certificate_id = issued.id
    group by grouping sets ((), (month)) order by month nulls first`;
}

function selectInstallers(db: Kysely<Tables>, period: Period) {
  return sql<InstallerRow>`
    with issued as (${selectIssued(db, period)}), room as (${selectRooms(period, sql`certificate_id, installer_id`)})
    select installer.id, concat_ws(' ', installer.first_name, installer.last_name) as name, ${counts}
    from issued join room on room.certificate_id = issued.id
      join app_user installer on installer.company_id = ${period.companyId} and installer.id = room.installer_id
    group by installer.company_id, installer.id order by rooms desc, name, installer.id`;
}

/** Dates are stored as midnights in UTC. */
function selectIssued(db: Kysely<Tables>, { companyId, from, to }: Period) {
  const sent = findCertificates(db, companyId, { from, to, state: ["SENT"] }).select("certificate.id");
  return findCertificates(db, companyId, { from, to })
    .where("withdrawn_at", "is", null)
    .innerJoin("project", (join) =>
      join
        .onRef("project.company_id", "=", "certificate.company_id")
        .onRef("project.id", "=", "certificate.project_id"),
    )
    .select("certificate.id")
    .select((eb) => eb("certificate.id", "in", sent).as("is_sent"))
    .select(sql`to_char(activation_date at time zone 'UTC', 'YYYY-MM')`.as("month"))
    .select(
      sql`greatest(0, (activation_date at time zone 'UTC')::date - (project.start_date at time zone 'UTC')::date)`.as(
        "days",
      ),
    );
}

function selectRooms({ companyId }: Period, group: ReturnType<typeof sql>) {
  return sql`
    select ${group}, count(*) as rooms, sum(judged_values) as judged_values, sum(outside_values) as outside_values
    from installation
    where company_id = ${companyId} and certificate_id in (select id from issued)
    group by ${group}`;
}

const counts = sql`
  count(*)::int as activated, count(*) filter (where is_sent)::int as sent, coalesce(sum(rooms), 0)::int as rooms,
  percentile_disc(0.5) within group (order by days) as "medianDays",
  percentile_disc(0.9) within group (order by days) as "percentile90Days",
  coalesce(sum(judged_values), 0)::int as "judgedValues", coalesce(sum(outside_values), 0)::int as "outsideValues"`;
