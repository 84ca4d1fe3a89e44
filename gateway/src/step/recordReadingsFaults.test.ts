import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Payload = { recordReadings: { results: (null | { stepEntry: object | null; userErrors: object[] })[] } };

let stack: FaultStack;
const posted: { measurementId: string; data: object }[] = [];
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = async (request, response) => {
    const body = JSON.parse(await text(request)) as { measurementId: string; data: object };
    posted.push(body);
    if (body.measurementId === "broken") return answer(response, 500, { code: "INTERNAL", message: "" });
    const details = [{ field: "data.resistance", code: "FIELD_UNKNOWN", message: "" }];
    const problem = { code: "VALIDATION_FAILED", message: "", details };
    if (body.measurementId === "refusing") return answer(response, 400, problem);
    const dataSchema = { type: "object", properties: { resistance: { type: "number" } }, required: [] };
    return answer(response, 200, { ...body, productId: "p", dataSchema, recordedAt: null, recordedBy: null });
  };
});
afterAll(() => stack.close());

test("does the others when the service refuses one entry and fails at another", async () => {
  const idOf = (measurementId: string) => toGlobalId("StepEntry", "p", "i", "S", measurementId);
  const readings = ["good", "refusing", "broken", "fine"].map((measurementId, index) => ({
    stepEntryId: idOf(measurementId),
    quantity: "RESISTANCE",
    value: index,
  }));
  const broken = { stepEntryId: idOf("broken"), quantity: "INSULATION", value: 500 };
  const query = `mutation($input: RecordReadingsInput!) { recordReadings(input: $input) {
    results { stepEntry { id } userErrors { code field } }
  } }`;
  const input = { readings: [...readings, broken] };
  const headers = { authorization: `Bearer ${stack.pool.accessToken()}` };
  const { data, errors } = await createCaller(stack.url).send<Payload>(query, { input }, headers);
  expect(data.recordReadings.results).toEqual([
    { stepEntry: { id: idOf("good") }, userErrors: [] },
    { stepEntry: null, userErrors: [{ code: "VALUE_INVALID", field: "value" }] },
    null,
    { stepEntry: { id: idOf("fine") }, userErrors: [] },
    null,
  ]);
  expect(errors?.map(({ path, extensions: { code } }) => [path?.at(-1), code])).toEqual([
    [2, "UPSTREAM_ERROR"],
    [4, "UPSTREAM_ERROR"],
  ]);
  expect(stack.takeRequests()).toEqual(Array.from({ length: 4 }, () => "POST v1/measurements"));
  expect(posted).toContainEqual(expect.objectContaining({ data: { resistance: 2, insulation: 500 } }));
});
