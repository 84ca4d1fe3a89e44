import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { parseIds, toGlobalId } from "../graphql/globalId.ts";

let stack: Stack;
let mutate: Mutate;
let installationId: string;
let stepEntryId: string;
beforeAll(async () => {
  stack = await startStack();
  mutate = createMutator(stack, await signInAs(stack, "office@nordgolv.example"));
  const found = await stack.upstream.services.db
    .selectFrom("installed_product")
    .innerJoin("installation", "installation.id", "installed_product.installation_id")
    .innerJoin("product", "product.id", "installed_product.product_id")
    .innerJoin("app_user", "app_user.company_id", "installation.company_id")
    .select(["installed_product.id", "installation.id as installationId", "installation.project_id as projectId"])
    .where("app_user.email", "=", "office@nordgolv.example")
    .where("installation.completed_at", "is", null)
    .where("product.recipe", "is", null)
    .executeTakeFirstOrThrow();
  installationId = toGlobalId("Installation", found.projectId, found.installationId);
  stepEntryId = toGlobalId("StepEntry", found.projectId, found.installationId, "BEFORE_CONNECTION", found.id);
});
afterAll(() => stack.close());

type Added = {
  stepEntry: { attachments: { sha256: string; sameAs: object | null }[] };
  installation: { missing: { kind: string }[] };
};
type Upload = { uploadUrl: string | null; fileUrl: string | null };
const announce = (fileName: string, contentType: string, size = 4) =>
  mutate<Upload>("createAttachmentUpload", { installationId, fileName, contentType, size }, "uploadUrl fileUrl");

test.each([
  ["a.png", "image/jpeg"],
  ["a.JPG", "image/png"],
  ["a.pdf", "text/html"],
  ["a.svg", "image/png"],
])("refuses %s declared as %s, and asks REST for no link", async (fileName, contentType) => {
  const { payload, codes, requests } = await announce(fileName, contentType);
  expect(codes).toEqual([["FILE_TYPE_NOT_ALLOWED", "contentType"]]);
  expect([payload.uploadUrl, payload.fileUrl]).toEqual([null, null]);
  expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
});

test.each([
  ["a.png", "image/png"],
  ["a.jpeg", "IMAGE/JPEG"],
  ["a.jpg", "application/octet-stream"],
  ["sketch.dwg", "image/vnd.dwg"],
  ["png", "text/plain"],
])("takes %s declared as %s", async (fileName, contentType) => {
  const { payload, codes } = await announce(fileName, contentType);
  expect([codes, typeof payload.uploadUrl]).toEqual([[], "string"]);
});

test.each([
  ["a.jpg", "image/jpg", "image/jpeg"],
  ["a.jpeg", "IMAGE/pjpeg", "image/jpeg"],
  ["a.png", "image/x-png", "image/png"],
  ["a.pdf", "application/x-pdf", "application/pdf"],
])("takes %s declared as %s for %s", async (fileName, contentType, registered) => {
  const { codes, bodies } = await announce(fileName, contentType);
  expect([codes, bodies]).toEqual([[], [{ fileName, contentType: registered, size: 4 }]]);
});

test("gives links for the parts of a file that have not arrived, and none for a file that has", async () => {
  const { payload: announced } = await announce("plan.bin", "application/octet-stream", 5_000_001);
  const ask = (fileUrl: string | null) =>
    mutate<{ parts: { offset: number; size: number; uploadUrl: string }[]; joinUrl: string | null }>(
      "createUploadParts",
      { installationId, fileUrl },
      "parts { offset size uploadUrl } joinUrl",
    );
  const { payload, codes } = await ask(announced.fileUrl);
  expect(codes).toEqual([]);
  expect(payload.parts.map(({ offset, size }) => [offset, size])).toEqual([
    [0, 5_000_000],
    [5_000_000, 1],
  ]);
  for (const { uploadUrl, size } of payload.parts)
    expect((await fetch(uploadUrl, { method: "PUT", body: Buffer.alloc(size) })).status).toBe(204);
  expect((await fetch(payload.joinUrl ?? "", { method: "PUT" })).status).toBe(204);
  expect((await ask(announced.fileUrl)).payload).toMatchObject({ parts: [], joinUrl: null });
});

