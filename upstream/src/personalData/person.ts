import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { findCompanyId } from "../database/uniqueKeys.ts";
import { customerNames } from "./customerNames.ts";
import { headValues } from "./headOfWorks.ts";

export const erased = "–";

export type Person = {
  email: string;
  /** The id of the account, or of a former account. */
  id: string | null;
  companyId: string | null;
  name: string | null;
};

export async function findPerson(db: Kysely<Tables>, address: string): Promise<Person> {
  const email = address.trim().toLowerCase();
  if (!/^[^\s@"\\]+@[^\s@"\\]+$/.test(email)) throw new Error(`${address} is no e-mail address. Nothing was done.`);
  const companyId = await findCompanyId(db, "email", email);
  const user =
    companyId &&
    (await db
      .selectFrom("app_user")
      .select(["id", "company_id", "first_name", "last_name"])
      .where("company_id", "=", companyId)
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .executeTakeFirst());
  if (user) return { email, id: user.id, companyId: user.company_id, name: `${user.first_name} ${user.last_name}` };
  const account = await db.selectFrom("pool_user").select("sub").where("email", "=", email).executeTakeFirst();
  return { email, id: account?.sub ?? null, companyId: null, name: null };
}

/** True for a row of the table `t` in which one of these texts is a whole value, also within JSON. */
export function mentions(table: string, texts: (string | null)[]): RawBuilder<boolean> {
  // A counter's key is a list of words: kind, address or account id, and origin.
  if (table === "pool_attempt") return sql<boolean>`string_to_array(lower(t.email), ' ') && ${texts}::text[]`;
  const row = sql`lower(to_jsonb(t)::text)`;
  const found = texts.flatMap((text) => {
    if (text === null) return [];
    const quoted = JSON.stringify(text.toLowerCase());
    // JSON stored as text has escaped quotes.
    return [quoted, quoted.replaceAll('"', '\\"')].map((part) => sql`position(${part} in ${row}) > 0`);
  });
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
}

/** The person's values in the history. A name counts only in the own company, because elsewhere it may be another's. */
export function historyValuesOf({ id, email, companyId, name }: Person): RawBuilder<boolean> {
  const folded = (name ?? "").normalize("NFC").toLowerCase();
  const isNamed = sql`t.company_id = ${companyId} and t.folded_value = ${folded}`;
  return sql<boolean>`(lower(t.value) = ${email} or (${isNamed})
    or (t.company_id, t.sequence, t.change, t.side) in (${customerNames(email)})
    or (t.company_id, t.sequence, t.change, t.side) in (${headValues({ email, companyId, folded })})
    or exists (select from history where history.company_id = t.company_id and history.sequence = t.sequence
      and history.user_id = ${id}))`;
}
