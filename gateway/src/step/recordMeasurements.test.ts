import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import type { Caller } from "../../test/createCaller.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

let stack: Stack;
let office: Caller;
let measurementId: string;
let installationId: string;
let stepEntryId: string;

beforeAll(async () => {
  stack = await startStack();
  office = await signInAs(stack, "office@nordgolv.example");
  const found = await stack.upstream.services.db
    .selectFrom("installed_product as installed")
    .innerJoin("installation", "installation.id", "installed.installation_id")
    .innerJoin("product", "product.id", "installed.product_id")
    .innerJoin("app_user", "app_user.company_id", "installation.company_id")
    .select(["installed.id", "installation.id as installationId", "installation.project_id as projectId"])
    .where("app_user.email", "=", "office@nordgolv.example")
    .where("installation.completed_at", "is", null)
    .where("product.recipe", "is", null)
    .executeTakeFirstOrThrow();
  measurementId = found.id;
  installationId = found.installationId;
  stepEntryId = toGlobalId("StepEntry", found.projectId, installationId, "AFTER_COVERING", measurementId);
});
afterAll(() => stack.close());
beforeEach(() => void stack.takeRequests());

type Measured = { quantity: string; value: number | null; isOverRange: boolean; lowerBound: number | null };
type Recorded = {
  stepEntry: { measurements: (Measured & { verdict: string | null })[] } | null;
  userErrors: { code: string; field: string | null }[];
};

async function record(readings: object[]): Promise<Recorded> {
  const query = `mutation($input: RecordMeasurementsInput!) { recordMeasurements(input: $input) {
    stepEntry { measurements { quantity value isOverRange lowerBound verdict } } userErrors { code field }
  } }`;
  const { data } = await office.send<{ recordMeasurements: Recorded }>(query, { input: { stepEntryId, readings } });
  return data.recordMeasurements;
}

async function storedData() {
  const { data } = await stack.upstream.services.db
    .selectFrom("recording")
    .select("data")
    .where("measurement_id", "=", measurementId)
    .where("step_label", "=", "AFTER_COVERING")
    .executeTakeFirstOrThrow();
  return data;
}

test("keeps the number at which the instrument's range ended, and judges by it", async () => {
  const { stepEntry, userErrors } = await record([
    { quantity: "RESISTANCE", lowerBound: 100_000 },
    { quantity: "INSULATION", lowerBound: 5.5 },
  ]);
  expect(userErrors).toEqual([]);
  expect(stepEntry?.measurements).toEqual([
    { quantity: "RESISTANCE", value: null, isOverRange: true, lowerBound: 100_000, verdict: "OVER_RANGE_OUTSIDE" },
    { quantity: "INSULATION", value: null, isOverRange: true, lowerBound: 5.5, verdict: "OVER_RANGE_INCONCLUSIVE" },
  ]);
  expect(await storedData()).toMatchObject({ resistance: ">100000", insulation: ">5.5" });
  expect(stack.takeRequests()).toEqual(["POST v1/measurements"]);
});

test("an end of scale without a number has no lower bound", async () => {
  const { stepEntry } = await record([{ quantity: "INSULATION", isOverRange: true }]);
  expect(stepEntry?.measurements[1]).toEqual({
    quantity: "INSULATION",
    value: null,
    isOverRange: true,
    lowerBound: null,
    verdict: "OVER_RANGE_WITHIN",
  });
  expect(await storedData()).toMatchObject({ insulation: "OVER_RANGE" });
});

test("a lower bound may be said to be over range too", async () => {
  const { userErrors } = await record([{ quantity: "INSULATION", isOverRange: true, lowerBound: 1000 }]);
  expect(userErrors).toEqual([]);
  expect(await storedData()).toMatchObject({ insulation: ">1000" });
});

