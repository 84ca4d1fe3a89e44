import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import type { ClientOptions } from "../src/index.ts";
import { type Received, type Reply, type Stub, startStub } from "./startStub.ts";

const pauses: number[] = [];
let duringPause: ((signal?: AbortSignal) => Promise<void>) | undefined;
jest.unstable_mockModule("node:timers/promises", () => ({
  setTimeout: async (ms: number, _: undefined, { signal }: { signal?: AbortSignal } = {}) => {
    pauses.push(ms);
    await duringPause?.(signal);
  },
}));
const { ApiError, createClient } = await import("../src/index.ts");

let stub: Stub | undefined;
beforeEach(() => {
  pauses.length = 0;
  duringPause = undefined;
});
afterEach(() => stub?.close());

async function start(
  replies: Reply[] | ((request: Received) => Reply | Promise<Reply>),
  options?: Partial<ClientOptions>,
) {
  const answer = Array.isArray(replies) ? () => replies.shift() ?? { status: 500 } : replies;
  stub = await startStub(answer);
  return createClient({ gateway: stub.url, auth: { token: "T" }, ...options });
}

const sent = () => stub?.to("/graphql") ?? [];
const failed = (code: string, more: object = {}) => ({ errors: [{ message: "No.", extensions: { code } }], ...more });
const busy = (status: number, retryAfter: string): Reply => ({
  status,
  headers: { "retry-after": retryAfter },
  body: failed("RATE_LIMITED"),
});
const project = { data: { createProject: { project: { id: "P" }, userErrors: [] } } };
const input = { name: "Solbacken", city: "Lund", customer: "BRF" };
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error("It did not fail.");
    },
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );

