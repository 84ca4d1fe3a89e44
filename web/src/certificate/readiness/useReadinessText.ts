import { useIntl } from "react-intl";
import { useNumberRuns } from "../../i18n/useNumberRuns.ts";
import { useText } from "../../i18n/useText.ts";
import { useRemarkText } from "../../installation/installationApi.ts";
import { instrumentName } from "../../reading/instrumentName.ts";
import { groupedText, type Quantity, storedReading } from "../../reading/reading.ts";
import type { MissingValue, ReadinessRow } from "./readinessRows.ts";

/** If at least this many different values have the same limits, only the limits are shown. */
const minSeveral = 3;

/** Describes the rows of one room, with values beside their limits. A reason that several steps share is shown once. */
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
      reading.kind === "value" ? number(reading.value) : groupedText(reading, quantity, intl.locale);
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

  const inSteps = (steps: readonly number[], words: string) =>
    steps.length === 0 ? words : text("project.readiness.inStep", { ...stepsOf(steps), remark: words });

  /** The text with the limits alone of a value outside its limits; null for other remarks. */
  function limitsOf({ kind, field, minimum, maximum }: MissingValue): string | null {
    if (kind !== "OUTSIDE" || minimum == null) return null;
    if (field === "INSULATION")
      return text("project.readiness.outside.severalInsulation", { lowest: megohms(minimum) });
    if (field !== "RESISTANCE" || maximum == null) return null;
    const limits = { lowest: ohmLimit(minimum), highest: ohmLimit(maximum) };
    return text("project.readiness.outside.severalResistance", limits);
  }

  function joined(rows: readonly ReadinessRow[]): Told[] {
    const limits = (row: ReadinessRow) => (row.kind === "remark" ? limitsOf(row.missing) : null);
    const several = new Set(
      [
        ...Map.groupBy(
          rows.filter((row) => row.kind === "remark"),
          limits,
        ),
      ].flatMap(([told, alike]) =>
        told === null || new Set(alike.map(({ missing }) => remark(missing))).size < minSeveral ? [] : [told],
      ),
    );
    const remarks = rows.flatMap((row) => (row.kind === "remark" ? row.missing : []));
    /** Names the product if another product of the step has the same remark. */
    const named = (missing: MissingValue) => {
      const words = remark(missing);
      const isShared = remarks.some(
        (one) =>
          one.stepNumber === missing.stepNumber && one.productTitle !== missing.productTitle && remark(one) === words,
      );
      return isShared && missing.productTitle ? `${words} (${missing.productTitle})` : words;
    };
    const wordsOf = (row: ReadinessRow) => {
      const told = limits(row);
      if (told !== null && several.has(told) && stepOf(row) != null) return told;
      return row.kind === "remark" ? named(row.missing) : row.kind === "lacks" ? lack(row) : null;
    };
    const groups = Map.groupBy(rows, (row) => (stepOf(row) == null ? row : (wordsOf(row) ?? row)));
    return [...groups.values()].map((alike) => ({ words: alike[0] ? wordsOf(alike[0]) : null, rows: alike }));
  }

  const stepsOf = (numbers: readonly number[]) => ({
    steps: runs(numbers),
    count: numbers.length,
  });

  const stepOf = (row: ReadinessRow | undefined) =>
    row?.kind === "remark" || row?.kind === "lacks" ? row.missing.stepNumber : null;

  function textOf({ words, rows }: Told, before: Told | undefined): string {
    const [row] = rows;
    if (words !== null) {
      const steps = (told: Told | undefined) => [...new Set(told?.rows.flatMap((one) => stepOf(one) ?? []))];
      const isRepeated = `${steps(before)}` === `${steps({ words, rows })}`;
      return inSteps(isRepeated ? [] : steps({ words, rows }), words);
    }
    switch (row?.kind) {
      case "no-products":
        return text("project.readiness.noProducts");
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
      default:
        return text("project.readiness.toFinish");
    }
  }

  return (rows) =>
    joined(rows)
      .map((told, at, all) => textOf(told, all[at - 1]))
      .join("; ");
}

/** Rows that share one text. `words` is that text for remarks and missing values, null for other rows. */
type Told = { words: string | null; rows: readonly ReadinessRow[] };

const fields = ["ATTACHMENTS", "CURRENT", "INSULATION", "IS_WATER_SURROUNDED", "RESISTANCE", "TEMPERATURE"] as const;
/** A field that this version does not know is called "value" in the text. */
const fieldOf = (field: string | null | undefined) => fields.find((one) => one === field) ?? "OTHER";
