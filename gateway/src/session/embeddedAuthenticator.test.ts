import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { demoPassword } from "../../../upstream/src/demo/demoAccounts.ts";
import { totpCode } from "../../../upstream/test/totpCode.ts";
import { createCaller } from "../../test/createCaller.ts";
import { createMutator } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

type Outcome = { viewer: { email: string } | null; challenge: { session: string } | null };

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const step = (name: string, input: object) =>
  createMutator(stack, createCaller(stack.url))<Outcome>(name, input, "viewer { email } challenge { session }");
const signIn = (email: string) => step("signIn", { email, password: demoPassword });

test("an authenticator is enrolled by its code, asked for at the next sign-in, and turned off", async () => {
  const email = "karin@nordgolv.example";
  const caller = await signInAs(stack, email);
  const mutate = createMutator(stack, caller);
  type Setup = { setup: { secret: string; uri: string } | null };
  const start = (password: string) => mutate<Setup>("startAuthenticatorSetup", { password }, "setup { secret uri }");
  const change = (name: string, input: object) =>
    mutate<{ viewer: object | null }>(name, input, "viewer { hasAuthenticator }");
  expect((await start("wrong")).codes).toEqual([["INCORRECT_CREDENTIALS", "password"]]);
  const { setup } = (await start(demoPassword)).payload;
  const secret = new URL(setup?.uri ?? "").searchParams.get("secret") ?? "";
  expect(secret).toBe(setup?.secret);
  const wrong = String((Number(totpCode(secret)) + 500_000) % 1_000_000).padStart(6, "0");
  expect((await change("confirmAuthenticator", { code: wrong })).codes).toEqual([["CODE_INVALID", "code"]]);
  const on = await change("confirmAuthenticator", { code: totpCode(secret) });
  expect(on.payload).toEqual({ viewer: { hasAuthenticator: true }, userErrors: [] });

  // Each code is valid once, so the test sends the code of the next period.
  const session = (await signIn(email)).payload.challenge?.session;
  const entered = await step("answerMfa", { email, session, code: totpCode(secret, 1) });
  expect(entered.payload.viewer).toEqual({ email });
  expect((await change("removeAuthenticator", { password: "wrong" })).codes).toEqual([
    ["INCORRECT_CREDENTIALS", "password"],
  ]);
  const off = await change("removeAuthenticator", { password: demoPassword });
  expect(off.payload).toEqual({ viewer: { hasAuthenticator: false }, userErrors: [] });
  expect((await signIn(email)).payload.viewer).toEqual({ email });
});

test("nobody is told about another person's authenticator", async () => {
  type Told = { userId: string; hasAuthenticator: boolean | null };
  type Found = { viewer: { userId: string; company: { allUsers: { nodes: Told[] } } } };
  const caller = await signInAs(stack, "ida@nordgolv.example");
  const query = "{ viewer { userId company { allUsers { nodes { userId hasAuthenticator } } } } }";
  const { viewer } = (await caller.send<Found>(query)).data;
  const told = viewer.company.allUsers.nodes.filter(({ hasAuthenticator }) => hasAuthenticator !== null);
  expect(told).toEqual([{ userId: viewer.userId, hasAuthenticator: false }]);
});
