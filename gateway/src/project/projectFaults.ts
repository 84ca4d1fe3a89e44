import type { UserError } from "../__generated__/resolvers.ts";
import { isDay } from "../day.ts";
import { emailErrors } from "../isEmail.ts";
import { type Requirement, requiredFaults } from "../requiredFaults.ts";
import { userError } from "../userErrors.ts";
import { type ProjectChange, type ProjectForm, projectForm } from "./projectForm.ts";

type Requirements = Partial<Record<keyof ProjectForm, Requirement>>;

const always: Requirements = {
  name: ["NAME_REQUIRED", "Name is required"],
  city: ["CITY_REQUIRED", "City is required"],
  customer: ["CUSTOMER_REQUIRED", "Customer is required"],
  startDate: ["START_DATE_REQUIRED", "Start date is required"],
};

/** What a new project lacks: it needs an end, but no postal code. */
export function newProjectFaults(form: ProjectForm): UserError[] {
  return [
    ...requiredFaults(form, { ...always, endDate: ["END_DATE_REQUIRED", "End date is required"] }),
    ...formatFaults(form),
  ];
}

/** Fields that a change may not empty. A postal code may be left out or be null; an empty text is a form that lacks it. */
export function changedProjectFaults(change: ProjectChange): UserError[] {
  const form = projectForm(change);
  const required = requiredFaults(form, { ...always, postalCode: ["POSTAL_CODE_REQUIRED", "Postal code is required"] });
  const isEmptied = ({ field }: UserError) =>
    change[field as keyof ProjectForm] !== undefined && !(field === "postalCode" && change.postalCode === null);
  return [...required.filter(isEmptied), ...formatFaults(form)];
}

function formatFaults({ startDate, endDate, customerEmail }: ProjectForm): UserError[] {
  const faults: UserError[] = [];
  const isUnreadable = (day: string) => day !== "" && !isDay(day);
  if (isUnreadable(startDate)) faults.push(userError("DATE_INVALID", "Invalid date format", "startDate"));
  if (isUnreadable(endDate)) faults.push(userError("DATE_INVALID", "Invalid date format", "endDate"));
  if (isDay(startDate) && isDay(endDate) && endDate < startDate) {
    faults.push(userError("END_BEFORE_START", "End date must be after start date", "endDate"));
  }
  if (customerEmail !== "") faults.push(...emailErrors(customerEmail, "customerEmail"));
  return faults;
}
