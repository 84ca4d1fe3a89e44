import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { request } from "undici";
import { findProgram } from "../../../scripts/findProgram.ts";
import { documentIdOf } from "../../test/sentDocuments.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

const names = "query { __schema { types { name description } } }";
const signIn = documentIdOf(
  "mutation($input: SignInInput!) { signIn(input: $input) { challenge { session } userErrors { code } } }",
);
const curl = findProgram({ variable: "CURL", programs: ["curl"], packageName: "curl" });

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());

const json = { "content-type": "application/json" };
const bearer = () => ({ ...json, authorization: `Bearer ${stack.pool.accessToken({})}` });

async function post(body: object, headers: Record<string, string>) {
  const response = await request(`${stack.url}/graphql`, { method: "POST", body: JSON.stringify(body), headers });
  return { headers: response.headers, bytes: Buffer.from(await response.body.arrayBuffer()) };
}

describe("the answer of a query", () => {
  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("is compressed by %s for a caller that accepts only that", async (encoding, decompress) => {
    const plain = await post({ query: names }, bearer());
    const { headers, bytes } = await post({ query: names }, { ...bearer(), "accept-encoding": encoding });
    expect(headers).toMatchObject({
      "content-encoding": encoding,
      vary: "accept-encoding",
      "cache-control": "no-store",
    });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(decompress(bytes).equals(plain.bytes)).toBe(true);
    expect(bytes.length * 2).toBeLessThan(plain.bytes.length);
  });

  test("is left as it is below 1 kB", async () => {
    const { headers } = await post({ query: "{ __typename }" }, { ...bearer(), "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
  });

  test("is read by curl", async () => {
    if (!curl) throw new Error("This test needs curl.");
    const sent = Object.entries(bearer()).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
    const options = [
      "-s",
      "--compressed",
      "--max-time",
      "30",
      "--dump-header",
      "-",
      ...sent,
      "-d",
      JSON.stringify({ query: names }),
    ];
    const { stdout } = await promisify(execFile)(curl, [...options, `${stack.url}/graphql`]);
    const [head = "", body = ""] = stdout.split("\r\n\r\n");
    expect(head).toMatch(/content-encoding: (br|gzip)/);
    expect(JSON.parse(body).data.__schema.types).toContainEqual(expect.objectContaining({ name: "Project" }));
  });
});

test("the schema is compressed", async () => {
  const { headers } = await request(`${stack.url}/schema.graphql`, { headers: { "accept-encoding": "gzip" } });
  expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  const plain = await request(`${stack.url}/schema.graphql`);
  expect(plain.headers).toMatchObject({ vary: "accept-encoding" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
});

test("the answer of a sign-in is never compressed, however long its challenge is", async () => {
  stack.pool.answers.InitiateAuth = () => ({
    status: 200,
    body: {
      ChallengeName: "NEW_PASSWORD_REQUIRED",
      Session: "s".repeat(2_000),
      ChallengeParameters: { USER_ID_FOR_SRP: "u" },
    },
  });
  const variables = { input: { email: "office@nordgolv.example", password: "x" } };
  const { headers, bytes } = await post({ documentId: signIn, variables }, { ...json, "accept-encoding": "br, gzip" });
  expect(bytes.toString()).toContain("NEW_PASSWORD_REQUIRED");
  expect(bytes.length).toBeGreaterThan(2_000);
  expect(headers["content-encoding"]).toBeUndefined();
});
