import { useText } from "../../i18n/useText.ts";
import type { ProjectFormField } from "../projectDraft.ts";
import { useProjectFaultText } from "../useProjectFaultText.ts";
import type { ImportRow } from "./importRows.ts";

/** Returns what is wrong with a field of a line, or null. */
export function useFaultWords() {
  const text = useText();
  const faultText = useProjectFaultText();
  return ({ faults, sameAs, numberHolder }: ImportRow, field: ProjectFormField): string | null => {
    const fault = faults[field];
    if (fault === undefined)
      return field === "name" && sameAs !== null ? text("project.import.sameAs", { line: sameAs }) : null;
    if (field !== "externalId" || numberHolder === null) return faultText(fault, field);
    if (typeof numberHolder === "string") return text("project.import.numberTaken", { name: numberHolder });
    return text("project.import.numberTwice", { line: numberHolder });
  };
}
