import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, answerUser, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

const viewer = "{ viewer { email } }";
const changeLanguage = "mutation { changeLanguage(input: { language: fi }) { viewer { language } } }";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());
beforeEach(() => {
  stack.rest.handler = answerUser;
  stack.takeRequests();
});

const createFolder = (key?: string) => {
  const idempotencyKey = key === undefined ? "" : `, idempotencyKey: "${key}"`;
  const input = `parentFolderId: "${toGlobalId("Folder", "p", "f")}", title: "Plan 1"${idempotencyKey}`;
  return `mutation { createFolder(input: { ${input} }) { folder { folderId } userErrors { code } } }`;
};

const send = <T = { viewer: unknown }>(query: string) =>
  createCaller(stack.url).send<T>(query, {}, { authorization: `Bearer ${stack.pool.accessToken()}` });

describe("answers of the REST service", () => {
  test.each([
    [400, "BAD_USER_INPUT"],
    [403, "FORBIDDEN"],
    [429, "RATE_LIMITED"],
    [500, "UPSTREAM_ERROR"],
    [503, "UPSTREAM_ERROR"],
    [504, "UPSTREAM_TIMEOUT"],
  ])("%i becomes %s and shows nothing of the body", async (status, code) => {
    stack.rest.handler = (_, response) =>
      answer(response, status, { code: "X", message: "secret at 10.0.0.1", retryAfter: 9 });
    const { errors, data } = await send(viewer);
    expect(data).toEqual({ viewer: null });
    expect(errors?.[0]?.extensions).toEqual({ code, requestId: expect.any(String), retryAfter: 9 });
    expect(JSON.stringify(errors)).not.toContain("secret");
    expect(stack.takeRequests()).toHaveLength(1);
  });

  test("404 is nobody, without an error", async () => {
    stack.rest.handler = ({ headers }, response) =>
      headers.authorization
        ? answer(response, 404, { code: "NOT_FOUND" })
        : answer(response, 401, { code: "UNAUTHENTICATED" });
    expect(await send(viewer)).toMatchObject({ data: { viewer: null } });
  });

  test.each([
    ["HTML", "<html>"],
    ["nothing", ""],
    ["half of it", '{"id":'],
  ])("a body of %s is the service's failure", async (_, body) => {
    stack.rest.handler = (__, response) => response.end(body);
    const { errors } = await send(viewer);
    expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_ERROR");
  });

  test("carries the caller's token and request id", async () => {
    const seen: Record<string, unknown>[] = [];
    stack.rest.handler = (request, response) => {
      seen.push(request.headers);
      answerUser(request, response);
    };
    const authorization = `Bearer ${stack.pool.accessToken()}`;
    const { headers } = await createCaller(stack.url).send(
      viewer,
      {},
      { authorization, "x-request-id": "from-caller-1" },
    );
    expect(seen).toEqual([expect.objectContaining({ authorization, "x-request-id": "from-caller-1" })]);
    expect(headers["x-request-id"]).toBe("from-caller-1");
  });
});

test("tells which changes come from a browser's session, and nothing of the like for a bearer token", async () => {
  const seen: unknown[] = [];
  stack.rest.handler = (request, response) => {
    seen.push([request.method, request.headers["x-via"]]);
    answerUser(request, response);
  };
  const accessToken = stack.pool.accessToken();
  await createCaller(stack.url, Object.entries({ userId: "user-1", accessToken })).send(changeLanguage);
  expect(seen.splice(0)).toContainEqual(["PUT", "web"]);
  await createCaller(stack.url).send(changeLanguage, {}, { authorization: `Bearer ${accessToken}`, "x-via": "web" });
  expect(seen).toContainEqual(["PUT", undefined]);
});

