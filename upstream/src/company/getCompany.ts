import type { Selectable } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import type { Handler } from "../http/operation.ts";
import type { Storage } from "../storage/createStorage.ts";

export const getCompany: Handler<"getCompany"> = async ({ db, storage, viewer }) => {
  const company = await db
    .selectFrom("company")
    .selectAll()
    .where("id", "=", viewer.companyId)
    .executeTakeFirstOrThrow();
  return { status: 200, body: toCompany(company, storage), version: company.version };
};

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
    reviewRequired: company.review_required,
    signsDeclarations: company.signs_declarations,
    version: String(company.version),
  };
}
