import { type Kysely, type Selectable, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { RecordedChanges, RecordedData } from "../database/recordedData.ts";
import type { Tables } from "../database/tables.ts";
import type { Language } from "../i18n/language.ts";
import { lengthOf, powerOf } from "../product/catalogue/nominalValues.ts";
import { productTitle } from "../product/catalogue/productTitle.ts";
import type { Reading } from "./judgeReading.ts";
import { type MeasuredWith, measuredWithRows, toMeasuredWith } from "./measuredWith.ts";

export type InstalledProductRow = {
  installationId: string;
  measurementId: string;
  product: Selectable<Tables["product"]>;
  cableMarking: string | null;
  /** In metres. */
  cableLength: number | null;
  /** In volts. */
  voltage: number | null;
  isolation: boolean | null;
  formerFindings: FormerFinding[];
};

/** A value that was outside its limits until a product was exchanged. */
export type FormerFinding = {
  stepLabel: string;
  quantity: "resistance" | "insulation";
  reading: Reading;
  minimum: number | null;
  maximum: number | null;
  exchangedAt: string;
  exchangedBy: string;
};

export type Recording = {
  measurementId: string;
  stepLabel: string;
  data: RecordedData;
  recordedAt: Date;
  recordedBy: Recorder;
  changes: RecordedChanges;
  /** Day and person as stated; null if the values were measured when they were recorded. */
  measured: Measured | null;
  measuredWith: MeasuredWith;
};

export type Measured = {
  on: Date;
  by: Recorder;
};

export type Recorder = {
  id: string;
  firstName: string;
  lastName: string;
};

export type InstallationContents = {
  products: InstalledProductRow[];
  recordings: Recording[];
};

/** Loads many installations in two statements. Each requested id has an entry. */
export async function loadInstallationContents(
  db: Kysely<Tables>,
  companyId: string,
  installationIds: string[],
): Promise<Map<string, InstallationContents>> {
  const allContents = new Map(
    installationIds.map((id) => [id, { products: [], recordings: [] } as InstallationContents]),
  );
  if (installationIds.length === 0) return allContents;
  for (const row of await productRows(db, companyId, installationIds)) {
    const {
      installation_id,
      measurement_id,
      cable_marking,
      cable_length,
      voltage,
      isolation,
      former_findings,
      ...product
    } = row;
    allContents.get(installation_id)?.products.push({
      installationId: installation_id,
      measurementId: measurement_id,
      product,
      cableMarking: cable_marking,
      cableLength: cable_length,
      voltage,
      isolation,
      formerFindings: former_findings,
    });
  }
  for (const row of await recordingRows(db, companyId, installationIds)) {
    allContents.get(row.installation_id)?.recordings.push({
      measurementId: row.measurement_id,
      stepLabel: row.step_label,
      data: row.data,
      recordedAt: row.recorded_at,
      recordedBy: { id: row.recorded_by, firstName: row.first_name, lastName: row.last_name },
      changes: row.changes,
      measured: toMeasured(row),
      measuredWith: toMeasuredWith(row.measured_with, {
        measuredOn: row.measured_on,
        recordedAt: row.recorded_at,
        changes: row.changes,
        country: row.country,
      }),
    });
  }
  return allContents;
}

type MeasuredColumns = Pick<Selectable<Tables["recording"]>, "measured_on" | "measured_by"> & {
  measurer_first_name: string | null;
  measurer_last_name: string | null;
};

function toMeasured({ measured_on: on, measured_by: id, ...name }: MeasuredColumns): Measured | null {
  if (on === null || id === null) return null;
  return { on, by: { id, firstName: name.measurer_first_name ?? "", lastName: name.measurer_last_name ?? "" } };
}

function productRows(db: Kysely<Tables>, companyId: string, installationIds: string[]) {
  return db
    .selectFrom("installed_product as installed")
    .innerJoin("product", "product.id", "installed.product_id")
    .selectAll("product")
    .select(["installed.installation_id", "installed.id as measurement_id", "installed.cable_marking"])
    .select(["installed.cable_length", "installed.voltage", "installed.isolation"])
    .select(
      sql<
        FormerFinding[]
      >`coalesce((select json_agg(json_build_object('stepLabel', step_label, 'quantity', quantity, 'reading', reading,
          'minimum', minimum, 'maximum', maximum, 'exchangedAt', exchanged_at, 'exchangedBy', first_name || ' ' || last_name)
          order by step_label, quantity)
        from former_finding found
        join app_user person on person.company_id = found.company_id and person.id = found.exchanged_by
        where found.company_id = ${companyId} and found.measurement_id = installed.id), '[]')`.as("former_findings"),
    )
    .where("installed.company_id", "=", companyId)
    .where("installed.installation_id", "in", installationIds)
    .orderBy("installed.position")
    .orderBy("installed.id")
    .execute();
}

function recordingRows(db: Kysely<Tables>, companyId: string, installationIds: string[]) {
  return db
    .selectFrom("recording")
    .innerJoin("installed_product as installed", (join) =>
      join
        .onRef("installed.company_id", "=", "recording.company_id")
        .onRef("installed.id", "=", "recording.measurement_id"),
    )
    .innerJoin("app_user as recorder", (join) =>
      join.onRef("recorder.company_id", "=", "recording.company_id").onRef("recorder.id", "=", "recording.recorded_by"),
    )
    .leftJoin("app_user as measurer", (join) =>
      join.onRef("measurer.company_id", "=", "recording.company_id").onRef("measurer.id", "=", "recording.measured_by"),
    )
    .innerJoin("company", "company.id", "recording.company_id")
    .selectAll("recording")
    .select(measuredWithRows(companyId).as("measured_with"))
    .select(["company.country", "installed.installation_id", "recorder.first_name", "recorder.last_name"])
    .select(["measurer.first_name as measurer_first_name", "measurer.last_name as measurer_last_name"])
    .where("recording.company_id", "=", companyId)
    .where("installed.installation_id", "in", installationIds)
    .execute();
}

/** An installed product in the form of the contract. Its `id` is not the catalogue product's. */
export function toInstalledProduct(
  installed: InstalledProductRow,
  language: Language,
): components["schemas"]["InstalledProduct"] {
  const { product } = installed;
  const power = powerOf(installed);
  return {
    id: installed.measurementId,
    measurementId: installed.measurementId,
    productId: product.id,
    title: productTitle(product, language),
    articleNumber: product.article_number,
    snro: product.snro,
    elNumber: product.el_number,
    recipe: product.recipe,
    cableMarking: installed.cableMarking,
    cableLength: installed.cableLength,
    voltage: installed.voltage,
    isolation: installed.isolation,
    power: power === null ? null : Math.round(power * 10) / 10,
    length: lengthOf(installed),
  };
}
