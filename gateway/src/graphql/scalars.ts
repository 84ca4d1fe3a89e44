import { GraphQLError, GraphQLScalarType, Kind } from "graphql";
import { clientError } from "../rest/errors.ts";

const instantPattern = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

const dayWanted = "A Date is a day of the calendar such as 2026-01-31.";
const instantWanted = "A DateTime is an instant such as 2026-01-31T13:05:00.000Z.";

function readDay(value: unknown): string {
  if (typeof value === "string" && isDay(value)) return value;
  throw clientError("BAD_USER_INPUT", dayWanted);
}

function isInstant(value: unknown): value is string {
  if (typeof value !== "string" || !instantPattern.test(value)) return false;
  return isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

function readInstant(value: unknown): string {
  if (isInstant(value)) return new Date(value).toISOString();
  throw clientError("BAD_USER_INPUT", instantWanted);
}

// Lists hold thousands of values, so a value in the right form is passed on unchanged. REST has instants for some days.
function writeDay(value: unknown): string {
  const text = typeof value === "string" ? value : "";
  const day = /^\d{4}-\d\d-\d\dT/.test(text) ? dayOf(text) : text;
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  throw new GraphQLError(dayWanted);
}

function writeInstant(value: unknown): string {
  const isPromised = typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);
  if (isPromised) return value;
  if (isInstant(value)) return new Date(value).toISOString();
  throw new GraphQLError(instantWanted);
}

type Convert = (value: unknown) => string;

function scalarOf(name: string, description: string, [read, write]: [Convert, Convert]) {
  return new GraphQLScalarType<string, string>({
    name,
    description,
    serialize: write,
    parseValue: read,
    parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : null),
  });
}

/** A text of any form passes, because REST checks it and may hold texts stored under an older rule. */
function textScalar(name: string, description: string) {
  const pass = (value: unknown) => {
    if (typeof value === "string") return value;
    throw clientError("BAD_USER_INPUT", `${name} is a text.`);
  };
  return scalarOf(name, description, [pass, pass]);
}

export const scalars = {
  EmailAddress: textScalar("EmailAddress", "An e-mail address, also one with letters outside ASCII: `å@exempel.se`."),
  URL: textScalar("URL", "An address of the web; a firm's website may come without its scheme: `www.firm.se`."),
  Date: scalarOf("Date", "A calendar day without a time zone: `2026-01-31`.", [readDay, writeDay]),
  DateTime: scalarOf("DateTime", "An instant in UTC, ISO 8601: `2026-01-31T13:05:00.000Z`.", [
    readInstant,
    writeInstant,
  ]),
};

const midnight = /^\d{4}-\d\d-\d\dT00:00:00(\.000)?Z$/;

/** Reads the UTC day; empty for a text that is no instant. */
export function dayOf(instant: string): string {
  // Long lists hold thousands of midnights, which need no Date.
  if (midnight.test(instant)) return instant.slice(0, 10);
  const date = new Date(typeof instant === "string" ? instant : Number.NaN);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

export function instantOf(day: string): string {
  return `${day}T00:00:00.000Z`;
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && (new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false);
}
