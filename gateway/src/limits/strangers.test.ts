import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { documentIdOf } from "../../test/sentDocuments.ts";
import { inMinutes } from "../../test/standInPool.ts";
import { answer, answerUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { until } from "../../test/until.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack({ MAX_EVENT_LOOP_DELAY_MS: "500" });
});
afterAll(() => stack.close());
beforeEach(() => {
  stack.pool.answers = {};
  stack.rest.handler = answerUser;
  stack.pool.takeCalls();
});

const documentId = documentIdOf("{ viewer { email } }");
const variables = Object.fromEntries(Array.from({ length: 130_000 }, (_, index) => [`v${index}`, 1]));
/** A known operation with 1.4 MB of variables that it does not declare. */
const large = JSON.stringify({ documentId, variables });

type Told = "told" | "chunked";

function head(told: Told, length: number, headers: Record<string, string>): string {
  const framing = told === "told" ? { "content-length": String(length) } : { "transfer-encoding": "chunked" };
  const lines = Object.entries({ host: "localhost", "content-type": "application/json", ...framing, ...headers });
  return `POST /graphql HTTP/1.1\r\n${lines.map((line) => line.join(": ")).join("\r\n")}\r\n\r\n`;
}

const chunk = (body: string) => `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n`;

function open() {
  const socket = connect(Number(new URL(stack.url).port), "127.0.0.1");
  // The gateway closes the connection while the body is being sent, which the socket reports as an error.
  socket.on("error", () => {});
  return socket;
}

async function begin(told: Told, headers: Record<string, string>): Promise<string> {
  const socket = open();
  const part = large.slice(0, 150_000);
  socket.write(head(told, large.length, headers) + (told === "told" ? part : chunk(part)));
  return text(socket);
}

const cookies = (accessToken: string) => ({ cookie: `userId=user-1; accessToken=${accessToken}` });

describe("the body of a caller without a token that verifies", () => {
  test.each<[string, Told, () => Record<string, string>, number]>([
    ["that tells its length", "told", () => ({}), 413],
    ["in chunks", "chunked", () => ({}), 413],
    ["with any cookie", "told", () => ({ cookie: "a=b" }), 413],
    ["in chunks with any cookie", "chunked", () => ({ cookie: "a=b" }), 413],
    ["with a made-up session", "chunked", () => cookies("made-up"), 413],
    ["with a session that ran out", "chunked", () => cookies(stack.pool.accessToken({ exp: inMinutes(-1) })), 413],
    ["with a made-up bearer", "chunked", () => ({ authorization: "Bearer made.up.one" }), 401],
  ])("%s is read up to 100 kB and no further", async (_, told, headers, status) => {
    const got = await begin(told, headers());
    expect(got).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(got.toLowerCase()).toContain("connection: close");
    expect(JSON.parse(got.slice(got.indexOf("\r\n\r\n") + 4))).toMatchObject({
      errors: [
        { extensions: { code: status === 413 ? "BAD_REQUEST" : "UNAUTHENTICATED", requestId: expect.any(String) } },
      ],
    });
    expect(stack.takeRequests()).toEqual([]);
  });

  test("of up to 100 kB is read in chunks too", async () => {
    const socket = open();
    const body = JSON.stringify({ documentId, variables: { x: "x".repeat(90_000) } });
    socket.write(`${head("chunked", 0, { connection: "close" })}${chunk(body)}0\r\n\r\n`);
    expect(await text(socket)).toContain('{"data":{"viewer":null}');
  });
});

describe("a cookie session", () => {
  const importing =
    "mutation($projects: [ImportedProjectInput!]!) { importProjects(input: { projects: $projects }) { projectIds } }";

  test("whose token has run out is renewed before its body is read, and may import 2 MB", async () => {
    const dates = { startsOn: "2026-01-01", endsOn: "2026-01-02" };
    const project = { name: "x".repeat(1_600), city: "Lund", customer: "Eva Ek", ...dates };
    const projects = Array.from({ length: 1_000 }, () => project);
    const body = JSON.stringify({ documentId: documentIdOf(importing), variables: { projects } });
    expect(body.length).toBeGreaterThan(1_600_000);
    stack.rest.handler = (request, response) =>
      request.method === "POST" ? answer(response, 200, { projectIds: [] }) : answerUser(request, response);
    const socket = open();
    const expired = stack.pool.accessToken({ exp: inMinutes(-1) });
    const cookie = `userId=user-1; accessToken=${expired}; refreshToken=r`;
    socket.write(head("chunked", 0, { cookie, connection: "close" }));
    await until(() => stack.pool.takeCalls().includes("GetTokensFromRefreshToken"));
    socket.write(`${chunk(body)}0\r\n\r\n`);
    const got = await text(socket);
    expect(got).toMatch(/^HTTP\/1.1 200 /);
    expect(got).toContain("set-cookie: accessToken=");
    expect(got).toContain('"importProjects":{"projectIds":[]');
  });

  test("may not send so much with anything but an import", async () => {
    const socket = open();
    const body = JSON.stringify({ documentId, variables: { x: "x".repeat(110_000) } });
    socket.write(
      `${head("chunked", 0, { ...cookies(stack.pool.accessToken()), connection: "close" })}${chunk(body)}0\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe("a stranger who sends without a pause", () => {
  test("keeps nobody else from an answer", async () => {
    const bearer = { authorization: `Bearer ${stack.pool.accessToken()}` };
    const bytes = `${head("chunked", 0, { cookie: "a=b" })}${chunk(large)}0\r\n\r\n`;
    let sent = 0;
    let isOver = false;
    // The gateway ends each connection, so the test opens one after another.
    const flood = async () => {
      for (; !isOver; sent += 1) {
        const socket = open();
        socket.write(bytes);
        await text(socket).catch(() => "");
      }
    };
    const flooding = flood();
    const statuses: number[] = [];
    while (statuses.length < 20 || sent < 20) {
      statuses.push((await createCaller(stack.url).send("{ viewer { email } }", {}, bearer)).status);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    isOver = true;
    await flooding;
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
