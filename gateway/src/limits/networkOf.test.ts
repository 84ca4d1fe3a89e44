import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { rejection } from "../../test/standInPool.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { networkOf } from "./rateLimit.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack({ TRUST_PROXY: "127.0.0.1" });
});
afterAll(() => stack.close());

const from = <T>(address: string, query: string, headers = {}) =>
  createCaller(stack.url).send<T>(query, {}, { "x-forwarded-for": address, ...headers });

test.each([
  ["203.0.113.66", "203.0.113.66"],
  ["::ffff:203.0.113.66", "203.0.113.66"],
  ["2001:db8:0:1::7", "2001:db8:0:1::/64"],
  ["2001:0db8:0000:0001:ffff:1:2:3", "2001:db8:0:1::/64"],
  ["2001:db8::7", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("sign-ins from many addresses of one IPv6 network are counted together", async () => {
  stack.pool.answers.InitiateAuth = rejection;
  const attempt = async (address: string) => {
    const signIn = 'mutation { signIn(input: { email: "a@b.example", password: "x" }) { userErrors { code } } }';
    const { data } = await from<{ signIn: { userErrors: { code: string }[] } }>(address, signIn);
    return data.signIn.userErrors[0]?.code;
  };
  const codes: unknown[] = [];
  for (let index = 1; index <= 21; index += 1) codes.push(await attempt(`2001:db8:0:1::${index}`));
  expect(codes).toEqual([...Array(20).fill("INCORRECT_CREDENTIALS"), "TOO_MANY_ATTEMPTS"]);
  expect(await attempt("2001:db8:0:2::1")).toBe("INCORRECT_CREDENTIALS");
});

test.each([
  ["operations", {}, 600],
  ["tokens that are not good", { authorization: "Bearer made.up.one" }, 300],
])("so are %s, and an IPv4 address by its mapped form", async (_, headers, limit) => {
  const remaining = async (address: string) =>
    Number((await from(address, "{ __typename }", headers)).headers["ratelimit-remaining"]);
  expect(await remaining("2001:db8:0:3::1")).toBe(limit - 1);
  expect(await remaining("2001:db8:0:3:ffff::1")).toBe(limit - 2);
  expect(await remaining("2001:db8:0:4::1")).toBe(limit - 1);
  expect(await remaining("203.0.113.7")).toBe(limit - 1);
  expect(await remaining("::ffff:203.0.113.7")).toBe(limit - 2);
});
