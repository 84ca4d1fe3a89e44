import { afterEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

const product = { id: "p1", productId: "p1", title: "Fjällum Mat 100, 2 m²", articleNumber: "E 89 608 11" };
const use = {
  recent: [{ product, installations: 61, lastAddedAt: "2026-11-23T12:00:00.000Z" }],
  kinds: [{ kind: "MAT", count: 11 }],
};

let stack: FaultStack | null = null;
afterEach(() => stack?.close());

async function ask({ isKnown = true, status = 200 } = {}) {
  stack = await startFaultStack();
  if (!isKnown) stack.rest.lacking.add("productUse");
  stack.rest.handler = ({ url = "" }, response) => {
    if (url === "/v1/product-use?language=sv") return answer(response, status, use);
    answer(response, 200, restUser);
  };
  const query = `{ viewer { company { productUse {
    recent { product { title } installations lastAddedAt } kinds { kind count } } } } }`;
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  const { data, errors } = await createCaller(stack.url).send<{ viewer: { company: { productUse: object | null } } }>(
    query,
    {},
    { authorization },
  );
  const requests = stack.takeRequests().filter((request) => request.includes("/product-use"));
  return { use: data?.viewer.company.productUse, codes: errors?.map(({ extensions }) => extensions.code), requests };
}

test("tells the products used lately and the kinds, in the viewer's language, by one request", async () => {
  const found = await ask();
  const [recent] = use.recent;
  expect(found.use).toEqual({ recent: [{ ...recent, product: { title: product.title } }], kinds: use.kinds });
  expect(found).toMatchObject({ codes: undefined, requests: [expect.any(String)] });
});

test("is null without an error and without a request for a service that does not tell it", async () => {
  expect(await ask({ isKnown: false })).toEqual({ use: null, codes: undefined, requests: [] });
});

test("is null with an error when the request fails", async () => {
  expect(await ask({ status: 500 })).toMatchObject({ use: null, codes: ["UPSTREAM_ERROR"] });
});
