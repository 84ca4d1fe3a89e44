import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
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
    POOL_SRP: "on",
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

test("a database server has settings of its own, and a role other than all needs one", () => {
  const server = { DATABASE_URL: "postgres://localhost/x", DATABASE_POOL_SIZE: "5", STATEMENT_TIMEOUT_MS: "60000" };
  expect(readConfig({ ...server, ROLE: "jobs" })).toMatchObject({
    database: { poolSize: 5, statementTimeoutMs: 60_000 },
    role: "jobs",
  });
  expect(() => readConfig({ ROLE: "http" })).toThrow("ROLE=http needs DATABASE_URL");
  const wrong = { ...server, DATABASE_POOL_SIZE: "1", STATEMENT_TIMEOUT_MS: "60001", ROLE: "worker" };
  for (const name of ["DATABASE_POOL_SIZE", "STATEMENT_TIMEOUT_MS", "ROLE"])
    expect(() => readConfig(wrong)).toThrow(new RegExp(`- ${name} is `));
});

test("a database server needs a key for the verifiers of passwords, and the embedded database makes one", () => {
  expect(readConfig({ POOL_SRP: "true" }).userPool).toMatchObject({ srp: "true", key: null });
  const served = { POOL_SRP: "prepare", DATABASE_URL: "postgres://localhost/x" };
  expect(() => readConfig(served)).toThrow("POOL_KEY_FILE");
  expect(readConfig({ ...served, POOL_KEY: "x".repeat(32) }).userPool.srp).toBe("prepare");
});

test("a database server never gets demo data", () => {
  expect(readConfig({ DATABASE_URL: "postgres://localhost/x", DEMO: "true" }).demo).toBe(false);
});

const folder = mkdtempSync(join(tmpdir(), "secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const secrets = {
  GATEWAY_SECRET: "of both services".repeat(2),
  OUTBOX_SECRET: "in_the_address".repeat(3),
  DATABASE_URL: "postgres://warranty:p@db/warranty",
  DATABASE_OWNER_URL: "postgres://owner:p@db/warranty",
  SMTP_URL: "smtps://me:p@mail.example",
  S3_SECRET_ACCESS_KEY: "key",
  POOL_KEY: "not in the database".repeat(2),
};
const names = Object.keys(secrets);
const bucket = { S3_BUCKET: "files", S3_ACCESS_KEY_ID: "id" };

test("each secret comes from a file too, without its last line end", () => {
  const files = Object.entries(secrets).map(([name, value]) => [`${name}_FILE`, fileOf(name, `${value}\r\n`)]);
  expect(readConfig({ ...bucket, ...Object.fromEntries(files) })).toEqual(readConfig({ ...bucket, ...secrets }));
});

test("files that cannot be read or are empty are told like missing variables, all at once", () => {
  const read = (file: string) => () => readConfig(Object.fromEntries(names.map((name) => [`${name}_FILE`, file])));
  for (const name of names) {
    expect(read(join(folder, "none"))).toThrow(new RegExp(`- ${name} is missing: .*no such file`));
    expect(read(fileOf("empty", "\n"))).toThrow(new RegExp(`- ${name} is missing: .* is empty`));
  }
});

test("a file that holds a password in place of an address is not told", () => {
  const read = () => readConfig({ DATABASE_URL_FILE: fileOf("other", "correct horse") });
  expect(read).toThrow(`DATABASE_URL is "***" but must be a postgres:`);
});

test("a secret that is given twice is refused by both names", () => {
  const files = Object.fromEntries(names.map((name) => [`${name}_FILE`, fileOf("other", "another")]));
  for (const name of names)
    expect(() => readConfig({ ...bucket, ...secrets, ...files })).toThrow(`- ${name} and ${name}_FILE are both given`);
});
