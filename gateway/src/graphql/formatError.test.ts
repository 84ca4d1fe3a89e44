import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());

const send = (query: string, variables: object = {}) =>
  createCaller(stack.url).send(query, variables, { authorization: `Bearer ${stack.pool.accessToken()}` });

test("variables with very many faults are the caller's, and nothing else is told of them", async () => {
  const { errors } = await send("query($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids: Array(40).fill({}) });
  expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(["BAD_USER_INPUT"]));
});

test("a subscription is the caller's mistake", async () => {
  const { errors } = await send("subscription { none }");
  expect(errors).toHaveLength(1);
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining("subscription"),
    extensions: { code: "BAD_USER_INPUT" },
  });
});

const sendCertificate = `mutation($copy: Boolean) { sendCertificate(input: { projectId: "p", folders: ["f"], toEmail: "a@b.example",
  activationDate: "2026-01-01", acceptsDisclaimer: true, sendCopy: $copy }) { certificates { number } } }`;

test.each([
  ["query($first: Int) { viewer { company { users(first: $first) { totalCount } } } }", "first"],
  [sendCertificate, "input"],
])("null for an argument that has a default is the caller's mistake: %s", async (query, name) => {
  const { errors } = await send(query, { first: null, copy: null });
  expect(errors).toHaveLength(1);
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining(`Argument "${name}"`),
    extensions: { code: "BAD_USER_INPUT" },
  });
});
