import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

// More projects than one operation's requests could read.
const count = 3_010;

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (pathname === "/v1/company") return answer(response, 200, { id: "company-1" });
    const skip = Number(searchParams.get("skip"));
    const size = Math.max(0, Math.min(Number(searchParams.get("take")), count - skip));
    const data = Array.from({ length: size }, (_, index) => ({
      id: `p${skip + index}`,
      companyId: "company-1",
      endDate: "2020-01-31T00:00:00.000Z",
      archived: skip + index === 0,
      ...(skip + index === 0 && { undeliveredCertificates: 2 }),
    }));
    answer(response, 200, { data, meta: { count } });
  };
});
afterAll(() => stack.close());
beforeEach(() => void stack.takeRequests());

type Projects = {
  totalCount: number;
  edges: { node: { projectId: string; undeliveredCertificateCount: number | null; overdueDays: number } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
};

async function ask(args: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  const page =
    "totalCount edges { node { projectId undeliveredCertificateCount overdueDays } } pageInfo { hasNextPage endCursor }";
  const query = `{ viewer { company { projects(${args}) { ${page} } } } }`;
  type Answer = { viewer: { company: { projects: Projects } } };
  const { data, errors } = await createCaller(stack.url).send<Answer>(query, {}, { authorization });
  const lists = stack.takeRequests().filter((request) => request.includes("/project?"));
  return { projects: data?.viewer?.company?.projects, errors, lists };
}

test("a list too long to be gathered is read to its end in the service's order, page by page", async () => {
  const gathered = await ask("first: 100");
  expect(gathered.errors?.[0]?.extensions.code).toBe("COST_EXCEEDED");
  const found: string[] = [];
  for (let after = "null", isOver = false; !isOver; ) {
    const { projects, lists } = await ask(`first: 100, after: ${after}, orderBy: { field: STORED }`);
    expect(projects?.totalCount).toBe(count);
    expect(lists).toHaveLength(4);
    found.push(...(projects?.edges.map(({ node }) => node.projectId) ?? []));
    after = JSON.stringify(projects?.pageInfo.endCursor);
    isOver = !projects?.pageInfo.hasNextPage;
  }
  expect(found).toEqual(Array.from({ length: count }, (_, index) => `p${index}`));
});

test.each([
  'name: "brf", orderBy: { field: STORED }',
  "status: SIGNABLE, orderBy: { field: STORED }",
  "orderBy: { field: STORED, direction: DESC }",
])("what would take the whole list is refused before it is read: %s", async (args) => {
  const { errors, lists } = await ask(args);
  expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  expect(lists).toEqual([]);
});

test("certificates that could not be delivered are counted where the service tells of them, else not known", async () => {
  const { projects } = await ask("first: 2, orderBy: { field: STORED }");
  expect(projects?.edges.map(({ node }) => node.undeliveredCertificateCount)).toEqual([2, null]);
});

test("an archived project is never overdue", async () => {
  const { projects } = await ask("first: 2, orderBy: { field: STORED }");
  expect(projects?.edges.map(({ node }) => node.overdueDays > 0)).toEqual([false, true]);
});
