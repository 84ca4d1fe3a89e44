import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());

const project = (_: unknown, index: number) => ({ id: `p${index}`, name: `Project ${index}`, companyId: "company-1" });
const projects = Array.from({ length: 60 }, project);

async function ask(query: string, count: unknown) {
  stack.rest.handler = ({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://rest");
    if (pathname.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (!pathname.endsWith("/project")) return answer(response, 200, { id: "company-1", country: "SE" });
    const [skip, take] = [Number(searchParams.get("skip")), Number(searchParams.get("take"))];
    answer(response, 200, { data: projects.slice(skip, skip + take), meta: { count, sort: searchParams.get("sort") } });
  };
  const authorization = `Bearer ${stack.pool.accessToken({ sub: "user-1" })}`;
  return createCaller(stack.url).send<{
    viewer: { company: { allProjects: object; projects: object; projectPages: object } };
  }>(`{ viewer { company { ${query} } } }`, {}, { authorization });
}

const whole = "allProjects(archived: false) { totalCount hasWrongCount nodes { projectId } }";
const stored =
  "projects(archived: false, first: 50, orderBy: { field: STORED }) { totalCount pageInfo { hasNextPage } }";
const paged = "projectPages(archived: false) { page(first: 25) { totalCount hasWrongCount nodes { projectId } } }";

test("a wrong count is told in extensions and at the list, which is read to its end", async () => {
  const { data, extensions } = await ask(whole, 40);
  const nodes = projects.map(({ id }) => ({ projectId: id }));
  const list = { totalCount: 60, hasWrongCount: true, nodes: expect.arrayContaining(nodes) };
  expect(data.viewer.company.allProjects).toEqual(list);
  expect(extensions).toMatchObject({ wrongCounts: [{ list: "v1/company/company-1/project", rows: 60, count: 40 }] });
});

test("a page of a list whose count is too small leads to the next one", async () => {
  const { data, extensions } = await ask(stored, 0);
  expect(data.viewer.company.projects).toEqual({ totalCount: 50, pageInfo: { hasNextPage: true } });
  expect(extensions).toMatchObject({ wrongCounts: [{ rows: 50, count: 0 }] });
});

test("a sorted page whose count is too small shows its rows and says so", async () => {
  const { data, extensions } = await ask(paged, 0);
  expect(data.viewer.company.projectPages).toMatchObject({ page: { totalCount: 25, hasWrongCount: true } });
  expect(extensions).toMatchObject({ wrongCounts: [{ rows: 25, count: 0 }] });
});

test("a right count is not told of", async () => {
  const { data, extensions } = await ask(whole, 60);
  expect(data.viewer.company.allProjects).toMatchObject({ totalCount: 60, hasWrongCount: false });
  expect(Object.keys(extensions ?? {})).toEqual(["cost"]);
});

test.each([whole, stored, paged])("an impossible count is an answer that cannot be read: %s", async (query) => {
  const { errors } = await ask(query, -1);
  expect(errors?.[0]?.extensions?.code).toBe("UPSTREAM_ERROR");
});
