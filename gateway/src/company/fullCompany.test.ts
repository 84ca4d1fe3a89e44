import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

type Company = { companyId?: string; name?: string; city?: string; allProjects?: { totalCount: number } };

const list = "allProjects { totalCount }";
const page = "GET v1/company/company-1/project?archived=false&skip=0&take=25";

let stack: FaultStack;
let user: object;
let company: { status: number; body: object };
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, user);
    if (url === "/v1/company") return answer(response, company.status, company.body);
    answer(response, 200, { data: [{ id: "p1" }], meta: { count: 1 } });
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  user = restUser;
  company = { status: 200, body: { id: "company-1", name: "Nordgolv", city: "Umeå" } };
  stack.takeRequests();
});

async function ask(fields: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  type Answer = { viewer: { company: Company | null } };
  const { data, errors } = await createCaller(stack.url).send<Answer>(
    `{ viewer { company { ${fields} } } }`,
    {},
    { authorization },
  );
  return { company: data.viewer.company, errors };
}

test("a company's lists don't wait for it", async () => {
  const { company } = await ask(`companyId ${list}`);
  expect(company).toEqual({ companyId: "company-1", allProjects: { totalCount: 1 } });
  expect(stack.takeRequests()).toEqual(["GET v1/user/user-1", page]);
});

test("the registered details cost one request", async () => {
  expect(await ask("name city")).toEqual({ company: { name: "Nordgolv", city: "Umeå" }, errors: undefined });
  expect(stack.takeRequests()).toEqual(["GET v1/user/user-1", "GET v1/company"]);
});

test.each([
  ["cannot be read", 500, {}, "UPSTREAM_ERROR"],
  ["is not there", 404, {}, "NOT_FOUND"],
  ["is another one than the viewer's", 200, { id: "company-2", name: "Lattia" }, "NOT_FOUND"],
])("one that %s is null, with the reason at what was asked of it", async (_, status, body, code) => {
  company = { status, body };
  const { company: found, errors } = await ask(`${list} name`);
  expect(found).toBeNull();
  expect(errors).toEqual([expect.objectContaining({ path: ["viewer", "company", "name"] })]);
  expect(errors?.[0]?.extensions.code).toBe(code);
});

test("a user of none yet has none, without an error", async () => {
  user = { ...restUser, companyId: null };
  expect(await ask("name")).toEqual({ company: null, errors: undefined });
  expect(stack.takeRequests()).toEqual(["GET v1/user/user-1"]);
});
