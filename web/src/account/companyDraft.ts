import { isEmail } from "../forms/isEmail.ts";
import { isTooLong, maxLengths } from "../forms/textLimits.ts";

export const countries = ["SE", "NO", "FI", "DK", "DE", "OTHER"] as const;
export type Country = (typeof countries)[number];

export type CompanyDraft = {
  name: string;
  orgNumber: string;
  address: string;
  postalCode: string;
  city: string;
  phoneNumber: string;
  email: string;
  website: string;
  country: Country;
};

export const companyFields = [
  "name",
  "orgNumber",
  "address",
  "postalCode",
  "city",
  "phoneNumber",
  "email",
  "website",
] as const;

const optional: readonly (keyof CompanyDraft)[] = ["orgNumber", "website"];

export const isOptional = (field: keyof CompanyDraft) => optional.includes(field);

/** The service's limits in characters. */
export const companyMaxLengths: Record<(typeof companyFields)[number], number> = {
  name: maxLengths.name,
  orgNumber: maxLengths.orgNumber,
  address: maxLengths.title,
  postalCode: maxLengths.postalCode,
  city: maxLengths.name,
  phoneNumber: maxLengths.phone,
  email: maxLengths.email,
  website: maxLengths.website,
};

export type CompanyFault = "required" | "email" | "tooLong";

export function companyFault(field: (typeof companyFields)[number], value: string): CompanyFault | null {
  if (value === "") return isOptional(field) ? null : "required";
  if (isTooLong(value, companyMaxLengths[field])) return "tooLong";
  return field === "email" && !isEmail(value) ? "email" : null;
}

export const companyInput = (draft: CompanyDraft) => ({ ...draft, website: draft.website || null });
