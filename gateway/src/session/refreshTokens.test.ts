import { expect, test } from "@jest/globals";
import { until } from "../../test/until.ts";
import { createRefresher } from "./refreshTokens.ts";

/** The pool answers access tokens a1, a2 and so on. @param life the tokens' lifetime in milliseconds */
function countingPool(life = 3_600_000) {
  let count = 0;
  const refresh = async (refreshToken: string) => ({
    accessToken: `a${++count}`,
    refreshToken,
    expiresAt: Date.now() + life,
  });
  return { refresh, count: () => count };
}

test("many at once share one refresh, and each session has its own", async () => {
  const pool = countingPool();
  const refresh = createRefresher(pool, { now: Date.now });
  const answers = await Promise.all([refresh("r"), refresh("r"), refresh("r"), refresh("other")]);
  expect(answers.map(({ accessToken }) => accessToken)).toEqual(["a1", "a1", "a1", "a2"]);
  expect((await refresh("r")).accessToken).toBe("a1");
});

test("a token that REST refused is not given again, and its replacement is shared", async () => {
  const pool = countingPool();
  const refresh = createRefresher(pool, { now: Date.now });
  await refresh("r");
  const answers = await Promise.all([refresh("r", "a1"), refresh("r", "a1"), refresh("r", "a1")]);
  expect(answers.map(({ accessToken }) => accessToken)).toEqual(["a2", "a2", "a2"]);
  expect(pool.count()).toBe(2);
});

test("tokens that live shortly are not given out until they end", async () => {
  const pool = countingPool(20);
  const refresh = createRefresher(pool, { now: Date.now });
  await refresh("r");
  await until(async () => (await refresh("r")).accessToken !== "a1");
  expect(pool.count()).toBe(2);
});
