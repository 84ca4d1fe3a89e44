import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { StoredCalibration } from "../database/instrumentTables.ts";
import type { Tables } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import { dayInCountry } from "../i18n/country.ts";
import type { Storage } from "../storage/createStorage.ts";

type Given = components["schemas"]["CalibrationsChange"];
type Services = { trx: Kysely<Tables>; storage: Storage; companyId: string };

/** @throws if days are out of order or in the future, or if a file was not uploaded */
export async function storedCalibrations(services: Services, given: Given): Promise<StoredCalibration[]> {
  const days = given.map(({ calibratedOn, validUntil }) => ({
    calibratedOn: calibratedOn.slice(0, 10),
    validUntil: validUntil.slice(0, 10),
  }));
  const today = await loadToday(services);
  for (const [place, { calibratedOn, validUntil }] of days.entries()) {
    const before = days[place - 1]?.calibratedOn;
    const at = (field: string) => `calibrations.${place}.${field}`;
    if (calibratedOn > today)
      throw refusal(at("calibratedOn"), `The day of the calibration, ${calibratedOn}, is in the future.`);
    if (before !== undefined && calibratedOn <= before)
      throw refusal(at("calibratedOn"), `The calibration of ${calibratedOn} stands after the one of ${before}.`);
    if (validUntil < calibratedOn)
      throw refusal(at("validUntil"), `The calibration ends on ${validUntil}, before its day ${calibratedOn}.`);
  }
  const names = given.map(({ certificate }) => certificate);
  const fileIds = names.map((certificate) => certificate && services.storage.fileIdOf(certificate.url));
  const stored = await findFiles(services, fileIds);
  return days.map((calibration, place) => {
    const [name, fileId] = [names[place], fileIds[place]];
    if (!name) return { ...calibration, certificate: null };
    if (fileId && stored.has(fileId)) return { ...calibration, certificate: { fileId, fileName: name.fileName } };
    const field = `calibrations.${place}.certificate.url`;
    throw validationFailed([{ field, code: "FIELD_VALUE", message: "No file was uploaded to this address." }]);
  });
}

async function findFiles({ trx, companyId }: Services, ids: (string | undefined)[]): Promise<Set<string>> {
  const found = await trx
    .selectFrom("file")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "in", ["", ...ids.flatMap((id) => id ?? [])])
    .where("kind", "=", "calibration")
    .where("stored_at", "is not", null)
    .execute();
  return new Set(found.map(({ id }) => id));
}

export async function loadToday({ trx, companyId }: Omit<Services, "storage">): Promise<string> {
  const company = trx.selectFrom("company").select("country").where("id", "=", companyId);
  return dayInCountry((await company.executeTakeFirstOrThrow()).country, new Date());
}

const refusal = (field: string, message: string) => validationFailed([{ field, code: "DATE_INVALID", message }]);
