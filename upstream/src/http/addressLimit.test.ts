import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";

const gatewaySecret = "a secret of thirty-two characters";

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream({ gatewaySecret, trustProxy: "127.0.0.1" });
});
afterAll(() => upstream.close());

async function ask(headers: Record<string, string>, path = "") {
  const method = path === "" ? "GET" : "POST";
  const type = { "content-type": "application/json" };
  const answer = await fetch(`${upstream.url}/v1/certificate/no-such-certificate${path}`, {
    method,
    headers: { ...headers, ...(method === "POST" && type) },
    body: method === "POST" ? '{"text":"cold"}' : null,
  });
  const { code } = (await answer.json()) as { code: string };
  return { status: answer.status, code, retryAfter: Number(answer.headers.get("retry-after")) };
}

const statusesOf = async (count: number, headers: Record<string, string>) =>
  (await Promise.all(Array.from({ length: count }, () => ask(headers)))).map(({ status }) => status);

const byGateway = (address: string) => ({ "x-caller-address": address, "x-gateway-secret": gatewaySecret });

test.each([
  ["directly", (address: string) => ({ "x-forwarded-for": address })],
  ["by a gateway", byGateway],
])("an address tries sixty codes of certificates a minute %s, for faults too, and others go on", async (_, from) => {
  const [busy, other] = from === byGateway ? ["203.0.113.1", "203.0.113.2"] : ["203.0.113.3", "203.0.113.4"];
  expect(new Set(await statusesOf(60, from(busy)))).toEqual(new Set([404]));
  for (const path of ["", "/fault-report"]) {
    const { status, code, retryAfter } = await ask(from(busy), path);
    expect([status, code]).toEqual([429, "RATE_LIMITED"]);
    expect(retryAfter).toBeGreaterThanOrEqual(1);
    expect(retryAfter).toBeLessThanOrEqual(60);
  }
  expect((await ask(from(other))).status).toBe(404);
});

test("the addresses of one IPv6 network have one limit", async () => {
  const statuses = [];
  for (let index = 1; index <= 61; index += 1) statuses.push((await ask(byGateway(`2001:db8::${index}`))).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test("a gateway that does not tell its callers has ten times as many for them all", async () => {
  const { "x-gateway-secret": secret } = byGateway("");
  const statuses = await statusesOf(610, { "x-gateway-secret": secret, "x-forwarded-for": "203.0.113.9" });
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});
