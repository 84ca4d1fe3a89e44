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

/** A form has the office's own number, too, where the service keeps it. */
export const projectFormFields = [...projectFields, "externalId"] as const;
export type ProjectFormField = (typeof projectFormFields)[number];
export type ProjectFormDraft = Readonly<Record<ProjectFormField, string>>;
type AnyDraft = ProjectDraft & Partial<ProjectFormDraft>;

/** By the codes that the gateway uses for the same. */
type ProjectFaults = Partial<Record<ProjectFormField, string>>;

export const emptyProject: ProjectFormDraft = {
  name: "",
  customer: "",
  customerEmail: "",
  postalCode: "",
  city: "",
  startDate: "",
  endDate: "",
  externalId: "",
};

const absence: Partial<Record<ProjectFormField, string>> = {
  name: "NAME_REQUIRED",
  customer: "CUSTOMER_REQUIRED",
  postalCode: "POSTAL_CODE_REQUIRED",
  city: "CITY_REQUIRED",
  startDate: "START_DATE_REQUIRED",
  endDate: "END_DATE_REQUIRED",
};

/** The faults of a draft; the fields named `optional` may be empty. An end on the day of the start is not before it. */
export function projectFaults(draft: AnyDraft, optional: readonly ProjectFormField[]): ProjectFaults {
  const faults: ProjectFaults = {};
  for (const field of projectFormFields) {
    const fault = (draft[field] ?? "").trim() === "" ? missing(field, optional) : malformed(field, draft);
    if (fault !== undefined) faults[field] = fault;
  }
  return faults;
}

const missing = (field: ProjectFormField, optional: readonly ProjectFormField[]) =>
  optional.includes(field) ? undefined : absence[field];

/** How many characters the service stores; days have none. */
export const projectMaxLengths: Partial<Record<ProjectFormField, number>> = {
  name: maxLengths.title,
  customer: maxLengths.title,
  customerEmail: maxLengths.email,
  postalCode: maxLengths.postalCode,
  city: maxLengths.name,
  externalId: maxLengths.name,
};

function malformed(field: ProjectFormField, draft: AnyDraft): string | undefined {
  const { customerEmail, startDate, endDate } = draft;
  if (isTooLong(draft[field] ?? "", projectMaxLengths[field] ?? Number.POSITIVE_INFINITY)) return "TOO_LONG";
  if (field === "customerEmail") return isEmail(customerEmail.trim()) ? undefined : "EMAIL_INVALID";
  if (field === "startDate") return isDay(startDate) ? undefined : "DATE_INVALID";
  if (field !== "endDate") return undefined;
  if (!isDay(endDate)) return "DATE_INVALID";
  return isDay(startDate) && endDate < startDate ? "END_BEFORE_START" : undefined;
}

/** The draft as input of the mutations; an empty end date becomes null. The own number is sent only if it was changed. */
export function toProjectInput({ startDate, endDate, externalId = "", ...texts }: AnyDraft, savedExternalId = "") {
  const own = externalId !== savedExternalId && { externalId: externalId || null };
  return { ...texts, ...own, startsOn: startDate, endsOn: endDate || null };
}
