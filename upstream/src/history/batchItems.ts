import { type Selectable, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

export type ItemRow = Pick<
  Selectable<Tables["history"]>,
  "project_id" | "folder_id" | "installation_id" | "certificate"
>;

const maxItems = 20;

/** A column for statements about `history`: the first objects that a batch changed, from the entries of its parts. */
export const batchItems = sql<ItemRow[]>`case when action like 'batch.%' then coalesce((
  select json_agg(item order by sequence) from (
    select told.project_id, told.folder_id, told.installation_id, told.certificate, told.sequence
    from history_batch part
    join history told on told.company_id = history.company_id
      and told.sequence between part.first_sequence and part.last_sequence
    where part.company_id = history.company_id and part.told_in = history.sequence
    order by told.sequence limit ${maxItems}
  ) item), '[]') else '[]' end`.as("items");
