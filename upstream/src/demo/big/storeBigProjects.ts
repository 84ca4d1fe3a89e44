import { sql, type Transaction } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { BigCompany } from "./storeBigCompany.ts";

const streets = ["Kornvägen", "Åkervägen", "Ängsgatan", "Östra Promenaden", "Skolgatan", "Björkallén", "Storgatan"];
const cities = ["Örebro", "Västerås", "Eskilstuna", "Karlstad", "Linköping", "Åmål", "Norrköping"];
const customers = ["Brf Tallen", "Brf Eken", "Familjen Ström", "Kommunfastigheter", "Hyresbostäder Öst"];
const rooms = ["Badrum", "Kök"];

/** The database generates the rows, so few statements store a company of any size. */
export async function storeBigProjects(trx: Transaction<Tables>, company: BigCompany, count: number): Promise<void> {
  await storeProjects(trx, company, count);
  // The next statements join these rows, so PostgreSQL needs their statistics.
  await sql`analyze project`.execute(trx);
  await storeFolders(trx, company, count);
  await sql`analyze folder`.execute(trx);
  await storeInstallations(trx, company);
  await sql`analyze installation`.execute(trx);
}

async function storeProjects(trx: Transaction<Tables>, { companyId }: BigCompany, count: number): Promise<void> {
  await sql`
    insert into project (company_id, id, name, city, customer, customer_email, postal_code, start_date, end_date,
      archived, root_folder_id, created_at)
    select ${companyId}, md5('storgolv project ' || n)::uuid::text,
      (${streets}::text[])[1 + n % ${streets.length}] || ' ' || n,
      (${cities}::text[])[1 + n / 7 % ${cities.length}],
      (${customers}::text[])[1 + n % ${customers.length}],
      case when n % 5 > 0 then 'kund' || n || '@kund.example' end,
      (10000 + n)::text, day, case when n % 11 > 0 then day + make_interval(days => 60 + n % 140) end,
      n % 4 = 0, md5('storgolv root ' || n)::uuid::text, day
    from (
      select n, date_trunc('day', now(), 'UTC') - make_interval(days => n * 37 % 700) as day
      from generate_series(1, ${count}::int) n
    ) numbered`.execute(trx);
}

async function storeFolders(trx: Transaction<Tables>, { companyId }: BigCompany, count: number): Promise<void> {
  await sql`
    insert into folder (company_id, id, project_id, parent_folder_id, title, depth)
    select company_id, root_folder_id, id, null, name, -1 from project where company_id = ${companyId}`.execute(trx);
  await sql`
    insert into folder (company_id, id, project_id, parent_folder_id, title, depth)
    select ${companyId}, md5('storgolv folder ' || n || ' ' || floor)::uuid::text,
      md5('storgolv project ' || n)::uuid::text, md5('storgolv root ' || n)::uuid::text, 'Plan ' || floor, 0
    from generate_series(1, ${count}::int) n cross join lateral generate_series(1, 1 + n % 2) floor`.execute(trx);
}

async function storeInstallations(trx: Transaction<Tables>, { companyId, userIds }: BigCompany): Promise<void> {
  await sql`
    insert into installation (company_id, id, project_id, folder_id, title, installer_id, created_at, completed_at)
    select folder.company_id, md5('storgolv installation ' || folder.id || room)::uuid::text, folder.project_id,
      folder.id, room, (${userIds}::text[])[1 + number % ${userIds.length}], project.start_date,
      case when number % 3 = 0 or number % 3 = 1 and folder.title = 'Plan 1'
        then least(project.start_date + interval '40 days', now()) end
    from folder
    join project on project.company_id = folder.company_id and project.id = folder.project_id
    cross join lateral (select (project.postal_code::int - 10000) as number) numbered
    cross join unnest(${rooms}::text[]) room
    where folder.company_id = ${companyId} and folder.depth = 0`.execute(trx);
}
