import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Deletes views that contain a customer's address, or the name of a customer with this address. Returns the number. */
export async function deleteViewsAbout(trx: Transaction<Tables>, email: string): Promise<number> {
  const customers = await trx
    .selectFrom("project")
    .select(["company_id", "customer"])
    .distinct()
    .where(sql`lower(customer_email)`, "=", email)
    .execute();
  const named = Map.groupBy(customers, ({ company_id }) => company_id);
  let deleted = 0;
  for (const [companyId, own] of named) {
    const words = [email, ...own.map(({ customer }) => customer.toLowerCase())];
    const views = await trx
      .selectFrom("saved_view")
      .select(["id", "name", "search"])
      .where("company_id", "=", companyId)
      .execute();
    const found = views.filter(({ name, search }) => {
      const texts = [name, ...new URLSearchParams(search).values()].map((text) => text.toLowerCase());
      return texts.some((text) => words.some((word) => text.includes(word)));
    });
    if (found.length === 0) continue;
    const ids = found.map(({ id }) => id);
    await trx.deleteFrom("saved_view").where("company_id", "=", companyId).where("id", "in", ids).execute();
    deleted += ids.length;
  }
  return deleted;
}
