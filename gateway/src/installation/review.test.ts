import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { storeFinishedProject } from "../../../upstream/test/storeFinishedProject.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Installation = {
  completedAt: string | null;
  viewerCanReview: boolean;
  review: { state: string; finishedBy: string; reviewedBy: string | null; note: string | null } | null;
};

const installation = "installation { completedAt viewerCanReview review { state finishedBy reviewedBy note } }";

type Told = { viewer: { company: { attention: { items: { edges: { node: object }[] } } } } };
const toldQuery = `{ viewer { company { attention { items(kind: REVIEW_RETURNED) { edges { node { kind note } } } } } } }`;

type Signable = { installations: { viewerCanReview: boolean; reviewers: string[] }[] }[];
const signable =
  "installation { folder { project { signableFolders { installations { viewerCanReview reviewers } } } } }";
type Finished = { installation: { folder: { project: { signableFolders: Signable } } } };

let stack: Stack;
let ownerSession: Awaited<ReturnType<typeof signInAs>>;
let owner: Mutate;
let office: Mutate;
beforeAll(async () => {
  stack = await startStack();
  ownerSession = await signInAs(stack, "owner@nordgolv.example");
  owner = createMutator(stack, ownerSession);
  office = createMutator(stack, await signInAs(stack, "office@nordgolv.example"));
});
afterAll(() => stack.close());

async function storeOpenRooms(): Promise<string[]> {
  const { db } = stack.upstream.services;
  const users = db.selectFrom("app_user").where("email", "=", "owner@nordgolv.example");
  const person = await users.select(["company_id as companyId", "id as ownerId"]).executeTakeFirstOrThrow();
  const { projectId, installationIds } = await storeFinishedProject(db, person, { folders: 1, rooms: 2 });
  await db.updateTable("installation").set({ completed_at: null }).where("project_id", "=", projectId).execute();
  return (installationIds[0] ?? []).map((id) => toGlobalId("Installation", projectId, id));
}

const release = (by: Mutate, installationIds: string[], note: string | null = null) =>
  by<{ results: { installation: Installation; userErrors: { code: string }[] }[] }>(
    "releaseInstallations",
    { installationIds, note },
    `results { ${installation} userErrors { code } }`,
  );

test("a second person releases several rooms or sends one back; the first one may do neither", async () => {
  const ids = await storeOpenRooms();
  const [first = "", second = ""] = ids;
  const required = await owner<{ company: { reviewRequired: boolean } }>(
    "setReviewRequired",
    { isRequired: true },
    "company { reviewRequired }",
  );
  expect(required.payload.company).toEqual({ reviewRequired: true });
  const finished = await owner<{ installation: Installation }>(
    "finishInstallation",
    { installationId: first, acceptsDisclaimer: true },
    installation,
  );
  expect(finished.payload.installation).toMatchObject({ viewerCanReview: false, review: { state: "WAITING" } });
  const both = await owner<Finished>(
    "finishInstallation",
    { installationId: second, acceptsDisclaimer: true },
    signable,
  );
  const rooms = both.payload.installation.folder.project.signableFolders.flatMap(({ installations }) => installations);
  expect(rooms.map(({ viewerCanReview }) => viewerCanReview)).toEqual([false, false]);
  expect(rooms[0]?.reviewers.length).toBeGreaterThan(1);

  const own = await release(owner, ids);
  expect(own.payload.results.map(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual([
    ["SAME_ACCOUNT"],
    ["SAME_ACCOUNT"],
  ]);
  const back = (reason: string) =>
    office<{ installation: Installation }>("returnInstallation", { installationId: second, reason }, installation);
  expect((await back(" ")).codes).toEqual([["FIELD_REQUIRED", "reason"]]);
  const returned = await back("Foto på skarven saknas");
  expect(returned.payload.installation).toMatchObject({
    ...{ completedAt: null, viewerCanReview: false },
    review: { state: "RETURNED", note: "Foto på skarven saknas" },
  });

  const told = await ownerSession.send<Told>(toldQuery);
  expect(told.data?.viewer.company.attention.items.edges).toEqual([
    { node: { kind: "REVIEW_RETURNED", note: "Foto på skarven saknas" } },
  ]);

  const released = await release(office, ids, "Allt stämmer");
  const [done, open] = released.payload.results;
  expect(done?.installation.review).toMatchObject({ state: "RELEASED", note: "Allt stämmer" });
  expect(open?.userErrors.map(({ code }) => code)).toEqual(["NOT_IN_REVIEW"]);
  expect(released.requests.filter((request) => request.startsWith("POST"))).toHaveLength(2);
});

test("only an admin says whether reviews are required", async () => {
  expect((await office("setReviewRequired", { isRequired: false })).codes).toEqual([["NOT_ALLOWED", null]]);
  expect((await owner("setReviewRequired", { isRequired: false })).codes).toEqual([]);
});
