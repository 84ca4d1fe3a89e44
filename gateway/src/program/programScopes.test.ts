import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { storeFinishedProject } from "../../../upstream/test/storeFinishedProject.ts";
import { createCaller } from "../../test/createCaller.ts";
import { createMutator } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

type Company = { viewerCanReadFigures: boolean; viewerCanReadHistory: boolean; figures: object; history: object };
type Made = { program: { programId: string }; secret: string };

const scopes = ["PROJECTS_READ", "PROJECTS_WRITE", "CERTIFICATES_SEND", "USERS_MANAGE"];
const query = `{ program { company {
  viewerCanReadFigures viewerCanReadHistory
  figures(from: "2026-01-01", to: "2026-12-31") { total { activated } } history { totalCount }
} } }`;

let stack: Stack;
let made: Made;
beforeAll(async () => {
  stack = await startStack();
  const owner = createMutator(stack, await signInAs(stack, "owner@nordgolv.example"));
  const endsOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  made = (await owner<Made>("createProgram", { name: "P", scopes, endsOn }, "program { programId } secret")).payload;
});
afterAll(() => stack.close());

async function tokenWith(asked: string): Promise<string> {
  const basic = Buffer.from(`${made.program.programId}:${made.secret}`).toString("base64");
  const scope = asked.replaceAll(/\S+/g, (each) => `warranty/${each}`);
  const answer = await fetch(`${stack.upstream.url}/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: "client_credentials", scope }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

test.each([
  ["projects:read", false],
  ["users:manage", false],
  ["projects:read users:manage", true],
  ["projects:write users:manage", true],
])("a program with %s is told whether it can read figures and history: %s", async (asked, can) => {
  const headers = { authorization: `Bearer ${await tokenWith(asked)}` };
  const { data, errors } = await createCaller(stack.url).send<{ program: { company: Company } }>(query, {}, headers);
  const { figures, history, ...flags } = data.program.company;
  expect(errors).toBeUndefined();
  expect([figures !== null, history !== null]).toEqual([can, can]);
  expect(flags).toEqual({ viewerCanReadFigures: can, viewerCanReadHistory: can });
});

test.each([
  ["projects:read", false],
  ["projects:write", true],
])("a program with %s is told whether it can change and finish an installation: %s", async (asked, can) => {
  const { db } = stack.upstream.services;
  const users = db.selectFrom("app_user").where("email", "=", "owner@nordgolv.example");
  const owner = await users.select(["company_id as companyId", "id as ownerId"]).executeTakeFirstOrThrow();
  const { projectId, installationIds } = await storeFinishedProject(db, owner, { folders: 1, rooms: 1 });
  const installationId = installationIds.flat()[0] ?? "";
  await db.updateTable("installation").set({ completed_at: null }).where("id", "=", installationId).execute();
  const flags = "viewerCanRecord viewerCanEdit viewerCanFinish";
  const query = `query($p: String!, $i: String!) { installation(projectId: $p, installationId: $i) { ${flags} } }`;
  const headers = { authorization: `Bearer ${await tokenWith(asked)}` };
  const { data } = await createCaller(stack.url).send(query, { p: projectId, i: installationId }, headers);
  expect(data).toEqual({ installation: { viewerCanRecord: can, viewerCanEdit: can, viewerCanFinish: can } });
});
