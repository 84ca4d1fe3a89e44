import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from "kysely";
import type { components, operations } from "../__generated__/contract.ts";
import { foldWords, withoutSharpS } from "../database/foldWords.ts";
import type { Tables } from "../database/tables.ts";
import { updatedSince } from "../database/updatedAt.ts";
import { selectUndelivered } from "./selectProjects.ts";

type Schemas = components["schemas"];
type Query = NonNullable<operations["listProjects"]["parameters"]["query"]>;

export function selectFound(db: Kysely<Tables>, companyId: string, query: Query) {
  const { state, status, externalId, today } = query;
  return selectListed(db, companyId, query)
    .where(isFound(companyId, query))
    .$if(state !== undefined, (found) => found.where(isIn(state ?? "IN_PROGRESS", companyId, today)))
    .$if(status !== undefined, (found) => found.where(statusOf, "=", status ?? ""))
    .$if(externalId !== undefined, (found) => found.where("project.external_id", "=", externalId?.trim() ?? ""));
}

function selectListed(db: Kysely<Tables>, companyId: string, { archived, updatedSince: since = "" }: Query) {
  return db
    .selectFrom("project")
    .where("project.company_id", "=", companyId)
    .$if(archived !== undefined, (listed) => listed.where("project.archived", "=", archived ?? false))
    .$if(since !== "", (listed) => listed.where("project.id", "in", updatedSince(db, companyId, "PROJECT", since)));
}

function isFound(companyId: string, { query, customer, city, installerId, endsFrom, endsTo }: Query) {
  const folded = (column: RawBuilder<unknown>) => sql`lower(normalize(${column}, NFC) collate "und-x-icu")`;
  const conditions = [
    contains(sql.ref("project.folded_name"), query),
    contains(folded(sql.ref("project.customer")), customer),
    contains(folded(sql.ref("project.city")), city),
    installerId &&
      sql<boolean>`project.id in (select room.project_id from installation as room
        where room.company_id = ${companyId} and room.installer_id = ${installerId})`,
    endsFrom && sql<boolean>`coalesce(${endDay} >= ${endsFrom}::date, false)`,
    endsTo && sql<boolean>`coalesce(${endDay} <= ${endsTo}::date, false)`,
  ];
  return sql.join<boolean>([sql`true`, ...conditions.filter((condition) => condition)], sql` and `);
}

const endDay = sql`(project.end_date at time zone 'UTC')::date`;

function contains(folded: RawBuilder<unknown>, text = "") {
  const words = foldWords(text.trim());
  return words !== "" && sql<boolean>`strpos(${withoutSharpS(folded)}, ${words}) > 0`;
}

type Expressions = ExpressionBuilder<Tables, "project">;

function isIn(state: Schemas["ProjectState"], companyId: string, today: string | undefined) {
  return (eb: Expressions) => (state === "UNDELIVERED" ? isUndelivered(eb, companyId) : eb(stateOn(today), "=", state));
}

function isUndelivered(eb: Expressions, companyId: string) {
  return eb(
    "project.id",
    "in",
    selectUndelivered(eb).where("sending.company_id", "=", companyId).select("sending.project_id"),
  );
}

/** The same rule as the status in `selectProjects`. */
const statusOf = sql<string>`case
  when project.installation_count = 0 or project.completed_count < project.installation_count then 'IN_PROGRESS'
  when project.activated_count < project.installation_count then 'SIGNABLE'
  else 'COMPLETED' end`;

/** The project's state by the gateway's rule. */
export function stateOn(today = new Date().toISOString().slice(0, 10)): RawBuilder<string> {
  return sql<string>`case
    when project.installation_count > 0 and project.activated_count = project.installation_count then 'COMPLETED'
    when not project.archived and ${endDay} < ${today}::date then 'OVERDUE'
    when project.installation_count > 0 and project.completed_count = project.installation_count then 'SIGNABLE'
    else 'IN_PROGRESS' end`;
}

/** The number of projects in each state. The query's own `state` has no effect on the counts. */
export async function countStates(
  db: Kysely<Tables>,
  companyId: string,
  query: Query,
): Promise<Schemas["ProjectStates"]> {
  const rows = selectListed(db, companyId, query)
    .select([isFound(companyId, query).as("found"), stateOn(query.today).as("state")])
    .select((eb) => isUndelivered(eb, companyId).as("undelivered"))
    .as("listed");
  const count = (condition: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const inState = (state: string) => count(sql`found and state = ${state}`);
  return db
    .selectFrom(rows)
    .select([
      count(sql`true`).as("all"),
      count(sql`found`).as("listed"),
      inState("IN_PROGRESS").as("inProgress"),
      inState("SIGNABLE").as("signable"),
      inState("OVERDUE").as("overdue"),
      inState("COMPLETED").as("completed"),
      count(sql`found and undelivered`).as("undelivered"),
    ])
    .executeTakeFirstOrThrow();
}
