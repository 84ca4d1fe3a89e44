import type { CreateProjectInput, UpdateProjectInput } from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";

const fields = ["name", "city", "customer", "customerEmail", "postalCode", "startDate", "endDate"] as const;

/** A project's own fields as they were typed, without blanks around; empty is none. Days as text. */
export type ProjectForm = Record<(typeof fields)[number], string>;

export function projectForm(input: CreateProjectInput | UpdateProjectInput): ProjectForm {
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
