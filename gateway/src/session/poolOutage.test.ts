import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { forgeries } from "../../test/forgeries.ts";
import { signInMutation } from "../../test/signInAs.ts";
import { inMinutes } from "../../test/standInPool.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());
afterEach(() => {
  stack.pool.fault = null;
});

type Viewer = { viewer: { email: string } | null };
const viewer = "{ viewer { email } }";

function callerWith(accessToken: string) {
  return createCaller(stack.url, Object.entries({ userId: "user-1", accessToken, refreshToken: "r" }));
}

const unreachable = {
  status: 503,
  errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: "UPSTREAM_ERROR" }) })],
};

const forge = new Map(forgeries).get("that names a stranger's key set (jku)");

describe("while the new keys of the pool cannot be fetched, after a forged token named an unknown one", () => {
  let expired: string;
  beforeAll(async () => {
    expired = stack.pool.accessToken({ exp: inMinutes(-1) });
    const authorization = `Bearer ${forge?.(stack.pool)}`;
    expect((await createCaller(stack.url).send(viewer, {}, { authorization })).status).toBe(401);
    stack.pool.turnKeys();
  });
  beforeEach(() => {
    stack.pool.fault = ({ url }, response) => {
      if (!url?.endsWith("jwks.json")) return false;
      response.writeHead(500).end();
      return true;
    };
  });

  test("a session keeps its cookies", async () => {
    const answer = await callerWith(stack.pool.accessToken()).send(viewer);
    expect(answer).toMatchObject({ ...unreachable, setCookies: {} });
  });

  test("a right password is not told as a wrong one, and no cookie is touched", async () => {
    const credentials = { email: "office@nordgolv.example", password: "x" };
    const answer = await createCaller(stack.url).send(signInMutation, credentials);
    expect(answer).toMatchObject({ ...unreachable, setCookies: {} });
  });

  test("an expired session keeps the tokens that the pool renewed it with, and goes on with them", async () => {
    const caller = callerWith(expired);
    expect(await caller.send(viewer)).toMatchObject(unreachable);
    stack.pool.fault = null;
    stack.pool.takeCalls();
    expect((await caller.send<Viewer>(viewer)).data.viewer?.email).toBe("office@nordgolv.example");
    expect(stack.pool.takeCalls()).toEqual([]);
  });
});

describe("while the pool takes calls and does not answer", () => {
  const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });
  const links = (accessToken: string) =>
    createCaller(stack.url).send("{ links(language: sv) { support } }", {}, bearer(accessToken));

  test("of twenty operations with tokens of their own the first three ask it, then one a second", async () => {
    await links(stack.pool.accessToken());
    let calls = 0;
    stack.pool.fault = () => {
      calls += 1;
      return true;
    };
    const started = Date.now();
    for (let each = 0; each < 20; each += 1) expect((await links(stack.pool.accessToken())).status).toBe(200);
    expect(calls).toBeLessThanOrEqual(4 + (Date.now() - started) / 1_000);
  });

  test("the token of a session that was signed out is refused", async () => {
    const accessToken = stack.pool.accessToken({ origin_jti: "signed-out" });
    const other = stack.pool.accessToken({ origin_jti: "other" });
    await callerWith(accessToken).send("mutation { signOut { userErrors { code } } }");
    stack.pool.fault = () => true;
    expect((await links(accessToken)).status).toBe(401);
    expect((await links(other)).status).toBe(200);
  });
});
