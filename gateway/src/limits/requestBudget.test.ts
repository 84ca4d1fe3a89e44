import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { request } from "undici";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { createMemoryState } from "./memoryState.ts";
import { createRateLimit } from "./rateLimit.ts";

type Answer = {
  data: { viewer: { userId: string; company: { name: string; allProjects: unknown } } };
  errors?: { path: string[]; extensions: { code: string } }[];
  extensions: {
    cost: {
      objects: number;
      objectsAllowed: number | null;
      requestsUsed: number;
      requestsAllowed: number;
      depth: number;
    };
  };
};

const rows = (url: string) => {
  const skip = Number(/skip=(\d+)/.exec(url)?.[1]);
  return Array.from({ length: 25 }, (_, index) => ({ id: `p${skip + index}`, name: `Hus ${skip + index}` }));
};

let stack: FaultStack;
let count = 0;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (url === "/v1/company") return answer(response, 200, { id: "company-1", name: "Nordgolv" });
    answer(response, 200, { data: rows(url), meta: { count } });
  };
});
afterAll(() => stack.close());
beforeEach(() => void stack.takeRequests());

async function ask(query: string, sub = "user-1") {
  const response = await request(`${stack.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${stack.pool.accessToken({ sub })}` },
    body: JSON.stringify({ query }),
  });
  const body = (await response.body.json()) as Answer;
  return { status: response.statusCode, headers: response.headers, ...body };
}

const lists = "{ viewer { userId company { name allProjects { totalCount nodes { name } } } } }";

describe("requests to the REST service", () => {
  test("are told with the depth", async () => {
    count = 25;
    const { extensions } = await ask(lists);
    expect(extensions.cost).toEqual({
      objects: 103,
      objectsAllowed: 10_000,
      requestsUsed: 3,
      requestsAllowed: 101,
      depth: 5,
    });
  });

  test("end at 101 for an ad hoc operation, on the field that would need more", async () => {
    count = 10_000;
    const { data, errors, extensions } = await ask(lists);
    expect(errors).toEqual([
      expect.objectContaining({
        path: ["viewer", "company", "allProjects", "nodes"],
        extensions: { code: "COST_EXCEEDED", requestId: expect.any(String) },
      }),
    ]);
    expect(data.viewer).toEqual({ userId: "user-1", company: null });
    expect(extensions.cost.requestsUsed).toBe(101);
    expect(stack.takeRequests()).toHaveLength(101);
  });

  test("a count alone costs one page, however long the list", async () => {
    count = 10_000;
    const { data, extensions } = await ask("{ viewer { company { allProjects { totalCount } } } }");
    expect(data.viewer.company.allProjects).toEqual({ totalCount: 10_000 });
    expect(extensions.cost.requestsUsed).toBe(2);
  });

  test("fragments do not hide the depth", async () => {
    const { extensions } = await ask("{ ...Q } fragment Q on Query { viewer { ...U } } fragment U on User { email }");
    expect(extensions.cost.depth).toBe(2);
  });
});

describe("operations a minute", () => {
  test("the 601st is told when to come again, and another user's passes", async () => {
    for (let index = 0; index < 600; index += 50) {
      await Promise.all(Array.from({ length: 50 }, () => ask("{ __typename }", "busy")));
    }
    const start = performance.now();
    const { status, headers, errors } = await ask("{ __typename }", "busy");
    expect(status).toBe(429);
    // A refusal is delayed, so a client that ignores it causes little work.
    expect(performance.now() - start).toBeGreaterThan(190);
    expect(errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
    expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(1);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(headers).toMatchObject({ "ratelimit-limit": "600", "ratelimit-remaining": "0" });
    expect(headers["ratelimit-reset"]).toBe(headers["retry-after"]);
    const calm = await ask("{ __typename }", "calm");
    expect(calm.status).toBe(200);
    expect(calm.headers).toMatchObject({ "ratelimit-limit": "600", "ratelimit-remaining": "599" });
  });

  test("begin anew after the minute", async () => {
    jest.useFakeTimers({ now: 0 });
    const rate = createRateLimit(createMemoryState(), { name: "operations", maxPerMinute: 600 });
    for (let index = 0; index < 600; index++) expect((await rate.take("a")).wait).toBe(0);
    jest.setSystemTime(59_500);
    expect(await rate.take("a")).toEqual({ wait: 1, limit: 600, remaining: 0, reset: 1 });
    jest.setSystemTime(60_000);
    expect(await rate.take("a")).toEqual({ wait: 0, limit: 600, remaining: 599, reset: 60 });
    jest.useRealTimers();
  });
});
