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
  readonly least: number | null | undefined;
};

/** The gateway's verdict for a value that it has not got yet. Null when nothing is read or nothing is expected. */
export function judgeReading(quantity: Quantity, reading: Reading | null, limits: Limits): Verdict | null {
  if (reading === null || reading.kind === "empty") return null;
  if (reading.kind === "notMeasured") return "NOT_MEASURED";
  const { minimum, maximum, least } = limits;
  if (reading.kind === "overRange") {
    const { lowerBound } = reading;
    if (typeof least === "number")
      return lowerBound === null || lowerBound >= least ? "OVER_RANGE_WITHIN" : "OVER_RANGE_INCONCLUSIVE";
    if (quantity !== "RESISTANCE" || typeof maximum !== "number") return null;
    return lowerBound === null || lowerBound >= maximum ? "OVER_RANGE_OUTSIDE" : "OVER_RANGE_INCONCLUSIVE";
  }
  if (typeof least === "number") return reading.value >= least ? "WITHIN" : "OUTSIDE";
  if (typeof minimum !== "number" || typeof maximum !== "number") return null;
  if (reading.value < minimum || reading.value > maximum) return "OUTSIDE";
  const margin = (maximum - minimum) / 10;
  return reading.value < minimum + margin || reading.value > maximum - margin ? "NEAR_LIMIT" : "WITHIN";
}

type Judged = { readonly measurements: readonly { readonly verdict: Verdict | null | undefined }[] };

/** How many of a step's values are outside their limits, cannot be judged, or are near a limit, and whether any was judged. */
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

const looks: Partial<Record<Verdict, Look>> = {
  WITHIN: { shape: "completed", tone: "good", id: "verdict.within" },
  NEAR_LIMIT: { shape: "near-limit", tone: "near", id: "verdict.near" },
  OUTSIDE: { shape: "outside", tone: "bad", id: "verdict.outside" },
  OVER_RANGE_WITHIN: { shape: "over-range-within", tone: "good", id: "verdict.overRangeWithin" },
  OVER_RANGE_OUTSIDE: { shape: "over-range-outside", tone: "bad", id: "verdict.overRangeOutside" },
  OVER_RANGE_INCONCLUSIVE: { shape: "over-range-inconclusive", tone: "near", id: "verdict.overRangeInconclusive" },
  NOT_MEASURED: notMeasured,
};

/** Word, shape and tone of a verdict. A minimum has words of its own, as it has one limit. */
export function verdictLook(verdict: Verdict | null | undefined, quantity: Quantity): Look {
  const look = (verdict && looks[verdict]) || notMeasured;
  if (quantity !== "INSULATION") return look;
  if (verdict === "WITHIN") return { ...look, id: "verdict.withinLeast" };
  if (verdict === "OUTSIDE") return { ...look, id: "verdict.belowLeast" };
  return look;
}
