import { expect, test } from "@jest/globals";
import { readConfig } from "./config.ts";

test("an empty environment gives the embedded service with its demo", () => {
  expect(readConfig({})).toMatchObject({
    port: 4001,
    host: "127.0.0.1",
    webUrl: "http://localhost:4000",
    dataDir: ".data",
    userPoolId: "eu-north-1_embedded",
    demo: true,
  });
});

test("one error names every variable that is wrong, without passwords", () => {
  const wrong = {
    PORT: "http",
    METRICS_PORT: "70000",
    WEB_URL: "localhost",
    DATABASE_URL: "mysql://root:secret@db/x",
    USER_POOL_ID: `eu-north-1_${"x".repeat(50)}`,
    DEMO: "yes",
    LOG_LEVEL: "loud",
  };
  const read = () => readConfig(wrong);
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`- ${name} is `));
  expect(read).not.toThrow("secret");
});

test("webhooks to this machine are for the embedded database only", () => {
  expect(readConfig({ WEBHOOK_LOOPBACK: "true" }).webhookLoopback).toBe(true);
  const served = { DATABASE_URL: "postgres://localhost/x", WEBHOOK_LOOPBACK: "true" };
  expect(() => readConfig(served)).toThrow("WEBHOOK_LOOPBACK");
});

test("a database server never gets demo data", () => {
  expect(readConfig({ DATABASE_URL: "postgres://localhost/x", DEMO: "true" }).demo).toBe(false);
});
