import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { request } from "undici";
import { createCaller } from "../../test/createCaller.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

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

/** Processor time in milliseconds, which a busy machine does not lengthen. */
function workSince(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}

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
  test.each([
    ["under other names", "mutation { a: REPLACED b: REPLACED }"],
    ["in fragments", "mutation { REPLACED ...M } fragment M on Mutation { ... on Mutation { b: REPLACED } }"],
  ])("two sign-ins %s", (_, text) => {
    const signIn = 'signIn(input: { email: "a@b.se", password: "x" }) { userErrors { code } }';
    return refused(text.replaceAll("REPLACED", signIn), "more than one password, code or report");
  });
  test("directives", () => refused(`{ viewer { email ${"@include(if: true) @skip(if: false) ".repeat(11)} } }`, /./));
  test("directives over many fields", () => {
    const fields = Array.from({ length: 21 }, (_, index) => `a${index}: email @include(if: true)`).join(" ");
    return refused(`{ viewer { ${fields} } }`, "20 directives");
  });

  test("aliases in fragments count wherever they are spread", () => {
    const users = Array.from({ length: 4 }, () => "...U").join(" ");
    const query = `query { viewer { ${users} company { allUsers { nodes { ...U } } } } links(language: sv) { support } }`;
    return refused(`${query} fragment U on User { ${aliases(7, "email")} }`, "30 aliases");
  });

  test("root fields in fragments count as root fields", () =>
    refused(
      `{ ...Q ... on Query { ${aliases(5, "viewer { email }")} } } fragment Q on Query { ${"viewer { email } ".repeat(6)} }`,
      "10 fields at its root",
    ));

  test("hundreds of aliases are refused for little work", async () => {
    const work = workSince();
    await refused(`{ viewer { ${aliases(600, "email")} } }`, "30 aliases");
    expect(work()).toBeLessThan(500);
  });

  test("fragments that spread each other many times are refused without being followed", async () => {
    const bomb = Array.from({ length: 25 }, (_, index) => {
      const next = index === 24 ? "email" : `...F${index + 1} ...F${index + 1} ...F${index + 1}`;
      return `fragment F${index} on User { ${next} }`;
    });
    const work = workSince();
    await refused(`{ viewer { ...F0 } } ${bomb.join(" ")}`, /./);
    expect(work()).toBeLessThan(500);
  });

  test("fragments that spread themselves are refused", () =>
    refused("{ viewer { ...A } } fragment A on User { ...B } fragment B on User { ...A }", /itself/));

  test.each(["1e400", "-1e400", `1${"0".repeat(400)}`])("a number that is too large to be one: %.8s", (number) =>
    refused(
      `mutation { recordMeasurements(input: { stepEntryId: "x", readings: [{ quantity: RESISTANCE, value: ${number} }] }) { userErrors { code } } }`,
      /too large/,
    ),
  );

  test("no more than 5 errors of validation and 10 of variables are told", async () => {
    const fields = Array.from({ length: 40 }, (_, index) => `none${index}`).join(" ");
    expect((await send(`{ viewer { ${fields} } }`)).errors?.length).toBeLessThanOrEqual(6);
    const names = Array.from({ length: 40 }, (_, index) => `$v${index}: String!`).join(" ");
    expect((await send(`query(${names}) { viewer { email } }`)).errors?.length).toBeLessThanOrEqual(11);
  });

  test.each([
    [50, 200],
    [51, 400],
    [20_000, 400],
  ])("variables nested %i levels deep are answered with %i", async (levels, status) => {
    // The variables are the outermost level.
    const nested = `${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}`;
    const body = `{"query":"{ viewer { email } }","variables":{"x":${nested}}}`;
    expect((await post(body, { "content-type": "application/json", ...bearer() })).statusCode).toBe(status);
  });

  const large = JSON.stringify({ query: "{ viewer { email } }", variables: { x: "x".repeat(110_000) } });
  const json = { "content-type": "application/json" };

  test("bodies over 100 kB are not read", async () => {
    const { statusCode } = await post(large, json);
    expect(statusCode).toBe(413);
  });

  test.each([
    ["at once", large],
    ["in chunks", Readable.from([large])],
  ])("nor are they served to a bearer, sent %s", async (_, body) => {
    stack.takeRequests();
    const { statusCode } = await post(body, { ...json, ...bearer() });
    expect(statusCode).toBe(413);
    expect(stack.takeRequests()).toEqual([]);
  });

  test("a field beside an import makes it no import", async () => {
    const query = "mutation { importProjects(input: { projects: [] }) { projectIds } signOut { userErrors { code } } }";
    const { statusCode } = await post(JSON.stringify({ query, variables: { x: "x".repeat(110_000) } }), {
      ...json,
      ...bearer(),
    });
    expect(statusCode).toBe(413);
  });

  test("of 20 MB neither", async () => {
    const before = process.memoryUsage().heapUsed;
    const { statusCode } = await post("x".repeat(20 * 1024 * 1024), { "content-type": "application/json" });
    expect(statusCode).toBe(413);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(40 * 1024 * 1024);
  });

  const aliases = (count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(" ");
});

function post(body: string | Readable, headers: Record<string, string>) {
  return request(`${stack.url}/graphql`, { method: "POST", body, headers });
}
