import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { demoPassword } from "../../../upstream/src/demo/demoAccounts.ts";
import { type Caller, createCaller } from "../../test/createCaller.ts";
import { signInMutation } from "../../test/signInAs.ts";
import { type Stack, startFaultStack, startStack } from "../../test/startStack.ts";

type SignIn = { signIn: { viewer: { email: string } | null; userErrors: { code: string }[] } };

const email = "office@nordgolv.example";
const secret = "a secret of thirty-two characters";
const proxy = "127.0.0.1";
const attacker = { "x-forwarded-for": "203.0.113.66" };
const person = { "x-forwarded-for": "198.51.100.7" };

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ GATEWAY_SECRET: secret, TRUST_PROXY: proxy });
});
afterAll(() => stack.close());

async function signIn(headers: object, password: string, caller: Caller = createCaller(stack.url), account = email) {
  const variables = { email: account, password };
  const { data, errors, setCookies } = await caller.send<SignIn | undefined>(signInMutation, variables, { ...headers });
  const codes = (data?.signIn.userErrors ?? errors?.map(({ extensions }) => extensions) ?? []).map(({ code }) => code);
  return { viewer: data?.signIn.viewer ?? null, codes, setCookies };
}

const times = <Result>(count: number, run: () => Promise<Result>) => Promise.all(Array.from({ length: count }, run));

test("eight people get in while one address sends a hundred wrong passwords at once", async () => {
  const attack = times(100, () => signIn(attacker, "wrong"));
  const people = await times(8, () => signIn(person, demoPassword));
  expect(people.map(({ viewer }) => viewer)).toEqual(Array(8).fill({ email }));
  const outcomes = await attack;
  expect(outcomes.filter(({ viewer }) => viewer !== null)).toEqual([]);
  // The concurrency limit refuses some requests before they count as attempts.
  const codes = new Set(outcomes.flatMap((outcome) => outcome.codes));
  codes.delete("RATE_LIMITED");
  expect([...codes].toSorted()).toEqual(["INCORRECT_CREDENTIALS", "TOO_MANY_ATTEMPTS"]);
});

describe("a browser that somebody signed in with before", () => {
  test("gets in at an address that is attacking, and another account does not", async () => {
    const caller = createCaller(stack.url);
    await signIn(person, demoPassword, caller);
    await times(100, () => signIn(attacker, "wrong"));
    expect((await signIn(attacker, demoPassword)).codes).toEqual(["TOO_MANY_ATTEMPTS"]);
    const other = createCaller(stack.url);
    other.cookies.set("device", caller.cookies.get("device") ?? "");
    const elsewhere = await signIn(attacker, demoPassword, other, "installer@nordgolv.example");
    expect(elsewhere.codes).toEqual(["TOO_MANY_ATTEMPTS"]);
    expect((await signIn(attacker, demoPassword, caller)).viewer).toEqual({ email });
  });

  test("has its tries together with every other browser of the account", async () => {
    const account = "installer@nordgolv.example";
    const [first, second] = [createCaller(stack.url), createCaller(stack.url)];
    for (const caller of [first, second]) await signIn(person, demoPassword, caller, account);
    await times(30, () => signIn(person, "wrong", first, account));
    expect((await signIn(person, demoPassword, second, account)).codes).toEqual(["TOO_MANY_ATTEMPTS"]);
    expect((await signIn({ "x-forwarded-for": "198.51.100.8" }, demoPassword, undefined, account)).codes).toEqual([]);
  });

  test("keeps a cookie that scripts cannot read, that names no account, and stays through a sign-out", async () => {
    const caller = createCaller(stack.url);
    const { setCookies } = await signIn(person, demoPassword, caller);
    expect(setCookies.device).toMatch(/^device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict/);
    expect(setCookies.device).not.toMatch(/office|nordgolv/);
    const first = caller.cookies.get("device");
    await caller.send("mutation { signOut { userErrors { code } } }");
    expect(caller.cookies.get("device")).toBe(first);
    await signIn(person, demoPassword, caller);
    expect(caller.cookies.get("device")?.split(".")[0]).toBe(first?.split(".")[0]);
  });

  test("is not one whose cookie somebody made up", async () => {
    const caller = createCaller(stack.url);
    await signIn(person, demoPassword, caller);
    const [account] = (caller.cookies.get("device") ?? "").split(".");
    caller.cookies.set("device", [account, account].join("."));
    await times(30, () => signIn(attacker, "wrong"));
    expect((await signIn(attacker, demoPassword, caller)).codes).toEqual(["TOO_MANY_ATTEMPTS"]);
  });
});

test("tells a pool without the secret no address", async () => {
  const faults = await startFaultStack();
  await createCaller(faults.url).send<SignIn>(signInMutation, { email, password: "x" });
  expect(faults.pool.lastInput).not.toHaveProperty("UserContextData");
  await faults.close();
});
