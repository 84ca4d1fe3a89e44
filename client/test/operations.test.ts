import { describe, expect, jest, test } from "@jest/globals";
import { type Client, caught, failed, inPause, input, pauses, project, sent, start } from "./startClient.ts";
import type { Reply } from "./startStub.ts";

const busy = (status: number, retryAfter: string): Reply => ({
  status,
  headers: { "retry-after": retryAfter },
  body: failed("RATE_LIMITED"),
});

describe("an operation", () => {
  const query = "{ viewer { email } }";
  const viewer = { data: { viewer: { email: "a@b" } } };
  const keyless = (client: Client) => client.change("updateProject", { projectId: "P", name: "B" }, "project { id }");
  const updated = { data: { updateProject: { project: { id: "P" }, userErrors: [] } } };

  test.each([
    [429, "7", 7_000],
    [503, "0", 0],
  ])("waits as long as %i with Retry-After %s asks, even without a key", async (status, retryAfter, ms) => {
    const client = await start([busy(status, retryAfter), { body: updated }]);
    expect(await keyless(client)).toEqual(updated.data.updateProject);
    expect(pauses).toEqual([ms]);
  });

  test("waits until the date of a Retry-After", async () => {
    const client = await start([busy(429, new Date(Date.now() + 10_000).toUTCString()), { body: viewer }]);
    await client.ask(query);
    expect(pauses[0]).toBeGreaterThan(5_000);
    expect(pauses[0]).toBeLessThanOrEqual(10_000);
  });

  test("fails instead of waiting longer than it may, and tells how long", async () => {
    const client = await start([busy(429, "3600")]);
    const error = await caught(client.ask(query));
    expect(error).toMatchObject({ codes: ["RATE_LIMITED"], status: 429, retryAfterMs: 3_600_000, isUndone: true });
    expect(pauses).toEqual([]);
  });

  test("is sent again with growing pauses when the service behind fails, and no more often than allowed", async () => {
    const client = await start(() => ({ body: failed("UPSTREAM_TIMEOUT", { data: { viewer: null } }) }), {
      maxAttempts: 4,
    });
    const error = await caught(client.ask(query));
    expect(error).toMatchObject({ codes: ["UPSTREAM_TIMEOUT"], data: { viewer: null }, isUndone: false });
    expect(sent()).toHaveLength(4);
    const [first = 0, second = 0, third = 0] = pauses;
    for (const [ms, base] of [
      [first, 1_000],
      [second, 2_000],
      [third, 4_000],
    ] as const) {
      expect(ms).toBeGreaterThanOrEqual(base / 2);
      expect(ms).toBeLessThanOrEqual(base);
    }
  });

  test("is not sent again when it would fail again", async () => {
    const client = await start(() => ({
      headers: { "x-request-id": "r-1" },
      body: failed("COST_EXCEEDED"),
    }));
    const error = await caught(client.ask(query));
    expect(error).toMatchObject({
      codes: ["COST_EXCEEDED"],
      requestId: "r-1",
      message: "COST_EXCEEDED: No. (request r-1)",
    });
    expect(sent()).toHaveLength(1);
  });

  test("that only reads survives a lost connection and a proxy's own error page", async () => {
    const client = await start([{ isLost: true }, { status: 502, body: "<html>" }, { body: viewer }]);
    expect(await client.ask(query)).toEqual(viewer.data);
    expect(pauses).toHaveLength(2);
  });

  test.each<[string, Reply]>([
    ["a lost answer", { isLost: true }],
    ["a failure of the service behind", { body: failed("UPSTREAM_ERROR", { data: null }) }],
    ["a fault of the gateway", { status: 500, body: failed("INTERNAL_SERVER_ERROR") }],
    ["a proxy's own JSON", { status: 503, body: { errors: [{ message: "No." }] } }],
    ["a proxy's own 503", { status: 503, headers: { "retry-after": "1" }, body: "<html>" }],
    ["a 401 after it had begun", { status: 401, body: failed("UNAUTHENTICATED", { data: { updateProject: null } }) }],
  ])("without a key is never sent again after %s", async (_, reply) => {
    const client = await start([reply, { body: updated }], { auth: { token: () => "T" } });
    expect(await caught(keyless(client))).toMatchObject({ isUndone: false });
    expect(sent()).toHaveLength(1);
  });

  test("with a key is sent again after a lost answer, with the same key", async () => {
    const client = await start([{ isLost: true }, { body: project }]);
    expect(await client.change("createProject", input, "project { id }")).toEqual(project.data.createProject);
    const [first, second] = sent().map(({ headers }) => headers["idempotency-key"]);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
    await client.change("createProject", input, "project { id }", { idempotencyKey: "order-1" }).catch(() => {});
    expect(sent()[2]?.headers["idempotency-key"]).toBe("order-1");
  });

  const reason = new Error("Enough.");

  test("goes to a gateway below a path", async () => {
    const client = await start(
      () => ({ body: viewer }),
      (url) => ({ gateway: `${url}/api/` }),
    );
    await client.ask(query);
    expect(sent("/api/graphql")).toHaveLength(1);
  });

  test("is ended by its signal in a request", async () => {
    const controller = new AbortController();
    const client = await start(() => {
      controller.abort(reason);
      return new Promise(() => {});
    });
    await expect(client.ask(query, {}, { signal: controller.signal })).rejects.toBe(reason);
    expect(sent()).toHaveLength(1);
  });

  test("is ended by its signal in a pause", async () => {
    const controller = new AbortController();
    const client = await start([busy(429, "1")]);
    inPause(
      (signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener("abort", () => reject(new DOMException("Aborted.", "AbortError")));
          controller.abort(reason);
        }),
    );
    await expect(client.ask(query, {}, { signal: controller.signal })).rejects.toBe(reason);
    expect(sent()).toHaveLength(1);
  });

  test("fails when no answer comes in time", async () => {
    const silent = jest.fn<typeof fetch>(
      (_, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
    );
    const client = await start([], { fetch: silent, timeoutMs: 1, maxAttempts: 2 });
    expect(await caught(client.ask(query))).toMatchObject({ codes: ["NETWORK_ERROR"], status: null });
    expect(silent).toHaveBeenCalledTimes(2);
  });
});
