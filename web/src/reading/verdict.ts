import type { MessageId } from "../i18n/catalogues.ts";
import type { ShapeName } from "../ui/StatusIcon.tsx";
import type { Quantity, Reading } from "./reading.ts";

export type Verdict =
  | "WITHIN"
  | "NEAR_LIMIT"
  | "OUTSIDE"
  | "OVER_RANGE_WITHIN"
  | "OVER_RANGE_OUTSIDE"
  | "OVER_RANGE_INCONCLUSIVE"
  | "NOT_MEASURED"
  | "%future added value";

type Limits = {
  readonly minimum: number | null | undefined;
  readonly maximum: number | null | undefined;
  readonly lowerLimit: number | null | undefined;
};

/** Computes the gateway's verdict for an unsaved value (`docs/verdicts.json`). Null without value or limits. */
export function judgeReading(quantity: Quantity, reading: Reading | null, limits: Limits): Verdict | null {
  if (reading === null || reading.kind === "empty") return null;
  if (reading.kind === "notMeasured") return "NOT_MEASURED";
  if (reading.kind === "overRange")
    return reading.lowerBound === null ? judgeOverRange(quantity) : judgeLowerBound(reading.lowerBound, limits);
  if (typeof limits.lowerLimit === "number") return reading.value >= limits.lowerLimit ? "WITHIN" : "OUTSIDE";
  return judgeInBand(reading.value, limits);
}

/** Beyond the scale, insulation is good and a conductor is broken, whatever range is expected. */
function judgeOverRange(quantity: Quantity): Verdict | null {
  if (quantity === "INSULATION") return "OVER_RANGE_WITHIN";
  return quantity === "RESISTANCE" ? "OVER_RANGE_OUTSIDE" : null;
}

function judgeLowerBound(bound: number, { maximum, lowerLimit }: Limits): Verdict | null {
  if (typeof lowerLimit === "number") return bound >= lowerLimit ? "OVER_RANGE_WITHIN" : "OVER_RANGE_INCONCLUSIVE";
  if (typeof maximum !== "number") return null;
  return bound >= maximum ? "OVER_RANGE_OUTSIDE" : "OVER_RANGE_INCONCLUSIVE";
}

function judgeInBand(value: number, { minimum, maximum }: Limits): Verdict | null {
  const hasMinimum = typeof minimum === "number";
  const hasMaximum = typeof maximum === "number";
  if (!hasMinimum && !hasMaximum) return null;
  if ((hasMinimum && value < minimum) || (hasMaximum && value > maximum)) return "OUTSIDE";
  if (!hasMinimum || !hasMaximum) return "WITHIN";
  const margin = (maximum - minimum) / 10;
  return value < minimum + margin || value > maximum - margin ? "NEAR_LIMIT" : "WITHIN";
}

type Judged = { readonly measurements: readonly { readonly verdict: Verdict | null | undefined }[] };

export function countVerdicts(entries: readonly Judged[]) {
  const verdicts = entries.flatMap(({ measurements }) => measurements.flatMap(({ verdict }) => verdict ?? []));
  const count = (...of: Verdict[]) => verdicts.filter((verdict) => of.includes(verdict)).length;
  return {
    outside: count("OUTSIDE", "OVER_RANGE_OUTSIDE"),
    inconclusive: count("OVER_RANGE_INCONCLUSIVE"),
    near: count("NEAR_LIMIT"),
    hasJudged: verdicts.length > count("NOT_MEASURED"),
  };
}

type Look = { shape: ShapeName; tone: "good" | "near" | "bad" | "none"; id: MessageId };

const notMeasured: Look = { shape: "not-measured", tone: "none", id: "step.notMeasured" };

export const unusualLook: Look = { shape: "near-limit", tone: "near", id: "verdict.unusual" };

const looks: Partial<Record<Verdict, Look>> = {
  WITHIN: { shape: "completed", tone: "good", id: "verdict.within" },
  NEAR_LIMIT: { shape: "near-limit", tone: "near", id: "verdict.near" },
  OUTSIDE: { shape: "outside", tone: "bad", id: "verdict.outside" },
  // Insulation beyond the instrument's range is good, so it has the shape of any good value and no arrow.
  OVER_RANGE_WITHIN: { shape: "completed", tone: "good", id: "verdict.within" },
  OVER_RANGE_OUTSIDE: { shape: "over-range-outside", tone: "bad", id: "verdict.overRangeOutside" },
  OVER_RANGE_INCONCLUSIVE: { shape: "over-range-inconclusive", tone: "near", id: "verdict.overRangeInconclusive" },
  NOT_MEASURED: notMeasured,
};

/** Word, icon and tone of a verdict. An unusual value is not called good before the person confirms it. */
export function verdictLook(verdict: Verdict | null | undefined, quantity: Quantity, isQuestioned = false): Look {
  const look = (verdict && looks[verdict]) || notMeasured;
  if (isQuestioned && look.tone === "good") return unusualLook;
  if (quantity !== "INSULATION") return look;
  if (verdict === "WITHIN" || verdict === "OVER_RANGE_WITHIN") return { ...look, id: "verdict.withinLeast" };
  if (verdict === "OUTSIDE") return { ...look, id: "verdict.belowLeast" };
  return look;
}
