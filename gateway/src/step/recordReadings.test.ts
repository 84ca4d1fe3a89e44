import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type BuiltRoom, buildProject, buildRoom } from "../../test/buildRooms.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Entry = {
  id: string;
  measurements: { quantity: string; value: number | null }[];
  changes: { field: string; version: string }[];
};
type Result = { stepEntry: Entry | null; userErrors: { code: string; field: string | null; max: number | null }[] };

const selection =
  "results { stepEntry { id measurements { quantity value } changes { field version } } userErrors { code field max } }";
const post = "POST v1/measurements";

let stack: Stack;
let mutate: Mutate;
let owner: Mutate;
let rooms: BuiltRoom[];
beforeAll(async () => {
  stack = await startStack();
  mutate = createMutator(stack, await signInAs(stack, "office@nordgolv.example"));
  owner = createMutator(stack, await signInAs(stack, "owner@nordgolv.example"));
  const place = await buildProject(stack, mutate);
  rooms = [];
  for (const title of ["Bad 1", "Bad 2", "Bad 3", "Bad 4"]) rooms.push(await buildRoom(mutate, { ...place, title }));
});
afterAll(() => stack.close());

const record = async (readings: object[], send = mutate) => {
  const { payload, ...sent } = await send<{ results: (Result | null)[] }>("recordReadings", { readings }, selection);
  const told = payload?.results.map((result) => result?.userErrors.map(({ code, field }) => [code, field]) ?? null);
  return { results: payload?.results, told, ...sent };
};

function entryOf(room: number, step = 0) {
  const entry = rooms[room]?.entries[step];
  if (!entry) throw new Error(`Room ${room} has no step ${step}`);
  return entry;
}

const resistance = (room: number, value: number) => ({ stepEntryId: entryOf(room).id, quantity: "RESISTANCE", value });
const insulation = (room: number, value: number) => ({ stepEntryId: entryOf(room).id, quantity: "INSULATION", value });

async function storedIn(room: number): Promise<object> {
  const { measurementId, stepLabel } = entryOf(room);
  const rows = stack.upstream.services.db.selectFrom("recording").select("data");
  const found = rows.where("measurement_id", "=", measurementId).where("step_label", "=", stepLabel);
  return (await found.executeTakeFirst())?.data ?? {};
}

test("records a sheet with one request for each entry, and tells each reading in its order", async () => {
  const sheet = [resistance(0, 80.5), resistance(1, 81.5), insulation(0, 500), insulation(1, 600)];
  const { results, told, errors, codes, requests, bodies } = await record(sheet);
  expect([errors, codes, told]).toEqual([undefined, [], [[], [], [], []]]);
  expect(requests).toEqual([post, post]);
  const bodyOf = (room: number, data: object) => ({
    measurementId: entryOf(room).measurementId,
    stepLabel: entryOf(room).stepLabel,
    data,
  });
  expect(bodies).toEqual([
    bodyOf(0, { resistance: 80.5, insulation: 500 }),
    bodyOf(1, { resistance: 81.5, insulation: 600 }),
  ]);
  expect(results?.map((result) => result?.stepEntry?.id)).toEqual([0, 1, 0, 1].map((room) => entryOf(room).id));
  expect(results?.[2]?.stepEntry?.measurements).toEqual(
    expect.arrayContaining([
      { quantity: "RESISTANCE", value: 80.5 },
      { quantity: "INSULATION", value: 500 },
    ]),
  );
});

test("changes nothing when the same sheet is sent again", async () => {
  const sheet = [resistance(0, 80.5), insulation(0, 500)];
  await record(sheet);
  const stored = await storedIn(0);
  const { told } = await record(sheet);
  expect([told, await storedIn(0)]).toEqual([[[], []], stored]);
});

test("records the other readings of a step when the service refuses one", async () => {
  const { told, results, requests, bodies } = await record([resistance(0, 2_000_000), insulation(0, 510)]);
  expect(told).toEqual([[["VALUE_INVALID", "value"]], []]);
  expect(results?.[0]).toMatchObject({ stepEntry: null, userErrors: [{ max: 1_000_000 }] });
  expect(requests).toEqual([post, post]);
  expect(bodies).toMatchObject([{ data: { resistance: 2_000_000, insulation: 510 } }, { data: { insulation: 510 } }]);
  expect(await storedIn(0)).toEqual({ resistance: 80.5, insulation: 510 });
});

