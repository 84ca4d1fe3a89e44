import type { MutationResolvers, ReadingInput, UserError } from "../__generated__/resolvers.ts";
import { userError } from "../graphql/userErrors.ts";
import type { RestReading } from "../rest/types.ts";
import { parseMeasured, parseStepEntryId, sendRecording } from "./sendRecording.ts";
import { parseStepVersions, restFields, type StepData } from "./stepFields.ts";

export const recordMeasurements: MutationResolvers["recordMeasurements"] = async (_, { input }, context) => {
  const key = parseStepEntryId(input.stepEntryId);
  const { data, userErrors } = parseReadings(input.readings ?? []);
  const { measured, userErrors: measuredErrors } = await parseMeasured(input, context);
  userErrors.push(...measuredErrors);
  if (input.isWaterSurrounded !== undefined) data.isWaterSurrounded = input.isWaterSurrounded;
  if (Object.keys({ ...data, ...measured }).length === 0 && userErrors.length === 0) {
    userErrors.push(userError("VALUE_INVALID", "There is nothing to record", "readings"));
  }
  const installation = () => context.loaders.installation.load(key.installation);
  if (userErrors.length > 0) return { installation, stepEntry: null, userErrors };
  return sendRecording(key, { data, versions: parseStepVersions(input.versions ?? []), ...measured }, context);
};

function parseReadings(readings: readonly ReadingInput[]): { data: StepData; userErrors: UserError[] } {
  const data: StepData = {};
  const userErrors: UserError[] = [];
  for (const reading of readings) {
    const field = restFields[reading.quantity];
    const isRepeated = field in data;
    const error = isRepeated ? valueInvalid(reading, "is given twice") : validateReading(reading);
    if (error) userErrors.push(error);
    else Object.assign(data, { [field]: toRestReading(reading) });
  }
  return { data, userErrors };
}

export function validateReading(reading: ReadingInput): UserError | null {
  const { quantity, value, isOverRange, lowerBound, isNotMeasured } = reading;
  const isOver = isOverRange || typeof lowerBound === "number";
  const said = [typeof value === "number", isOver, isNotMeasured].filter(Boolean).length;
  if (said > 1) return valueInvalid(reading, "has more than one of value, over range and not measured");
  if (quantity === "TEMPERATURE" && (isOver || isNotMeasured)) return valueInvalid(reading, "is a number or empty");
  const number = value ?? lowerBound ?? 0;
  if (quantity === "TEMPERATURE" || number >= 0) return null;
  return { ...valueInvalid(reading, "must not be negative"), min: 0 };
}

function valueInvalid({ quantity }: ReadingInput, fault: string): UserError {
  const field = restFields[quantity];
  return userError("VALUE_INVALID", `${field} ${fault}`, field);
}

export function toRestReading({ value, isOverRange, lowerBound, isNotMeasured }: ReadingInput): RestReading {
  // Six decimals avoid exponents, which REST does not read.
  if (typeof lowerBound === "number") return `>${Number(lowerBound.toFixed(6))}`;
  if (isOverRange) return "OVER_RANGE";
  return isNotMeasured ? "NOT_MEASURED" : (value ?? null);
}
