import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { forgeries } from "../../test/forgeries.ts";
import { type StandInPool, startStandInPool } from "../../test/standInPool.ts";
import { testConfig } from "../../test/testConfig.ts";
import { createMemoryState } from "../limits/memoryState.ts";
import { createEndedSessions } from "./endedSessions.ts";
import { createClock } from "./userPool.ts";
import { createTokenVerifier } from "./verifyToken.ts";

let pool: StandInPool;
beforeEach(async () => {
  pool = await startStandInPool();
});
afterEach(() => pool.close());

const silent = { error: () => {}, warn: () => {} };

async function startVerified(sub = "user-1") {
  let now = Date.now();
  const endedSessions = createEndedSessions(createMemoryState());
  const config = testConfig({ USER_POOL_ENDPOINT: pool.url });
  const { verify } = createTokenVerifier({ config, clock: createClock(() => now), endedSessions, log: silent });
  const token = pool.accessToken({ sub });
  const verified = await verify(token);
  if (!verified) throw new Error("a good token was refused");
  const setTime = (time: number) => {
    now = time;
  };
  return { verify, token, verified, endedSessions, setTime };
}

test("a token that was read before says the same", async () => {
  const { verify, token, verified } = await startVerified("user-7");
  expect(await verify(token)).toEqual(verified);
  expect(verified.userId).toBe("user-7");
});

test("a token that was read before is refused once it has expired", async () => {
  const { verify, token, verified, setTime } = await startVerified();
  setTime(verified.expiresAt - 1);
  expect(await verify(token)).not.toBeNull();
  setTime(verified.expiresAt);
  expect(await verify(token)).toBeNull();
});

test("a token that was read before is refused once its session was ended", async () => {
  const { verify, token, verified, endedSessions } = await startVerified();
  await endedSessions.add(verified.originJti);
  expect(await verify(token)).toBeNull();
});

test("the same claims under another signature are refused", async () => {
  const { verify, token } = await startVerified();
  const [header, claims, signature = ""] = token.split(".");
  const forged = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  expect(await verify([header, claims, forged].join("."))).toBeNull();
  expect(await verify(token)).not.toBeNull();
});

const forge = new Map(forgeries).get("that names a stranger's key set (jku)");
const withUnknownKey = () => forge?.(pool) ?? "";

test("a new key of the pool is taken within five seconds, however many forged tokens name an unknown one", async () => {
  const { verify, token } = await startVerified();
  let fetches = 0;
  pool.fault = ({ url }) => {
    if (url?.endsWith("jwks.json")) fetches += 1;
    return false;
  };
  expect(await verify(withUnknownKey())).toBeNull();
  const turned = Date.now();
  pool.turnKeys();
  const forged = Array.from({ length: 50 }, () => verify(withUnknownKey()));
  expect(await verify(pool.accessToken())).not.toBeNull();
  expect(Date.now() - turned).toBeLessThan(5_000);
  expect(await verify(token)).not.toBeNull();
  expect(new Set(await Promise.all(forged))).toEqual(new Set([null]));
  expect(fetches).toBe(2);
});

test.each([
  ["a failure", 500, "{}"],
  ["no keys", 200, "<html>"],
  ["keys of another form", 200, '{"keys":[{"kid":"two"}]}'],
])("a token with an unknown key is not refused while the pool answers %s", async (_, status, body) => {
  const { verify, token } = await startVerified();
  pool.turnKeys();
  pool.fault = (__, response) => {
    response.writeHead(status).end(body);
    return true;
  };
  await expect(verify(pool.accessToken())).rejects.toMatchObject({ extensions: { code: "UPSTREAM_ERROR" } });
  expect(await verify(token)).not.toBeNull();
});

describe("the pool's keys at the start", () => {
  function create(environment: Record<string, string> = {}) {
    const logged: unknown[][] = [];
    const config = testConfig({ USER_POOL_ENDPOINT: pool.url, ...environment });
    const log = {
      error: (...entry: unknown[]) => void logged.push(["error", ...entry]),
      warn: (...entry: unknown[]) => void logged.push(["warn", ...entry]),
    };
    const endedSessions = createEndedSessions(createMemoryState());
    return { ...createTokenVerifier({ config, clock: createClock(), endedSessions, log }), logged };
  }

  function answer(status: number, body = "") {
    let count = 0;
    pool.fault = (_, response) => {
      count += 1;
      response.writeHead(status).end(body);
      return true;
    };
    return () => count;
  }

  test("are not asked for again by the first token", async () => {
    const { verify, loadKeys, logged } = create();
    await loadKeys();
    const count = answer(500);
    expect(await verify(pool.accessToken())).not.toBeNull();
    expect([count(), logged]).toEqual([0, []]);
  });

  test.each([400, 404])("answered with %s end it, with what to set", async (status) => {
    answer(status);
    await expect(create().loadKeys()).rejects.toThrow(
      `The gateway was not started. There is no user pool eu-north-1_embedded: ${pool.url}/eu-north-1_embedded/.well-known/jwks.json answered ${status}. Set USER_POOL_ID`,
    );
  });

  test.each([
    ["500", /answered 500/, () => answer(500)],
    ["429", /answered 429/, () => answer(429)],
    ["what are no keys", /JSON/, () => answer(200, "<html>")],
    ["nothing", /ECONNREFUSED/, () => pool.close()],
  ])("answered with %s are told in the log and leave it", async (_, reason, fail) => {
    const { loadKeys, logged } = create();
    await fail();
    await loadKeys();
    expect(logged).toEqual([
      [
        "warn",
        { reason: expect.stringMatching(reason) },
        expect.stringMatching(/did not give its keys.+nobody can sign in/),
      ],
    ]);
  });

  test("that are missing only later are told in the log, and no token is refused for that", async () => {
    const { verify, logged } = create();
    answer(404);
    await expect(verify(pool.accessToken())).rejects.toMatchObject({ extensions: { code: "UPSTREAM_ERROR" } });
    expect(logged).toEqual([["error", expect.stringMatching(/There is no user pool.+Set USER_POOL_ID/)]]);
  });
});