test("names the part of a reading that cannot be, and asks the service nothing about it", async () => {
  const stepEntryId = entryOf(0).id;
  const { told, requests, bodies } = await record([
    { stepEntryId, quantity: "RESISTANCE", value: 5, isNotMeasured: true },
    { stepEntryId, quantity: "CURRENT", lowerBound: -5 },
    { ...insulation(0, 1), version: 'a"b' },
    { ...insulation(2, 1), version: "" },
    resistance(1, 82.5),
    resistance(1, 83.5),
  ]);
  const invalid = ["value", "lowerBound", "version", "version"].map((field) => [["VALUE_INVALID", field]]);
  expect(told).toEqual([...invalid, [], [["VALUE_INVALID", "quantity"]]]);
  expect(requests).toEqual([post]);
  expect(bodies).toMatchObject([{ data: { resistance: 82.5 } }]);
});

test("keeps a value that somebody else changed, and records the others of its step", async () => {
  const first = await record([resistance(2, 80), insulation(2, 500)]);
  const changes = first.results?.[0]?.stepEntry?.changes ?? [];
  const versionOf = (field: string) => changes.find((change) => change.field === field)?.version;
  await record([resistance(2, 88.4)], owner);
  const late = await record([
    { ...resistance(2, 91), version: versionOf("RESISTANCE") },
    { ...insulation(2, 700), version: versionOf("INSULATION") },
  ]);
  expect([late.told, late.requests]).toEqual([[[["CONFLICT", "version"]], []], [post]]);
  expect(late.results?.[0]?.stepEntry?.measurements).toContainEqual({ quantity: "RESISTANCE", value: 88.4 });
  expect(await storedIn(2)).toEqual({ resistance: 88.4, insulation: 700 });
});

test("tells a finished room for each of its readings, and records the rooms that are open", async () => {
  const { db } = stack.upstream.services;
  const finished = db.updateTable("installation").where("id", "=", rooms[3]?.installationId ?? "");
  await finished.set({ completed_at: new Date() }).execute();
  const { told } = await record([resistance(3, 80), insulation(3, 500), resistance(1, 84.5)]);
  expect(told).toEqual([[["ALREADY_COMPLETED", null]], [["ALREADY_COMPLETED", null]], []]);
  expect([await storedIn(3), await storedIn(1)]).toMatchObject([{}, { resistance: 84.5 }]);
});

test("an entry that is not there is an error at its own readings", async () => {
  const missing = toGlobalId("StepEntry", crypto.randomUUID(), crypto.randomUUID(), "S", crypto.randomUUID());
  const readings = ["nonsense", missing].map((stepEntryId) => ({ stepEntryId, quantity: "RESISTANCE", value: 1 }));
  const { told, errors, requests } = await record([...readings, resistance(1, 85.5)]);
  expect(told).toEqual([null, null, []]);
  expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual(
    expect.arrayContaining([0, 1].map((index) => [["recordReadings", "results", index], "NOT_FOUND"])),
  );
  expect(requests).toEqual([post, post]);
});

test.each([
  ["no readings", 0],
  ["more than 100", 101],
])("refuses %s as a whole", async (_, length) => {
  const readings = Array.from({ length }, () => resistance(0, 1));
  const { results, codes, requests } = await record(readings);
  expect([results, codes, requests]).toEqual([[], [["VALUE_INVALID", "readings"]], []]);
});

test("readings of an entry have one day and one person of measuring", async () => {
  const measuredOn = "2026-03-02";
  const reading = (room: number, quantity: string, value: number) => ({
    stepEntryId: entryOf(room, 1).id,
    quantity,
    value,
  });
  const { told: outcomes, bodies } = await record([
    { ...reading(0, "RESISTANCE", 80), measuredOn },
    { ...reading(0, "INSULATION", 500), measuredOn },
    reading(1, "RESISTANCE", 80),
    { ...reading(1, "INSULATION", 500), measuredOn },
  ]);
  expect(outcomes).toEqual([[], [], [], [["VALUE_INVALID", "measuredOn"]]]);
  const sent = bodies as { data: object; measuredOn?: string }[];
  const told = sent.map(({ data, measuredOn: day }) => ({ data, day }));
  expect(told).toHaveLength(2);
  expect(told).toContainEqual({ data: { resistance: 80, insulation: 500 }, day: measuredOn });
  expect(told).toContainEqual({ data: { resistance: 80 }, day: undefined });
});
