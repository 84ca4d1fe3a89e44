import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { rejection } from "../../test/standInPool.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

type Reset = { requestPasswordReset: { userErrors: { code: string }[] } };

const reset = `mutation Reset { requestPasswordReset(input: { email: "a@nordgolv.example" }) { userErrors { code } } }`;

async function attempts(stack: FaultStack, forwarded: (index: number) => string): Promise<string[]> {
  const { send } = createCaller(stack.url);
  const codes: string[] = [];
  for (let index = 0; index < 21; index += 1) {
    const { data } = await send<Reset>(reset, {}, { "x-forwarded-for": forwarded(index) });
    codes.push(data.requestPasswordReset.userErrors[0]?.code ?? "OK");
  }
  return codes;
}

async function start(environment: Record<string, string>): Promise<FaultStack> {
  const stack = await startFaultStack(environment);
  stack.pool.answers.ForgotPassword = rejection;
  return stack;
}

describe("without a trusted proxy", () => {
  let stack: FaultStack;
  beforeAll(async () => {
    stack = await start({});
  });
  afterAll(() => stack.close());

  test("a caller who makes up addresses is counted under its own", async () => {
    const codes = await attempts(stack, (index) => `203.0.113.${index}`);
    expect(codes.slice(0, 20)).not.toContain("TOO_MANY_ATTEMPTS");
    expect(codes[20]).toBe("TOO_MANY_ATTEMPTS");
  });
});

describe("behind a trusted proxy", () => {
  let stack: FaultStack;
  beforeAll(async () => {
    stack = await start({ TRUST_PROXY: "10.0.0.0/8, 127.0.0.1" });
  });
  afterAll(() => stack.close());

  test("each address that the proxy tells has attempts of its own", async () => {
    expect(await attempts(stack, (index) => `203.0.113.${index}`)).not.toContain("TOO_MANY_ATTEMPTS");
  });

  test("the address sent by the caller is ignored, the one added by the proxy is used", async () => {
    const codes = await attempts(stack, (index) => `192.0.2.${index}, 198.51.100.7`);
    expect(codes[20]).toBe("TOO_MANY_ATTEMPTS");
  });
});
