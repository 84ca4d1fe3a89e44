import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Change = { field: string; version: string; recordedBy: { firstName: string } | null };
type Measured = { quantity: string; value: number | null };
type Recorded = { stepEntry: { id: string; measurements: Measured[]; changes: Change[] } };

const selection =
  "stepEntry { id measurements { quantity value } changes { field version recordedBy { firstName } } attachments { fileName } }";
const readingOf = (value: number) => [{ quantity: "RESISTANCE", value }];

function readValue({ stepEntry }: Recorded, quantity: string) {
  return stepEntry.measurements.find((measured) => measured.quantity === quantity)?.value;
}

describe("over a service that tells no versions", () => {
  let stack: FaultStack;
  let data: Record<string, unknown>;
  const posted: { data: object; versions?: object }[] = [];
  beforeAll(async () => {
    stack = await startFaultStack();
    stack.rest.handler = async (request, response) => {
      const { url = "", method } = request;
      if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
      if (method !== "POST") return answer(response, 200, { data: [{ stepLabel: "S", title: "S", data: [entry()] }] });
      const body = await jsonOf(request);
      posted.push(body);
      Object.assign(data, body.data);
      return answer(response, 200, entry());
    };
  });
  afterAll(() => stack.close());

  const properties = { resistance: { type: "number" }, insulation: { type: "number" }, attachments: { type: "array" } };
  const entry = () => ({
    measurementId: "m",
    productId: "p",
    dataSchema: { type: "object", properties, required: [] },
    data,
    recordedAt: null,
    recordedBy: null,
  });

  async function send(name: string, input: object) {
    posted.length = 0;
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code field } } }`;
    const stepEntryId = toGlobalId("StepEntry", "p", "i", "S", "m");
    type Payload = Recorded & { userErrors: { code: string; field: string }[] };
    const answered = await createCaller(stack.url).send<Record<string, Payload>>(
      query,
      { input: { stepEntryId, ...input } },
      { authorization: `Bearer ${stack.pool.accessToken()}` },
    );
    const payload = answered.data?.[name];
    if (!payload) throw new Error(JSON.stringify(answered.errors));
    const versions = payload.stepEntry.changes.map(({ field, version }) => ({ field, version }));
    return { ...payload, versions, sent: posted.map((body) => body.data) };
  }

  test("compares before it writes, and writes what nobody else changed", async () => {
    data = { resistance: 80 };
    const { versions } = await send("recordMeasurements", { readings: [{ quantity: "INSULATION", value: 100 }] });
    data.resistance = 88.4;
    const readings = [...readingOf(91), { quantity: "INSULATION", value: 500 }];
    const late = await send("recordMeasurements", { readings, versions });
    expect(late.userErrors).toEqual([{ code: "CONFLICT", field: "resistance" }]);
    expect(late.sent).toEqual([{ insulation: 500 }]);
    const again = await send("recordMeasurements", { readings: readingOf(91), versions: late.versions });
    expect([again.userErrors, again.sent]).toEqual([[], [{ resistance: 91 }]]);
  });

  test("writes nothing when each value is in conflict, and gives back what stands there", async () => {
    data = { resistance: 80 };
    const { versions } = await send("recordMeasurements", { readings: readingOf(80) });
    data.resistance = 88.4;
    const late = await send("recordMeasurements", { readings: readingOf(91), versions });
    expect([late.sent, readValue(late, "RESISTANCE")]).toEqual([[], 88.4]);
  });

  test("is told no day of measuring, which it does not keep, and records as before", async () => {
    data = {};
    stack.rest.lacking.add("measuredOn");
    const readings = readingOf(80);
    const refused = send("recordMeasurements", { readings, measuredOn: "2026-03-02" });
    await expect(refused).rejects.toThrow("lacks the feature measuredOn");
    expect(posted).toEqual([]);
    expect((await send("recordMeasurements", { readings })).sent).toEqual([{ resistance: 80 }]);
    stack.rest.lacking.clear();
  });

  test("is told no word of the sender about a photo, which it does not keep", async () => {
    posted.length = 0;
    stack.rest.lacking.add("photoProof");
    const file = { installationId: toGlobalId("Installation", "p", "i"), fileName: "a.txt", contentType: "text/plain" };
    const answered = await createCaller(stack.url).send(
      "mutation($input: CreateAttachmentUploadInput!) { createAttachmentUpload(input: $input) { uploadUrl } }",
      { input: { ...file, size: 4, origin: "CAMERA" } },
      { authorization: `Bearer ${stack.pool.accessToken()}` },
    );
    stack.rest.lacking.clear();
    expect(answered.errors).toMatchObject([{ message: expect.stringContaining("lacks the feature photoProof") }]);
    expect(posted).toEqual([]);
  });

  test("takes a file whose link was signed anew as the same file", async () => {
    const file = (signature: string) => ({ url: `https://files.example/1?s=${signature}`, fileName: "a.png" });
    data = { attachments: [file("1")] };
    const { versions } = await send("recordMeasurements", { readings: readingOf(80) });
    const version = versions.find(({ field }) => field === "ATTACHMENTS")?.version;
    data.attachments = [file("2")];
    expect((await send("recordAttachments", { attachments: [], version })).userErrors).toEqual([]);
    data.attachments = [file("3")];
    const late = await send("recordAttachments", { attachments: [], version: versions[0]?.version });
    expect(late.userErrors).toEqual([{ code: "CONFLICT", field: "attachments" }]);
  });
});

async function jsonOf(request: IncomingMessage): Promise<{ data: object; versions?: object }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as { data: object };
}
