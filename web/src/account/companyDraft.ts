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

export type CompanyField = keyof CompanyDraft;

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

const optional: readonly CompanyField[] = ["orgNumber", "website"];

export const isOptional = (field: CompanyField) => optional.includes(field);

/** How many characters the service stores of each text. */
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
type CompanyFaults = Partial<Record<(typeof companyFields)[number], CompanyFault>>;

/** Each field that cannot be saved as it is, with the reason. */
export function companyFaults(draft: CompanyDraft): CompanyFaults {
  const missing = companyFields.filter((field) => !isOptional(field) && draft[field].trim() === "");
  const long = companyFields.filter((field) => isTooLong(draft[field], companyMaxLengths[field]));
  const faults: CompanyFaults = {
    ...Object.fromEntries(missing.map((field) => [field, "required" as const])),
    ...Object.fromEntries(long.map((field) => [field, "tooLong" as const])),
  };
  return faults.email || isEmail(draft.email.trim()) ? faults : { ...faults, email: "email" };
}

/** The draft as it is sent: without blanks around, and no website where none was typed. */
export function companyInput(draft: CompanyDraft) {
  const trimmed = Object.fromEntries(companyFields.map((field) => [field, draft[field].trim()]));
  return { ...draft, ...trimmed, website: draft.website.trim() || null };
}
