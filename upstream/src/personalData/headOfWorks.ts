import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";

type Named = { email: string; companyId: string | null; name: string | null };

/** True if a head of electrical works has the address, or in the person's own company, without address, the name. */
export function isHeadOfWorks({ email, companyId, name }: Named): RawBuilder<SqlBool> {
  return sql<SqlBool>`(lower(t.head_email) = ${email}
    or (t.id = ${companyId} and t.head_email is null and lower(t.head_name) = ${name?.toLowerCase() ?? null}))`;
}

/** Returns the companies whose head of electrical works was removed. */
export function eraseHead(trx: Transaction<Tables>, person: Named): Promise<{ id: string }[]> {
  const nobody = { head_name: null, head_qualification: null, head_phone: null, head_email: null };
  return trx
    .updateTable("company as t")
    .set({ version: sql<number>`version + 1`, ...nobody })
    .where(isHeadOfWorks(person))
    .returning("t.id")
    .execute();
}

/** Values about heads of electrical works with the person's address or, in the person's own company, the name. */
export function headValues(person: { email: string; companyId: string | null; folded: string }): RawBuilder<unknown> {
  const { email, companyId, folded } = person;
  return sql`
    with told as (
      select company_id, sequence, (place - 1)::int as change, item ->> 'field' as field,
        lag(sequence, 1, 0) over turns as earlier, lead(sequence, 1, ${sql.lit(forever)}) over turns as later
      from history cross join lateral jsonb_array_elements(changes) with ordinality as listed (item, place)
      where action in ('company.created', 'company.changed') and item ->> 'field' like 'headOfWorks.%'
      window turns as (partition by company_id, item ->> 'field' order by sequence)
    ), stood as (
      select told.*, side, folded_value, case side when 'from' then earlier else sequence end as since,
        case side when 'from' then sequence else later end as until
      from told join history_value using (company_id, sequence, change)
    ), his as (
      select company_id, since, until from stood
      where (field = 'headOfWorks.email' and folded_value = ${email})
        or (field = 'headOfWorks.name' and company_id = ${companyId} and folded_value = ${folded})
    )
    select company_id, sequence, change, side from stood
    where exists (select from his where his.company_id = stood.company_id
      and his.since < stood.until and stood.since < his.until)`;
}

/** Higher than any entry's number. */
const forever = 2_147_483_647;
