import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, answerUser, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startFaultStack.ts";

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

const send = (query: string) =>
  createCaller(stack.url).send<{ viewer: unknown }>(query, {}, { authorization: `Bearer ${stack.pool.accessToken()}` });

describe("answers of the REST service", () => {
  test.each([
    [400, "BAD_USER_INPUT"],
    [403, "FORBIDDEN"],
    [429, "RATE_LIMITED"],
    [500, "UPSTREAM_ERROR"],
    [503, "UPSTREAM_ERROR"],
    [504, "UPSTREAM_TIMEOUT"],
  ])("%i becomes %s and shows nothing of the body", async (status, code) => {
    stack.rest.handler = (_, response) => answer(response, status, { code: "X", message: "secret at 10.0.0.1" });
    const { errors, data } = await send(viewer);
    expect(data).toEqual({ viewer: null });
    expect(errors?.[0]?.extensions).toEqual({ code, requestId: expect.any(String) });
    expect(JSON.stringify(errors)).not.toContain("secret");
    expect(stack.takeRequests()).toHaveLength(1);
  });

  test("404 is nobody, without an error", async () => {
    stack.rest.handler = (_, response) => answer(response, 404, { code: "NOT_FOUND" });
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

  test("is never tried again for a change", async () => {
    stack.rest.handler = (request) => request.socket.destroy();
    const { errors } = await send(changeLanguage);
    expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_ERROR");
    expect(stack.takeRequests()).toEqual(["PUT v1/user/user-1"]);
  });
});

test("a service that is not there is told at once", async () => {
  const alone = await startFaultStack({ UPSTREAM_URL: "http://127.0.0.1:9" });
  const started = Date.now();
  const authorization = `Bearer ${alone.pool.accessToken()}`;
  const { errors } = await createCaller(alone.url).send(viewer, {}, { authorization });
  expect(errors?.[0]).toMatchObject({ extensions: { code: "UPSTREAM_ERROR" } });
  expect(Date.now() - started).toBeLessThan(2_000);
  await alone.close();
});
