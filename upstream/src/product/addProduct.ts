import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { inTransaction, lockUnfinishedInstallation } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { notFound, validationFailed } from "../errors.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Call } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { toInstalledProduct } from "../step/loadInstallationContents.ts";
import { refreshStepFindings } from "../step/refreshStepFindings.ts";
import { productEvent } from "./productEvent.ts";

type Schemas = components["schemas"];
type NewProduct = Schemas["NewInstalledProduct"];
type RecipeField = "voltage" | "cableLength" | "isolation";

/** The fields that each cut-to-length product requires. The marking is always optional. */
const recipeFields: Record<NonNullable<Schemas["Recipe"]>, readonly RecipeField[]> = {
  SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH: ["cableLength"],
  SERIES_RESISTIVE_FLEXIBLE_LENGTH: ["voltage", "cableLength"],
  SELF_REGULATING_FLEXIBLE_LENGTH: ["cableLength", "isolation"],
  PARALLEL_RESISTIVE_FLEXIBLE_LENGTH: ["cableLength"],
};

/** Fields outside the product's recipe are not stored. */
export async function addProduct(
  { db, viewer, source }: Call<"createMeasurement">,
  body: NewProduct,
): Promise<Schemas["InstalledProduct"]> {
  const { companyId } = viewer;
  const measurementId = randomUUID();
  return inTransaction(db, async (trx) => {
    const installation = await lockUnfinishedInstallation(trx, companyId, { installationId: body.installationId });
    const product = await trx.selectFrom("product").selectAll().where("id", "=", body.productId).executeTakeFirst();
    if (!product) throw notFound();
    const installed = {
      measurementId,
      installationId: body.installationId,
      product,
      formerFindings: [],
      ...installedFields(product, body),
    };
    const row = await trx
      .insertInto("installed_product")
      .values({
        company_id: companyId,
        id: measurementId,
        installation_id: body.installationId,
        product_id: product.id,
        cable_marking: installed.cableMarking,
        cable_length: installed.cableLength,
        voltage: installed.voltage,
        isolation: installed.isolation,
        position: nextPosition(companyId, body.installationId),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    // Foils of an installation are measured together, so one more foil changes the limits of all.
    await refreshStepFindings(trx, companyId, body.installationId);
    await writeHistory(trx, source, [productEvent("product.added", installation, row)]);
    return toInstalledProduct(installed, knownLanguage());
  });
}

export const recipeFieldsOf = ({ recipe }: Pick<Selectable<Tables["product"]>, "recipe">): readonly RecipeField[] =>
  recipe ? recipeFields[recipe] : [];

function installedFields(product: Selectable<Tables["product"]>, body: NewProduct) {
  const fields = recipeFieldsOf(product);
  const absent = fields.filter((field) => body[field] === undefined);
  if (absent.length > 0) {
    throw validationFailed(
      absent.map((field) => ({ field, code: "FIELD_REQUIRED", message: `This product needs ${field}.` })),
    );
  }
  return {
    cableMarking: body.cableMarking?.trim() || null,
    cableLength: fields.includes("cableLength") ? (body.cableLength ?? null) : null,
    voltage: fields.includes("voltage") ? (body.voltage ?? null) : null,
    isolation: fields.includes("isolation") ? (body.isolation ?? null) : null,
  };
}

function nextPosition(companyId: string, installationId: string) {
  return sql<number>`(select coalesce(max(position), 0) + 1 from installed_product
    where company_id = ${companyId} and installation_id = ${installationId})`;
}
