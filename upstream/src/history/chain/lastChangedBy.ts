import { type Kysely, sql } from "kysely";
import type { Tables } from "../../database/tables.ts";

/** An object whose fields have a version. A company has no `id`, because `companyId` names it. */
export type Versioned = {
  companyId: string;
  kind: "company" | "project" | "folder" | "installation" | "template" | "user";
  id?: string;
};

const verbs = ["changed", "archived", "reopened", "released", "returned", "deactivated", "reactivated"];

/** The name of the person or program that last changed the object's own fields; null when it is unknown. */
export async function lastChangedBy(trx: Kysely<Tables>, { companyId, kind, id }: Versioned): Promise<string | null> {
  const found = await trx
    .selectFrom("history")
    .select(
      sql<string | null>`case actor_kind
        when 'PROGRAM' then (select name from program where company_id = ${companyId} and program.id = actor_id)
        else (select first_name || ' ' || last_name from app_user where company_id = ${companyId} and app_user.id = actor_id)
        end`.as("name"),
    )
    .where("company_id", "=", companyId)
    .where("action", "in", verbs.map((verb) => `${kind}.${verb}`) as never)
    .$if(kind !== "company", (entries) => entries.where(`${kind as "project"}_id`, "=", id ?? ""))
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.name ?? null;
}
