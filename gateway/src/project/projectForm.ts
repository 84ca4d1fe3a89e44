import type { CreateProjectInput, UpdateProjectInput } from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";
import type { Body, RestProject } from "../rest/types.ts";

const fields = ["name", "city", "customer", "customerEmail", "postalCode", "startDate", "endDate"] as const;

/** A project's own fields as they were typed, without blanks around; empty is none. Days as text. */
export type ProjectForm = Record<(typeof fields)[number], string>;

export function projectForm(input: CreateProjectInput | ProjectChange): ProjectForm {
  return Object.fromEntries(fields.map((field) => [field, input[field]?.trim() ?? ""])) as ProjectForm;
}

/** The form as REST takes it: days as midnight in UTC, and no key for an e-mail address or a postal code that is empty. */
export function projectBody({ name, city, customer, customerEmail, postalCode, startDate }: ProjectForm) {
  return {
    name,
    city,
    customer,
    ...(customerEmail !== "" && { customerEmail }),
    ...(postalCode !== "" && { postalCode }),
    startDate: instantOf(startDate),
  };
}

/** The fields that were given, as they were typed; null is none. */
export type ProjectChange = Partial<Record<(typeof fields)[number], string | null>>;

export function projectChange(input: UpdateProjectInput): ProjectChange {
  const given = fields.filter((field) => input[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, input[field]?.trim() ?? null]));
}

export function isWholeProject(change: ProjectChange): boolean {
  return fields.every((field) => change[field] !== undefined);
}

/** The fields that were given as REST takes them; null clears one. */
export function changedProjectBody(change: ProjectChange): Body<"updateProject"> {
  const { name, city, customer, customerEmail, postalCode, startDate, endDate } = change;
  return {
    ...(name && { name }),
    ...(city && { city }),
    ...(customer && { customer }),
    ...(customerEmail !== undefined && { customerEmail: customerEmail || null }),
    ...(postalCode !== undefined && { postalCode: postalCode || null }),
    ...(startDate && { startDate: instantOf(startDate) }),
    ...(endDate !== undefined && { endDate: endDate ? instantOf(endDate) : null }),
  };
}

/** The whole project exactly as it was read, for a service that may want all of it; a field that it lacks is left out. */
export function wholeProjectBody(project: RestProject): Body<"updateProject"> {
  const { name, city, customer, customerEmail, postalCode, startDate, endDate } = project;
  return {
    name,
    city,
    customer,
    startDate,
    ...(customerEmail && { customerEmail }),
    ...(postalCode && { postalCode }),
    ...(endDate && { endDate }),
  };
}
