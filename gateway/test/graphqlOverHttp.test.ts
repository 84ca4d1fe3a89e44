import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { serverAudits } from "graphql-http";
import { type FaultStack, startFaultStack } from "./startStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());

/** Sends an integrator's request. Without content type, only `apollo-require-preflight` shows that no form sent it. */
const fetchFn = (url: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${stack.pool.accessToken()}`);
  headers.set("apollo-require-preflight", "1");
  return fetch(url, { ...init, headers });
};

const audits = serverAudits({ url: () => `${stack.url}/graphql`, fetchFn });

test("the specification's checks are all here", () => expect(audits).toHaveLength(61));

test.each(audits.map((audit) => [audit.name, audit] as const))("%s", async (_, audit) => {
  expect(await audit.fn()).toMatchObject({ status: "ok" });
});
