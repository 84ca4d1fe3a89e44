import { type RawBuilder, sql } from "kysely";
import type { operations } from "../__generated__/contract.ts";
import { createKeyset, type OrderColumn } from "../database/keyset.ts";
import type { Handler } from "../http/operation.ts";
import { alphabetOf, knownLanguage } from "../i18n/language.ts";
import { countStates, selectFound } from "./projectFilters.ts";
import { selectProjects, toProject } from "./selectProjects.ts";

type Query = NonNullable<operations["listProjects"]["parameters"]["query"]>;
type Sort = NonNullable<Query["sort"]>;

/** Indexes hold names and customers in each language's order, so the database need not sort before a page. */
export const listProjects: Handler<"listProjects"> = async ({ db, viewer: { companyId }, query }) => {
  const { sort, states } = query;
  const keyset = keysetOf(companyId, query);
  const page = keyset.pageOf(query);
  const found = selectFound(db, companyId, query);
  // Selects the page's ids first, so that mails are counted only for this page.
  const ids = page.select(found).clearSelect().select("project.id");
  const read = await selectProjects(db, companyId)
    .select(keyset.values.as("values"))
    .where("project.id", "in", ids)
    .orderBy(keyset.order)
    .execute();
  const { rows, meta: cursors } = page.toPage(read);
  const { count } = await found.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  const meta = {
    count,
    ...(sort && { sort }),
    ...cursors,
    ...(states && { states: await countStates(db, companyId, query) }),
  };
  return { status: 200, body: { data: rows.map(toProject), meta } };
};

/** Leaves out `today`, so that a cursor is still valid on the next day. */
function keysetOf(companyId: string, query: Query) {
  const { sort, direction, archived, updatedSince, externalId, query: words, state, status } = query;
  const language = knownLanguage(query.language);
  const { customer, city, installerId, endsFrom, endsTo } = query;
  const own = [customer, city, installerId, endsFrom, endsTo];
  const filter = [archived, updatedSince, externalId, words, state, status].map((value) => value ?? null);
  // Older cursors name none of these filters, and stay valid for lists without them.
  if (own.some((value) => value !== undefined)) filter.push(...own.map((value) => value ?? null));
  return createKeyset(orderOf(query), ["projects", companyId, sort, sort && direction, sort && language, ...filter]);
}

const id: OrderColumn = { expression: sql`project.id`, type: "text" };

/** Rows with equal sort values are ordered by name and id, whatever the direction. Without `sort`, the id decides. */
function orderOf({ sort, direction, language }: Query): OrderColumn[] {
  const alphabet = alphabetOf(language);
  const name: OrderColumn = { expression: sql`project.name collate ${alphabet}`, type: "text" };
  const isDescending = direction === "desc";
  const columns: Record<Sort, OrderColumn> = {
    name,
    customer: { expression: sql`project.customer collate ${alphabet}`, type: "text" },
    installations: { expression: sql`project.installation_count`, type: "integer" },
    startDate: { expression: dayOf(sql`project.start_date`), type: "integer" },
    endDate: { expression: dayOf(sql`project.end_date`), type: "integer", isNullable: true },
  };
  if (sort === undefined) return [id];
  return [{ ...columns[sort], isDescending }, ...(sort === "name" ? [] : [name]), id];
}

/** Days since 1970. */
function dayOf(instant: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`((${instant} at time zone 'UTC')::date - date '1970-01-01')`;
}