test("names the range that a value left, as the service explains it", async () => {
  const query = `mutation($input: RecordMeasurementsInput!) { recordMeasurements(input: $input) {
    userErrors { code field message min max }
  } }`;
  const readings = [{ quantity: "RESISTANCE", value: 2_000_000 }];
  const { data } = await office.send<{ recordMeasurements: object }>(query, { input: { stepEntryId, readings } });
  const message = "resistance is more than 1000000: give 0 to 1000000.";
  expect(data.recordMeasurements).toEqual({
    userErrors: [{ code: "VALUE_INVALID", field: "resistance", message, min: null, max: 1_000_000 }],
  });
});

test.each([
  ["beside a value", { quantity: "INSULATION", value: 5, lowerBound: 5 }, "insulation"],
  ["below zero", { quantity: "INSULATION", lowerBound: -1 }, "insulation"],
  ["of a temperature", { quantity: "TEMPERATURE", lowerBound: 20 }, "temperature"],
])("refuses a lower bound %s, and asks REST nothing", async (_, reading, field) => {
  const { userErrors } = await record([reading]);
  expect(userErrors).toEqual([{ code: "VALUE_INVALID", field }]);
  expect(stack.takeRequests()).toEqual([]);
});

test("an invalid value keeps the others of its input from being recorded", async () => {
  await record([{ quantity: "INSULATION", value: 300 }]);
  const readings = [
    { quantity: "RESISTANCE", value: -1 },
    { quantity: "INSULATION", value: 400 },
  ];
  const refused = { stepEntry: null, userErrors: [{ code: "VALUE_INVALID", field: "resistance" }] };
  expect(await record(readings)).toEqual(refused);
  expect(await record([{ ...readings[0], value: 2_000_000 }, readings[1] ?? {}])).toEqual(refused);
  expect(await storedData()).toMatchObject({ insulation: 300 });
});

test("day and person of measuring go beside the values, are told again without any, and the service refuses what cannot be", async () => {
  type Found = { viewer: { id: string; company: { installers: { id: string }[] } } };
  const { data } = await office.send<Found>("{ viewer { id company { installers { id } } } }");
  const measuredById = data.viewer.company.installers[0]?.id;
  const query = `mutation($input: RecordMeasurementsInput!) { recordMeasurements(input: $input) {
    stepEntry { measuredOn measuredBy { id } } userErrors { code field }
  } }`;
  const tell = async (told: object) =>
    (await office.send<{ recordMeasurements: object }>(query, { input: { stepEntryId, ...told } })).data
      .recordMeasurements;
  const readings = [{ quantity: "INSULATION", value: 300 }];
  expect(await tell({ readings, measuredOn: "2026-03-02", measuredById })).toEqual({
    stepEntry: { measuredOn: "2026-03-02", measuredBy: { id: measuredById } },
    userErrors: [],
  });
  expect(await tell({ measuredOn: "2026-03-04" })).toMatchObject({ stepEntry: { measuredOn: "2026-03-04" } });
  expect(await storedData()).not.toHaveProperty("measuredOn");
  const refused = (code: string, field: string) => ({ stepEntry: null, userErrors: [{ code, field }] });
  expect(await tell({ readings, measuredOn: "2999-01-01" })).toEqual(refused("DATE_INVALID", "measuredOn"));
  const nobody = toGlobalId("User", "nobody");
  expect(await tell({ readings, measuredById: data.viewer.id })).toEqual(
    refused("MEASURER_NOT_ALLOWED", "measuredById"),
  );
  expect(await tell({ readings, measuredById: nobody })).toEqual(refused("MEASURER_NOT_ALLOWED", "measuredById"));
  expect(await tell({ readings, measuredById: "x" })).toEqual(refused("MEASURER_NOT_ALLOWED", "measuredById"));
});

test("an entry leads to its installation and step by its id alone", async () => {
  const query = "query($id: ID!) { node(id: $id) { ... on StepEntry { stepLabel installation { installationId } } } }";
  const { data } = await office.send<{ node: object }>(query, { id: stepEntryId });
  expect(data.node).toEqual({
    stepLabel: "AFTER_COVERING",
    installation: { installationId },
  });
});
