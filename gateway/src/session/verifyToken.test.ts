import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { forgeries } from "../../test/forgeries.ts";
import { type StandInPool, startStandInPool } from "../../test/standInPool.ts";
import { testConfig } from "../../test/testConfig.ts";
import { createMemoryState } from "../sharedState/memoryState.ts";
import { createClock } from "./clock.ts";
import { createEndedSessions } from "./endedSessions.ts";
import { createTokenVerifier } from "./verifyToken.ts";

let pool: StandInPool;
beforeEach(async () => {
  pool = await startStandInPool();
});
afterEach(() => pool.close());

/** A verifier that has read the token once already. */
async function startVerified(sub = "user-1") {
  let now = Date.now();
  const endedSessions = createEndedSessions(createMemoryState());
  const config = testConfig({ USER_POOL_ENDPOINT: pool.url });
  const verify = createTokenVerifier({
    config,
    clock: createClock(() => now),
    endedSessions,
    log: { error: () => {} },
  });
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
