import type { Kysely, Selectable } from "kysely";
import { lockUnfinishedInstallation } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, validationFailed } from "../errors.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import {
  type InstallationContents,
  loadInstallationContents,
  toInstalledProduct,
} from "../step/loadInstallationContents.ts";
import { refreshStepFindings } from "../step/refreshStepFindings.ts";
import { proofOf } from "../step/stepCatalogue.ts";
import { recipeFieldsOf } from "./addProduct.ts";
import { productChanges } from "./productEvent.ts";
import { storeFormerFindings } from "./storeFormerFindings.ts";

type Product = Selectable<Tables["product"]>;

/** Changes the marking of an installed product, or exchanges the product. Values and files stay; the new product's limits apply to them. */
export const updateMeasurement: Handler<"updateMeasurement"> = async ({ db, viewer, source, params, body }) => {
  const { companyId } = viewer;
  return db.transaction().execute(async (trx) => {
    const installation = await lockUnfinishedInstallation(trx, companyId, params);
    const own = trx
      .selectFrom("installed_product")
      .selectAll()
      .where("company_id", "=", companyId)
      .where("id", "=", params.measurementId);
    const before = await own.executeTakeFirstOrThrow();
    const catalogue = trx.selectFrom("product").selectAll();
    const old = await catalogue.where("id", "=", before.product_id).executeTakeFirstOrThrow();
    const product = await catalogue.where("id", "=", body.productId ?? old.id).executeTakeFirst();
    if (!product) {
      const message = "The product is not in the catalogue.";
      throw validationFailed([{ field: "productId", code: "PRODUCT_NOT_FOUND", message }]);
    }
    requireFittingValues(old, product);
    const marking = body.cableMarking === undefined ? before.cable_marking : body.cableMarking?.trim() || null;
    const contentsBefore = await loadContents(trx, companyId, installation.id);
    const after = { ...before, product_id: product.id, cable_marking: marking };
    await trx
      .updateTable("installed_product")
      .set({ product_id: after.product_id, cable_marking: after.cable_marking })
      .where("company_id", "=", companyId)
      .where("id", "=", params.measurementId)
      .execute();
    await refreshStepFindings(trx, companyId, installation.id);
    await writeHistory(trx, source, productChanges(installation, before, after));
    const contents = await loadContents(trx, companyId, installation.id);
    await storeFormerFindings(trx, { companyId, userId: viewer.personId }, contentsBefore, contents);
    const changed = contents.products.find(({ measurementId }) => measurementId === params.measurementId);
    if (!changed) throw new Error(`The product ${params.measurementId} is gone from its own transaction`);
    return { status: 200, body: toInstalledProduct(changed, knownLanguage()) };
  });
};

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
