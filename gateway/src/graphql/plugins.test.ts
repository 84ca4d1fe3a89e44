import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { request } from "undici";
import { answer } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());

const query = "{ viewer { email } }";
const json = { "content-type": "application/json" };

test.each<[what: string, body: string | null, headers: Record<string, string>, status: number]>([
  ["an answer with a failed field", JSON.stringify({ query }), json, 200],
  ["a document with a syntax error", JSON.stringify({ query: "{" }), json, 200],
  ["variables as text", JSON.stringify({ query, variables: "{}" }), json, 400],
  ["an empty object", "{}", json, 400],
  ["no body and no content type", null, {}, 400],
  ["a token that is not valid", JSON.stringify({ query }), { ...json, authorization: "Bearer none" }, 401],
])("names the request in each error: %s", async (_, body, headers, status) => {
  stack.rest.handler = (__, response) => answer(response, 500, {});
  const response = await request(`${stack.url}/graphql`, {
    method: "POST",
    headers: { authorization: `Bearer ${stack.pool.accessToken()}`, "x-request-id": "a-request", ...headers },
    body,
  });
  const { errors } = (await response.body.json()) as { errors: { extensions: object }[] };
  expect(response.statusCode).toBe(status);
  expect(errors.length).toBeGreaterThan(0);
  for (const { extensions } of errors) expect(extensions).toMatchObject({ requestId: "a-request" });
});