describe("an operation", () => {
  const query = "{ viewer { email } }";
  const viewer = { data: { viewer: { email: "a@b" } } };
  const keyless = (client: Awaited<ReturnType<typeof start>>) =>
    client.change("updateProject", { projectId: "P", name: "B" }, "project { id }");
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
    duringPause = (signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
        controller.abort(reason);
      });
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

describe("a mutation", () => {
  test("waits for the first request with its key", async () => {
    const running = {
      createProject: { project: null, userErrors: [{ code: "IDEMPOTENCY_RUNNING", message: "Wait." }] },
    };
    const client = await start([{ body: { data: running } }, { body: project }]);
    expect(await client.change("createProject", input, "project { id }")).toEqual(project.data.createProject);
    expect(pauses).toHaveLength(1);
  });

  test("that is refused tells each mistake with its path, and what the payload has", async () => {
    const userErrors = [
      { code: "VALUE_INVALID", path: ["attachments", "1", "fileName"], message: "Too long.", max: 100 },
      { code: "CONFLICT", path: null, message: "Changed." },
    ];
    const payload = { project: { id: "P" }, userErrors };
    const client = await start([{ headers: { "x-request-id": "r-2" }, body: { data: { updateProject: payload } } }]);
    const error = await caught(client.change("updateProject", { projectId: "P" }, "project { id }"));
    expect(error).toMatchObject({ codes: ["VALUE_INVALID", "CONFLICT"], userErrors, requestId: "r-2", data: payload });
    expect(error.message).toBe("VALUE_INVALID attachments.1.fileName Too long.\nCONFLICT Changed.");
  });

  test.each<[string, string, object, boolean]>([
    ["one that takes a key", "mutation M($i: I!) { made: createProject(input: $i) { userErrors { code } } }", {}, true],
    [
      "one that takes none",
      'mutation { archiveProject(input: { projectId: "query" }) { userErrors { code } } }',
      {},
      false,
    ],
    [
      "two of which a bracket in a text seems to hide one",
      'mutation { createFolder(input: { title: "(" }) { folder { id } } deleteFolder(input: {}) { userErrors { code } } }',
      {},
      false,
    ],
    [
      "two of which one takes none",
      "mutation($a: A, $b: B) { createFolder(input: $a) { folder { id } } deleteFolder(input: $b) { userErrors { code } } }",
      { a: { idempotencyKey: "1" }, b: { idempotencyKey: "2" } },
      false,
    ],
    [
      "two without keys",
      "mutation($a: A, $b: A) { a: createFolder(input: $a) { folder { id } } b: createFolder(input: $b) { folder { id } } }",
      { a: { idempotencyKey: "1" }, b: {} },
      false,
    ],
    [
      "two with keys",
      "# query\nmutation($a: A, $b: A) { a: createFolder(input: $a) { ...f } b: createFolder(input: $b) @skip(if: false) { ...f } }\nfragment f on CreateFolderPayload { folder { id } }",
      { a: { idempotencyKey: "1" }, b: { idempotencyKey: "2" } },
      true,
    ],
    ["a fragment", "mutation { ...m } fragment m on Mutation { createProject { project { id } } }", {}, false],
  ])("of %s", async (_, text, variables, isRepeated) => {
    const client = await start([{ isLost: true }, { body: { data: {} } }]);
    await client.ask(text, { ...variables }).catch(() => {});
    expect(sent()).toHaveLength(isRepeated ? 2 : 1);
  });
});

describe("access tokens", () => {
  const signIn = (token: string, more: object = {}) => ({
    body: { AuthenticationResult: { AccessToken: token, ExpiresIn: 3_600, ...more } },
  });
  const person = (userPool: string) => ({ userPool, clientId: "web", email: "a@b", password: "p" });
  const program = (userPool: string) => ({ userPool, clientId: "c", clientSecret: "s:%" });
  const actions = () => stub?.to("/").map(({ headers }) => headers["x-amz-target"]?.toString().split(".")[1]);

  /** Answers operations by `isGood`, and the pool by its replies. */
  async function startWith(
    auth: (url: string) => ClientOptions["auth"],
    pool: Reply[],
    isGood: (token: string) => boolean,
  ) {
    stub = await startStub(({ path, headers }) => {
      if (path !== "/graphql") return pool.shift() ?? { status: 500 };
      if (isGood(String(headers.authorization).slice(7))) return { body: { data: { viewer: null } } };
      return { status: 401, body: failed("UNAUTHENTICATED") };
    });
    return createClient({ gateway: stub.url, auth: auth(stub.url) });
  }
  const ask = (client: ReturnType<typeof createClient>) => client.ask("{ viewer { email } }");

  test("are renewed once for ten operations that are refused side by side", async () => {
    const client = await startWith(
      person,
      [signIn("old", { RefreshToken: "r" }), signIn("new")],
      (token) => token === "new",
    );
    await Promise.all(Array.from({ length: 10 }, () => ask(client)));
    expect(actions()).toEqual(["InitiateAuth", "GetTokensFromRefreshToken"]);
    expect(JSON.parse(stub?.to("/")[1]?.body ?? "")).toEqual({ ClientId: "web", RefreshToken: "r" });
    expect(sent()).toHaveLength(20);
  });

  test("are renewed by the same refresh token where the pool gives no other", async () => {
    const replies = [signIn("1", { RefreshToken: "r" }), signIn("2"), signIn("3")];
    const good = ["2", "3"];
    const client = await startWith(person, replies, (token) => token === good[0]);
    await ask(client);
    good.shift();
    await ask(client);
    expect(actions()).toEqual(["InitiateAuth", "GetTokensFromRefreshToken", "GetTokensFromRefreshToken"]);
    expect(JSON.parse(stub?.to("/")[2]?.body ?? "").RefreshToken).toBe("r");
  });

  test("are asked for anew when the pool takes the refresh token no longer", async () => {
    const refused = { status: 400, body: { __type: "NotAuthorizedException", message: "No." } };
    const client = await startWith(
      person,
      [signIn("old", { RefreshToken: "r" }), refused, signIn("new")],
      (token) => token === "new",
    );
    await ask(client);
    expect(actions()).toEqual(["InitiateAuth", "GetTokensFromRefreshToken", "InitiateAuth"]);
  });

  test("of a program come for its id and secret, and before the last one ends", async () => {
    const tokens = ["1", "2"].map((token) => ({ body: { access_token: token, expires_in: 0, token_type: "Bearer" } }));
    const client = await startWith(program, tokens, () => true);
    await ask(client);
    await ask(client);
    const [first] = stub?.to("/oauth2/token") ?? [];
    expect(first?.headers.authorization).toBe(`Basic ${btoa("c:s%3A%25")}`);
    expect(first?.body).toBe("grant_type=client_credentials");
    expect(sent().map(({ headers }) => headers.authorization)).toEqual(["Bearer 1", "Bearer 2"]);
  });

  test("are waited for when the pool is busy, and asked for once when it refuses", async () => {
    const tooMany = { status: 429, headers: { "retry-after": "60" }, body: { error: "temporarily_unavailable" } };
    const unknown = { status: 401, body: { error: "invalid_client", error_description: "Not known." } };
    const client = await startWith(program, [tooMany, unknown], () => true);
    const error = await caught(ask(client));
    expect(pauses).toEqual([60_000]);
    expect(error).toMatchObject({ codes: ["invalid_client"], status: 401, isUndone: true });
    expect(error.message).toContain("Not known.");
  });

  test("given by the caller are asked for again when one is refused, and no more than once for an operation", async () => {
    const given = ["1", "2", "3"];
    const client = await startWith(
      () => ({ token: () => given.shift() ?? "none" }),
      [],
      (token) => token === "2",
    );
    await ask(client);
    given.splice(0);
    await ask(client);
    expect(sent().map(({ headers }) => headers.authorization)).toEqual(["Bearer 1", "Bearer 2", "Bearer 2"]);
    stub?.close();
    const stranger = await startWith(
      () => ({ token: "x" }),
      [],
      () => false,
    );
    expect(await caught(ask(stranger))).toMatchObject({ codes: ["UNAUTHENTICATED"], isUndone: true });
    expect(sent()).toHaveLength(2);
  });

  test("cannot be had for an account whose sign-in asks for more", async () => {
    const client = await startWith(person, [{ body: { ChallengeName: "SOFTWARE_TOKEN_MFA" } }], () => true);
    expect(await caught(ask(client))).toMatchObject({ codes: ["SOFTWARE_TOKEN_MFA"], isUndone: true });
  });
});

describe("rows and pages", () => {
  const text =
    "query($after: String) { viewer { company { users(first: 2, after: $after) { edges { node } pageInfo { hasNextPage endCursor } } } } }";
  type Data = {
    users: { edges: { node: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null;
  };
  const pages: Record<string, Data["users"]> = {
    null: { edges: [{ node: "a" }, { node: "b" }], pageInfo: { hasNextPage: true, endCursor: "2" } },
    2: { edges: [{ node: "c" }], pageInfo: { hasNextPage: true, endCursor: "3" } },
    3: { edges: [{ node: "d" }], pageInfo: { hasNextPage: false, endCursor: "4" } },
    none: null,
    stuck: { edges: [], pageInfo: { hasNextPage: true, endCursor: "stuck" } },
  };
  const startPages = () =>
    start(({ body }) => ({ body: { data: { users: pages[JSON.parse(body).variables.after] } } }));
  const read = async (client: Awaited<ReturnType<typeof start>>, after?: string) => {
    const found: string[] = [];
    for await (const row of client.rows(text, { after }, ({ users }: Data) => users)) found.push(row);
    return found;
  };

  test("come page after page, to the end and from a cursor", async () => {
    const client = await startPages();
    expect(await read(client)).toEqual(["a", "b", "c", "d"]);
    expect(await read(client, "2")).toEqual(["c", "d"]);
    expect(sent()).toHaveLength(5);
  });

  test("are read no further than they are wanted", async () => {
    const client = await startPages();
    for await (const { pageInfo } of client.pages(text, {}, ({ users }: Data) => users)) {
      if (pageInfo.endCursor === "3") break;
    }
    expect(sent()).toHaveLength(2);
  });

  test.each(["none", "stuck"])("end with an error where they lead nowhere: %s", async (after) => {
    const client = await startPages();
    expect(await caught(read(client, after))).toMatchObject({ codes: ["INVALID_PAGE"] });
    expect(sent()).toHaveLength(1);
  });
});
