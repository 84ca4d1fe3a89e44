import { type ExpressionBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { withoutSharpS } from "../database/foldWords.ts";
import type { Tables } from "../database/tables.ts";
import type { Call } from "../http/operation.ts";
import { parseTerms, type Term } from "./parseTerms.ts";

type Filter = Partial<Call<"listHistory">["query"]>;

const columns = { PROJECT: "project_id", INSTALLATION: "installation_id", USER: "user_id" } as const;
const dayMs = 86_400_000;

export function findHistory(db: Kysely<Tables>, companyId: string, filter: Filter) {
  const { subject = "COMPANY", subjectId = "", actorId, from, to, since, before, action, query = "", grouped } = filter;
  const terms = parseTerms(query);
  return db
    .selectFrom("history")
    .where("history.company_id", "=", companyId)
    .$if(subject !== "COMPANY", (found) =>
      found.where(subject === "COMPANY" ? "project_id" : columns[subject], "=", subjectId),
    )
    .$if(actorId !== undefined, (found) => found.where("actor_id", "=", actorId ?? ""))
    .$if(action !== undefined, (found) => found.where("action", "=", action ?? "company.changed"))
    .$if(from !== undefined, (found) => found.where("at", ">=", new Date(from ?? 0)))
    .$if(to !== undefined, (found) => found.where("at", "<", new Date(Date.parse(to ?? "") + dayMs)))
    .$if(since !== undefined, (found) => found.where("at", ">=", new Date(since ?? 0)))
    .$if(before !== undefined, (found) => found.where("at", "<", new Date(before ?? 0)))
    .$if(grouped === true && subject === "COMPANY" && action === undefined && terms.length === 0, (found) =>
      found.where(isToldByBatch, "=", false),
    )
    .where((eb) => eb.and(terms.map((term) => fits(eb, companyId, term))));
}

/** Parts of batches do not overlap, so only the next part that ends at or after the entry can contain the entry. */
const isToldByBatch = sql<boolean>`coalesce(history.sequence >= (select first_sequence from history_batch part
  where part.company_id = history.company_id and part.ended and part.last_sequence >= history.sequence
  order by part.last_sequence limit 1), false)`;

/** Lower case by ICU, which does not depend on the database's locale. */
function folded(text: RawBuilder<unknown>) {
  return withoutSharpS(sql`lower(normalize((${text})::text, NFC) collate "und-x-icu")`);
}

/** True if the entry fits one term of the search. Each value has a line of its own in `folded_texts`. */
function fits(eb: ExpressionBuilder<Tables, "history">, companyId: string, { words, part, value }: Term) {
  return eb.or([
    ...(words.length === 0 ? [] : [eb.and(words.map((word) => hasWord(eb, companyId, word)))]),
    ...(part === null ? [] : [sql<SqlBool>`strpos(folded_texts, ${part}) > 0`]),
    ...(value === null ? [] : [sql<SqlBool>`strpos(E'\n' || folded_texts || E'\n', ${`\n${value}\n`}) > 0`]),
  ]);
}

/** The subqueries do not depend on the entry, so PostgreSQL reads the company's objects once per word. */
function hasWord(eb: ExpressionBuilder<Tables, "history">, companyId: string, word: string) {
  const hasIt = (text: string) => sql<SqlBool>`strpos(${folded(sql.ref(text))}, ${word}) > 0`;
  const named = (table: "project" | "folder" | "installation", column: string) =>
    eb.selectFrom(table).select("id").where("company_id", "=", companyId).where(hasIt(column));
  const users = eb
    .selectFrom("app_user")
    .select("id")
    .where("company_id", "=", companyId)
    .where(sql<SqlBool>`strpos(${folded(sql`first_name || ' ' || last_name`)}, ${word}) > 0`);
  const programs = eb.selectFrom("program").select("id").where("company_id", "=", companyId).where(hasIt("name"));
  const values = eb
    .selectFrom("history_value")
    .select("history_value.sequence")
    .where("history_value.company_id", "=", companyId)
    .where(sql<SqlBool>`strpos(${withoutSharpS(sql.ref("folded_value"))}, ${word}) > 0`);
  const products = eb
    .selectFrom("product")
    .select("id")
    .where(sql<SqlBool>`strpos(${folded(sql.ref("search_title"))}, ${word}) > 0`);
  const exchanged = products.where(
    sql<SqlBool>`strpos(E'\n' || folded_texts || E'\n', E'\n' || lower(product.id) || E'\n') > 0`,
  );
  return eb.or([
    hasIt("certificate"),
    sql<SqlBool>`strpos(${withoutSharpS(sql.ref("folded_texts"))}, ${word}) > 0`,
    eb("history.sequence", "in", values),
    eb("project_id", "in", named("project", "name")),
    eb("folder_id", "in", named("folder", "title")),
    eb("installation_id", "in", named("installation", "title")),
    eb("product_id", "in", products),
    eb.and([eb("action", "=", "product.changed"), eb.exists(exchanged)]),
    eb("user_id", "in", users),
    eb("actor_id", "in", users),
    eb("actor_id", "in", programs),
  ]);
}
