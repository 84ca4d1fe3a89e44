import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, type Stack, startFaultStack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../globalId.ts";

type Change = { field: string; version: string; recordedBy: { firstName: string } | null };
type Measured = { quantity: string; value: number | null };
type Recorded = { stepEntry: { id: string; measurements: Measured[]; changes: Change[] } };

const selection =
  "stepEntry { id measurements { quantity value } changes { field version recordedBy { firstName } } attachments { fileName } }";
type Listed = { stepEntry: { attachments: { fileName: string }[] } };
const filesOfEntry = "stepEntry { attachments { fileName } }";
const readingOf = (value: number) => [{ quantity: "RESISTANCE", value }];

function readValue({ stepEntry }: Recorded, quantity: string) {
  return stepEntry.measurements.find((measured) => measured.quantity === quantity)?.value;
}

describe("over a service that tells versions", () => {
  let stack: Stack;
  let office: Mutate;
  let owner: Mutate;
  let stepEntryId: string;
  let installationGid: string;
  beforeAll(async () => {
    stack = await startStack();
    office = createMutator(stack, await signInAs(stack, "office@nordgolv.example"));
    owner = createMutator(stack, await signInAs(stack, "owner@nordgolv.example"));
    const { id, installationId, projectId } = await stack.upstream.services.db
      .selectFrom("installed_product")
      .innerJoin("installation", "installation.id", "installed_product.installation_id")
      .innerJoin("product", "product.id", "installed_product.product_id")
      .innerJoin("app_user", "app_user.company_id", "installation.company_id")
      .select(["installed_product.id", "installation.id as installationId", "installation.project_id as projectId"])
      .where("app_user.email", "=", "office@nordgolv.example")
      .where("installation.completed_at", "is", null)
      .where("product.recipe", "is", null)
      .executeTakeFirstOrThrow();
    stepEntryId = toGlobalId("StepEntry", projectId, installationId, "BEFORE_CONNECTION", id);
    installationGid = toGlobalId("Installation", projectId, installationId);
  }, 60_000);
  afterAll(() => stack.close());

  const recordAs = (mutate: Mutate, input: object) =>
    mutate<Recorded>("recordMeasurements", { stepEntryId, ...input }, selection);
  const versionsOf = ({ stepEntry }: Recorded) => stepEntry.changes.map(({ field, version }) => ({ field, version }));

  const upload = async (fileName: string) => {
    const { payload } = await office<{ uploadUrl: string; fileUrl: string }>(
      "createAttachmentUpload",
      { installationId: installationGid, fileName, contentType: "text/plain", size: 4 },
      "uploadUrl fileUrl",
    );
    await fetch(payload.uploadUrl, { method: "PUT", body: "text" });
    return { url: payload.fileUrl, fileName };
  };

  test("a value that somebody else changed is told with who did, and the other values are recorded", async () => {
    const first = await recordAs(owner, { readings: readingOf(80) });
    const versions = versionsOf(first.payload);
    await recordAs(office, { readings: readingOf(88.4), versions });
    const late = await recordAs(owner, {
      readings: [...readingOf(91), { quantity: "INSULATION", value: 500 }],
      versions,
    });
    expect(late.codes).toEqual([["CONFLICT", "resistance"]]);
    expect([readValue(late.payload, "RESISTANCE"), readValue(late.payload, "INSULATION")]).toEqual([88.4, 500]);
    const change = late.payload.stepEntry.changes.find(({ field }) => field === "RESISTANCE");
    expect(change?.recordedBy).toEqual({ firstName: "Maja" });
    expect(late.requests).toEqual(["POST v1/measurements"]);
    expect(late.bodies).toMatchObject([
      { data: { resistance: 91, insulation: 500 }, versions: { resistance: expect.any(String) } },
    ]);
    const again = await recordAs(owner, { readings: readingOf(91), versions: versionsOf(late.payload) });
    expect([again.codes, readValue(again.payload, "RESISTANCE")]).toEqual([[], 91]);
  });

  test("a list of files is sent with the version that it was made from", async () => {
    const { payload } = await recordAs(owner, { readings: readingOf(80) });
    const version = payload.stepEntry.changes.find(({ field }) => field === "ATTACHMENTS")?.version;
    const { codes, bodies } = await owner("recordAttachments", { stepEntryId, attachments: [], version });
    expect([codes, bodies]).toMatchObject([[], [{ data: { attachments: [] }, versions: { attachments: version } }]]);
  });

  test("files are added and removed one by one, whatever another person does to the list meanwhile", async () => {
    const files = await Promise.all(["a.txt", "b.txt"].map(upload));
    const both = await Promise.all([
      owner("addAttachment", { stepEntryId, attachment: files[0] }, selection),
      office("addAttachment", { stepEntryId, attachment: files[1] }, selection),
    ]);
    expect(both.map(({ codes }) => codes)).toEqual([[], []]);
    const names = async (name: string, input: object) => {
      const { payload, codes } = await owner<Listed>(name, { stepEntryId, ...input }, filesOfEntry);
      return [codes, payload.stepEntry.attachments.map(({ fileName }) => fileName).toSorted()];
    };
    expect(await names("addAttachment", { attachment: files[0] })).toEqual([[], ["a.txt", "b.txt"]]);
    expect(await names("removeAttachment", { url: files[0]?.url })).toEqual([[], ["b.txt"]]);
    expect(await names("removeAttachment", { url: files[0]?.url })).toEqual([[], ["b.txt"]]);
  });

  test("a file is not added to a list that changed since the version that was sent", async () => {
    const { payload } = await recordAs(owner, { readings: readingOf(80) });
    const version = payload.stepEntry.changes.find(({ field }) => field === "ATTACHMENTS")?.version;
    await owner("recordAttachments", { stepEntryId, attachments: [await upload("c.txt")] });
    const attachment = await upload("d.txt");
    const { codes } = await office("addAttachment", { stepEntryId, attachment, version });
    expect(codes).toEqual([["CONFLICT", "attachments"]]);
  });

  test("a text that cannot be a version is refused before REST is asked", async () => {
    const versions = [{ field: "RESISTANCE", version: 'a"b' }];
    const { errors, requests } = await recordAs(owner, { readings: readingOf(80), versions });
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(requests).toEqual([]);
  });
});

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
    const payload = answered.data[name];
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
