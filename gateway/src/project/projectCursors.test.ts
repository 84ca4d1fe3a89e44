import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

type Row = { id: string; name: string };
type Meta = { count: number; cursors?: string[]; hasMore?: boolean };

const refusal = { code: "VALIDATION_FAILED", message: "No.", requestId: "r" };

let stack: FaultStack;
let rows: Row[];
let change: (meta: Meta) => Meta;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.lacking.clear();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    const { searchParams } = new URL(url, "http://localhost");
    const [after, take] = [searchParams.get("after") ?? "none", Number(searchParams.get("take"))];
    const start = after === "" ? 0 : rows.findIndex(({ id }) => `behind ${id}` === after) + 1;
    if (start === 0 && after !== "") {
      const details = [{ field: "after", code: "FIELD_VALUE", message: "Another list's." }];
      return answer(response, 400, { ...refusal, details });
    }
    const data = rows.slice(start, start + take);
    const cursors = data.map(({ id }) => `behind ${id}`);
    answer(response, 200, {
      data,
      meta: change({ count: rows.length, cursors, hasMore: rows.length > start + take }),
    });
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  rows = rowsOf(60);
  change = (meta) => meta;
});

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Hus ${String(index).padStart(5, "0")}` }));

type Projects = {
  totalCount: number;
  edges: { cursor: string; node: { name: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
};
type Company = { projects: Projects; allProjects: { nodes: Row[]; isTruncated: boolean; hasWrongCount: boolean } };

async function ask(fields: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const query = `{ viewer { company { ${fields} } } }`;
  const caller = createCaller(stack.url);
  const { data, errors, extensions } = await caller.send<{ viewer: { company: Company } }>(
    query,
    {},
    { authorization },
  );
  const asked = stack.takeRequests().filter((request) => request.includes("/project?"));
  const company = data?.viewer?.company;
  return { company, errors, cost: extensions?.cost, asked: asked.map((request) => request.split("?")[1]) };
}

const page = "totalCount edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }";

test.each([
  [25, 1],
  [60, 3],
])("%i projects are read behind cursors by %i calls of 25", async (count, calls) => {
  rows = rowsOf(count);
  const { company, asked } = await ask(`projects(first: 100) { ${page} }`);
  expect(company?.projects.edges.map(({ node }) => node.name)).toEqual(rows.map(({ name }) => name));
  expect(company?.projects).toMatchObject({ totalCount: count, pageInfo: { hasNextPage: false } });
  const whole = await ask("allProjects { nodes { id } }");
  expect(whole.company?.allProjects.nodes).toHaveLength(count);
  const afters = ["", "behind+p24", "behind+p49"].slice(0, calls);
  const sorted = "archived=false&sort=name&language=sv";
  expect(asked).toEqual(afters.map((after) => `${sorted}&after=${after}&take=25`));
  expect(whole.asked).toEqual(afters.map((after) => `archived=false&after=${after}&take=25`));
});

test("a page goes on behind its row, although rows before it have gone", async () => {
  const first = (await ask(`projects(first: 30) { ${page} }`)).company?.projects;
  expect(first?.pageInfo).toEqual({
    ...{ hasNextPage: true, hasPreviousPage: false },
    ...{ startCursor: "behind p0", endCursor: "behind p29" },
  });
  rows = rows.slice(10);
  const next = await ask(`projects(first: 2, after: "behind p29", name: " hus ", status: SIGNABLE) { ${page} }`);
  expect(next.company?.projects.edges.map(({ node }) => node.name)).toEqual(["Hus 00030", "Hus 00031"]);
  expect(next.company?.projects.pageInfo).toMatchObject({ hasPreviousPage: true });
  expect(next.asked).toEqual([
    "archived=false&query=hus&status=SIGNABLE&sort=name&language=sv&after=behind+p29&take=2",
  ]);
  const order = "orderBy: { field: END_DATE, direction: DESC }";
  expect((await ask(`projects(first: 1, ${order}) { ${page} }`)).asked).toEqual([
    "archived=false&sort=endDate&language=sv&direction=desc&after=&take=1",
  ]);
  const stored = await ask(`projects(first: 1, orderBy: { field: STORED }) { ${page} }`);
  expect(stored.asked).toEqual(["archived=false&after=&take=1"]);
});

test.each([
  ["cGxhY2U6MjU", "or of this one as it was before", 0],
  ["behind p99", "no cursor of this list in this order", 1],
  ["", "must be a cursor", 0],
])("a cursor that is not one of this list is refused by name: %p", async (after, message, calls) => {
  const { errors, asked } = await ask(`projects(after: "${after}") { ${page} }`);
  expect(errors).toEqual([
    expect.objectContaining({
      message: expect.stringContaining(message),
      extensions: expect.objectContaining({ code: "BAD_USER_INPUT" }),
    }),
  ]);
  expect(asked).toHaveLength(calls);
});

test("ten thousand projects are read whole within the requests of an operation, and more are cut and told", async () => {
  rows = rowsOf(10_000);
  const { company, errors, cost } = await ask("allProjects { nodes { id } isTruncated hasWrongCount }");
  expect([errors, company?.allProjects.nodes.length]).toEqual([undefined, 10_000]);
  expect(company?.allProjects).toMatchObject({ isTruncated: false, hasWrongCount: false });
  expect(cost).toMatchObject({ requestsUsed: 42, requestsAllowed: 101 });
  rows = rowsOf(10_001);
  const { isTruncated, nodes } = (await ask("allProjects { nodes { id } isTruncated }")).company?.allProjects ?? {};
  expect([isTruncated, nodes?.length]).toEqual([true, 10_000]);
});

test("a count that does not fit the rows is told, and pages that lead nowhere are a failure", async () => {
  change = (meta) => ({ ...meta, count: 61 });
  const counted = "allProjects { nodes { id } isTruncated hasWrongCount }";
  expect((await ask(counted)).company?.allProjects).toMatchObject({ isTruncated: false, hasWrongCount: true });
  for (const faulty of [{ cursors: undefined }, { cursors: Array(25).fill("behind p24"), hasMore: true }]) {
    change = (meta) => ({ ...meta, ...faulty });
    const { errors } = await ask(`projects(first: 100) { ${page} }`);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["UPSTREAM_ERROR"]);
  }
});
