import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { notFound, validationFailed } from "../errors.ts";
import type { Call } from "../http/operation.ts";
import { requireInstaller } from "../installation/requireInstaller.ts";
import { productNotFound } from "../product/changeInstalledProduct.ts";

export type Item = { subject_id: string; target?: string | null; expected?: string | null };

export const tables = {
  ARCHIVE: "project",
  REACTIVATE: "project",
  ASSIGN: "installation",
  RESEND: "certificate",
  EXCHANGE: "installed_product",
} as const;

/** Orders the items by project and id, so that batches lock in the same order. Throws NOT_FOUND for an unknown id. */
export async function findItems(
  trx: Transaction<Tables>,
  companyId: string,
  { action, ids, installerId, productId }: Call<"startBatch">["body"],
): Promise<Item[]> {
  if (action === "ASSIGN" && installerId === undefined) {
    const message = "Installations need the installer that they are to have.";
    throw validationFailed([{ field: "installerId", code: "FIELD_REQUIRED", message }]);
  }
  if (action === "EXCHANGE" && productId === undefined) {
    const message = "Installed products need the product that they are to be.";
    throw validationFailed([{ field: "productId", code: "FIELD_REQUIRED", message }]);
  }
  const wanted = [...new Set(ids)];
  if (action === "EXCHANGE") return findInstalled(trx, companyId, wanted, productId ?? "");
  if (action === "ASSIGN") await requireInstaller(trx, companyId, installerId ?? "");
  const table = tables[action];
  const found = await sql<{ id: string }>`select id from ${sql.table(table)}
    where company_id = ${companyId} and id = any(${wanted})
    order by ${table === "project" ? sql`id` : sql`project_id, id`}`.execute(trx);
  if (found.rows.length < wanted.length) throw notFound();
  return found.rows.map(({ id }) => ({ subject_id: id, target: action === "ASSIGN" ? installerId : null }));
}

/** Stores the current product with each item, so that the batch skips products that were exchanged meanwhile. */
async function findInstalled(trx: Transaction<Tables>, companyId: string, ids: string[], productId: string) {
  const product = await trx.selectFrom("product").select("id").where("id", "=", productId).executeTakeFirst();
  if (!product) throw productNotFound();
  const found = await trx
    .selectFrom("installed_product as installed")
    .innerJoin("installation", (join) =>
      join
        .onRef("installation.company_id", "=", "installed.company_id")
        .onRef("installation.id", "=", "installed.installation_id"),
    )
    .select(["installed.id as subject_id", "installed.product_id as expected"])
    .where("installed.company_id", "=", companyId)
    .where("installed.id", "in", ids)
    .orderBy("installation.project_id")
    .orderBy("installed.installation_id")
    .orderBy("installed.id")
    .execute();
  if (found.length < ids.length) throw notFound();
  return found.map((item) => ({ ...item, target: product.id }));
}
