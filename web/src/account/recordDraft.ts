import { isEmail } from "../forms/isEmail.ts";
import { isTooLong, maxLengths } from "../forms/textLimits.ts";

export const recordCountries = ["FI", "NO", "SE"] as const;
export type RecordCountry = (typeof recordCountries)[number];

export type RecordDraft = {
  country: RecordCountry | "";
  name: string;
  qualification: string;
  phone: string;
  email: string;
  statement: string;
};

export type RecordText = Exclude<keyof RecordDraft, "country">;

/** The service's limits in characters. */
export const recordMaxLengths: Record<RecordText, number> = {
  name: maxLengths.title,
  qualification: maxLengths.title,
  phone: maxLengths.phone,
  email: maxLengths.email,
  statement: 1000,
};

export function recordFault(field: RecordText, value: string): "email" | "tooLong" | null {
  if (isTooLong(value, recordMaxLengths[field])) return "tooLong";
  return field === "email" && value !== "" && !isEmail(value) ? "email" : null;
}

export function recordInput({ country, statement, ...headOfWorks }: RecordDraft) {
  return country === "" ? null : { country, headOfWorks, statement };
}
