import { isEmail } from "../forms/isEmail.ts";
import { isTooLong, maxLengths } from "../forms/textLimits.ts";
import { isDay } from "../i18n/isDay.ts";

/** In the order of the form. */
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

/** The details as typed; days look like `2026-01-31`. */
export type ProjectDraft = Readonly<Record<ProjectField, string>>;

/** A form also has the office's own number if the service supports it. */
export const projectFormFields = [...projectFields, "externalId"] as const;
export type ProjectFormField = (typeof projectFormFields)[number];
/** The kind of work is chosen from a list, so it has no faults. An empty text stands for no kind. */
export type ProjectFormDraft = Readonly<Record<ProjectFormField | "workKind", string>>;
type AnyDraft = ProjectDraft & Partial<ProjectFormDraft>;

/** The values are the gateway's error codes. */
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
  workKind: "",
};

const absence: Partial<Record<ProjectFormField, string>> = {
  name: "NAME_REQUIRED",
  customer: "CUSTOMER_REQUIRED",
  postalCode: "POSTAL_CODE_REQUIRED",
  city: "CITY_REQUIRED",
  startDate: "START_DATE_REQUIRED",
  endDate: "END_DATE_REQUIRED",
};

/** The draft's faults; fields in `optional` may be empty. Start and end may be the same day. */
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

/** The service's limits in characters. */
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

/** In the order of Norway's form. */
export const workKinds = ["NEW_INSTALLATION", "EXTENSION", "CHANGE"] as const;

/** The mutation's input. The external id and the kind of work are only sent if they were changed. */
export function toProjectInput(
  { startDate, endDate, externalId = "", workKind = "", ...texts }: AnyDraft,
  saved: Partial<ProjectFormDraft> = {},
) {
  const own = externalId !== (saved.externalId ?? "") && { externalId: externalId || null };
  const chosen = workKinds.find((kind) => kind === workKind) ?? null;
  const kind = workKind !== (saved.workKind ?? "") && { workKind: chosen };
  return { ...texts, ...own, ...kind, startsOn: startDate, endsOn: endDate || null };
}
