import { useText } from "../../i18n/useText.ts";
import type { ProjectFormField } from "../projectDraft.ts";

export function useFieldLabels(): Record<ProjectFormField, string> {
  const text = useText();
  return {
    name: text("project.field.name"),
    customer: text("project.fact.customer"),
    customerEmail: text("project.fact.customerEmail"),
    postalCode: text("project.field.postalCode"),
    city: text("project.field.city"),
    startDate: text("project.fact.startDate"),
    endDate: text("project.fact.endDate"),
    externalId: text("project.fact.externalId"),
  };
}