describe("a connection that breaks", () => {
  test("is tried once more for a GET", async () => {
    let breaks = 1;
    stack.rest.handler = (request, response) => {
      if (breaks-- > 0) request.socket.destroy();
      else answer(response, 200, restUser);
    };
    const { data } = await send(viewer);
    expect(data.viewer).toEqual({ email: "office@nordgolv.example" });
    expect(stack.takeRequests()).toHaveLength(2);
  });

  test("is tried once more for a change with a key, and the answer that was lost is given", async () => {
    const done = new Map<unknown, string>();
    stack.rest.handler = (request, response) => {
      if (request.method === "GET") return answerUser(request, response);
      const key = request.headers["idempotency-key"];
      const isRepeated = done.has(key);
      done.set(key, done.get(key) ?? `folder-${done.size}`);
      if (!isRepeated) return request.socket.destroy();
      return answer(response, 201, { id: done.get(key), title: "Plan 1", projectId: "p", parentFolderId: "f" });
    };
    const { data } = await send<{ createFolder: unknown }>(createFolder("key-1"));
    expect(data.createFolder).toEqual({ folder: { folderId: "folder-0" }, userErrors: [] });
    expect(done.size).toBe(1);
    const post = "POST v1/company/company-1/project/p/folder/f/folder";
    expect(stack.takeRequests()).toEqual(["GET v1/user/user-1", post, post]);
  });

  test("that breaks again is told, with the word that the key may be used again", async () => {
    stack.rest.handler = (request, response) =>
      request.method === "GET" ? answerUser(request, response) : request.socket.destroy();
    const { errors } = await send(createFolder("key-2"));
    expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_ERROR");
    expect(errors?.[0]?.message).toContain("Try again with the same key");
    expect(stack.takeRequests()).toHaveLength(3);
  });

  test("is never tried again for a change without a key", async () => {
    stack.rest.handler = (request, response) =>
      request.method === "GET" ? answerUser(request, response) : request.socket.destroy();
    await send(createFolder());
    expect(stack.takeRequests()).toHaveLength(2);
  });

  test("is never tried again for a change", async () => {
    stack.rest.handler = (request) => request.socket.destroy();
    const { errors } = await send(changeLanguage);
    expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_ERROR");
    expect(stack.takeRequests()).toEqual(["PUT v1/user/user-1"]);
  });
});

describe("a change that the service acts on and then answers 401", () => {
  const post = "POST v1/company/company-1/project/p/folder/f/folder";
  const folder = { id: "folder-1", title: "Plan 1", projectId: "p", parentFolderId: "f" };

  /** The first answer to a change is 401. */
  async function change(mutation: string) {
    let refusals = 1;
    stack.rest.handler = (request, response) => {
      if (request.method === "GET") return answerUser(request, response);
      if (refusals-- > 0) return answer(response, 401, { code: "UNAUTHENTICATED" });
      return request.method === "PUT" ? answerUser(request, response) : answer(response, 201, folder);
    };
    stack.pool.takeCalls();
    const accessToken = stack.pool.accessToken();
    const cookies = Object.entries({ userId: "user-1", accessToken, refreshToken: accessToken.slice(-20) });
    const caller = createCaller(stack.url, cookies);
    const { data, errors } = await caller.send<Record<string, unknown> | null>(mutation);
    expect(stack.pool.takeCalls()).toEqual(["GetTokensFromRefreshToken"]);
    expect(caller.cookies.get("accessToken")).not.toBe(accessToken);
    const changes = stack.takeRequests().filter((request) => !request.startsWith("GET"));
    return { data, errors, changes, isSignedIn: caller.cookies.has("refreshToken") };
  }

  test("is not sent again without a key, and the session is renewed", async () => {
    const { errors, changes, isSignedIn } = await change(createFolder());
    expect(changes).toEqual([post]);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining("Look whether the change is there"),
      extensions: { code: "UPSTREAM_ERROR" },
    });
    expect(isSignedIn).toBe(true);
  });

  test.each([
    ["with a key", createFolder("key-401"), [post, post]],
    ["that replaces", changeLanguage, ["PUT v1/user/user-1", "PUT v1/user/user-1"]],
  ])("is sent again %s", async (_, mutation, sent) => {
    const { errors, changes } = await change(mutation);
    expect(errors).toBeUndefined();
    expect(changes).toEqual(sent);
  });
});

test("a service that is not there is told at once", async () => {
  const alone = await startFaultStack({ UPSTREAM_URL: "http://127.0.0.1:9" });
  const authorization = `Bearer ${alone.pool.accessToken()}`;
  const { errors } = await createCaller(alone.url).send(viewer, {}, { authorization });
  expect(errors?.[0]).toMatchObject({ extensions: { code: "UPSTREAM_ERROR" } });
  await alone.close();
});
