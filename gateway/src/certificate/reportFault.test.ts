import type { IncomingHttpHeaders } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

const gatewaySecret = "a secret of thirty-two characters";
const code = "c".repeat(64);
const verified = {
  number: "FG-2026-000001",
  activationDate: "2026-07-01T00:00:00.000Z",
  validUntil: "2036-06-30T00:00:00.000Z",
  companyName: "Nordgolv El AB",
  city: "Lund",
  installations: ["Bad"],
};

let stack: FaultStack;
let service: { status: number; body: object };
let headers: IncomingHttpHeaders;
let body: object;
beforeAll(async () => {
  stack = await startFaultStack({ GATEWAY_SECRET: gatewaySecret, TRUST_PROXY: "127.0.0.1, ::1" });
  stack.rest.handler = async (request, response) => {
    headers = request.headers;
    body = request.method === "POST" ? ((await json(request)) as object) : {};
    answer(response, service.status, service.body);
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  service = { status: 201, body: { reportedAt: "2026-11-22T10:00:00.000Z" } };
  headers = {};
});

async function send(query: string, variables: object, requestHeaders: Record<string, string> = {}) {
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send(query, variables, requestHeaders);
  return { data, codes: errors?.map(({ extensions }) => extensions.code), requests: stack.takeRequests() };
}
const report = (input: object, requestHeaders?: Record<string, string>) =>
  send(
    "mutation($input: ReportFaultInput!) { reportFault(input: $input) { reportedAt userErrors { code field retryAfter } } }",
    { input },
    requestHeaders,
  );

test("a fault is reported without a session, and the service is told from which address", async () => {
  const { data, requests } = await report(
    { code, text: " Kallt golv\nRing mig " },
    { "x-forwarded-for": "203.0.113.9" },
  );
  expect(data).toEqual({ reportFault: { reportedAt: "2026-11-22T10:00:00.000Z", userErrors: [] } });
  expect(requests).toEqual([`POST v1/certificate/${code}/fault-report`]);
  expect(headers).toMatchObject({ "x-caller-address": "203.0.113.9", "x-gateway-secret": gatewaySecret });
  expect(headers.authorization).toBeUndefined();
});

test("name, telephone number and address go with the report, and empty ones are left out", async () => {
  await report({ code, text: "Kallt", name: " Gun ", phone: " ", email: "gun@ripan.example" });
  expect(body).toEqual({ text: "Kallt", name: "Gun", email: "gun@ripan.example" });
});

test("a photo gets a link without a session, and the report names it", async () => {
  const origin = new URL(stack.rest.url).origin;
  service = { status: 200, body: { url: `${origin}/files/1?signature=s`, fileUrl: `${origin}/files/1` } };
  const query = `mutation($input: CreateFaultUploadInput!) {
    createFaultUpload(input: $input) { uploadUrl fileUrl userErrors { code field } } }`;
  const file = { fileName: "a.webp", contentType: "image/webp", size: 3 };
  const { data, requests } = await send(query, { input: { code, ...file } }, { "x-forwarded-for": "203.0.113.9" });
  const links = { uploadUrl: `${origin}/files/1?signature=s`, fileUrl: `${origin}/files/1` };
  expect(data).toEqual({ createFaultUpload: { ...links, userErrors: [] } });
  expect(requests).toEqual([`POST v1/certificate/${code}/fault-upload`]);
  expect({ body, headers }).toMatchObject({ body: file, headers: { "x-caller-address": "203.0.113.9" } });
  const malformed = await send(query, { input: { code: "../user/x", ...file } });
  expect(malformed).toMatchObject({ codes: ["NOT_FOUND"], requests: [] });
  service = { status: 201, body: { reportedAt: "2026-11-22T10:00:00.000Z" } };
  await report({ code, text: "Kallt", photoUrl: links.fileUrl });
  expect(body).toEqual({ text: "Kallt", photoUrl: links.fileUrl });
});

test("a photo of another type is told, and one that the service lacks belongs to its field", async () => {
  const refused = (field: string, code: string) => {
    service = {
      status: 400,
      body: { code: "VALIDATION_FAILED", message: "m", requestId: "r", details: [{ field, code, message: "m" }] },
    };
  };
  refused("contentType", "FILE_TYPE");
  const query = `mutation($input: CreateFaultUploadInput!) { createFaultUpload(input: $input) { userErrors { code field } } }`;
  const input = { code, fileName: "a.gif", contentType: "image/gif", size: 3 };
  const userErrors = [{ code: "FILE_TYPE_NOT_ALLOWED", field: "contentType" }];
  expect((await send(query, { input })).data).toEqual({ createFaultUpload: { userErrors } });
  refused("photoUrl", "FIELD_VALUE");
  const { data } = await report({ code, text: "Kallt", photoUrl: "https://files.example/1" });
  const error = { code: "VALUE_INVALID", field: "photoUrl", retryAfter: null };
  expect(data).toEqual({ reportFault: { reportedAt: null, userErrors: [error] } });
});

test("so it is of a certificate that is looked at, and the secret goes with no other request", async () => {
  service = { status: 200, body: verified };
  const query = "query($code: String!) { verifiedCertificate(code: $code) { number } }";
  await send(query, { code }, { "x-forwarded-for": "203.0.113.9" });
  expect(headers).toMatchObject({ "x-caller-address": "203.0.113.9", "x-gateway-secret": gatewaySecret });
  await send("{ viewer { email } }", {}, { authorization: `Bearer ${stack.pool.accessToken()}` });
  expect(headers.authorization).toMatch(/^Bearer /);
  expect(headers["x-gateway-secret"]).toBeUndefined();
});

test("a limit that is reached is told, and a code of nobody is not found", async () => {
  service = {
    status: 429,
    body: { code: "RATE_LIMITED", message: "enough for today", retryAfter: 3_600, requestId: "r" },
  };
  const refused = {
    reportFault: { reportedAt: null, userErrors: [{ code: "RATE_LIMITED", field: null, retryAfter: 3_600 }] },
  };
  expect((await report({ code, text: "Kallt" })).data).toEqual(refused);
  service = { status: 404, body: { code: "NOT_FOUND", message: "nothing", requestId: "r" } };
  expect((await report({ code, text: "Kallt" })).codes).toEqual(["NOT_FOUND"]);
});

test("an empty text and a code that cannot be one are not sent", async () => {
  const empty = { reportFault: { reportedAt: null, userErrors: [{ code: "FIELD_REQUIRED", field: "text" }] } };
  expect(await report({ code, text: " \n" })).toMatchObject({ data: empty, requests: [] });
  expect(await report({ code: "../user/x", text: "Kallt" })).toMatchObject({ codes: ["NOT_FOUND"], requests: [] });
});

test("a request holds one report at most", async () => {
  const fields = "{ reportedAt }";
  const query = `mutation($input: ReportFaultInput!) { a: reportFault(input: $input) ${fields} b: reportFault(input: $input) ${fields} }`;
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  const { codes, requests } = await send(query, { input: { code, text: "Kallt" } }, { authorization });
  expect({ codes, requests }).toEqual({ codes: ["GRAPHQL_VALIDATION_FAILED"], requests: [] });
});

test("a service that publishes no keys has none to give", async () => {
  service = { status: 404, body: {} };
  expect((await send("{ sealKeys { sha256 } }", {})).data).toEqual({ sealKeys: null });
});

test("a service without reports, limits and files shows what it has", async () => {
  service = { status: 200, body: verified };
  const query =
    "query($code: String!) { verifiedCertificate(code: $code) { number rooms { title } url canReportFault canAddPhoto } }";
  expect((await send(query, { code })).data).toEqual({
    verifiedCertificate: {
      number: "FG-2026-000001",
      rooms: null,
      url: null,
      canReportFault: false,
      canAddPhoto: false,
    },
  });
});
