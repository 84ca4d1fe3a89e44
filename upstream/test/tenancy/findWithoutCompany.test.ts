import { beforeAll, expect, test } from "@jest/globals";
import { loadModule } from "libpg-query";
import { findWithoutCompany } from "./findWithoutCompany.ts";

beforeAll(() => loadModule());

const columns = new Map([
  ["project", "company_id"],
  ["installation", "company_id"],
  ["company", "id"],
]);

test.each([
  "select id from project where company_id = $1 and id = $2",
  "select id from project where id = $2 and company_id = any($1)",
  "select p.id from project p join installation i on i.company_id = p.company_id and i.project_id = p.id where i.company_id = $1",
  "select id from project join installation using (company_id, id) where project.company_id = $1",
  "select c.name from project p join company c on c.id = p.company_id where p.company_id = $1",
  "with named as (select * from project where company_id = $1) select * from installation i join named n on n.company_id = i.company_id",
  "update project set name = (select title from installation i where i.company_id = project.company_id limit 1) where company_id = $1",
  "delete from installation using project p where p.company_id = installation.company_id and p.company_id = $1",
  "delete from project where (company_id, id) in (select company_id, project_id from installation where company_id = $1)",
  "insert into project (company_id, id) values ($1, $2) on conflict do nothing",
  "insert into project (company_id, id) select company_id, id from installation where company_id = $1",
  "select 1 from pool_user where sub = $1",
  "select id from project where company_id = (select k.company_id from unique_key k where k.kind = 'code' and k.key = $1)",
  "declare c cursor for select * from project where company_id = $1",
])("a company stands in the condition of: %s", (statement) => {
  expect(findWithoutCompany(statement, columns)).toEqual([]);
});

test.each([
  ["select id from project where id = $1", "project"],
  ["select id from project where company_id = $1 or id = $2", "project"],
  ["select 1 from project p left join installation i on i.company_id = p.company_id and p.company_id = $1", "p i"],
  ["select 1 from project p join installation i on i.project_id = p.id where p.company_id = $1", "i"],
  [
    "select 1 from project where company_id = $1 and exists (select from installation i where i.project_id = project.id)",
    "i",
  ],
  ["select id from project where company_id = (select company_id from unique_key where kind = 'code')", "project"],
  [
    "select id from project where company_id = (select company_id from unique_key where key = $1 or kind = $2)",
    "project",
  ],
  [
    "select id from project where company_id = (select company_id from pool_user where kind = $1 and key = $2)",
    "project",
  ],
  ["select 1 from unique_key k join project p on p.company_id = k.company_id where k.key = $1", "p"],
  [
    "with named as (select * from project) select * from installation i join named n on n.company_id = i.company_id where i.company_id = $1",
    "project",
  ],
  ["select id from project where company_id = $1 union all select id from installation", "installation"],
  ["update project set name = $1 where id = $2", "project"],
  ["delete from project using pool_user u where u.sub = project.id", "project"],
  ["insert into project (company_id, id) select company_id, id from installation", "installation"],
  ["select name from company where name = $1", "company"],
  ["with gone as (delete from installation where id = $1 returning id) select 1 from gone", "installation"],
])("no company stands in the condition of: %s", (statement, tables) => {
  expect(findWithoutCompany(statement, columns)).toEqual(tables.split(" "));
});
