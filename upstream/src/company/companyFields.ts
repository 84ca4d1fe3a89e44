import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { FieldValues } from "../history/chain/historyEvent.ts";

/** The history stores a company's logo as the id of the file. */
export function companyFields(company: Selectable<Tables["company"]>): FieldValues {
  return {
    name: company.name,
    orgNumber: company.org_number,
    address: company.address,
    postalCode: company.postal_code,
    city: company.city,
    phoneNumber: company.phone_number,
    email: company.email,
    website: company.website,
    country: company.country,
    logo: company.logo_file_id,
    reviewRequired: company.review_required,
    signsDeclarations: company.signs_declarations,
    "record.country": company.record_country,
    "record.statement": company.record_statement,
    "headOfWorks.name": company.head_name,
    "headOfWorks.qualification": company.head_qualification,
    "headOfWorks.phone": company.head_phone,
    "headOfWorks.email": company.head_email,
  };
}
