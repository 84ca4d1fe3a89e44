import { isEmail } from "../certificate/isEmail.ts";

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

/** What keeps a field from being saved; a field without a fault is not named. */
export function companyFaults(draft: CompanyDraft): Partial<Record<CompanyField, "required" | "email">> {
  const missing = companyFields.filter((field) => !isOptional(field) && draft[field].trim() === "");
  const faults = Object.fromEntries(missing.map((field) => [field, "required" as const]));
  return draft.email.trim() === "" || isEmail(draft.email.trim()) ? faults : { ...faults, email: "email" };
}

/** The draft as it is sent: without blanks around, and no website where none was typed. */
export function companyInput(draft: CompanyDraft) {
  const trimmed = Object.fromEntries(companyFields.map((field) => [field, draft[field].trim()]));
  return { ...draft, ...trimmed, website: draft.website.trim() || null };
}
