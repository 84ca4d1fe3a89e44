import type { RecordedData } from "../../database/recordedData.ts";
import { productCatalogue } from "../../product/catalogue/catalogue.ts";
import { catalogueRow } from "../../product/catalogue/catalogueRow.ts";
import { isFoil, nominalResistance, parallelResistance, powerOf } from "../../product/catalogue/nominalValues.ts";
import { proofOf, stepCatalogue } from "../../step/stepCatalogue.ts";
import type { PlannedInstallation, PlannedProduct } from "../plan/plan.ts";
import { planReadings, type Readings } from "../plan/planReadings.ts";
import { addAttachments } from "./addAttachments.ts";
import type { ProjectContext } from "./addProject.ts";

export type RecordingContext = {
  installationId: string;
  measurementId: string;
  recordedBy: string;
  times: Date[];
};

export function addRecordings(
  context: ProjectContext,
  installation: PlannedInstallation,
  planned: PlannedProduct,
  recording: RecordingContext,
): void {
  const proof = proofOf(catalogueProduct(planned.articleNumber).recipe);
  const readings = planReadings(cableOf(planned, installation.products), installation.condition, context.random);
  const steps = stepCatalogue.flatMap(({ stepLabel, asks }) => (asks[proof] ? [{ stepLabel, ...asks[proof] }] : []));
  for (const [index, step] of steps.slice(0, installation.steps).entries()) {
    const data: RecordedData = {};
    for (const field of [...step.required, ...step.optional]) record(data, field, readings, index);
    if (step.required.includes("attachments")) {
      data.attachments = addAttachments(context, recording, installation, planned, recording.times[index]);
    }
    context.rows.recording.push({
      company_id: context.companyId,
      measurement_id: recording.measurementId,
      step_label: step.stepLabel,
      data: JSON.stringify(data),
      recorded_at: recording.times[index] ?? context.now,
      recorded_by: recording.recordedBy,
    });
  }
}

function record(data: RecordedData, field: string, readings: Readings, step: number): void {
  if (field === "resistance") data.resistance = readings.resistance(step);
  if (field === "insulation") data.insulation = readings.insulation(step);
  if (field === "current") data.current = readings.current();
  if (field === "temperature") data.temperature = readings.temperature();
  if (field === "isWaterSurrounded") data.isWaterSurrounded = false;
}

/** Nominal resistance in ohms and power in watts. Foils of an installation are measured in parallel. */
function cableOf(planned: PlannedProduct, all: PlannedProduct[]) {
  const installed = installedAs(planned);
  const power = powerOf(installed);
  if (!isFoil(installed)) return { nominal: nominalResistance(installed), power };
  const foils = all.map(installedAs).filter(isFoil).map(nominalResistance);
  return { nominal: parallelResistance(foils.filter((ohms) => ohms !== null)), power };
}

function installedAs({ articleNumber, cableLength, voltage }: PlannedProduct) {
  return { product: catalogueProduct(articleNumber), cableLength: cableLength ?? null, voltage: voltage ?? null };
}

export function catalogueProduct(articleNumber: string) {
  const product = productCatalogue.find((candidate) => candidate.articleNumber === articleNumber);
  if (!product) throw new Error(`The catalogue has no product ${articleNumber}.`);
  return catalogueRow(product);
}
