import { isEmail } from "../forms/isEmail.ts";
import { isTooLong, maxLengths } from "../forms/textLimits.ts";
import { isDay } from "../i18n/isDay.ts";

/** In the order that the form shows them. */
export const projectFields = [
  "name",
  "customer",
  "customerEmail",
  "postalCode",
  "city",
  "startDate",
  "endDate",
] as const;
export type ProjectField = (typeof projectFields)[number];

/** A project's details as they are written; days as `2026-01-31`. */
export type ProjectDraft = Readonly<Record<ProjectField, string>>;

/** By the codes that the gateway uses for the same. */
type ProjectFaults = Partial<Record<ProjectField, string>>;

export const emptyProject: ProjectDraft = {
  name: "",
  customer: "",
  customerEmail: "",
  postalCode: "",
  city: "",
  startDate: "",
  endDate: "",
};

const absence: Partial<Record<ProjectField, string>> = {
  name: "NAME_REQUIRED",
  customer: "CUSTOMER_REQUIRED",
  postalCode: "POSTAL_CODE_REQUIRED",
  city: "CITY_REQUIRED",
  startDate: "START_DATE_REQUIRED",
  endDate: "END_DATE_REQUIRED",
};

/** The faults of a draft; the fields named `optional` may be empty. An end on the day of the start is not before it. */
export function projectFaults(draft: ProjectDraft, optional: readonly ProjectField[]): ProjectFaults {
  const faults: ProjectFaults = {};
  for (const field of projectFields) {
    const fault = draft[field].trim() === "" ? missing(field, optional) : malformed(field, draft);
    if (fault !== undefined) faults[field] = fault;
  }
  return faults;
}

const missing = (field: ProjectField, optional: readonly ProjectField[]) =>
  optional.includes(field) ? undefined : absence[field];

/** How many characters the service stores; days have none. */
export const projectMaxLengths: Partial<Record<ProjectField, number>> = {
  name: maxLengths.title,
  customer: maxLengths.title,
  customerEmail: maxLengths.email,
  postalCode: maxLengths.postalCode,
  city: maxLengths.name,
};

function malformed(field: ProjectField, draft: ProjectDraft): string | undefined {
  const { customerEmail, startDate, endDate } = draft;
  if (isTooLong(draft[field], projectMaxLengths[field] ?? Number.POSITIVE_INFINITY)) return "TOO_LONG";
  if (field === "customerEmail") return isEmail(customerEmail.trim()) ? undefined : "EMAIL_INVALID";
  if (field === "startDate") return isDay(startDate) ? undefined : "DATE_INVALID";
  if (field !== "endDate") return undefined;
  if (!isDay(endDate)) return "DATE_INVALID";
  return isDay(startDate) && endDate < startDate ? "END_BEFORE_START" : undefined;
}

/** The draft as the mutations take it, an empty end as none. */
export function toProjectInput({ startDate, endDate, ...texts }: ProjectDraft) {
  return { ...texts, startsOn: startDate, endsOn: endDate || null };
}
