import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { FinishedProject } from "../../../upstream/test/storeFinishedProject.ts";
import { storeFinishedProject } from "../../../upstream/test/storeFinishedProject.ts";
import { untilMailed } from "../../../upstream/test/untilMailed.ts";
import type { Caller } from "../../test/createCaller.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "./globalId.ts";

type Keyed = { name: string; input: object; other: object; selection: string };

const today = new Date().toISOString().slice(0, 10);
const project = { name: "P", city: "C", customer: "K", startDate: "2026-01-31", endDate: "2026-02-01" };

let stack: Stack;
let owner: Caller;
let mutate: Mutate;
let ownerIds: { companyId: string; ownerId: string };
let finished: FinishedProject;
beforeAll(async () => {
  stack = await startStack();
  owner = await signInAs(stack, "owner@nordgolv.example");
  mutate = createMutator(stack, owner);
  const { db } = stack.upstream.services;
  const users = db.selectFrom("app_user").where("email", "=", "owner@nordgolv.example");
  ownerIds = await users.select(["company_id as companyId", "id as ownerId"]).executeTakeFirstOrThrow();
  finished = await storeFinishedProject(db, ownerIds);
  const [first = ""] = finished.installationIds.flat();
  await db.updateTable("installation").set({ completed_at: null }).where("id", "=", first).execute();
});
afterAll(() => stack.close());

const imported = (city: string) => ({
  projects: [{ name: "A", city, customer: "C", startsOn: "2026-01-01", endsOn: "2026-01-31" }],
});

/** Every mutation with a key, in an order in which all can succeed. */
function keyed(): Keyed[] {
  const { projectId, folderIds } = finished;
  const [installationId = ""] = finished.installationIds.flat();
  const parentFolderId = toGlobalId("Folder", projectId, finished.rootFolderId);
  const installerId = toGlobalId("User", ownerIds.ownerId);
  const sending = { projectId: toGlobalId("Project", projectId), folderIds, toEmail: "kund@kund.example" };
  const send = { ...sending, activationDate: today, acceptsDisclaimer: true };
  const finish = { installationId: toGlobalId("Installation", projectId, installationId), acceptsDisclaimer: true };
  const elsewhere = toGlobalId("Installation", projectId, finished.installationIds.flat()[1] ?? "");
  return [
    {
      name: "finishInstallation",
      input: finish,
      other: { ...finish, installationId: elsewhere },
      selection: "installation { completedAt }",
    },
    {
      name: "sendCertificate",
      input: send,
      other: { ...send, toEmail: "annan@kund.example" },
      selection: "certificates { number }",
    },
    {
      name: "resendCertificate",
      input: sending,
      other: { ...sending, sendCopy: true },
      selection: "certificates { number }",
    },
    { name: "createProject", input: project, other: { ...project, city: "D" }, selection: "project { id }" },
    { name: "importProjects", input: imported("B"), other: imported("D"), selection: "projectIds" },
    {
      name: "createFolder",
      input: { parentFolderId, title: "A" },
      other: { parentFolderId, title: "B" },
      selection: "folder { id }",
    },
    {
      name: "createInstallation",
      input: { folderId: parentFolderId, title: "Hall", installerId },
      other: { folderId: parentFolderId, title: "Kök", installerId },
      selection: "installation { id }",
    },
  ];
}

async function counted() {
  const { db } = stack.upstream.services;
  const tables = ["project", "folder", "installation", "certificate", "sending", "recipient"] as const;
  const count = (table: (typeof tables)[number]) =>
    db.selectFrom(table).select(db.fn.countAll().as("rows")).executeTakeFirstOrThrow();
  return Promise.all(tables.map(count));
}

test("each mutation with a key is done once, answered alike, and refused for another input with the key", async () => {
  for (const { name, input, other, selection } of keyed()) {
    const idempotencyKey = randomUUID();
    const first = await mutate(name, { ...input, idempotencyKey }, selection);
    expect([name, first.codes]).toEqual([name, []]);
    const rows = await counted();
    const second = await mutate(name, { ...input, idempotencyKey }, selection);
    expect(second.payload).toEqual(first.payload);
    const reused = await mutate(name, { ...other, idempotencyKey }, selection);
    expect([name, reused.codes]).toEqual([name, [["IDEMPOTENCY_KEY_REUSED", "idempotencyKey"]]]);
    expect(await counted()).toEqual(rows);
  }
});

