import type { CreateProjectInput, UpdateProjectInput, UserError } from "../__generated__/resolvers.ts";
import { instantOf, isDay } from "../graphql/scalars.ts";
import { userError } from "../graphql/userErrors.ts";
import { type Requirement, requireFields, validateEmail } from "../graphql/validation.ts";
import type { Body, RestProject } from "../rest/types.ts";

const fields = ["name", "city", "customer", "customerEmail", "postalCode", "startDate", "endDate"] as const;

/** Trimmed texts; a missing text is empty. Days have the form `2026-01-31`. */
type ProjectForm = Record<(typeof fields)[number], string>;

export function parseProjectForm(input: CreateProjectInput | ProjectChange): ProjectForm {
  return Object.fromEntries(fields.map((field) => [field, input[field]?.trim() ?? ""])) as ProjectForm;
}

/** Only the given fields, trimmed. Null clears a field. */
type ProjectChange = Partial<Record<(typeof fields)[number], string | null>>;

export function parseProjectChange(input: UpdateProjectInput): ProjectChange {
  const given = fields.filter((field) => input[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, input[field]?.trim() ?? null]));
}

export function isWholeProject(change: ProjectChange): boolean {
  return fields.every((field) => change[field] !== undefined);
}

const clearable = ["customerEmail", "postalCode", "endDate"] as const;
type Clearable = (typeof clearable)[number];
type ChangedBody = Partial<Record<Exclude<keyof ProjectForm, Clearable>, string> & Record<Clearable, string | null>>;

/** The given fields as REST takes them; null clears a field. */
export function toChangedBody(change: ProjectChange): Body<"updateProject"> {
  const given = Object.entries(change).filter(([field, text]) => text || clearable.some((name) => name === field));
  const body: ChangedBody = Object.fromEntries(
    given.map(([field, text]) => [field, text && field.endsWith("Date") ? instantOf(text) : text || null]),
  );
  return body;
}

/** Every filled field of a valid form. */
export function toNewBody(form: ProjectForm): Body<"createProject"> {
  const filled = Object.entries(form).filter(([, text]) => text);
  return toChangedBody(Object.fromEntries(filled)) as Body<"createProject">;
}

/** Every filled field, for a service that takes only whole projects. */
export function toWholeBody(project: RestProject): Body<"updateProject"> {
  return Object.fromEntries(fields.flatMap((field) => (project[field] ? [[field, project[field]]] : [])));
}

const required = {
  name: ["NAME_REQUIRED", "Name is required"],
  city: ["CITY_REQUIRED", "City is required"],
  customer: ["CUSTOMER_REQUIRED", "Customer is required"],
  startDate: ["START_DATE_REQUIRED", "Start date is required"],
} satisfies Partial<Record<keyof ProjectForm, Requirement>>;

export function validateNewProject(form: ProjectForm): UserError[] {
  return [
    ...requireFields(form, { ...required, endDate: ["END_DATE_REQUIRED", "End date is required"] }),
    ...validateFormats(form),
  ];
}

/** A change must not empty a required field. The postal code may be absent or null, but not an empty text. */
export function validateProjectChange(change: ProjectChange): UserError[] {
  const form = parseProjectForm(change);
  const faults = requireFields(form, { ...required, postalCode: ["POSTAL_CODE_REQUIRED", "Postal code is required"] });
  const isEmptied = ({ field }: UserError) =>
    change[field as keyof ProjectForm] !== undefined && !(field === "postalCode" && change.postalCode === null);
  return [...faults.filter(isEmptied), ...validateFormats(form)];
}

function validateFormats({ startDate, endDate, customerEmail }: ProjectForm): UserError[] {
  const faults: UserError[] = [];
  const isUnreadable = (day: string) => day !== "" && !isDay(day);
  if (isUnreadable(startDate)) faults.push(userError("DATE_INVALID", "Invalid date format", "startDate"));
  if (isUnreadable(endDate)) faults.push(userError("DATE_INVALID", "Invalid date format", "endDate"));
  if (isDay(startDate) && isDay(endDate) && endDate < startDate) {
    faults.push(userError("END_BEFORE_START", "End date must be after start date", "endDate"));
  }
  if (customerEmail !== "") faults.push(...validateEmail(customerEmail, "customerEmail"));
  return faults;
}
