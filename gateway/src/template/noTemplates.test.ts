import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../globalId.ts";

let stack: FaultStack;
let templates: { status: number; body: object };
const lacking = { status: 404, body: {} };
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, { ...restUser, installer: true });
    if (url.includes("/template")) return answer(response, templates.status, templates.body);
    answer(response, 404, { code: "NOT_FOUND" });
  };
});
afterAll(() => stack.close());

async function ask(query: string, variables: object = {}) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send(query, variables, { authorization });
  return { data, codes: errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]) };
}

const templateId = toGlobalId("Template", "t");
const folderId = toGlobalId("Folder", "p", "f");
const installerId = toGlobalId("User", "user-1");
const probe = "GET v1/company/company-1/template?skip=0&take=1";

test("tells that the service has no templates, and asks it only when that is selected", async () => {
  templates = lacking;
  expect(await ask("{ viewer { features { templates } } }")).toEqual({
    data: { viewer: { features: { templates: false } } },
    codes: undefined,
  });
  expect(stack.takeRequests()).toContain(probe);
  await ask("{ viewer { email features { __typename } } }");
  expect(stack.takeRequests()).toEqual(["GET v1/user/user-1"]);
});

test("tells nothing of a service that fails", async () => {
  templates = { status: 500, body: {} };
  expect(await ask("{ viewer { email features { templates } } }")).toEqual({
    data: { viewer: { email: restUser.email, features: null } },
    codes: [["viewer.features.templates", "UPSTREAM_ERROR"]],
  });
});

test.each([
  ["createTemplate", { folderId, name: "Bad" }],
  ["renameTemplate", { templateId, name: "Bad" }],
  ["deleteTemplate", { templateId }],
  ["createFromTemplate", { templateId, folderId, installerId, title: "Bad" }],
])("%s says that it cannot be done there", async (name, input) => {
  templates = lacking;
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`;
  expect((await ask(query, { input })).codes).toEqual([[name, "NOT_IMPLEMENTED"]]);
});

test("the list says so too, and the rest of the company stands", async () => {
  templates = lacking;
  const { data, codes } = await ask("{ viewer { company { companyId templates { totalCount } } } }");
  expect(data).toEqual({ viewer: { company: { companyId: "company-1", templates: null } } });
  expect(codes).toEqual([["viewer.company.templates", "NOT_IMPLEMENTED"]]);
});

test("a template that is gone is not found where there are templates", async () => {
  templates = { status: 200, body: { data: [], meta: { count: 0 } } };
  const { data } = await ask("query($id: ID!) { node(id: $id) { id } viewer { features { templates } } }", {
    id: toGlobalId("Template", "x".repeat(65)),
  });
  expect(data).toEqual({ node: null, viewer: { features: { templates: true } } });
});