test("a finish with a key that is sent again tells what the installation is now", async () => {
  const { projectId, installationIds } = finished;
  const [, second = ""] = installationIds.flat();
  const { db } = stack.upstream.services;
  const input = {
    installationId: toGlobalId("Installation", projectId, second),
    acceptsDisclaimer: true,
    idempotencyKey: randomUUID(),
  };
  const finish = () => mutate<object>("finishInstallation", input, "installation { title status }");
  expect((await finish()).codes).toEqual([]);
  await db.updateTable("installation").set({ title: "Hall" }).where("id", "=", second).execute();
  const again = await finish();
  expect(again.payload).toEqual({ userErrors: [], installation: { title: "Hall", status: "COMPLETED" } });
});

test("a product with a key is added once", async () => {
  const parentFolderId = toGlobalId("Folder", finished.projectId, finished.rootFolderId);
  const installerId = toGlobalId("User", ownerIds.ownerId);
  type Made = { installation: { id: string; products: { id: string }[] } };
  const hall = { folderId: parentFolderId, title: "Hall", installerId };
  const made = await mutate<Made>("createInstallation", hall, "installation { id }");
  const installationId = made.payload.installation.id;
  const input = { installationId, productId: toGlobalId("Product", "8960701"), idempotencyKey: randomUUID() };
  const add = () => mutate<Made>("addProduct", input, "installation { products { id } }");
  expect((await add()).payload.installation.products).toHaveLength(1);
  expect((await add()).payload.installation.products).toHaveLength(1);
});

test("the header is the key where the input has none", async () => {
  const query = "mutation($input: CreateProjectInput!) { createProject(input: $input) { project { id } } }";
  type Made = { createProject: { project: { id: string } } };
  const create = (key: string) => owner.send<Made>(query, { input: project }, { "idempotency-key": key });
  const key = randomUUID();
  const first = await create(key);
  expect((await create(key)).data).toEqual(first.data);
  expect((await create(randomUUID())).data).not.toEqual(first.data);
});

test("a key that the service would not take is refused before it is asked", async () => {
  for (const idempotencyKey of ["", "two words", "å", "x".repeat(256)]) {
    const { errors, requests } = await mutate("createProject", { ...project, idempotencyKey });
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
  }
});

test.each(["one key", "a key each"])(
  "two tabs that send the same choice at once, with %s, make one sending",
  async (keys) => {
    const { db, config } = stack.upstream.services;
    const { projectId, folderIds } = await storeFinishedProject(db, ownerIds, { folders: 1 });
    const key = randomUUID();
    const toEmail = `kund-${projectId}@kund.example`;
    const input = { projectId: toGlobalId("Project", projectId), folderIds, activationDate: today, toEmail };
    const send = () =>
      mutate<{ certificates: { number: string }[] }>(
        "sendCertificate",
        { ...input, acceptsDisclaimer: true, idempotencyKey: keys === "one key" ? key : randomUUID() },
        "certificates { number }",
      );
    const answers = await Promise.all([send(), send()]);
    const numbers = answers.flatMap(({ payload }) => payload.certificates.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(1);
    const refusals = answers.flatMap(({ payload }) => payload.userErrors.map(({ code }) => code));
    const expected = keys === "one key" ? "IDEMPOTENCY_RUNNING" : "FOLDER_NOT_SIGNABLE";
    expect(refusals.filter((code) => code !== expected)).toEqual([]);
    expect(await untilMailed(db, projectId)).toHaveLength(1);
    const mails = readdirSync(config.outboxDir).map((name) => readFileSync(join(config.outboxDir, name), "utf8"));
    expect(mails.filter((mail) => mail.includes(toEmail))).toHaveLength(1);
  },
);
