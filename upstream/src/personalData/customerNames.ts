import { type RawBuilder, sql } from "kysely";

/** Names that a project's customer had with this address. The entries show when a name was set and replaced. */
export function customerNames(email: string): RawBuilder<unknown> {
  const isHis = sql`lower(value) = ${email}`;
  return sql`
    with concerned as (
      select history.company_id, project_id
      from history_value value join history using (company_id, sequence)
      where ${isHis} and changes -> value.change ->> 'field' = 'customer.email'
      union
      select company_id, id from project where lower(customer_email) = ${email}
    ), told as (
      select company_id, project_id, sequence, (place - 1)::int as change, item ->> 'field' as field,
        lag(sequence, 1, 0) over turns as earlier, lead(sequence, 1, ${sql.lit(forever)}) over turns as later
      from concerned join history using (company_id, project_id)
      cross join lateral jsonb_array_elements(changes) with ordinality as listed (item, place)
      where item ->> 'field' in ('customer', 'customer.email')
      window turns as (partition by company_id, project_id, item ->> 'field' order by sequence)
    ), stood as (
      select told.*, side, value, case side when 'from' then earlier else sequence end as since,
        case side when 'from' then sequence else later end as until
      from told join history_value using (company_id, sequence, change)
    ), address as (
      select company_id, project_id, since, until from stood where field = 'customer.email' and ${isHis}
      union
      select company_id, id, coalesce((select max(sequence) from told where told.company_id = project.company_id
        and told.project_id = project.id and field = 'customer.email'), 0), ${sql.lit(forever)}
      from project where lower(customer_email) = ${email}
    )
    select company_id, sequence, change, side from stood
    where field = 'customer' and exists (
      select from address where address.company_id = stood.company_id and address.project_id = stood.project_id
        and address.since < stood.until and stood.since < address.until)`;
}

/** Higher than any entry's number. */
const forever = 2_147_483_647;
