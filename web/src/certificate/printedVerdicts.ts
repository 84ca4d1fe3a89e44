import { type Quantity, storedReading } from "../reading/reading.ts";
import { judgeReading, type Verdict } from "../reading/verdict.ts";
import type { VerifiedRooms_certificate$data } from "./__generated__/VerifiedRooms_certificate.graphql.ts";

export type Rooms = NonNullable<VerifiedRooms_certificate$data["rooms"]>;
export type Product = Rooms[number]["products"][number];
type Step = NonNullable<Product["steps"]>[number];
type Printed = Step["resistance"];

export type PrintedValue = {
  quantity: Quantity;
  reading: ReturnType<typeof storedReading>;
  verdict: Verdict | null;
};
export type PrintedStep = { label: string; title: string; values: PrintedValue[] };

/** The steps of a product with their readings. The printed limits judge resistance and insulation; the others have none. */
export function printedSteps({ steps, resistance, insulation }: Product): PrintedStep[] {
  const limits = { minimum: null, maximum: null, lowerLimit: null };
  const ofResistance = { ...limits, minimum: resistance?.minimum, maximum: resistance?.maximum };
  const ofInsulation = { ...limits, lowerLimit: insulation?.minimum };
  const judged = (quantity: "RESISTANCE" | "INSULATION", printed: Printed): PrintedValue[] => {
    if (!printed) return [];
    const reading = storedReading(printed);
    const verdict = judgeReading(quantity, reading, quantity === "RESISTANCE" ? ofResistance : ofInsulation);
    return [{ quantity, reading, verdict }];
  };
  const recorded = (quantity: Quantity, printed: Printed): PrintedValue[] =>
    printed ? [{ quantity, reading: storedReading(printed), verdict: null }] : [];
  return (steps ?? []).flatMap(({ label, title, ...step }) => {
    const values = [
      ...judged("RESISTANCE", step.resistance),
      ...judged("INSULATION", step.insulation),
      ...recorded("CURRENT", step.current),
      ...recorded("TEMPERATURE", step.temperature),
    ];
    return values.length > 0 ? [{ label, title, values }] : [];
  });
}

/** Counts verdicts. A reading without verdict is not counted as judged. */
export function countPrinted(steps: PrintedStep[]) {
  const verdicts = steps.flatMap(({ values }) => values.map(({ verdict }) => verdict ?? "NOT_MEASURED"));
  const count = (...of: Verdict[]) => verdicts.filter((verdict) => of.includes(verdict)).length;
  return {
    judged: verdicts.length - count("NOT_MEASURED"),
    outside: count("OUTSIDE", "OVER_RANGE_OUTSIDE"),
    inconclusive: count("OVER_RANGE_INCONCLUSIVE"),
    near: count("NEAR_LIMIT"),
  };
}
