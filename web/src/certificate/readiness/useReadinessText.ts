import { useIntl } from "react-intl";
import { useNumberRuns } from "../../i18n/useNumberRuns.ts";
import { useText } from "../../i18n/useText.ts";
import { useRemarkText } from "../../installation/installationApi.ts";
import { instrumentName } from "../../reading/instrumentName.ts";
import { type Quantity, readingText, storedReading } from "../../reading/reading.ts";
import type { MissingValue, ReadinessRow } from "./readinessRows.ts";

/** Describes the rows of one room, with values beside their limits. A step is named once for neighbouring rows. */
export function useReadinessText(): (rows: readonly ReadinessRow[]) => string {
  const text = useText();
  const runs = useNumberRuns();
  const intl = useIntl();
  const remarkText = useRemarkText();
  // Instruments show ohms below 1000 with one decimal, so values and limits are written the same way.
  const ohms = (value: number) => {
    const digits = value < 1000 ? 1 : 0;
    return intl.formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  };
  const ohmLimit = (value: number) =>
    value < 1000 ? ohms(value) : intl.formatNumber(value, { maximumFractionDigits: 1 });
  const megohms = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  // A value gets more decimals if rounding would make it equal to a limit or to zero.
  const beside = (written: (value: number) => string, limits: number[]) => (value: number) =>
    [...limits, 0].some((other) => other !== value && written(other) === written(value))
      ? intl.formatNumber(value, { maximumFractionDigits: 6 })
      : written(value);

  function remark(missing: MissingValue): string {
    const { kind, field, minimum, maximum, ...recorded } = missing;
    if (kind === "WAS_OUTSIDE") return remarkText(missing);
    if (kind === "SAME_PHOTO") return text("installation.remarks.samePhoto");
    if (kind === "SIMILAR_PHOTO") return text("installation.remarks.similarPhoto");
    const reading = storedReading(recorded);
    const shown = (number: (value: number) => string, quantity: Quantity) =>
      reading.kind === "value" ? number(reading.value) : readingText(reading, quantity, intl.locale);
    if (kind === "INCONCLUSIVE" && (field === "INSULATION" || field === "RESISTANCE"))
      return text(`project.readiness.inconclusive.${field}`, { value: shown(ohms, field) });
    if (field === "INSULATION" && minimum != null)
      return text("project.readiness.outside.insulation", {
        value: shown(beside(megohms, [minimum]), field),
        lowest: megohms(minimum),
      });
    if (field !== "RESISTANCE" || minimum == null || maximum == null) return text("project.readiness.outside.other");
    const limits = { lowest: ohmLimit(minimum), highest: ohmLimit(maximum) };
    if (recorded.isOverRange && recorded.lowerBound == null) return text("project.readiness.outside.overRange", limits);
    return text("project.readiness.outside.resistance", {
      ...limits,
      value: shown(beside(ohms, [minimum, maximum]), field),
    });
  }

  const lack = ({ missing: { field, productTitle }, isNamed }: Extract<ReadinessRow, { kind: "lacks" }>) =>
    [text(`project.readiness.lacks.${fieldOf(field)}`), isNamed && productTitle && `(${productTitle})`]
      .filter(Boolean)
      .join(" ");

  const inStep = (step: MissingValue["stepNumber"], words: string) =>
    step == null ? words : text("project.readiness.inStep", { step, remark: words });

  const stepsOf = (numbers: readonly number[]) => ({
    steps: runs(numbers),
    count: numbers.length,
  });

  const stepOf = (row: ReadinessRow | undefined) =>
    row?.kind === "remark" || row?.kind === "lacks" ? row.missing.stepNumber : null;

  function textOf(row: ReadinessRow, before: ReadinessRow | undefined): string {
    switch (row.kind) {
      case "no-products":
        return text("project.readiness.noProducts");
      case "to-finish":
        return text("project.readiness.toFinish");
      case "remark":
        return inStep(stepOf(row) === stepOf(before) ? null : stepOf(row), remark(row.missing));
      case "lacks":
        return inStep(stepOf(row) === stepOf(before) ? null : stepOf(row), lack(row));
      case "overdue": {
        const { instrument } = row.missing;
        return text("project.readiness.calibrationOverdue", {
          ...stepsOf(row.stepNumbers),
          instrument: instrument ? instrumentName(instrument) : "",
          day: instrument?.validUntil ?? "",
        });
      }
      case "not-recorded": {
        const id = row.isAttachmentOnly ? "project.readiness.noAttachment" : "project.readiness.notRecorded";
        return text(id, stepsOf(row.stepNumbers));
      }
    }
  }

  return (rows) => rows.map((row, at) => textOf(row, rows[at - 1])).join("; ");
}

const fields = ["ATTACHMENTS", "CURRENT", "INSULATION", "IS_WATER_SURROUNDED", "RESISTANCE", "TEMPERATURE"] as const;
/** A field that this version does not know is told as a value. */
const fieldOf = (field: string | null | undefined) => fields.find((one) => one === field) ?? "OTHER";
