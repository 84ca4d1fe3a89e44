import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { inMinutes, rejection } from "../../test/standInPool.ts";
import { answerUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

type Viewer = { viewer: { email: string } | null };
const viewer = "{ viewer { email } }";
const perMinute = 300;

let stack: FaultStack;
let tests = 0;
let address: string;
beforeAll(async () => {
  stack = await startFaultStack({ TRUST_PROXY: "127.0.0.1" });
});
afterAll(() => stack.close());
beforeEach(() => {
  stack.pool.answers = {};
  stack.rest.handler = answerUser;
  stack.pool.takeCalls();
  address = `203.0.113.${++tests}`;
});

const from = (caller: ReturnType<typeof createCaller>, headers = {}) =>
  caller.send<Viewer>(viewer, {}, { "x-forwarded-for": address, ...headers });
const withCookies = (cookies: Record<string, string>) =>
  createCaller(stack.url, Object.entries({ userId: "user-1", ...cookies }));
const expired = (refreshToken: string) =>
  withCookies({ accessToken: stack.pool.accessToken({ exp: inMinutes(-1) }), refreshToken });

async function statusesOf(count: number, send: (index: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let start = 0; start < count; start += 50) {
    const many = Array.from({ length: Math.min(50, count - start) }, (_, index) => send(start + index));
    statuses.push(...(await Promise.all(many)).map(({ status }) => status));
  }
  return statuses;
}

const useUp = () =>
  statusesOf(perMinute, (index) => from(createCaller(stack.url), { authorization: `Bearer made.up.${index}` }));
const refreshes = () => stack.pool.takeCalls().filter((call) => call === "GetTokensFromRefreshToken").length;

describe("tokens that are not good have a rate of their own for each address", () => {
  test("made-up cookies reach the pool 300 times a minute", async () => {
    stack.pool.answers.GetTokensFromRefreshToken = rejection;
    const statuses = await statusesOf(perMinute + 50, (index) =>
      from(withCookies({ accessToken: "made-up", refreshToken: `made-up-${address}-${index}` })),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    expect(refreshes()).toBe(perMinute);
  });

  test("made-up bearers are counted, while good ones pass", async () => {
    expect(new Set(await useUp())).toEqual(new Set([401]));
    const refused = await from(createCaller(stack.url), { authorization: "Bearer made.up.last" });
    expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([429, "RATE_LIMITED"]);
    expect(refused.headers).toMatchObject({ "ratelimit-limit": "300", "ratelimit-remaining": "0" });
    expect(refused.headers["retry-after"]).toBe(refused.headers["ratelimit-reset"]);
    expect(String(refused.errors?.[0]?.extensions.retryAfter)).toBe(refused.headers["retry-after"]);
    const good = { authorization: `Bearer ${stack.pool.accessToken()}` };
    expect((await from(createCaller(stack.url), good)).status).toBe(200);
  });

  test("a token that was refused is asked about once, however many send it", async () => {
    stack.pool.answers.GetTokensFromRefreshToken = rejection;
    await statusesOf(perMinute + 10, () => from(expired(`refused-${address}`)));
    expect(refreshes()).toBe(1);
    expect((await from(expired(`another-${address}`))).status).toBe(429);
  });
});

describe("a refresh", () => {
  test("of a hundred people of one address, on two devices each, passes at eight o'clock", async () => {
    const people = Array.from({ length: 200 }, (_, index) => expired(`${address}-${index}`));
    const statuses = await statusesOf(400, (index) => from(people[index % 200] as ReturnType<typeof expired>));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(refreshes()).toBe(200);
  });

  test("that the rate refuses is 429 and keeps the cookies, and passes later", async () => {
    await useUp();
    const caller = expired(`waits-${address}`);
    const before = new Map(caller.cookies);
    const refused = await from(caller);
    expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([429, "RATE_LIMITED"]);
    expect(refused.errors?.[0]?.message).toMatch(/nobody was signed out.*Wait \d+ seconds/);
    expect(refused.setCookies).toEqual({});
    expect(caller.cookies).toEqual(before);
    expect(refreshes()).toBe(0);
    address = "203.0.113.200";
    expect((await from(caller)).data.viewer).not.toBeNull();
  });

  test("that the rate refuses holds up nobody whose token is still good", async () => {
    await useUp();
    const accessToken = stack.pool.accessToken({ exp: inMinutes(4) });
    const { status, data, setCookies, headers } = await from(withCookies({ accessToken, refreshToken: address }));
    expect([status, setCookies, headers["retry-after"]]).toEqual([200, {}, undefined]);
    expect(data.viewer).not.toBeNull();
    expect(refreshes()).toBe(0);
  });

  test("that the rate refuses after a 401 of the service keeps the cookies too", async () => {
    await useUp();
    stack.rest.handler = (_, response) => response.writeHead(401).end();
    const caller = withCookies({ accessToken: stack.pool.accessToken(), refreshToken: address });
    const { status, errors, setCookies } = await from(caller);
    expect([status, errors?.[0]?.extensions.code, setCookies]).toEqual([429, "RATE_LIMITED", {}]);
  });

  test("of a known device is counted by its account, whatever others of the address do", async () => {
    const signIn =
      'mutation { signIn(input: { email: "office@nordgolv.example", password: "x" }) { viewer { id } userErrors { code } } }';
    const caller = createCaller(stack.url);
    await caller.send(signIn, {}, { "x-forwarded-for": address });
    await useUp();
    caller.cookies.set("accessToken", stack.pool.accessToken({ exp: inMinutes(-1) })).set("refreshToken", address);
    expect((await from(caller)).status).toBe(200);
  });
});
