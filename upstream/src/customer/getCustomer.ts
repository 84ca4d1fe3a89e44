import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { loadRegistered } from "../certificate/listCertificates.ts";
import type { Tables } from "../database/tables.ts";
import { notFound, validationFailed } from "../errors.ts";
import type { Call, Handler } from "../http/operation.ts";
import { selectProjects, selectUndelivered, toProject } from "../project/selectProjects.ts";

type Counts = components["schemas"]["CustomerCounts"];
type Query = Call<"getCustomer">["query"];

const maxRows = 100;

export const getCustomer: Handler<"getCustomer"> = async (call) => {
  const { db, viewer, query } = call;
  const { companyId } = viewer;
  const { rows, latest, isCustomers } = await findProjects(db, companyId, query);
  const { since, ...counts } = await countAll(db, companyId, isCustomers);
  const certificates = await db
    .selectFrom("certificate")
    .select("id")
    .where("company_id", "=", companyId)
    .where("project_id", "in", selectIds(db, companyId, isCustomers))
    .orderBy("activation_date", "desc")
    .orderBy("number", "desc")
    .limit(maxRows)
    .execute();
  const { name, email, postalCode, city } = toPerson(toProject(latest));
  return {
    status: 200,
    body: {
      ...{ name, email, postalCode, city, since: since.toISOString(), counts },
      projects: rows.map(toProject),
      certificates: await loadRegistered(
        call,
        certificates.map(({ id }) => id),
      ),
    },
  };
};

const toPerson = ({ customer, customerEmail, postalCode, city }: components["schemas"]["Project"]) => ({
  ...{ name: customer, email: customerEmail ?? null, postalCode, city },
});

/** The projects with the e-mail address, or with the name if no project has the address. */
async function findProjects(db: Kysely<Tables>, companyId: string, { email, name }: Query) {
  const conditions = [
    ...(email === undefined ? [] : [sql<SqlBool>`lower(project.customer_email) = ${email.trim().toLowerCase()}`]),
    ...(name === undefined ? [] : [sql<SqlBool>`project.customer = ${name}`]),
  ];
  for (const isCustomers of conditions) {
    const rows = await selectProjects(db, companyId)
      .where(isCustomers)
      .orderBy("start_date", "desc")
      .orderBy("id")
      .limit(maxRows)
      .execute();
    const [latest] = rows;
    if (latest) return { rows, latest, isCustomers };
  }
  if (conditions.length > 0) throw notFound();
  const message = "is needed unless name is given: write name@example.com";
  throw validationFailed([{ field: "email", code: "FIELD_REQUIRED", message }]);
}

function selectIds(db: Kysely<Tables>, companyId: string, isCustomers: RawBuilder<SqlBool>) {
  return db.selectFrom("project").select("project.id").where("project.company_id", "=", companyId).where(isCustomers);
}

function countAll(db: Kysely<Tables>, companyId: string, isCustomers: RawBuilder<SqlBool>) {
  const ids = selectIds(db, companyId, isCustomers);
  const certificates = db
    .selectFrom("certificate")
    .select("certificate.id")
    .where("certificate.company_id", "=", companyId)
    .where("certificate.project_id", "in", ids);
  const mails = db
    .selectFrom("sending")
    .innerJoin("recipient", (join) =>
      join.onRef("recipient.company_id", "=", "sending.company_id").onRef("recipient.sending_id", "=", "sending.id"),
    )
    .select(sql`count(*)::int`.as("count"))
    .where("sending.company_id", "=", companyId)
    .where("sending.project_id", "in", ids);
  const faults = db
    .selectFrom("fault_report")
    .select(sql`count(*)::int`.as("count"))
    .where("company_id", "=", companyId)
    .where("certificate_id", "in", certificates);
  return db
    .selectFrom("project")
    .where("project.company_id", "=", companyId)
    .where(isCustomers)
    .select((eb) => [
      sql<Date>`min(project.start_date)`.as("since"),
      sql<number>`count(*)::int`.as("projects"),
      sql<number>`(count(*) filter (where not project.archived))::int`.as("ongoing"),
      sql<number>`sum(project.installation_count)::int`.as("rooms"),
      sql<number>`sum(project.completed_count)::int`.as("completedRooms"),
      count(certificates).as("certificates"),
      count(certificates.where("certificate.withdrawn_at", "is", null)).as("valid"),
      sql<number>`(${mails})`.as("mails"),
      count(
        selectUndelivered(eb)
          .where("sending.company_id", "=", companyId)
          .where("sending.project_id", "in", ids)
          .select("sent.certificate_id")
          .distinct(),
      ).as("undelivered"),
      sql<number>`(${faults})`.as("faults"),
      sql<number>`(${faults.where("state", "!=", "CLOSED")})`.as("openFaults"),
    ])
    .executeTakeFirstOrThrow() satisfies Promise<Counts & { since: Date }>;
}

const count = (rows: Expression<unknown>) => sql<number>`(select count(*)::int from (${rows}) as counted)`;
