import { Writable } from "node:stream";
import { expect, test } from "@jest/globals";
import fastify from "fastify";
import { handleHttpError } from "./httpErrors.ts";

test("a failure of our own is logged with its words and told without them", async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) });
  const app = fastify({ logger: { level: "error", stream } });
  app.setErrorHandler(handleHttpError);
  app.get("/", async () => {
    throw new Error("ENOENT: /srv/secret");
  });
  const { statusCode, body, headers } = await app.inject("/");
  expect(statusCode).toBe(500);
  expect(body).not.toContain("secret");
  expect(JSON.parse(body).requestId).toBe(headers["x-request-id"]);
  expect(lines.join()).toContain("ENOENT: /srv/secret");
  expect(lines.join()).toContain(`"requestId":"${headers["x-request-id"]}"`);
});
