import type { Selectable } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import type { Storage } from "../storage/createStorage.ts";

/** A company as the contract shows it, with an expiring link to its logo. */
export function toCompany(company: Selectable<Tables["company"]>, storage: Storage): components["schemas"]["Company"] {
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
    version: String(company.version),
  };
}
