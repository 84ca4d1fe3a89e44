import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { request } from "undici";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { until } from "../../test/until.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack({ MAX_EVENT_LOOP_DELAY_MS: "500" });
});
afterAll(() => stack.close());

/** Blocks the event loop, which test and gateway share. */
function block(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

async function post() {
  const { statusCode, headers, body } = await request(`${stack.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${stack.pool.accessToken()}` },
    body: JSON.stringify({ query: "{ __typename }" }),
  });
  return { status: statusCode, retryAfter: headers["retry-after"], json: await body.json() };
}

test("an overloaded gateway answers operations with 503, and health as before", async () => {
  let answer = await post();
  await until(async () => {
    for (let round = 0; round < 3; round += 1) {
      block(1_100);
      await new Promise(setImmediate);
    }
    answer = await post();
    return answer.status === 503;
  });
  expect(answer).toEqual({
    status: 503,
    retryAfter: "1",
    json: {
      errors: [
        {
          message: expect.stringMatching(/too much to do.*Nothing was done/),
          extensions: { code: "RATE_LIMITED", requestId: expect.any(String) },
        },
      ],
    },
  });
  expect((await request(`${stack.url}/healthz`)).statusCode).toBe(200);
  await until(async () => (await post()).status === 200);
});
