import type { IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

const gatewaySecret = "a secret of thirty-two characters";
const secret = "phone-1";
const camera = { stepTitle: "Efter förläggning", attachedFiles: 3 };

let stack: FaultStack;
let service: { status: number; body: object };
let seen: { headers: IncomingHttpHeaders; url: string }[];
let held: (() => void)[] | null;
beforeAll(async () => {
  stack = await startFaultStack({ GATEWAY_SECRET: gatewaySecret, TRUST_PROXY: "127.0.0.1, ::1" });
  stack.rest.handler = ({ headers, url = "" }, response) => {
    seen.push({ headers, url });
    const body = { ...service.body, stepTitle: headers["x-camera-grant"] };
    if (held) held.push(() => answer(response, service.status, body));
    else answer(response, service.status, service.body);
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  service = { status: 200, body: camera };
  seen = [];
  held = null;
});

const query = "query($secret: String!) { camera(secret: $secret, language: sv) { stepTitle attachedFiles } }";
const open = (variables: object) =>
  createCaller(stack.url).send(query, variables, { "x-forwarded-for": "203.0.113.9" });

test("a phone without a session reads its step by the secret, which stands in no address", async () => {
  const { data } = await open({ secret });
  expect(data).toEqual({ camera });
  expect(seen).toHaveLength(1);
  expect(seen[0]?.url).toBe("/v1/camera?language=sv");
  expect(seen[0]?.headers).toMatchObject({
    "x-camera-grant": secret,
    "x-caller-address": "203.0.113.9",
    "x-gateway-secret": gatewaySecret,
  });
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

test("two phones that ask at the same time are never given each other's step", async () => {
  held = [];
  const answers = [open({ secret: "phone-1" }), open({ secret: "phone-2" })];
  while (held.length < 2) await new Promise((resolve) => setImmediate(resolve));
  for (const release of held) release();
  const titles = (await Promise.all(answers)).map(({ data }) => data);
  expect(titles).toEqual([
    { camera: { ...camera, stepTitle: "phone-1" } },
    { camera: { ...camera, stepTitle: "phone-2" } },
  ]);
});

test("an ended grant and a secret that no header can hold are told alike", async () => {
  service = { status: 404, body: { code: "NOT_FOUND", message: "There is nothing here." } };
  expect((await open({ secret })).data).toEqual({ camera: null });
  expect((await open({ secret: "a\r\nb: c" })).data).toEqual({ camera: null });
  const mutation = `mutation($input: AddCameraAttachmentInput!) {
    addCameraAttachment(input: $input) { camera { stepTitle } userErrors { code } } }`;
  const attachment = { url: "https://files.example/files/a", fileName: "a.png" };
  for (const given of [secret, "ü"]) {
    const { data } = await createCaller(stack.url).send(mutation, {
      input: { secret: given, language: "sv", attachment },
    });
    expect(data).toEqual({ addCameraAttachment: { camera: null, userErrors: [{ code: "CAMERA_GRANT_ENDED" }] } });
  }
  expect(seen).toHaveLength(2);
});

test("a full grant is told with its code", async () => {
  service = { status: 409, body: { code: "CAMERA_GRANT_FULL", message: "The grant has all its files." } };
  const mutation = `mutation($input: CreateCameraUploadInput!) {
    createCameraUpload(input: $input) { uploadUrl fileUrl userErrors { code } } }`;
  const input = { secret, fileName: "a.png", contentType: "image/png", size: 3 };
  const { data } = await createCaller(stack.url).send(mutation, { input });
  const refused = { uploadUrl: null, fileUrl: null, userErrors: [{ code: "CAMERA_GRANT_FULL" }] };
  expect(data).toEqual({ createCameraUpload: refused });
});
