import type { MessageId } from "../i18n/catalogues.ts";
import type { ShapeName } from "../ui/Shape.tsx";
import type { Quantity } from "./reading.ts";

export type Verdict =
  | "WITHIN"
  | "NEAR_LIMIT"
  | "OUTSIDE"
  | "OVER_RANGE_WITHIN"
  | "OVER_RANGE_OUTSIDE"
  | "OVER_RANGE_INCONCLUSIVE"
  | "NOT_MEASURED"
  | "%future added value";

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

/** Word, shape and tone of a verdict. A least value has words of its own, as it has one limit. */
export function verdictLook(verdict: Verdict | null | undefined, quantity: Quantity): Look {
  const look = (verdict && looks[verdict]) || notMeasured;
  if (quantity !== "INSULATION") return look;
  if (verdict === "WITHIN") return { ...look, id: "verdict.withinLeast" };
  if (verdict === "OUTSIDE") return { ...look, id: "verdict.belowLeast" };
  return look;
}
