import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { until } from "../../test/until.ts";

type Viewer = { viewer: { email: string; company: { name: string } | null } };

let stack: FaultStack;
// Parallel operations have a token each, because equal reads with one token share a request.
let tokens: string[];
beforeAll(async () => {
  stack = await startFaultStack({}, { breaker: { minimumRps: 20, halfOpenAfter: 300 } });
  tokens = Array.from({ length: 10 }, () => stack.pool.accessToken());
});
afterAll(() => stack.close());

let sendings = 0;
const send = <T = Viewer>(query: string) => {
  sendings += 1;
  const authorization = `Bearer ${tokens[sendings % tokens.length]}`;
  return createCaller(stack.url).send<T>(query, {}, { authorization });
};
const viewer = () => send("{ viewer { email company { name } } }");
// Ten operations at once make twenty calls, all within a second even if each call is slow.
const atOnce = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, ask));

function failAt(part: string, fail: (response: ServerResponse) => void) {
  stack.rest.handler = ({ method, url = "" }: IncomingMessage, response) => {
    if (`${method} ${url}`.startsWith(part)) return fail(response);
    if (url.startsWith("/v1/user/")) return answer(response, 200, { ...restUser, language: "fi" });
    return answer(response, 200, { id: "company-1", name: "Nordgolv" });
  };
}
const unavailable = (response: ServerResponse) => answer(response, 503, { code: "UNAVAILABLE" });

test.each<[string, (response: ServerResponse) => void]>([
  ["is answered by 503", unavailable],
  ["is broken off", (response) => void response.socket?.destroy()],
])("a part that %s is no longer asked, the others are, and it is again once it is well", async (_, fail) => {
  failAt("GET /v1/company", fail);
  stack.takeRequests();
  const sent: number[] = [];
  let refusal: Awaited<ReturnType<typeof viewer>> | undefined;
  await until(async () => {
    [refusal] = await atOnce(viewer);
    sent.push(stack.takeRequests().filter((request) => request === "GET v1/company").length);
    return sent.at(-1) === 0;
  });
  // The breaker needs 20 calls with over 30 % failures, so at least 7 calls for a company were sent and failed.
  expect(sent.reduce((all, one) => all + one)).toBeGreaterThanOrEqual(7);
  expect(refusal?.data).toEqual({ viewer: { email: restUser.email, company: null } });
  expect(refusal?.errors).toEqual([
    {
      message: "The warranty service fails too often here, so it was not asked. Try again in a moment.",
      path: ["viewer", "company", "name"],
      locations: expect.any(Array),
      extensions: { code: "UPSTREAM_ERROR", requestId: expect.any(String) },
    },
  ]);
  failAt("nothing", fail);
  await until(async () => (await viewer()).errors === undefined);
  expect((await viewer()).data.viewer.company).toEqual({ name: "Nordgolv" });
});

test("a change that is not sent says that it changed nothing, and reading goes on", async () => {
  const change = () => send("mutation { changeLanguage(input: { language: fi }) { viewer { email } } }");
  failAt("PUT /v1/user", unavailable);
  stack.takeRequests();
  let refusal: Awaited<ReturnType<typeof change>> | undefined;
  await until(async () => {
    [refusal] = await atOnce(change);
    return !stack.takeRequests().includes("PUT v1/user/user-1");
  });
  expect(refusal?.errors?.[0]).toMatchObject({
    message:
      "The warranty service fails too often here, so this was not sent to it, and changed nothing. Try again in a moment.",
    path: ["changeLanguage"],
    extensions: { code: "UPSTREAM_ERROR" },
  });
  expect((await viewer()).errors).toBeUndefined();
  failAt("nothing", unavailable);
  await until(async () => (await change()).errors === undefined);
});

test("a full disk is told as such, however often", async () => {
  failAt("PUT /v1/user", (response) => answer(response, 507, { code: "UNAVAILABLE", message: "full" }));
  const change = () => send("mutation { changeLanguage(input: { language: fi }) { viewer { email } } }");
  const answers = [...(await atOnce(change)), ...(await atOnce(change)), ...(await atOnce(change))];
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(new Set(codes)).toEqual(new Set(["STORAGE_FULL"]));
  expect(answers[0]?.errors?.[0]?.message).toBe(
    "The warranty service has no room left. Nothing was saved; what was stored can still be read. Tell its operator.",
  );
});

test("however often it refuses, a part goes on being asked", async () => {
  failAt("GET /v1/user", (response) => answer(response, 403, { code: "FORBIDDEN" }));
  stack.takeRequests();
  for (let index = 0; index < 40; index += 1) await viewer();
  const requests = stack.takeRequests();
  expect(requests.filter((request) => request.startsWith("GET v1/user/"))).toHaveLength(40);
  // Each token's company was read once: the first refusal makes the gateway forget the id that the next read needs.
  expect(requests).toHaveLength(40 + tokens.length);
});
