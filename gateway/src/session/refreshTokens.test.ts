import { expect, test } from "@jest/globals";
import { createRefresher } from "./refreshTokens.ts";

/** A pool whose every refresh gives another access token: a1, a2 and so on. */
function countingPool() {
  let count = 0;
  const refresh = async (refreshToken: string) => ({ accessToken: `a${++count}`, refreshToken, expiresAt: 0 });
  return { refresh, count: () => count };
}

test("many at once share one refresh, and each session has its own", async () => {
  const pool = countingPool();
  const refresh = createRefresher(pool);
  const answers = await Promise.all([refresh("r"), refresh("r"), refresh("r"), refresh("other")]);
  expect(answers.map(({ accessToken }) => accessToken)).toEqual(["a1", "a1", "a1", "a2"]);
  expect((await refresh("r")).accessToken).toBe("a1");
});

test("a token that REST refused is not given again, and its replacement is shared", async () => {
  const pool = countingPool();
  const refresh = createRefresher(pool);
  await refresh("r");
  const answers = await Promise.all([refresh("r", "a1"), refresh("r", "a1"), refresh("r", "a1")]);
  expect(answers.map(({ accessToken }) => accessToken)).toEqual(["a2", "a2", "a2"]);
  expect(pool.count()).toBe(2);
});
