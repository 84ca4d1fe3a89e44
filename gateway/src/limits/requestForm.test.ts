import type { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { request } from "undici";
import { createCaller } from "../../test/createCaller.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());

const bearer = () => ({ authorization: `Bearer ${stack.pool.accessToken()}` });
const send = (query: string, headers = bearer()) => createCaller(stack.url).send(query, {}, headers);

describe("the key of a header", () => {
  const headers = () => ({ ...bearer(), "idempotency-key": "order-4711" });
  const create = 'createFolder(input: { parentFolderId: "x", title: "A" }) { folder { id } }';

  test.each([
    `mutation { one: ${create} two: ${create} }`,
    `mutation { one: ${create} ...Two } fragment Two on Mutation { two: ${create} }`,
  ])("is refused over several mutations, before any is done: %s", async (operation) => {
    stack.takeRequests();
    const { data, errors } = await send(operation, headers());
    expect([data, errors?.[0]?.extensions.code]).toEqual([undefined, "BAD_USER_INPUT"]);
    expect(errors?.[0]?.message).toMatch(/the key of one mutation/);
    expect(stack.takeRequests()).toEqual([]);
  });

  test("is taken for one mutation, and for queries of any number", async () => {
    for (const operation of [`mutation { ${create} }`, "{ one: viewer { email } two: viewer { email } }"]) {
      const { errors } = await send(operation, headers());
      expect(errors?.map(({ message }) => message) ?? []).not.toContainEqual(expect.stringMatching(/key of one/));
    }
  });
});

describe("form", () => {
  test("a batch is refused", async () => {
    const batch = JSON.stringify([{ query: "{ viewer { email } }" }, { query: "{ viewer { email } }" }]);
    for (const headers of [{}, bearer()])
      expect((await post(batch, { "content-type": "application/json", ...headers })).statusCode).toBe(400);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "a form's content type runs nothing: %s",
    async (type) => {
      const body = JSON.stringify({ query: "mutation { signOut { userErrors { code } } }" });
      const { statusCode } = await post(body, { "content-type": type });
      expect(statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  test("GET runs queries of bearers as they are, and no mutation", async () => {
    const get = (text: string, headers: Record<string, string> = bearer()) =>
      request(`${stack.url}/graphql?query=${encodeURIComponent(text)}`, { headers });
    const { statusCode, body } = await get("{ viewer { email } }");
    expect([statusCode, await body.json()]).toEqual([
      200,
      expect.objectContaining({ data: { viewer: expect.anything() } }),
    ]);
    const changing = await get("mutation { signOut { userErrors { code } } }");
    expect(changing.statusCode).toBe(405);
    // Browsers repeat the authorization that a proxy asked for, so it does not count as a bearer token.
    expect((await get("{ viewer { email } }", { authorization: "Basic YTpi" })).statusCode).toBe(405);
  });

  test("GET runs nothing without a token", async () => {
    const { statusCode, headers } = await request(`${stack.url}/graphql?query={viewer{email}}`);
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe("POST");
  });

  test("no names of the schema are suggested", async () => {
    const { errors } = await send("{ viewr { email } }");
    expect(JSON.stringify(errors)).not.toContain("viewer");
  });
});

describe("introspection", () => {
  const question = "{ __schema { queryType { name } } }";

  test("is closed to anonymous callers, also within fragments", async () => {
    const hidden = "{ ...Q } fragment Q on Query { __schema { queryType { name } } }";
    for (const query of [question, hidden]) {
      const { status, data } = await createCaller(stack.url).send(query);
      expect(status).toBe(400);
      expect(data).toBeUndefined();
    }
  });

  test("is open to a bearer", async () => {
    expect((await send(question)).data).toEqual({ __schema: { queryType: { name: "Query" } } });
  });
});

function post(body: string | Readable, headers: Record<string, string>) {
  return request(`${stack.url}/graphql`, { method: "POST", body, headers });
}
