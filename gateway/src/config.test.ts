import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { readConfig } from "./config.ts";

const complete = {
  UPSTREAM_URL: "https://rest.example.com/base/",
  USER_POOL_ID: "eu-north-1_Abc123",
  USER_POOL_CLIENT_ID: "client",
};

test("an omitted variable has its default", () => {
  expect(readConfig(complete)).toMatchObject({
    port: 4000,
    host: "127.0.0.1",
    region: "eu-north-1",
    environment: "PROD",
    upstreamUrl: "https://rest.example.com/base",
    filesOrigin: "https://rest.example.com",
    userPoolEndpoint: null,
    signInsPerMinute: 20,
  });
});

test("every missing variable is named at once", () => {
  expect(() => readConfig({})).toThrow(
    /UPSTREAM_URL is missing[\s\S]*USER_POOL_ID is missing[\s\S]*CLIENT_ID is missing/,
  );
});

test.each([
  ["PORT", "70000"],
  ["UPSTREAM_URL", "ftp://x"],
  ["USER_POOL_ID", "no-underscore"],
  ["USER_POOL_ID", `eu-north-1_${"a".repeat(45)}`],
  ["FILES_ORIGIN", "https://files.example.com/path"],
  ["LOG_LEVEL", "loud"],
  ["REDIS_URL", "http://redis.example"],
  ["METRICS_PORT", "none"],
  ["DRAIN_SECONDS", "6"],
  ["SIGN_INS_PER_MINUTE", "0"],
  ["MAX_EVENT_LOOP_DELAY_MS", "half a second"],
  ["COMMIT", "main"],
  ["SECURITY_CONTACT", "security@example.com"],
  ["TRUST_PROXY", "proxy.example"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "true"],
])("a malformed %s is named: %s", (name, value) => {
  expect(() => readConfig({ ...complete, [name]: value })).toThrow(`${name} is malformed`);
});

test("proxies are addresses or networks", () => {
  const trustProxy = "10.0.0.1, 10.1.0.0/16,fd00::/8";
  expect(readConfig({ ...complete, TRUST_PROXY: trustProxy })).toMatchObject({ trustProxy });
});

test("the address of a shared store is read, and may be left out", () => {
  const redisUrl = "redis://store.example:6379";
  expect(readConfig({ ...complete, REDIS_URL: redisUrl })).toMatchObject({ redisUrl });
  expect(readConfig(complete)).toMatchObject({ redisUrl: null });
});

test("a pool id of 55 characters is taken", () => {
  const userPoolId = `eu-north-1_${"a".repeat(44)}`;
  expect(readConfig({ ...complete, USER_POOL_ID: userPoolId })).toMatchObject({ userPoolId });
});

const folder = mkdtempSync(join(tmpdir(), "secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: string): string {
  const file = join(folder, "secret");
  writeFileSync(file, content);
  return file;
}

test("a secret comes from a file too, without its last line end", () => {
  const gatewaySecret = "of both services".repeat(2);
  const read = (file: string) => readConfig({ ...complete, GATEWAY_SECRET_FILE: file });
  expect(read(fileOf(`${gatewaySecret}\n`))).toMatchObject({ gatewaySecret });
  expect(() => read(fileOf("short\n"))).toThrow("GATEWAY_SECRET is malformed");
});

test("a file that is no secret is told like a missing variable, with the others", () => {
  const env = { REDIS_URL_FILE: join(folder, "none"), GATEWAY_SECRET_FILE: fileOf("\n") };
  expect(() => readConfig(env)).toThrow(
    /UPSTREAM_URL is missing[\s\S]*GATEWAY_SECRET is missing: .* is empty[\s\S]*REDIS_URL is missing: .*no such file/,
  );
});

test("a secret that is given twice is refused by both names", () => {
  const file = fileOf("redis://file.example");
  const env = { ...complete, REDIS_URL: "redis://env.example", REDIS_URL_FILE: file };
  expect(() => readConfig(env)).toThrow("REDIS_URL and REDIS_URL_FILE are both given");
});
