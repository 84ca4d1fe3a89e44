import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

const matching = 33;

let stack: FaultStack;
let counts = true;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname.startsWith("/v1/user/")) return answer(response, 200, restUser);
    const skip = Number(searchParams.get("skip"));
    const size = Math.min(Number(searchParams.get("take")), matching - skip);
    const data = Array.from({ length: size }, (_, index) => ({
      id: `p${skip + index}`,
      productId: `p${skip + index}`,
    }));
    answer(response, 200, { data, ...(counts && { meta: { count: matching } }) });
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  counts = true;
  stack.takeRequests();
});

type Search = { nodes: { productId: string }[]; totalCount: number | null; hasMore: boolean };

async function search(args: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  const query = `{ productSearch(${args}) { nodes { productId } totalCount hasMore } }`;
  const { data, errors } = await createCaller(stack.url).send<{ productSearch: Search }>(query, {}, { authorization });
  const found = data?.productSearch;
  const requests = stack.takeRequests().filter((request) => request.includes("/product"));
  return { shown: found?.nodes.length, totalCount: found?.totalCount, hasMore: found?.hasMore, errors, requests };
}

test("tells how many match beside the first ten, in one request", async () => {
  const { requests, ...found } = await search('query: " mat ", language: sv');
  expect(found).toMatchObject({ shown: 10, totalCount: 33, hasMore: true });
  expect(requests).toHaveLength(1);
});

test("has no more once all are asked for", async () => {
  expect(await search('query: "mat", first: 40')).toMatchObject({ shown: 33, totalCount: 33, hasMore: false });
});

test("knows no count where the service gives none, and takes a full page for a sign of more", async () => {
  counts = false;
  expect(await search('query: "mat"')).toMatchObject({ shown: 10, totalCount: null, hasMore: true });
  expect(await search('query: "mat", first: 40')).toMatchObject({ shown: 33, totalCount: null, hasMore: false });
});

test("asks nothing for an empty query, and refuses more than a hundred", async () => {
  expect(await search('query: " "')).toMatchObject({ shown: 0, totalCount: 0, hasMore: false, requests: [] });
  const { errors } = await search('query: "mat", first: 101');
  expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
});

describe("the catalogue", () => {
  type Page = { edges: { cursor: string; node: { productId: string } }[]; pageInfo: Record<string, unknown> };

  async function read(args: string) {
    const authorization = `Bearer ${stack.pool.accessToken()}`;
    const pageInfo = "hasPreviousPage hasNextPage startCursor endCursor";
    const query = `{ catalogue(${args}) { totalCount edges { cursor node { productId } } pageInfo { ${pageInfo} } } }`;
    stack.takeRequests();
    const { data, errors } = await createCaller(stack.url).send<{ catalogue: Page | null }>(
      query,
      {},
      { authorization },
    );
    const { edges = [], pageInfo: info = {} } = data?.catalogue ?? {};
    const requests = stack.takeRequests().filter((request) => request.includes("/products"));
    const ids = edges.map(({ node }) => Number(node.productId.slice(1)));
    return { ids, info, requests, codes: errors?.map(({ extensions }) => extensions.code) };
  }

  test("is read forwards page after page, each by one request", async () => {
    const first = await read("language: sv, first: 20");
    expect([first.ids.length, first.info]).toMatchObject([20, { hasPreviousPage: false, hasNextPage: true }]);
    expect(first.requests).toEqual(["GET v1/products?language=sv&skip=0&take=20"]);
    const second = await read(`language: sv, first: 20, after: "${first.info.endCursor}"`);
    expect([second.ids.at(0), second.ids.at(-1)]).toEqual([20, 32]);
    expect(second.info).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
  });

  test("is read backwards from its end to its beginning, each row once", async () => {
    const seen: number[] = [];
    let before: unknown;
    for (let isOver = false; !isOver; ) {
      const page = await read(`language: sv, last: 10${before ? `, before: "${before}"` : ""}`);
      seen.unshift(...page.ids);
      before = page.info.startCursor;
      isOver = !page.info.hasPreviousPage;
    }
    expect(seen).toEqual(Array.from({ length: matching }, (_, index) => index));
  });

  test("asks for the number of rows only where the end of the list is not known", async () => {
    const end = await read("language: sv, last: 3");
    expect(end.requests).toEqual(
      ["skip=0&take=1", "skip=30&take=3"].map((page) => `GET v1/products?language=sv&${page}`),
    );
    expect(end.ids).toEqual([30, 31, 32]);
    const earlier = await read(`language: sv, last: 3, before: "${end.info.startCursor}"`);
    expect(earlier.requests).toEqual(["GET v1/products?language=sv&skip=27&take=3"]);
  });

  test("has nothing before its first row, and refuses sizes and cursors that cannot be", async () => {
    const { info } = await read("language: sv, first: 1");
    expect(await read(`language: sv, last: 5, before: "${info.startCursor}"`)).toMatchObject({ ids: [] });
    for (const args of ["last: 0", "last: 101", 'before: "x"', "first: 0"]) {
      expect((await read(`language: sv, ${args}`)).codes).toEqual(["BAD_USER_INPUT"]);
    }
  });
});
