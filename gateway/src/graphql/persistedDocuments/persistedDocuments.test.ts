import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { buildSchema, parse, validate } from "graphql";
import { request } from "undici";
import { documentIdOf } from "../../../test/sentDocuments.ts";
import { signInMutation } from "../../../test/signInAs.ts";
import { type FaultStack, startFaultStack } from "../../../test/startStack.ts";
import { testConfig } from "../../../test/testConfig.ts";
import { startGateway } from "../../http/startGateway.ts";
import { loadPersistedDocuments } from "./persistedDocuments.ts";

const viewer = "{ viewer { email } }";
const email = { viewer: { email: "office@nordgolv.example" } };

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());

async function post(body: object, headers: Record<string, string> = {}, url = stack.url) {
  const { statusCode, body: answer } = await request(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  type Answer = {
    data?: object | null;
    errors?: { message: string; extensions: { code: string; requestId: string } }[];
    extensions?: { cost: { requestsAllowed: number } };
  };
  return { status: statusCode, ...((await answer.json()) as Answer) };
}

const cookie = () => ({ cookie: `userId=user-1; accessToken=${stack.pool.accessToken()}` });
const bearer = () => ({ authorization: `Bearer ${stack.pool.accessToken()}` });

async function refused(answer: ReturnType<typeof post>, status: number, code: string) {
  stack.takeRequests();
  const { status: got, data, errors } = await answer;
  expect({ status: got, data, errors }).toEqual({
    status,
    data: undefined,
    errors: [expect.objectContaining({ extensions: { code, requestId: expect.any(String) } })],
  });
  expect(stack.takeRequests()).toEqual([]);
}

describe("a text", () => {
  test("runs for a bearer", async () => {
    const { data, extensions } = await post({ query: viewer }, bearer());
    expect(data).toEqual(email);
    expect(extensions?.cost.requestsAllowed).toBe(101);
  });

  test("is refused with a cookie session", () => refused(post({ query: viewer }, cookie()), 401, "UNAUTHENTICATED"));

  test("is refused before sign-in, for a sign-in too", async () => {
    const variables = { email: "a@b.se", password: "x" };
    stack.pool.takeCalls();
    await refused(post({ query: signInMutation, variables }), 401, "UNAUTHENTICATED");
    expect(stack.pool.takeCalls()).toEqual([]);
  });

  test("is refused when it is sent beside an id", () =>
    refused(post({ query: viewer, documentId: documentIdOf(viewer) }, cookie()), 400, "BAD_USER_INPUT"));

  test("over 20 kB is refused", () =>
    refused(post({ query: `${viewer} # ${"x".repeat(20 * 1024)}` }, bearer()), 400, "COST_EXCEEDED"));
});

describe("an id", () => {
  test("runs the persisted document, with a session, and before sign-in", async () => {
    const documentId = documentIdOf(viewer);
    const { data, extensions } = await post({ documentId }, cookie());
    expect(data).toEqual(email);
    expect(extensions?.cost.requestsAllowed).toBe(500);
    expect((await post({ documentId })).data).toEqual({ viewer: null });
  });

  test.each<unknown>([
    `sha256:${"0".repeat(64)}`,
    "sha256:",
    "",
    7,
    {},
    { toString: 1 },
    [documentIdOf(viewer)],
    "__proto__",
  ])("that is not known is refused: %p", (documentId) =>
    refused(post({ documentId }, cookie()), 400, "DOCUMENT_UNKNOWN"),
  );

  test("of a long document is exempt from the limits of texts", async () => {
    const fields = Array.from({ length: 1_000 }, (_, index) => `a${index}: email`).join(" ");
    const long = `{ viewer { ${fields} } } # ${"x".repeat(20 * 1024)}`;
    expect((await post({ documentId: documentIdOf(long) }, cookie())).errors).toBeUndefined();
    expect((await post({ query: long.split("#")[0] }, bearer())).errors).toHaveLength(1);
  });

  test("of what the schema does not allow runs nothing", async () => {
    const { data, errors } = await post({ documentId: documentIdOf("{ viewer { noSuchField email } }") }, cookie());
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
  });
});

describe("the web client's own documents", () => {
  const schema = buildSchema(readFileSync(new URL("../../../../schema.graphql", import.meta.url), "utf8"));
  const documents = loadPersistedDocuments();
  const released: Record<string, string> = JSON.parse(
    readFileSync(new URL("../../../../docs/releasedDocuments.json", import.meta.url), "utf8"),
  );

  test("are allowed by the schema, those of the last release too", () => {
    const faults = [...documents.values()].flatMap((text) => validate(schema, parse(text)).map(String));
    expect(faults).toEqual([]);
  });

  test("of the last release are known", () => {
    expect(Object.keys(released).length).toBeGreaterThan(50);
    for (const [id, text] of Object.entries(released)) expect(documents.get(id)).toBe(text);
  });

  test("are what a gateway runs when it is told nothing else", async () => {
    const config = testConfig({ UPSTREAM_URL: stack.rest.url, USER_POOL_ENDPOINT: stack.pool.url });
    const gateway = await startGateway(config);
    const [id] = [...documents].find(([, text]) => text.startsWith("query LoginPageQuery")) ?? [];
    const variables = { language: "sv", hasSession: true };
    const { data } = await post({ documentId: `sha256:${id}`, variables }, {}, gateway.url);
    expect(data).toMatchObject({ viewer: null });
    const unknown = await post({ documentId: documentIdOf(viewer) }, {}, gateway.url);
    expect(unknown.errors?.[0]?.extensions.code).toBe("DOCUMENT_UNKNOWN");
    await gateway.close();
  });
});
