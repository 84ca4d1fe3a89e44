import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
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
    const size = Math.min(Number(searchParams.get("take")), matching);
    const data = Array.from({ length: size }, (_, index) => ({ id: `p${index}`, productId: `p${index}` }));
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
