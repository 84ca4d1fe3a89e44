import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { todayIn } from "./overdueDays.ts";

const states = { all: 9, listed: 3, inProgress: 1, signable: 1, overdue: 1, completed: 0, undelivered: 0 };
const rows = [{ id: "p1", companyId: "company-1", name: "Villa Al" }];

let stack: FaultStack;
let list: { status: number; body: object };
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, { ...restUser, language: "fi" });
    if (url === "/v1/company") return answer(response, 200, { id: "company-1", country: "SE" });
    answer(response, list.status, list.body);
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  list = { status: 200, body: { data: rows, meta: { count: 1, sort: "name", states } } };
});

async function ask(args: string, { archived = false, more = "" } = {}) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const page = `page(${args}) { nodes { projectId name } totalCount ${more} }`;
  const query = `{ viewer { company { projectPages(archived: ${archived}) { ${page} } } } }`;
  type Answer = { viewer: { company: { projectPages: { page: object | null } } } };
  const { data, errors } = await createCaller(stack.url).send<Answer>(query, {}, { authorization });
  const lists = stack.takeRequests().filter((request) => request.includes("/project?"));
  const requests = lists.map((request) => Object.fromEntries(new URLSearchParams(request.split("?")[1])));
  const codes = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  return { page: data?.viewer?.company?.projectPages?.page, codes, requests };
}

const today = todayIn("SE");

test("a page is one request, by name in the viewer's language unless it says otherwise", async () => {
  const plain = await ask("first: 50");
  expect(plain.page).toEqual({ nodes: [{ projectId: "p1", name: "Villa Al" }], totalCount: 1 });
  const common = { skip: "0", take: "50", sort: "name", language: "fi", today };
  expect(plain.requests).toEqual([{ archived: "false", ...common }]);
  list.body = { data: rows, meta: { count: 151, sort: "endDate" } };
  const order = "orderBy: { field: END_DATE, direction: DESC }";
  const args = `first: 50, offset: 150, name: " al ", state: OVERDUE, language: sv, ${order}`;
  const { requests } = await ask(args, { archived: true });
  const wanted = { skip: "150", sort: "endDate", direction: "desc", query: "al", state: "OVERDUE", language: "sv" };
  expect(requests).toEqual([{ archived: "true", ...common, ...wanted }]);
});

test("the states of what is searched for are one more request, whatever state is listed", async () => {
  list.body = { data: rows, meta: { count: 51, sort: "name", states } };
  const { page, requests } = await ask('name: "al", state: OVERDUE, offset: 50', {
    more: "states { all listed overdue }",
  });
  expect(page).toMatchObject({ states: { all: 9, listed: 3, overdue: 1 } });
  const common = { archived: "false", sort: "name", query: "al", language: "fi", today };
  expect(requests).toEqual([
    { ...common, skip: "50", take: "25", state: "OVERDUE" },
    { ...common, skip: "0", take: "1", states: "true" },
  ]);
});

test("a filter is sent to the service, for rows and states alike", async () => {
  const installer = Buffer.from("User:user-7").toString("base64url");
  const filter = `{ customer: " brf ", city: "", installerId: "${installer}", endsTo: "2026-12-31" }`;
  const { requests } = await ask(`filter: ${filter}`, { more: "states { listed }" });
  const wanted = { customer: "brf", installerId: "user-7", endsTo: "2026-12-31" };
  expect(requests).toMatchObject([wanted, { ...wanted, states: "true" }]);
  expect(requests.filter((request) => "city" in request || "endsFrom" in request)).toEqual([]);
});

test("a filter for which the service is too old is refused, since it would be ignored", async () => {
  stack.rest.lacking.add("projectFilters");
  const { codes, requests } = await ask('filter: { city: "Umeå" }');
  stack.rest.lacking.delete("projectFilters");
  expect([codes, requests]).toEqual([[["viewer.company.projectPages.page", "NOT_IMPLEMENTED"]], []]);
});

test.each([
  [`filter: { customer: "${"x".repeat(101)}" }`],
  ["first: 101"],
  ["first: 0"],
  ["offset: -1"],
  ["orderBy: { field: STORED }"],
  [`name: "${"x".repeat(201)}"`],
])("%s is refused before anything is read", async (args) => {
  const { codes, requests } = await ask(args);
  expect(codes).toEqual([["viewer.company.projectPages.page", "BAD_USER_INPUT"]]);
  expect(requests).toEqual([]);
});

test("a service without pages has none, and is not asked for one", async () => {
  stack.rest.lacking.add("projectPages");
  const { page, codes, requests } = await ask("first: 50");
  stack.rest.lacking.delete("projectPages");
  expect([page, codes, requests]).toEqual([null, undefined, []]);
});

test("an answer in another order than was asked for is no page", async () => {
  list = { status: 200, body: { data: rows, meta: { count: 3 } } };
  expect((await ask("first: 50")).codes).toEqual([["viewer.company.projectPages.page", "UPSTREAM_ERROR"]]);
});

test("a service that fails is not taken for one without pages", async () => {
  list = { status: 500, body: {} };
  expect((await ask("first: 50")).codes).toEqual([["viewer.company.projectPages.page", "UPSTREAM_ERROR"]]);
});
