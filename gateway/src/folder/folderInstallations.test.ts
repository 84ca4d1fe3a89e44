import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

const count = 130;
const folder = "v1/company/company-1/project/p1/folder/f1";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (pathname.endsWith("/folder/f1")) return answer(response, 200, { id: "f1", projectId: "p1", subFolders: [] });
    const skip = Number(searchParams.get("skip"));
    const size = Math.max(0, Math.min(Number(searchParams.get("take")), count - skip));
    const data = Array.from({ length: size }, (_, index) => ({ id: `i${skip + index}`, title: `Bad ${skip + index}` }));
    answer(response, 200, { data, meta: { count } });
  };
});
afterAll(() => stack.close());
beforeEach(() => void stack.takeRequests());

type Installations = {
  totalCount: number;
  edges: { node: { title: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
};

async function ask(args: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  const page = "totalCount edges { node { title } } pageInfo { hasNextPage hasPreviousPage endCursor }";
  const query = `{ folder(projectId: "p1", folderId: "f1") { installations${args} { ${page} } } }`;
  type Answer = { folder: { installations: Installations } };
  const { data, errors } = await createCaller(stack.url).send<Answer>(query, {}, { authorization });
  return { installations: data?.folder?.installations, errors, lists: stack.takeRequests().slice(2) };
}

test("a folder's installations come page by page, and no more is read than is asked for", async () => {
  const first = await ask("(first: 60)");
  expect(first.installations?.edges).toHaveLength(60);
  expect(first.installations).toMatchObject({
    totalCount: 130,
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
  });
  expect(first.lists.toSorted()).toEqual(
    ["skip=0&take=25", "skip=25&take=25", "skip=50&take=10"].map((range) => `GET ${folder}/installation?${range}`),
  );
});

test("the last page goes on after a cursor and ends the list", async () => {
  const { installations } = await ask("(first: 100)");
  const { installations: last, lists } = await ask(`(after: "${installations?.pageInfo.endCursor}", first: 100)`);
  expect(last?.edges.map(({ node }) => node.title)).toEqual(Array.from({ length: 30 }, (_, at) => `Bad ${100 + at}`));
  expect(last?.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect(lists).toHaveLength(4);
});

test.each(["(first: 0)", "(first: 101)", '(after: "nonsense")'])(
  "%s is refused before a list is read",
  async (args) => {
    const { errors, lists } = await ask(args);
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(lists).toEqual([]);
  },
);
