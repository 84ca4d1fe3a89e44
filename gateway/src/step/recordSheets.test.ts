import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { dumpDatabase } from "../../../upstream/test/dumpDatabase.ts";
import { type BuiltRoom, buildProject, buildRoom } from "../../test/buildRooms.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { createRandom, type Random } from "../../test/fuzz/createRandom.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Reading = { stepEntryId: string; quantity: string; [part: string]: unknown };
/** A reading with its result: the value that REST stores, or the code of its refusal. */
type Line = { reading: Reading; place: string; field: string; kept: unknown; refusal: string | null };
type Results = { results: ({ userErrors: { code: string }[] } | null)[] };

const cases = 200;
const quantities = ["RESISTANCE", "INSULATION", "CURRENT", "TEMPERATURE"];

let stack: Stack;
let mutate: Mutate;
let rooms: BuiltRoom[];
beforeAll(async () => {
  stack = await startStack();
  mutate = createMutator(stack, await signInAs(stack, "office@nordgolv.example"));
  const place = await buildProject(stack, mutate);
  rooms = [];
  for (const title of ["Bad 1", "Bad 2", "Bad 3"]) rooms.push(await buildRoom(mutate, { ...place, title }));
});
afterAll(() => stack.close());

type Recorded = Record<string, Record<string, unknown>>;

async function loadRecorded(measurementIds?: string[]): Promise<Recorded> {
  let recordings = stack.upstream.services.db.selectFrom("recording").selectAll();
  if (measurementIds) recordings = recordings.where("measurement_id", "in", measurementIds);
  const rows = await recordings.execute();
  return Object.fromEntries(rows.map((row) => [`${row.measurement_id} ${row.step_label}`, { ...row.data }]));
}

async function dumpTheRest(): Promise<Record<string, string[]>> {
  const tables = Object.entries(await dumpDatabase(stack.upstream.services.db));
  return Object.fromEntries(
    tables.filter(([name]) => name !== "recording" && !/^(history|object_change|step_finding)/.test(name)),
  );
}

/** Each sheet has values of its own, so a value in a wrong place is noticed. */
function makeSheet(random: Random, number: number): Line[] {
  const seen = new Set<string>();
  return Array.from({ length: 1 + random.below(6) }, (_, index) => {
    const line = makeLine(random, number + index / 100);
    const key = `${line.reading.stepEntryId} ${line.field}`;
    if (seen.has(key)) line.refusal = "VALUE_INVALID";
    seen.add(key);
    return line;
  });
}

function makeLine(random: Random, value: number): Line {
  const entry = random.one(random.one(rooms).entries);
  const quantity = random.one([...entry.quantities, ...entry.quantities, ...quantities]);
  const field = quantity.toLowerCase();
  const isTemperature = quantity === "TEMPERATURE";
  const only = (refused: boolean) => (refused ? "VALUE_INVALID" : null);
  const size = isTemperature ? value / 10 : value;
  const [parts, kept, refusal] = random.one<[object, unknown, string | null]>([
    [{ value: size }, size, null],
    [{ value: size }, size, null],
    [{ value: size, version: "of-another-day" }, null, "CONFLICT"],
    [{ value: 2_000_000 }, null, "VALUE_INVALID"],
    [{ value: -100 }, null, "VALUE_INVALID"],
    [{ value: size, isOverRange: true }, null, "VALUE_INVALID"],
    [{ isOverRange: true }, "OVER_RANGE", only(isTemperature)],
    [{ lowerBound: value }, `>${value}`, only(isTemperature)],
    [{ isNotMeasured: true }, "NOT_MEASURED", only(isTemperature)],
    [{}, undefined, null],
  ]);
  const place = `${entry.measurementId} ${entry.stepLabel}`;
  if (random.below(12) === 0) {
    const nowhere = toGlobalId("StepEntry", crypto.randomUUID(), crypto.randomUUID(), "S", crypto.randomUUID());
    const isKnownFirst = refusal === "VALUE_INVALID";
    const reading = { stepEntryId: nowhere, quantity, ...parts };
    return { reading, place, field, kept, refusal: isKnownFirst ? refusal : "NOT_FOUND" };
  }
  const reading = { stepEntryId: entry.id, quantity, ...parts };
  return { reading, place, field, kept, refusal: entry.quantities.includes(quantity) ? refusal : "VALUE_INVALID" };
}

test(`each value of ${cases} sheets ends in its own room and step or is refused with a reason, and nothing else changes`, async () => {
  const random = createRandom(1_311);
  const before = await dumpTheRest();
  const wanted = await loadRecorded();
  const own = new Set(rooms.flatMap(({ entries }) => entries.map(({ measurementId }) => measurementId)));
  const fates = new Set<string | null>();
  for (let number = 1; number <= cases; number += 1) {
    const sheet = makeSheet(random, number);
    const readings = sheet.map(({ reading }) => reading);
    const { payload, errors } = await mutate<Results>(
      "recordReadings",
      { readings },
      "results { userErrors { code } }",
    );
    const told = payload.results.map((result, index) => {
      if (result) return result.userErrors[0]?.code ?? null;
      return errors?.find(({ path }) => path?.at(-1) === index)?.extensions.code;
    });
    expect([number, readings, told]).toEqual([number, readings, sheet.map(({ refusal }) => refusal)]);
    for (const { place, field, kept, refusal } of sheet) {
      fates.add(refusal);
      if (refusal === null) wanted[place] = { ...wanted[place], [field]: kept };
    }
    const ofTheRooms = Object.entries(wanted).filter(([place]) => own.has(place.split(" ")[0] ?? ""));
    expect(await loadRecorded([...own])).toEqual(Object.fromEntries(ofTheRooms));
  }
  // No sheet undoes a wrong change in another room, so one comparison at the end finds every such change.
  expect(await loadRecorded()).toEqual(wanted);
  expect(fates).toEqual(new Set([null, "CONFLICT", "VALUE_INVALID", "NOT_FOUND"]));
  expect(await dumpTheRest()).toEqual(before);
});
