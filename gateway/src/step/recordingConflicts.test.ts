import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

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
  });
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
