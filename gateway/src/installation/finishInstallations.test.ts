import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { storeFinishedProject } from "../../../upstream/test/storeFinishedProject.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Finished = { results: ({ installation: object | null; userErrors: object[] } | null)[] };

const selection = "results { installation { status missing { kind } } userErrors { code field } }";
const path = "v1/company/:id/project/:id/installation/:id";
const completed = { installation: { status: "COMPLETED", missing: [] }, userErrors: [] };

let stack: Stack;
let mutate: Mutate;
let owner: { companyId: string; ownerId: string };
beforeAll(async () => {
  stack = await startStack();
  mutate = createMutator(stack, await signInAs(stack, "owner@nordgolv.example"));
  const users = stack.upstream.services.db.selectFrom("app_user").where("email", "=", "owner@nordgolv.example");
  owner = await users.select(["company_id as companyId", "id as ownerId"]).executeTakeFirstOrThrow();
});
afterAll(() => stack.close());

/** Installations with every value recorded. */
async function createReady(rooms: number): Promise<string[]> {
  const { db } = stack.upstream.services;
  const { projectId, installationIds } = await storeFinishedProject(db, owner, { folders: 1, rooms });
  const ids = installationIds.flat();
  await db.updateTable("installation").set({ completed_at: null }).where("id", "in", ids).execute();
  return ids.map((id) => toGlobalId("Installation", projectId, id));
}

const finish = (installationIds: string[], more: object = {}) =>
  mutate<Finished>("finishInstallations", { installationIds, acceptsDisclaimer: true, ...more }, selection);

test("finishes each by one request, which answers in the language of the page", async () => {
  const { payload, codes, requests } = await finish(await createReady(12));
  expect(codes).toEqual([]);
  expect(payload.results).toEqual(Array(12).fill(completed));
  const posts = Array(12).fill(`POST ${path}/complete?language=sv`);
  expect(requests).toEqual([...posts]);
});

test("tells each by itself: what is not ready, not there or in the list twice", async () => {
  const [ready = "", empty = ""] = await createReady(2);
  const { db } = stack.upstream.services;
  const [, , id = ""] = Buffer.from(empty, "base64url").toString().split(":");
  await db.deleteFrom("installed_product").where("installation_id", "=", id).execute();
  const gone = toGlobalId("Installation", crypto.randomUUID(), crypto.randomUUID());
  const { payload, errors } = await finish([ready, empty, gone, "nonsense", ready]);
  expect(payload.results).toEqual([
    completed,
    {
      installation: { status: "STARTED", missing: [{ kind: "NO_PRODUCTS" }] },
      userErrors: [{ code: "NOT_READY", field: null }],
    },
    null,
    null,
    { ...completed, userErrors: [{ code: "VALUE_INVALID", field: null }] },
  ]);
  expect(errors?.map(({ path, extensions }) => [path?.join("."), extensions.code]).sort()).toEqual([
    ["finishInstallations.results.2", "NOT_FOUND"],
    ["finishInstallations.results.3", "NOT_FOUND"],
  ]);
});

test("the same key again finishes nothing twice", async () => {
  const ids = await createReady(3);
  const idempotencyKey = crypto.randomUUID();
  const { projectId } = {
    projectId:
      Buffer.from(ids[0] ?? "", "base64url")
        .toString()
        .split(":")[1] ?? "",
  };
  const times = async () => {
    const found = stack.upstream.services.db.selectFrom("installation").where("project_id", "=", projectId);
    return found.select(["id", "completed_at"]).orderBy("id").execute();
  };
  const cut = await finish(ids.slice(0, 1), { idempotencyKey });
  const [first] = (await times()).filter(({ completed_at }) => completed_at !== null);
  const whole = await finish(ids, { idempotencyKey });
  expect([cut.payload.results, whole.payload.results]).toEqual([[completed], Array(3).fill(completed)]);
  const after = await times();
  expect(after).toContainEqual(first);
  expect((await finish(ids, { idempotencyKey })).payload).toEqual(whole.payload);
  expect(await times()).toEqual(after);
});

test("another company's installation is not there", async () => {
  const theirs = await stack.upstream.services.db
    .selectFrom("installation")
    .select(["id", "project_id", "completed_at"])
    .where("company_id", "!=", owner.companyId)
    .where("completed_at", "is", null)
    .executeTakeFirstOrThrow();
  const [own = ""] = await createReady(1);
  const { payload, errors } = await finish([toGlobalId("Installation", theirs.project_id, theirs.id), own]);
  expect(payload.results).toEqual([null, completed]);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["NOT_FOUND"]);
});

test.each([
  ["without consent", ["a"], { acceptsDisclaimer: false }, ["DISCLAIMER_NOT_ACCEPTED", "acceptsDisclaimer"]],
  ["of no installation", [], {}, ["VALUE_INVALID", "installationIds"]],
  ["of 101 installations", Array(101).fill("a"), {}, ["VALUE_INVALID", "installationIds"]],
])("a finish %s asks nobody", async (_, ids, more, told) => {
  const { payload, codes, requests } = await finish(ids, more);
  expect(payload.results).toEqual([]);
  expect(codes).toEqual([told]);
  expect(requests).toEqual([]);
});
