import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { request } from "undici";
import { createCaller } from "../../test/createCaller.ts";
import { type FaultStack, startFaultStack } from "../../test/startFaultStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());

const bearer = () => ({ authorization: `Bearer ${stack.pool.accessToken()}` });
const send = (query: string, headers = bearer()) => createCaller(stack.url).send(query, {}, headers);

async function refused(query: string, because: RegExp | string) {
  stack.takeRequests();
  const { status, errors } = await send(query);
  expect(errors?.[0]?.message).toMatch(because);
  expect(errors?.[0]?.extensions.requestId).toEqual(expect.any(String));
  expect(status).toBe(400);
  expect(stack.takeRequests()).toEqual([]);
}

const nested = (levels: number) => `${"parentFolder { ".repeat(levels)}title${" }".repeat(levels)}`;
const folder = (selection: string) => `folder(projectId: "p", folderId: "f") { ${selection} }`;

describe("depth", () => {
  test("15 levels pass", async () => {
    const { status } = await send(`{ ${folder(nested(13))} }`);
    expect(status).toBe(200);
  });

  test("16 levels are refused", () => refused(`{ ${folder(nested(14))} }`, "15 levels"));

  test("16 levels are refused when fragments hide them", () =>
    refused(
      `{ ${folder(`${"parentFolder { ".repeat(7)}...Deep${" }".repeat(7)}`)} } fragment Deep on Folder { ${nested(7)} }`,
      "15 levels",
    ));

  test("16 levels are refused within inline fragments", () =>
    refused(`{ ${folder(nested(14)).replace("{ parentFolder", "{ ... on Folder { parentFolder")} } }`, "15 levels"));
});

describe("size", () => {
  test("tokens", () => refused(`{ ${"viewer ".repeat(2_001)} }`, /2000 tokens/));
  test("aliases", () => refused(`{ viewer { ${aliases(31, "email")} } }`, "30 aliases"));
  test("root fields", () => refused(`{ ${aliases(11, "viewer { email }")} }`, "10 fields at its root"));

  test("fragments that spread each other many times cost nothing", async () => {
    const bomb = Array.from({ length: 25 }, (_, index) => {
      const next = index === 24 ? "email" : `...F${index + 1} ...F${index + 1} ...F${index + 1}`;
      return `fragment F${index} on User { ${next} }`;
    });
    const started = Date.now();
    await refused(`{ viewer { ...F0 } } ${bomb.join(" ")}`, /./);
    expect(Date.now() - started).toBeLessThan(500);
  });

  test("bodies over 100 kB are not read", async () => {
    const body = JSON.stringify({ query: "{ viewer { email } }", variables: { x: "x".repeat(110_000) } });
    const { statusCode } = await post(body, { "content-type": "application/json" });
    expect(statusCode).toBe(413);
  });

  const aliases = (count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(" ");
});

describe("form", () => {
  test("a batch is refused", async () => {
    const batch = JSON.stringify([{ query: "{ viewer { email } }" }, { query: "{ viewer { email } }" }]);
    expect((await post(batch, { "content-type": "application/json" })).statusCode).toBe(400);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "a form's content type runs nothing: %s",
    async (type) => {
      const body = JSON.stringify({ query: "mutation { signOut { userErrors { code } } }" });
      const { statusCode } = await post(body, { "content-type": type });
      expect(statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  test("GET runs nothing", async () => {
    const { statusCode, headers } = await request(`${stack.url}/graphql?query={viewer{email}}`);
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe("POST");
  });

  test("no names of the schema are suggested", async () => {
    const { errors } = await send("{ viewr { email } }");
    expect(JSON.stringify(errors)).not.toContain("viewer");
  });
});

describe("introspection", () => {
  const question = "{ __schema { queryType { name } } }";

  test("is closed to anonymous callers, also within fragments", async () => {
    const hidden = "{ ...Q } fragment Q on Query { __schema { queryType { name } } }";
    for (const query of [question, hidden]) {
      const { status, data } = await createCaller(stack.url).send(query);
      expect(status).toBe(400);
      expect(data).toBeUndefined();
    }
  });

  test("is open to a bearer", async () => {
    expect((await send(question)).data).toEqual({ __schema: { queryType: { name: "Query" } } });
  });
});

function post(body: string, headers: Record<string, string>) {
  return request(`${stack.url}/graphql`, { method: "POST", body, headers });
}
