import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from "kysely";
import type { components, operations } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { updatedSince } from "../database/updatedAt.ts";
import { alphabetOf } from "../i18n/language.ts";
import { selectProjects, selectUndelivered, toProject } from "./selectProjects.ts";

type Schemas = components["schemas"];
type Query = NonNullable<operations["listProjects"]["parameters"]["query"]>;
type Sort = NonNullable<Query["sort"]>;
type Page = { offset: number; limit: number };

/**
 * A page in the order of a column, and on demand how many projects there are of each state. Names and customers are ordered by the collation of
 * the language; indexes hold that order, so that the rows before the page are counted and not sorted.
 */
export async function listSortedProjects(
  db: Kysely<Tables>,
  companyId: string,
  query: Query & { sort: Sort },
  { offset, limit }: Page,
): Promise<Schemas["ProjectPage"]> {
  const alphabet = alphabetOf(query.language);
  const isFound = found(query.query);
  const { sort, direction = "asc" } = query;
  let listed = selectListed(db, companyId, query).where(isFound);
  if (query.state !== undefined) listed = listed.where(isIn(query.state, companyId, query.today));
  const ids = await listed
    .select("project.id")
    .orderBy(columns(alphabet)[sort], (order) => {
      const ordered = direction === "asc" ? order.asc() : order.desc();
      return sort === "endDate" ? ordered.nullsLast() : ordered;
    })
    .orderBy(columns(alphabet).name)
    .orderBy("project.id")
    .offset(offset)
    .limit(limit)
    .execute();
  const rows = await selectProjects(db, companyId)
    .where("project.id", "in", [...ids.map(({ id }) => id), ""])
    .execute();
  const projects = new Map(rows.map((row) => [row.id, toProject(row)]));
  const { count } = await listed.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  const states = query.states ? await countStates(db, companyId, query, isFound) : undefined;
  return { data: ids.flatMap(({ id }) => projects.get(id) ?? []), meta: { count, sort, ...(states && { states }) } };
}

function selectListed(db: Kysely<Tables>, companyId: string, { archived, updatedSince: since = "" }: Query) {
  return db
    .selectFrom("project")
    .where("project.company_id", "=", companyId)
    .$if(archived !== undefined, (listed) => listed.where("project.archived", "=", archived ?? false))
    .$if(since !== "", (listed) => listed.where("project.id", "in", updatedSince(db, companyId, "PROJECT", since)));
}

const columns = (alphabet: RawBuilder<unknown>): Record<Sort, RawBuilder<unknown>> => ({
  name: sql`project.name collate ${alphabet}`,
  customer: sql`project.customer collate ${alphabet}`,
  installations: sql`project.installation_count`,
  startDate: sql`(project.start_date at time zone 'UTC')::date`,
  endDate: sql`(project.end_date at time zone 'UTC')::date`,
});

function found(query = ""): RawBuilder<boolean> {
  const words = query.trim().normalize("NFC").toLowerCase();
  if (words === "") return sql<boolean>`true`;
  return sql<boolean>`strpos(project.folded_name, ${words}) > 0`;
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

/** As the gateway tells it of a single project. */
export function stateOn(today = new Date().toISOString().slice(0, 10)): RawBuilder<string> {
  return sql<string>`case
    when project.installation_count > 0 and project.activated_count = project.installation_count then 'COMPLETED'
    when not project.archived and (project.end_date at time zone 'UTC')::date < ${today}::date then 'OVERDUE'
    when project.installation_count > 0 and project.completed_count = project.installation_count then 'SIGNABLE'
    else 'IN_PROGRESS' end`;
}

async function countStates(
  db: Kysely<Tables>,
  companyId: string,
  query: Query,
  isFound: RawBuilder<boolean>,
): Promise<Schemas["ProjectStates"]> {
  const rows = selectListed(db, companyId, query)
    .select([isFound.as("found"), stateOn(query.today).as("state")])
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
