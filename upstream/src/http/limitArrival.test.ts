import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";
import { api } from "../api.ts";
import { createServer } from "./createServer.ts";
import { arrivalTimes } from "./limitArrival.ts";

// Much longer than the pauses that a busy machine makes between two bytes.
const times = { requestMs: 300, fileMs: 60_000, fileSilenceMs: 3_000 };
const size = 10;

let upstream: TestUpstream;
let app: FastifyInstance;
let url: string;
let stepsPath: string;
beforeAll(async () => {
  upstream = await startTestUpstream();
  stepsPath = `${(await build(upstream.companies[0])).installationPath}/steps`;
  app = await createServer(upstream.services, api, times);
  url = await app.listen({ port: 0 });
});
afterAll(async () => {
  await app.close();
  await upstream.close();
});

async function startUpload() {
  const file = { fileName: "note.txt", contentType: "text/plain", size };
  const { body } = await upstream.companies[0].owner.post<components["schemas"]["Upload"]>(
    `${stepsPath}/presigned-url`,
    file,
  );
  const { pathname, search } = new URL(body.url);
  const upload = request(`${url}${pathname}${search}`, { method: "PUT", headers: { "content-length": size } });
  return { upload, fileId: upstream.services.storage.fileIdOf(body.fileUrl) ?? "" };
}

function drip(upload: ClientRequest, everyMs: number) {
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    if (sent === size) clearInterval(timer);
    if (sent === size) upload.end("x");
    else upload.write("x");
  }, everyMs);
}

const answerTo = async (sent: ClientRequest): Promise<IncomingMessage> => (await once(sent, "response"))[0];

test("takes a file that comes slower than any other request may, as long as something comes", async () => {
  const { upload, fileId } = await startUpload();
  const began = Date.now();
  drip(upload, 100);
  expect((await answerTo(upload)).statusCode).toBe(204);
  expect(Date.now() - began).toBeGreaterThan(times.requestMs);
  expect(String(await upstream.services.storage.read(fileId))).toBe("x".repeat(size));
});

test("gives up a file of which nothing comes any more, and keeps nothing of it", async () => {
  const { upload, fileId } = await startUpload();
  upload.write("x");
  await expect(answerTo(upload)).rejects.toThrow("socket hang up");
  await expect(upstream.services.storage.read(fileId)).rejects.toThrow("ENOENT");
});

test("waits for the store of files longer than for the caller", async () => {
  const { storage } = upstream.services;
  const { keepFirstArrival } = storage;
  const keeping = jest.spyOn(storage, "keepFirstArrival").mockImplementation(async (id, path) => {
    await wait(times.fileSilenceMs + 500);
    return keepFirstArrival(id, path);
  });
  const { upload } = await startUpload();
  upload.end("x".repeat(size));
  expect((await answerTo(upload)).statusCode).toBe(204);
  keeping.mockRestore();
});

test("gives JSON the 20 seconds that the gateway gives it", () => {
  expect(arrivalTimes.requestMs).toBe(20_000);
});

test("answers 408 to any other request that does not come to an end", async () => {
  const headers = { "content-type": "application/x-amz-json-1.1", "content-length": size };
  const slow = request(url, { method: "POST", headers });
  drip(slow, 100);
  slow.on("error", () => undefined);
  expect((await answerTo(slow)).statusCode).toBe(408);
});
