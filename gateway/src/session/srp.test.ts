import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { demoPassword, demoTemporaryPassword, demoTotpSecret } from "../../../upstream/src/demo/demoAccounts.ts";
import { signIn as signInAtPool } from "../../../upstream/test/cognitoCall.ts";
import { totpCode } from "../../../upstream/test/totpCode.ts";
import { createCaller } from "../../test/createCaller.ts";
import { createMutator } from "../../test/createMutator.ts";
import { sentDocuments } from "../../test/sentDocuments.ts";
import { type PoolProxy, startPoolProxy } from "../../test/startPoolProxy.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { everyFeature, patience, testConfig } from "../../test/testConfig.ts";
import { type Gateway, startGateway } from "../http/startGateway.ts";
import { createSrp } from "./srp.ts";

type ClientPackage = { createClient(options: object): { ask(query: string): Promise<unknown> } };
type Outcome = { viewer: { email: string } | null; challenge: { kind: string; session: string } | null };

const office = { email: "office@nordgolv.example", password: demoPassword };
const invited = { email: "invited@nordgolv.example", password: demoTemporaryPassword };
const mfa = { email: "mfa@nordgolv.example", password: demoPassword };

describe("at a pool that refuses passwords", () => {
  let stack: Stack;
  let pool: PoolProxy;
  let gateway: Gateway;
  beforeAll(async () => {
    stack = await startStack({ POOL_SRP: "true" });
    for (const { email, password } of [office, invited, mfa]) await signInAtPool(stack.upstream.url, email, password);
    let isDown = true;
    pool = await startPoolProxy(stack.upstream.url, ({ AuthFlow }) => {
      if (isDown) return "InternalErrorException";
      return AuthFlow === "USER_PASSWORD_AUTH" ? "InvalidParameterException" : undefined;
    });
    const config = testConfig({ UPSTREAM_URL: stack.upstream.url, USER_POOL_ENDPOINT: pool.url });
    gateway = await startGateway(config, { documents: sentDocuments, features: everyFeature, ...patience });
    isDown = false;
  });
  afterAll(async () => {
    await gateway.close();
    await pool.close();
    await stack.close();
  });
  beforeEach(() => void pool.takeCalls());

  const step = (name: string, input: object) =>
    createMutator(stack, createCaller(gateway.url))<Outcome>(
      name,
      input,
      "viewer { email } challenge { kind session }",
    );
  const [start, proof] = ["InitiateAuth 200", "RespondToAuthChallenge 200"];

  test("a person signs in by SRP, although the pool did not answer when the gateway started", async () => {
    expect((await step("signIn", office)).payload.viewer).toEqual({ email: office.email });
    const calls = pool.takeCalls().filter((call) => !call.startsWith("GetUser"));
    expect(calls).toEqual([start, start, proof]);
    expect((await step("signIn", office)).payload.viewer).toEqual({ email: office.email });
  });

  test("npm run token signs in by SRP", async () => {
    const script = new URL("../../../scripts/token.ts", import.meta.url).pathname;
    const env = { ...process.env, USER_POOL_ENDPOINT: pool.url };
    const run = promisify(execFile)(process.execPath, [script, office.email, office.password], { env });
    expect((await run).stdout).toMatch(/^eyJ[\w-]+\.[\w-]+\.[\w-]+\n$/);
    expect(pool.takeCalls()).toEqual([start, proof]);
  });

  test("the client package signs in by SRP, and answers with a code", async () => {
    const { createClient }: ClientPackage = await import("../../../client/dist/index.js" as string);
    const people = [
      [office, {}, []],
      [mfa, { code: () => totpCode(demoTotpSecret, -1) }, [proof]],
    ] as const;
    for (const [person, more, further] of people) {
      const pooled = { userPool: pool.url, userPoolId: "eu-north-1_embedded", clientId: "embedded-web" };
      const client = createClient({ gateway: gateway.url, auth: { ...pooled, ...person, ...more } });
      expect(await client.ask("{ viewer { email } }")).toEqual({ viewer: { email: person.email } });
      expect(pool.takeCalls().filter((call) => !call.startsWith("GetUser"))).toEqual([start, proof, ...further]);
    }
  });

  test("a wrong password is told as such", async () => {
    const { codes } = await step("signIn", { ...office, password: "wrong" });
    expect(codes).toEqual([["INCORRECT_CREDENTIALS", null]]);
    expect(pool.takeCalls()).toEqual([start, "RespondToAuthChallenge 400"]);
  });

  test("an invited person chooses a password, with which the next sign-in works", async () => {
    const { challenge } = (await step("signIn", invited)).payload;
    const newPassword = "Nytt-golv-2026";
    const answer = { email: invited.email, session: challenge?.session, newPassword };
    expect((await step("answerNewPassword", answer)).payload.viewer).toEqual({ email: invited.email });
    const again = await step("signIn", { ...invited, password: newPassword });
    expect(again.payload.viewer).toEqual({ email: invited.email });
  });

  test("the code of an authenticator is asked for and taken", async () => {
    const { challenge } = (await step("signIn", mfa)).payload;
    expect(challenge?.kind).toBe("MFA");
    const answer = { email: mfa.email, session: challenge?.session, code: totpCode(demoTotpSecret) };
    expect((await step("answerMfa", answer)).payload.viewer).toEqual({ email: mfa.email });
  });
});

describe("the probe", () => {
  const failure = (name: string) => () => Promise.reject(Object.assign(new Error("no"), { name }));
  const logged: string[] = [];
  beforeEach(() => void logged.splice(0));

  function createProbe(...answers: (() => Promise<unknown>)[]) {
    const pool = { initiateAuth: () => answers.shift()?.() } as unknown as Parameters<typeof createSrp>[0];
    const log = { info: (text: string) => logged.push(text) };
    return createSrp(pool, testConfig({}), log as unknown as Parameters<typeof createSrp>[2]);
  }

  test("is repeated until the pool answers, and then never", async () => {
    const srp = createProbe(failure("InternalErrorException"), failure("InvalidParameterException"));
    await expect(srp.isAllowed()).rejects.toThrow("no");
    expect([await srp.isAllowed(), await srp.isAllowed()]).toEqual([false, false]);
    expect(logged).toEqual([expect.stringContaining("people sign in by USER_PASSWORD_AUTH")]);
  });

  test("takes an offer and an unknown address for a client that allows SRP", async () => {
    expect(await createProbe(async () => ({ ChallengeName: "PASSWORD_VERIFIER" })).isAllowed()).toBe(true);
    expect(await createProbe(failure("UserNotFoundException")).isAllowed()).toBe(true);
    expect(logged).toEqual(Array(2).fill(expect.stringContaining("people sign in by USER_SRP_AUTH")));
  });
});
