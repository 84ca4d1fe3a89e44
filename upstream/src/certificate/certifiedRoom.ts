import type { components } from "../__generated__/contract.ts";
import { toDay } from "../history/chain/historyEvent.ts";
import { dayInCountry } from "../i18n/country.ts";
import type { Language } from "../i18n/language.ts";
import { lengthOf, powerOf } from "../product/catalogue/nominalValues.ts";
import { productTitle } from "../product/catalogue/productTitle.ts";
import { type BuiltEntry, type BuiltStep, buildSteps } from "../step/buildSteps.ts";
import { formerFindings } from "../step/findMissing.ts";
import type { Reading } from "../step/judgeReading.ts";
import type { InstallationContents, InstalledProductRow } from "../step/loadInstallationContents.ts";
import type { CertifiedProduct, CertifiedRoom, CertifiedStep } from "./pdf/certificateSnapshot.ts";

type Country = components["schemas"]["Country"];

/** The voltage for which the catalogue states powers and resistances. */
const mainsVoltage = 230;

export function certifiedRoom(
  title: string,
  contents: InstallationContents,
  language: Language,
  country: Country,
): CertifiedRoom {
  const steps = buildSteps(contents, language);
  const photographed = new Set(
    contents.recordings.filter(({ data }) => data.attachments?.length).map(({ measurementId }) => measurementId),
  );
  return {
    title: oneLine(title),
    hasPhotos: contents.products.every(({ measurementId }) => photographed.has(measurementId)),
    products: contents.products.map((installed) => certifiedProduct(installed, steps, language, country)),
  };
}

function certifiedProduct(
  installed: InstalledProductRow,
  steps: BuiltStep[],
  language: Language,
  country: Country,
): CertifiedProduct {
  const { product, cableMarking, voltage, isolation, measurementId } = installed;
  return {
    title: productTitle(product, language),
    number: numberIn(country, product) ?? product.article_number,
    articleNumber: product.article_number,
    gtin: product.gtin,
    marking: cableMarking && oneLine(cableMarking),
    length: lengthOf(installed),
    power: powerOf(installed),
    voltage: voltage ?? mainsVoltage,
    ...(isolation && { isInsulated: true }),
    steps: steps.flatMap((step) => {
      const entry = step.entries.find((candidate) => candidate.installed.measurementId === measurementId);
      return entry ? [certifiedStep(step, entry, country)] : [];
    }),
  };
}

/** The national product number of Finland or Norway. Null for Sweden, which uses the catalogue's article number. */
function numberIn(country: Country, { snro, el_number }: InstalledProductRow["product"]): string | null {
  if (country === "FI") return snro;
  return country === "NO" ? el_number : null;
}

function certifiedStep({ stepLabel, title }: BuiltStep, entry: BuiltEntry, country: Country): CertifiedStep {
  const { dataSchema, recording } = entry;
  const { resistance, insulation, current, temperature, isWaterSurrounded } = dataSchema.properties;
  const asked: CertifiedStep["asked"] = {};
  if (resistance) asked.resistance = { minimum: resistance.minimum, maximum: resistance.maximum };
  if (insulation) asked.insulation = { minimum: insulation.const };
  if (current) asked.current = {};
  if (temperature) asked.temperature = {};
  if (isWaterSurrounded) asked.isWaterSurrounded = {};
  const photos = recording?.data.attachments ?? [];
  const wasOutside = formerFindings(stepLabel, entry).map(
    ({ quantity, minimum, maximum, exchangedAt, exchangedBy }) => ({
      ...{ quantity, minimum, maximum, exchangedBy },
      exchangedOn: dayInCountry(country, new Date(exchangedAt)),
    }),
  );
  const { measuredWith = {} } = recording ?? {};
  return {
    label: stepLabel,
    title,
    ...measuredOf(recording, country),
    asked,
    values: valuesOf(recording?.data),
    ...(Object.keys(measuredWith).length > 0 && { measuredWith }),
    photos,
    ...(wasOutside.length > 0 && { wasOutside }),
  };
}

function measuredOf(recording: BuiltEntry["recording"], country: Country): Pick<CertifiedStep, "day" | "person"> {
  if (!recording) return { day: null, person: null };
  const { measured, recordedAt, recordedBy } = recording;
  const { firstName, lastName } = measured?.by ?? recordedBy;
  return { day: toDay(measured?.on ?? null) ?? dayInCountry(country, recordedAt), person: `${firstName} ${lastName}` };
}

function valuesOf(data: NonNullable<BuiltEntry["recording"]>["data"] = {}): CertifiedStep["values"] {
  const { resistance, insulation, current, temperature, isWaterSurrounded } = data;
  const filled: [string, Reading | boolean | null | undefined][] = Object.entries({
    resistance,
    insulation,
    current,
    temperature,
    isWaterSurrounded,
  });
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined && value !== null));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
