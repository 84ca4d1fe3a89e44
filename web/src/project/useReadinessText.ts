import { useIntl } from "react-intl";
import { useText } from "../i18n/useText.ts";
import type { MissingValue, ReadinessRow } from "./readinessRows.ts";

/** A function that says in words what a row of the readiness list is about, values beside their limits. */
export function useReadinessText(): (row: ReadinessRow) => string {
  const text = useText();
  const intl = useIntl();
  const number = (value: number | null | undefined) =>
    intl.formatNumber(value ?? 0, { maximumFractionDigits: value && value >= 1000 ? 0 : 1 });

  function outside({ field, value, isOverRange, minimum, maximum }: MissingValue): string {
    const limits = { value: number(value), lowest: number(minimum), highest: number(maximum) };
    if (field === "INSULATION" && minimum != null) return text("project.readiness.outside.insulation", limits);
    if (field !== "RESISTANCE" || minimum == null || maximum == null) return text("project.readiness.outside.other");
    return text(isOverRange ? "project.readiness.outside.overRange" : "project.readiness.outside.resistance", limits);
  }

  return (row) => {
    switch (row.kind) {
      case "no-products":
        return text("project.readiness.noProducts");
      case "to-finish":
        return text("project.readiness.toFinish");
      case "outside":
        return outside(row.missing);
      case "not-recorded": {
        const steps = intl.formatList(row.stepNumbers.map(String), { type: "conjunction" });
        const id = row.isAttachmentOnly ? "project.readiness.noAttachment" : "project.readiness.notRecorded";
        return text(id, { steps, count: row.stepNumbers.length });
      }
    }
  };
}