test("tells the service the sender's word about a photo, and gives it back with the stored file's hash", async () => {
  const facts = { chosenSha256: "0f".repeat(32), takenAt: "2026-11-04T09:41:00", origin: "FOLDER" };
  const file = { installationId, fileName: "a.txt", contentType: "text/plain", size: 4 };
  const ask = (told: object) => mutate<Upload>("createAttachmentUpload", { ...file, ...told }, "uploadUrl fileUrl");
  const { payload, bodies } = await ask(facts);
  expect(bodies).toEqual([expect.objectContaining(facts)]);
  await fetch(payload.uploadUrl ?? "", { method: "PUT", body: "text" });
  const attachment = { url: payload.fileUrl, fileName: "a.txt" };
  const fields = "stepEntry { attachments { fileName sha256 chosenSha256 takenAt origin addedAt } }";
  const added = await mutate<{ stepEntry: object }>("addAttachment", { stepEntryId, attachment }, fields);
  const shown = { fileName: "a.txt", ...facts, sha256: expect.any(String), addedAt: expect.any(String) };
  expect(added.payload.stepEntry).toEqual({ attachments: expect.arrayContaining([shown]) });
  const untold = await ask({ chosenSha256: "", takenAt: "", addingKey: "" });
  expect([untold.codes, Object.keys(untold.bodies[0] ?? {})]).toEqual([[], ["fileName", "contentType", "size"]]);
  expect((await ask({ chosenSha256: "0F" })).codes).toEqual([["VALUE_INVALID", "chosenSha256"]]);
});

test("asks about a photo of another room until it is kept", async () => {
  const { db } = stack.upstream.services;
  const other = await db
    .selectFrom("recording")
    .innerJoin("installed_product", "installed_product.id", "recording.measurement_id")
    .innerJoin("app_user", "app_user.company_id", "installed_product.company_id")
    .select(["recording.measurement_id", "installed_product.installation_id", "recording.step_label"])
    .select(sql<string>`recording.data -> 'attachments' -> 0 ->> 'fileId'`.as("fileId"))
    .where("app_user.email", "=", "office@nordgolv.example")
    .where(sql<boolean>`recording.data -> 'attachments' -> 0 is not null`)
    .where("installed_product.installation_id", "<>", parseIds("Installation", installationId)?.installationId ?? "")
    .executeTakeFirstOrThrow();
  const bytes = Buffer.from("89504e470d0a1a0a73616d65", "hex");
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await db
    .updateTable("file")
    .set({ sha256, stored_at: new Date(0) })
    .where("id", "=", other.fileId)
    .execute();
  const { length: size } = bytes;
  const file = { installationId, fileName: "a.png", contentType: "image/png", size, addingKey: "one" };
  const { payload, bodies } = await mutate<Upload>("createAttachmentUpload", file, "uploadUrl fileUrl");
  expect(bodies).toEqual([expect.objectContaining({ addingKey: "one" })]);
  await fetch(payload.uploadUrl ?? "", { method: "PUT", body: bytes });
  const attachment = { url: payload.fileUrl, fileName: "a.png" };
  const fields = `stepEntry { attachments { sha256 sameAs { kind totalCount places { project { title } folder { title } installation { restId } stepLabel addedAt } } } }
    installation { missing { kind } }`;
  const add = async (more: object) => {
    const input = { stepEntryId, attachment: { ...attachment, ...more } };
    const { payload: added } = await mutate<Added>("addAttachment", input, fields);
    const found = added.stepEntry.attachments.filter((one) => one.sha256 === sha256);
    return [found.map(({ sameAs }) => sameAs), added.installation.missing.some(({ kind }) => kind === "SAME_PHOTO")];
  };
  const place = {
    project: { title: expect.any(String) },
    folder: null,
    installation: { restId: other.installation_id },
    stepLabel: other.step_label,
    addedAt: expect.any(String),
  };
  expect(await add({})).toEqual([[{ kind: "EQUAL", totalCount: 1, places: [place] }], true]);
  expect(await add({ keep: true })).toEqual([[null], false]);
});

test("a refused attachment is named by its place in the list", async () => {
  const { payload } = await announce("a.txt", "text/plain");
  await fetch(payload.uploadUrl ?? "", { method: "PUT", body: "text" });
  const good = { url: payload.fileUrl, fileName: "a.txt" };
  const unknown = { url: "https://files.example/other", fileName: "b.txt" };
  const record = (attachments: object[]) => mutate("recordAttachments", { stepEntryId, attachments });
  expect((await record([good, unknown])).codes).toEqual([["VALUE_INVALID", "attachments.1.url"]]);
  expect((await record([good, { ...good, fileName: "" }])).codes).toEqual([
    ["FIELD_REQUIRED", "attachments.1.fileName"],
  ]);
});

test("an added file that is refused is named by its place in the input, however many there are", async () => {
  const { payload } = await announce("a.txt", "text/plain");
  await fetch(payload.uploadUrl ?? "", { method: "PUT", body: "text" });
  const add = (url: string | null, fileName: string) =>
    mutate("addAttachment", { stepEntryId, attachment: { url, fileName } });
  expect((await add(payload.fileUrl, "a.txt")).codes).toEqual([]);
  expect((await add("https://files.example/other", "b.txt")).codes).toEqual([["VALUE_INVALID", "attachment.url"]]);
  expect((await add("https://files.example/other", "")).codes).toEqual([["FIELD_REQUIRED", "attachment.fileName"]]);
});

test("a file that is too large is refused at its size", async () => {
  expect((await announce("a.png", "image/png", 26_000_000)).codes).toEqual([["FILE_TOO_LARGE", "size"]]);
});
