import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tables } from "./tables.ts";

/** A person's confirmation that the firm works by a list of standards. */
export type StandardsConfirmation = Awaited<ReturnType<typeof loadConfirmations>>[number];

export const confirmationsColumn = (eb: Pick<ExpressionBuilder<Tables, never>, "selectFrom">, companyId: string) =>
  jsonArrayFrom(
    eb
      .selectFrom("standards_confirmation as confirmed")
      .innerJoin("app_user as person", (join) =>
        join.onRef("person.company_id", "=", "confirmed.company_id").onRef("person.id", "=", "confirmed.confirmed_by"),
      )
      .select([
        "confirmed.version",
        "confirmed.confirmed_at as confirmedAt",
        sql<string>`first_name || ' ' || last_name`.as("person"),
      ])
      .where("confirmed.company_id", "=", companyId),
  );

export async function loadConfirmations(db: Kysely<Tables>, companyId: string) {
  const { confirmations } = await db
    .selectNoFrom((eb) => confirmationsColumn(eb, companyId).as("confirmations"))
    .executeTakeFirstOrThrow();
  return confirmations;
}
