import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { isAllowedUrl, postWebhook, type WebhookOptions } from "./postWebhook.ts";

let server: Server;
let port: number;
let arrived: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    arrived.push(request.url ?? "");
    if (request.url === "/silent") return;
    if (request.url === "/moved") response.writeHead(302, { location: `http://localhost:${port}/end` });
    if (request.url === "/endless") {
      response.write(`\u0000${"x".repeat(5_000)}`);
      return;
    }
    response.end("taken");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  arrived = [];
});

const isPublic = { allowLoopback: false };
const isTest = { allowLoopback: true };
const post = (url: string, options: WebhookOptions) => postWebhook({ url, headers: {}, body: "{}" }, options);

/** A name server that returns these addresses, one answer after another. */
function resolving(...answers: string[][]) {
  const resolve = (
    _name: string,
    _options: object,
    callback: (error: null, found: { address: string; family: number }[]) => void,
  ) => {
    const found = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  return resolve as unknown as WebhookOptions["resolve"];
}

test.each([
  "http://hooks.example/x",
  "ftp://hooks.example",
  "https://user:secret@hooks.example",
  "https://hooks.example/#x",
  "not an address",
  "https://localhost/x",
  "https://intranet/x",
  "https://127.0.0.1",
  "https://0x7f.1",
  "https://2130706433",
  "https://0.0.0.0",
  "https://10.1.2.3",
  "https://172.16.0.1",
  "https://192.168.1.1",
  "https://169.254.169.254/latest/meta-data",
  "https://100.64.0.1",
  "https://224.0.0.1",
  "https://255.255.255.255",
  "https://[::1]",
  "https://[::]",
  "https://[fe80::1]",
  "https://[fc00::1]",
  "https://[ff02::1]",
  "https://[::ffff:8.8.8.8]",
  "https://[::ffff:127.0.0.1]",
  "https://[64:ff9b::7f00:1]",
  "https://[2002:7f00:1::]",
  "https://[::127.0.0.1]",
  "https://[::a9fe:a9fe]",
  "https://[::8.8.8.8]",
])("%s is no address of a webhook", async (url) => {
  expect(isAllowedUrl(url, isPublic)).toBe(false);
  expect(await post(url, isPublic)).toEqual({ status: null, reason: "ADDRESS_FORBIDDEN", answer: null });
});

test("a public https address is one, by name or number", () => {
  for (const url of ["https://hooks.example/x?y=1", "https://8.8.8.8:8443/", "https://[2606:4700::1111]/"])
    expect(isAllowedUrl(url, isPublic)).toBe(true);
});

test.each([
  ["a loopback address", ["127.0.0.1"]],
  ["a private address beside a public one", ["93.184.215.14", "10.0.0.1"]],
  ["the address of a cloud's metadata", ["169.254.169.254"]],
  ["an address of IPv4 written as IPv6", ["::ffff:127.0.0.1"]],
  ["one written so in the older way", ["::7f00:1"]],
])("nothing is sent to a name that leads to %s", async (_, addresses) => {
  const answer = await post(`https://hooks.example:${port}/x`, { ...isPublic, resolve: resolving(addresses) });
  expect(answer.reason).toBe("ADDRESS_FORBIDDEN");
  expect(arrived).toEqual([]);
});

test("a name is looked up once, and the connection is made to the address that was checked", async () => {
  // The second lookup returns another address. The request would go there if it looked up the name again.
  const resolve = resolving(["127.0.0.1"], ["192.0.2.1"]);
  const answer = await post(`http://localhost:${port}/x`, { ...isTest, resolve, timeoutMs: 2_000 });
  expect(answer).toEqual({ status: 200, reason: null, answer: "taken" });
  const changed = await post(`http://localhost:${port}/y`, { ...isTest, resolve: resolving(["10.0.0.1"]) });
  expect(changed.reason).toBe("ADDRESS_FORBIDDEN");
  expect(arrived).toEqual(["/x"]);
});

test("a redirect is not followed", async () => {
  expect(await post(`http://127.0.0.1:${port}/moved`, isTest)).toMatchObject({ status: 302, reason: "REDIRECT" });
  expect(arrived).toEqual(["/moved"]);
});

test("a receiver that does not answer in time is given up, and one that never ends is read for its beginning only", async () => {
  expect((await post(`http://127.0.0.1:${port}/silent`, { ...isTest, timeoutMs: 200 })).reason).toBe("TIMEOUT");
  const { reason, answer } = await post(`http://127.0.0.1:${port}/endless`, isTest);
  expect([reason, answer?.length, answer?.slice(0, 3)]).toEqual([null, 1_000, " xx"]);
});

test("a port at which nobody listens is no connection", async () => {
  expect((await post("http://127.0.0.1:1/", isTest)).reason).toBe("NO_CONNECTION");
});
