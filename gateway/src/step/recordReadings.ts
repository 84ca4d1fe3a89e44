import { isDeepStrictEqual } from "node:util";
import type { MutationResolvers, StepReadingInput, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { runItems, settleItems, validateItems } from "../graphql/bulk.ts";
import { parseIds } from "../graphql/globalId.ts";
import type { StepEntrySource } from "../graphql/sources.ts";
import { userError } from "../graphql/userErrors.ts";
import { isVersion } from "../graphql/version.ts";
import type { RestStepField } from "../rest/types.ts";
import { toRestReading, validateReading } from "./recordMeasurements.ts";
import {
  type MeasuredInput,
  parseMeasured,
  parseStepEntryId,
  type StepEntryKey,
  type StepRecording,
  sendRecording,
} from "./sendRecording.ts";
import { restFields, type StepData, type StepVersions } from "./stepFields.ts";

type ReadingResult = { stepEntry: StepEntrySource | null; userErrors: UserError[] };

export const recordReadings: MutationResolvers["recordReadings"] = async (_, { input: { readings } }, context) => {
  const userErrors = validateItems(readings, "readings");
  if (userErrors.length > 0) return { results: [], userErrors };
  const groups = [...groupByEntry(readings).values()];
  const readingsOf = (indices: number[]) => indices.map((index) => readings[index] as StepReadingInput);
  const recorded = await runItems(groups, (indices) => recordEntry(readingsOf(indices), context), context);
  const results: Promise<ReadingResult>[] = [];
  groups.forEach((indices, group) => {
    indices.forEach((index, place) => {
      results[index] = (recorded[group] as Promise<ReadingResult[]>).then((ofEntry) => ofEntry[place] as ReadingResult);
    });
  });
  // Each recording clears the loader, so the answer waits for all before it loads the products.
  return { results: await settleItems(results), userErrors };
};

/** The ids are parsed, because different texts in base64url can be the same id. */
function groupByEntry(readings: readonly StepReadingInput[]): Map<string, number[]> {
  const idOf = (index: number) => readings[index]?.stepEntryId ?? "";
  return Map.groupBy(readings.keys(), (index) => JSON.stringify(parseIds("StepEntry", idOf(index)) ?? idOf(index)));
}

async function recordEntry(readings: StepReadingInput[], context: Context): Promise<ReadingResult[]> {
  const key = parseStepEntryId(readings[0]?.stepEntryId ?? "");
  const data: StepData = {};
  const versions: StepVersions = {};
  const { measured, userErrors } = await parseMeasured(readings[0] ?? {}, context);
  const faults = readings.map((reading, index) => {
    const field = restFields[reading.quantity];
    const isRepeated = readings.findIndex(({ quantity }) => quantity === reading.quantity) < index;
    const fault = isRepeated
      ? userError("VALUE_INVALID", `${field} is given twice`, "quantity")
      : (userErrors[0] ?? measuredFault(reading, readings[0] ?? {}) ?? faultOf(reading));
    if (fault) return fault;
    Object.assign(data, { [field]: toRestReading(reading) });
    if (reading.version) versions[field] = reading.version;
    return null;
  });
  const isAnyLeft = Object.keys(data).length > 0;
  const recorded = isAnyLeft
    ? await recordValid(key, { data, versions, ...measured }, context)
    : { stepEntry: null, userErrors: [] };
  return readings.map((reading, index) => {
    const fault = faults[index];
    return fault ? { stepEntry: null, userErrors: [fault] } : toResult(reading, recorded, data);
  });
}

const shared = ["measuredOn", "measuredById", "measuredWithId", "testVoltage", "fileLine"] as const;

/** An entry's readings must share one day, person, instrument, test voltage and line of a file. */
function measuredFault(reading: MeasuredInput, first: MeasuredInput): UserError | null {
  const field = shared.find((name) => !isDeepStrictEqual(reading[name] ?? null, first[name] ?? null));
  return field ? userError("VALUE_INVALID", `${field} differs from another reading's`, field) : null;
}

function faultOf(reading: StepReadingInput): UserError | null {
  const error = validateReading(reading);
  if (error) return { ...error, field: valueField(reading) };
  if (isVersion(reading.version)) return null;
  return userError("VALUE_INVALID", "version must be one that was read", "version");
}

/** REST refuses a recording as a whole, so the faultless values are sent again. */
async function recordValid(
  key: StepEntryKey,
  { data, versions, ...measured }: StepRecording,
  context: Context,
): Promise<ReadingResult> {
  const recorded = await sendRecording(key, { data, versions, ...measured }, context);
  const refused = new Set(recorded.userErrors.map(({ field }) => field));
  const valid = Object.keys(data).filter((field) => !refused.has(field)) as RestStepField[];
  const isRefusedInPart = valid.length > 0 && valid.length < Object.keys(data).length;
  if (recorded.stepEntry || !isRefusedInPart) return recorded;
  const rest = { data: pick(data, valid), versions: pick(versions, valid), ...measured };
  const again = await recordValid(key, rest, context);
  return { ...again, userErrors: [...recorded.userErrors, ...again.userErrors] };
}

function pick<T extends object>(from: T, fields: string[]): T {
  return Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field))) as T;
}

/** An error without a value's name, such as ALREADY_COMPLETED, concerns every reading. */
function toResult(reading: StepReadingInput, { stepEntry, userErrors }: ReadingResult, data: StepData): ReadingResult {
  const own = restFields[reading.quantity];
  const told = userErrors.flatMap((error) => {
    if (error.field === own) return { ...error, field: error.code === "CONFLICT" ? "version" : valueField(reading) };
    return error.field && error.field in data ? [] : error;
  });
  const isKnown = told.every(({ code }) => code === "CONFLICT");
  return { stepEntry: isKnown ? stepEntry : null, userErrors: told };
}

function valueField({ lowerBound }: StepReadingInput): string {
  return typeof lowerBound === "number" ? "lowerBound" : "value";
}
