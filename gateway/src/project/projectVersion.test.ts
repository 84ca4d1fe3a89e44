import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Updated = { updateProject: { project: { name: string; version: string }; userErrors: { code: string }[] } };
type Read = { node: { version: string } };

let stack: FaultStack;
let name = "Before";
let version: string | undefined;
let puts: { body: unknown; ifMatch: string | undefined }[] = [];
const dates = { startDate: "2026-01-31T09:30:00.000Z", endDate: null };
// The service has no versions unless a test adds one, and answers every request but the user's with the project.
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = async (request, response) => {
    if (request.url?.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (request.method === "PUT") puts.push({ body: await json(request), ifMatch: request.headers["if-match"] });
    const project = { id: "p", version, name, city: "C", customer: "K", postalCode: null, archived: false, ...dates };
    return answer(response, 200, project);
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  version = undefined;
  puts = [];
});

async function send<T>(query: string, variables: object): Promise<T> {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  return (await createCaller(stack.url).send<T>(query, variables, { authorization })).data;
}

const id = toGlobalId("Project", "p");
const update = `mutation($input: UpdateProjectInput!) {
  updateProject(input: $input) { project { name version } userErrors { code } }
}`;

test("over a service without versions, a change on what was read before is refused all the same", async () => {
  const { node } = await send<Read>("query($id: ID!) { node(id: $id) { ... on Project { version } } }", { id });
  const fields = { name: "Mine", city: "C", customer: "K", postalCode: "1", startDate: "2026-01-31" };
  const input = { projectId: id, version: node.version, ...fields, customerEmail: null, endDate: null };
  stack.takeRequests();
  const first = await send<Updated>(update, { input });
  expect(first.updateProject.userErrors).toEqual([]);
  const path = "v1/company/company-1/project/p";
  expect(stack.takeRequests()).toEqual(["GET v1/user/user-1", `GET ${path}`, `PUT ${path}`]);

  name = "Theirs";
  const late = await send<Updated>(update, { input });
  expect(late.updateProject).toMatchObject({ project: { name: "Theirs" }, userErrors: [{ code: "CONFLICT" }] });
  expect(stack.takeRequests()).toEqual(["GET v1/user/user-1", `GET ${path}`]);
});

test("a service without versions gets the whole project as it was read, without what it never had", async () => {
  name = "Before";
  const { updateProject } = await send<Updated>(update, {
    input: { projectId: id, city: "Lund", customerEmail: null },
  });
  expect(updateProject.userErrors).toEqual([]);
  const kept = { name: "Before", customer: "K", startDate: "2026-01-31T09:30:00.000Z" };
  expect(puts).toEqual([{ body: { ...kept, city: "Lund", customerEmail: null }, ifMatch: undefined }]);
});

test("a service with versions gets only what is given, and a change on no version is bound to none", async () => {
  version = '"7"';
  await send<Updated>(update, { input: { projectId: id, city: "Lund" } });
  await send<Updated>(update, { input: { projectId: id, city: "Lund", version: "7" } });
  expect(puts).toEqual([
    { body: { city: "Lund" }, ifMatch: undefined },
    { body: { city: "Lund" }, ifMatch: '"7"' },
  ]);
});

test("the kind of work is sent only when it is given, null clears it, and a service that keeps none is sent nothing", async () => {
  version = '"7"';
  await send<Updated>(update, { input: { projectId: id, workKind: "EXTENSION" } });
  await send<Updated>(update, { input: { projectId: id, workKind: null } });
  const sent = [{ workKind: "EXTENSION" }, { workKind: null }];
  expect(puts.map(({ body }) => body)).toEqual(sent);
  stack.rest.lacking.add("workKinds");
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  const input = { projectId: id, city: "Lund", workKind: "CHANGE" };
  const { errors } = await createCaller(stack.url).send(update, { input }, { authorization });
  stack.rest.lacking.delete("workKinds");
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["NOT_IMPLEMENTED"]);
  expect(puts).toHaveLength(2);
});

const archive = "mutation($input: ArchiveProjectInput!) { archiveProject(input: $input) { userErrors { code } } }";

test("a service with versions is told to archive alone, so that other fields changed meanwhile stay as they are", async () => {
  version = '"7"';
  await send(archive, { input: { projectId: id } });
  await send(archive, { input: { projectId: id, version: "7" } });
  expect(puts).toEqual([
    { body: { archived: true }, ifMatch: undefined },
    { body: { archived: true }, ifMatch: '"7"' },
  ]);
});

test("a service without versions gets the whole project to archive", async () => {
  name = "Before";
  await send(archive, { input: { projectId: id } });
  const whole = { name: "Before", city: "C", customer: "K", startDate: "2026-01-31T09:30:00.000Z" };
  expect(puts).toEqual([{ body: { ...whole, archived: true }, ifMatch: undefined }]);
});
