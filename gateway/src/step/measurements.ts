import type { MeasuredInstrument, Measurement, Quantity, Verdict } from "../__generated__/resolvers.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import { toReading } from "../rest/toReading.ts";
import type { RestStepEntry } from "../rest/types.ts";
import { quantities, restFields } from "./stepFields.ts";

export function toMeasurements({ dataSchema, data, measuredWith }: RestStepEntry): Measurement[] {
  return quantities
    .filter((quantity) => dataSchema.properties[restFields[quantity]])
    .map((quantity) => {
      const reading = toReading(data[restFields[quantity]]);
      const limits = toLimits(dataSchema.properties, quantity);
      const isRequired = dataSchema.required?.includes(restFields[quantity]) ?? false;
      const verdict = toVerdict(quantity, reading, limits);
      const told = quantity === "TEMPERATURE" ? undefined : measuredWith?.[restFields[quantity]];
      const { testVoltage = null, file } = told ?? {};
      const fileLine = file ? { ...file, nodeId: toGlobalId("InstrumentFile", file.id) } : null;
      const shown = { instrument: toMeasuredInstrument(told?.instrument ?? null), testVoltage, fileLine };
      return { quantity, ...reading, isRequired, ...limits, least: limits.lowerLimit, verdict, ...shown };
    });
}

type Told = NonNullable<NonNullable<RestStepEntry["measuredWith"]>["resistance"]>["instrument"];

export function toMeasuredInstrument(told: Told): MeasuredInstrument | null {
  if (!told) return null;
  const { id, overdue, ...instrument } = told;
  return { ...instrument, nodeId: toGlobalId("Instrument", id), isOverdue: overdue };
}

/** Resistance in ohm, insulation in megohm. */
export type Limits = { minimum: number | null; maximum: number | null; lowerLimit: number | null };

function toLimits({ resistance, insulation }: RestStepEntry["dataSchema"]["properties"], quantity: Quantity): Limits {
  return {
    minimum: quantity === "RESISTANCE" ? (resistance?.minimum ?? null) : null,
    maximum: quantity === "RESISTANCE" ? (resistance?.maximum ?? null) : null,
    lowerLimit: quantity === "INSULATION" ? (insulation?.const ?? null) : null,
  };
}

/** Null without a reading, or for a number without a limit. Web client and service share `docs/verdicts.json`. */
export function toVerdict(quantity: Quantity, reading: ReturnType<typeof toReading>, limits: Limits): Verdict | null {
  const { value, isOverRange, lowerBound, isNotMeasured } = reading;
  if (isNotMeasured) return "NOT_MEASURED";
  if (lowerBound !== null) return judgeLowerBound(lowerBound, limits);
  if (isOverRange) return judgeOverRange(quantity);
  if (value === null) return null;
  if (limits.lowerLimit !== null) return value >= limits.lowerLimit ? "WITHIN" : "OUTSIDE";
  return judgeInBand(value, limits);
}

/** The instrument's range ended at `bound`, so the value can be judged only if the range includes the limit. */
function judgeLowerBound(bound: number, { maximum, lowerLimit }: Limits): Verdict | null {
  if (lowerLimit !== null) return bound >= lowerLimit ? "OVER_RANGE_WITHIN" : "OVER_RANGE_INCONCLUSIVE";
  if (maximum !== null) return bound >= maximum ? "OVER_RANGE_OUTSIDE" : "OVER_RANGE_INCONCLUSIVE";
  return null;
}

/** Beyond the instrument's scale, insulation is good, but a resistance means a broken conductor. */
function judgeOverRange(quantity: Quantity): Verdict | null {
  if (quantity === "INSULATION") return "OVER_RANGE_WITHIN";
  return quantity === "RESISTANCE" ? "OVER_RANGE_OUTSIDE" : null;
}

/** The outer tenth of the band at either end counts as near the limit. */
const nearShare = 0.1;

function judgeInBand(value: number, { minimum, maximum }: Limits): Verdict | null {
  if (minimum === null && maximum === null) return null;
  if (value < (minimum ?? -Infinity) || value > (maximum ?? Infinity)) return "OUTSIDE";
  if (minimum === null || maximum === null) return "WITHIN";
  const margin = (maximum - minimum) * nearShare;
  return value < minimum + margin || value > maximum - margin ? "NEAR_LIMIT" : "WITHIN";
}
