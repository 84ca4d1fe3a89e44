import type { Selectable } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { confirmationsColumn, type StandardsConfirmation } from "../database/standardsConfirmations.ts";
import type { Tables } from "../database/tables.ts";
import type { Handler } from "../http/operation.ts";
import { dayInCountry } from "../i18n/country.ts";
import { standardsOn } from "../i18n/standards.ts";
import type { Storage } from "../storage/createStorage.ts";

export const getCompany: Handler<"getCompany"> = async ({ db, storage, viewer }) => {
  const company = await db
    .selectFrom("company")
    .selectAll()
    .select((eb) => confirmationsColumn(eb, viewer.companyId).as("confirmations"))
    .where("id", "=", viewer.companyId)
    .executeTakeFirstOrThrow();
  return { status: 200, body: toCompany(company, storage), version: company.version };
};

type Company = Selectable<Tables["company"]> & { confirmations: StandardsConfirmation[] };

function toNationalRecord(company: Company): components["schemas"]["NationalRecord"] | null {
  const { record_country: country, record_statement: statement } = company;
  if (country === null) return null;
  const { version, names } = standardsOn(country, dayInCountry(country, new Date()));
  const { head_name: name, head_qualification: qualification, head_phone: phone, head_email: email } = company;
  const found = company.confirmations.find((confirmed) => confirmed.version === version);
  const confirmedAt = found ? new Date(found.confirmedAt).toISOString() : null;
  const standards = { version, names, confirmedAt, confirmedBy: found?.person ?? null };
  return { country, headOfWorks: { name, qualification, phone, email }, statement, standards };
}

export function toCompany(company: Company, storage: Storage): components["schemas"]["Company"] {
  return {
    id: company.id,
    name: company.name,
    orgNumber: company.org_number,
    address: company.address,
    city: company.city,
    postalCode: company.postal_code,
    phoneNumber: company.phone_number,
    email: company.email,
    website: company.website,
    country: company.country,
    logo: company.logo_file_id && storage.downloadLink(company.logo_file_id),
    reviewRequired: company.review_required,
    signsDeclarations: company.signs_declarations,
    nationalRecord: toNationalRecord(company),
    version: String(company.version),
  };
}
