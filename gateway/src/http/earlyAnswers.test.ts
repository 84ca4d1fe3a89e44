import { connect, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { testConfig } from "../../test/testConfig.ts";
import { createClientErrorHandler } from "./httpErrors.ts";
import { securityHeaders } from "./securityHeaders.ts";

const environment = { PUBLIC_URL: "https://office.example", FILES_ORIGIN: "https://files.example.com" };

let stack: FaultStack;
let lines: string[];
beforeAll(async () => {
  stack = await startFaultStack(environment);
  lines = Object.entries(await securityHeaders(testConfig(environment))).map((pair) => pair.join(": "));
});
afterAll(() => stack.close());

const send = (bytes: string) => text(connect(Number(new URL(stack.url).port), "127.0.0.1").end(bytes));
const linesOf = (answer: string) => answer.split("\r\n\r\n")[0]?.split("\r\n");
const close = "Connection: close\r\n\r\n";

test.each([
  ["an address of the gateway", "200 OK", `GET /healthz HTTP/1.1\r\nHost: x\r\n${close}`],
  ["an address that is no text", "400 Bad Request", `GET /%zz HTTP/1.1\r\nHost: x\r\n${close}`],
  ["no host", "400 Bad Request", `GET / HTTP/1.1\r\n${close}`],
  ["an unknown expectation", "417 Expectation Failed", `GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n${close}`],
  ["a method of nobody's", "400 Bad Request", `FOO / HTTP/1.1\r\nHost: x\r\n\r\n`],
  [
    "a header over 16 kB",
    "431 Request Header Fields Too Large",
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
  ],
])("%s is answered with %s and every security header", async (_, status, bytes) => {
  const answer = await send(bytes);
  expect(linesOf(answer)).toEqual(expect.arrayContaining([`HTTP/1.1 ${status}`, ...lines]));
  expect(lines).toContainEqual(expect.stringMatching(/^strict-transport-security: max-age=31536000/));
});

test.each([
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
  ["HPE_INVALID_CHUNK_SIZE", "400 Bad Request"],
])("a request that ends by %s is answered with %s, the same headers and a code", async (code, status) => {
  let answer = "";
  const socket = new Socket();
  Object.assign(socket, { end: (written: string) => (answer = written) });
  Object.defineProperty(socket, "writable", { value: true });
  const handle = createClientErrorHandler(await securityHeaders(testConfig(environment)));
  handle(Object.assign(new Error(), { code }), socket);
  expect(linesOf(answer)).toEqual(expect.arrayContaining([`HTTP/1.1 ${status}`, "connection: close", ...lines]));
  expect(answer).toContain('"code":"BAD_REQUEST"');
});
