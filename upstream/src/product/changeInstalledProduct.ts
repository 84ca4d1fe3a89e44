import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { ApiError, validationFailed } from "../errors.ts";
import type { HistoryEvent } from "../history/chain/historyEvent.ts";
import { type InstallationContents, loadInstallationContents } from "../step/loadInstallationContents.ts";
import { refreshStepFindings } from "../step/refreshStepFindings.ts";
import { proofOf } from "../step/stepCatalogue.ts";
import { recipeFieldsOf } from "./addProduct.ts";
import { productChanges } from "./productEvent.ts";
import { storeFormerFindings } from "./storeFormerFindings.ts";

type Product = Selectable<Tables["product"]>;
type Installation = Selectable<Tables["installation"]>;
type Installed = Selectable<Tables["installed_product"]>;
type Actor = { companyId: string; userId: string; isUndo?: boolean };
type Change = { productId?: string | undefined; cableMarking?: string | null | undefined };

/** Stores the change, judges the values anew, and returns the contents and the events. Throws if values do not fit. */
export async function changeInstalledProduct(
  trx: Transaction<Tables>,
  actor: Actor,
  installation: Installation,
  before: Installed,
  change: Change,
): Promise<{ events: HistoryEvent[]; contents: InstallationContents }> {
  const { companyId } = actor;
  const catalogue = trx.selectFrom("product").selectAll();
  const old = await catalogue.where("id", "=", before.product_id).executeTakeFirstOrThrow();
  const product = await catalogue.where("id", "=", change.productId ?? old.id).executeTakeFirst();
  if (!product) throw productNotFound();
  requireFittingValues(old, product);
  const marking = change.cableMarking === undefined ? before.cable_marking : change.cableMarking?.trim() || null;
  const contentsBefore = await loadContents(trx, companyId, installation.id);
  const after = { ...before, product_id: product.id, cable_marking: marking };
  await trx
    .updateTable("installed_product")
    .set({ product_id: after.product_id, cable_marking: after.cable_marking })
    .where("company_id", "=", companyId)
    .where("id", "=", before.id)
    .execute();
  await refreshStepFindings(trx, companyId, installation.id);
  const contents = await loadContents(trx, companyId, installation.id);
  // An undo must leave no remark, because the product that it removes was chosen by mistake.
  if (!actor.isUndo) await storeFormerFindings(trx, actor, contentsBefore, contents);
  return { events: productChanges(installation, before, after), contents };
}

export function productNotFound(): ApiError {
  const message = "The product is not in the catalogue.";
  return validationFailed([{ field: "productId", code: "PRODUCT_NOT_FOUND", message }]);
}

async function loadContents(trx: Kysely<Tables>, companyId: string, id: string): Promise<InstallationContents> {
  const found = await loadInstallationContents(trx, companyId, [id]);
  return found.get(id) ?? { products: [], recordings: [] };
}

/** Recorded values fit only a product that is measured the same way and needs the same data. */
function requireFittingValues(old: Product, product: Product): void {
  if (proofOf(old.recipe) !== proofOf(product.recipe)) {
    throw new ApiError(
      409,
      "PRODUCT_MEASURED_OTHERWISE",
      "The other product is measured by other values, so what is recorded would not fit it. Nothing was changed. Add it as a product of its own.",
    );
  }
  if (recipeFieldsOf(old).join() === recipeFieldsOf(product).join()) return;
  throw new ApiError(
    409,
    "PRODUCT_OTHER_PARTICULARS",
    "The other product has other particulars, such as a length or a voltage. Nothing was changed. Add it as a product of its own.",
  );
}
