import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { hashPassword } from "../../../upstream/src/cognito/password.ts";
import { demoPassword, demoTemporaryPassword, demoTotpSecret } from "../../../upstream/src/demo/demoAccounts.ts";
import { mailedCode } from "../../../upstream/test/mailedCode.ts";
import { totpCode } from "../../../upstream/test/totpCode.ts";
import { type Caller, createCaller } from "../../test/createCaller.ts";
import { createMutator } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

type Outcome = { viewer: { email: string } | null; challenge: { kind: string; session: string } | null };

const selection = "viewer { email } challenge { kind session }";
const newPassword = "Nytt-golv-2026";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const step = (caller: Caller, name: string, input: object) =>
  createMutator(stack, caller)<Outcome>(name, input, selection);
const signIn = (email: string, password: string) => step(createCaller(stack.url), "signIn", { email, password });

test("an invited person chooses a password and is in", async () => {
  const email = "invited@nordgolv.example";
  const caller = createCaller(stack.url);
  const first = await step(caller, "signIn", { email, password: demoTemporaryPassword });
  expect(first.payload.challenge?.kind).toBe("NEW_PASSWORD");
  const { session } = first.payload.challenge ?? {};
  const weak = await step(caller, "answerNewPassword", { email, session, newPassword: "short" });
  expect(weak.codes).toEqual([["PASSWORD_TOO_WEAK", "newPassword"]]);
  const same = await step(caller, "answerNewPassword", { email, session, newPassword: demoTemporaryPassword });
  expect(same.codes).toEqual([["PASSWORD_REUSED", "newPassword"]]);
  expect(same.payload.challenge?.kind).toBe("NEW_PASSWORD");
  const done = await step(caller, "answerNewPassword", { email, session, newPassword });
  expect(done.payload).toEqual({ viewer: { email }, challenge: null, userErrors: [] });
  const again = await step(caller, "answerNewPassword", { email, session, newPassword });
  expect(again.codes).toEqual([["CHALLENGE_EXPIRED", null]]);
});

test("a temporary password that has expired is told as such to who has it alone", async () => {
  const email = "late@nordgolv.example";
  const { db } = stack.upstream.services;
  const { sub } = await db
    .selectFrom("pool_user")
    .select("sub")
    .where("email", "=", "invited@nordgolv.example")
    .executeTakeFirstOrThrow();
  const temporary_until = new Date(0);
  const password_hash = await hashPassword(demoTemporaryPassword);
  const row = { sub: `${sub}-late`, email, password_hash, temporary_until, status: "FORCE_CHANGE_PASSWORD" as const };
  await db.insertInto("pool_user").values(row).execute();
  expect((await signIn(email, demoTemporaryPassword)).codes).toEqual([["TEMPORARY_PASSWORD_EXPIRED", null]]);
  expect((await signIn(email, "wrong")).codes).toEqual([["INCORRECT_CREDENTIALS", null]]);
});

test("a second factor is asked for and taken", async () => {
  const email = "mfa@nordgolv.example";
  const caller = createCaller(stack.url);
  const { payload } = await step(caller, "signIn", { email, password: demoPassword });
  const session = payload.challenge?.session;
  const right = totpCode(demoTotpSecret);
  const wrong = String((Number(right) + 500_000) % 1_000_000).padStart(6, "0");
  const refused = await step(caller, "answerMfa", { email, session, code: wrong });
  expect(refused.codes).toEqual([["CODE_INVALID", "code"]]);
  const done = await step(caller, "answerMfa", { email, session: refused.payload.challenge?.session, code: right });
  expect(done.payload).toEqual({ viewer: { email }, challenge: null, userErrors: [] });
});

test("a forgotten password is set anew with the mailed code", async () => {
  const email = "installer@nordgolv.example";
  const anyone = createMutator(stack, createCaller(stack.url));
  for (const address of [email, "nobody@nordgolv.example"]) {
    expect((await anyone("requestPasswordReset", { email: address })).codes).toEqual([]);
  }
  const { code } = await mailedCode(stack.upstream.services.config.outboxDir, email);
  const wrong = code === "000000" ? "000001" : "000000";
  const refused = await anyone("confirmPasswordReset", { email, code: wrong, newPassword });
  expect(refused.codes).toEqual([["CODE_INVALID", "code"]]);
  expect((await anyone("confirmPasswordReset", { email, code, newPassword })).codes).toEqual([]);
  expect((await signIn(email, newPassword)).payload.viewer).toEqual({ email });
});

test("a password is changed by whoever knows it", async () => {
  const email = "office@nordgolv.example";
  const mutate = createMutator(stack, await signInAs(stack, email));
  const wrong = await mutate("changePassword", { currentPassword: "wrong", newPassword });
  expect(wrong.codes).toEqual([["INCORRECT_CREDENTIALS", "currentPassword"]]);
  const weak = await mutate("changePassword", { currentPassword: demoPassword, newPassword: "short" });
  expect(weak.codes).toEqual([["PASSWORD_TOO_WEAK", "newPassword"]]);
  expect((await mutate("changePassword", { currentPassword: demoPassword, newPassword })).codes).toEqual([]);
  expect((await signIn(email, demoPassword)).codes).toEqual([["INCORRECT_CREDENTIALS", null]]);
  expect((await signIn(email, newPassword)).payload.viewer).toEqual({ email });
});
