import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { readConfig as readUpstreamConfig } from "../../upstream/src/config.ts";
import { readCompose, type Service } from "./readCompose.ts";

const proxy = readFileSync(join(import.meta.dirname, "../../deploy/haproxy.cfg"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "compose-choices-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("services and backups use a bucket and services a mail server whose secrets are files, where these are given", () => {
  const [key, smtp] = ["bucket-key", "smtp-url"].map((name) => join(folder, name)) as [string, string];
  writeFileSync(key, "only-for-this-test");
  writeFileSync(smtp, "smtps://user:password@mail.example");
  const bucket = { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "warranty", S3_ACCESS_KEY_ID: "office" };
  const given = readCompose({ ...bucket, BUCKET_KEY: key, SMTP_URL: "", SMTP_URL_SECRET: smtp, COMMIT: "abcdef0" });
  expect([given.secrets["bucket-key"]?.file, given.secrets["smtp-url"]?.file]).toEqual([key, smtp]);
  for (const name of ["upstream-1", "upstream-2", "backup"]) {
    const { environment = {}, secrets, build } = given.services[name] as Service;
    expect(secrets).toContain("bucket-key");
    expect(build?.args).toEqual({ COMMIT: "abcdef0" });
    const files = { S3_SECRET_ACCESS_KEY_FILE: key, GATEWAY_SECRET_FILE: "", POOL_KEY_FILE: "" };
    const urls = { DATABASE_URL_FILE: "", DATABASE_OWNER_URL_FILE: "", SMTP_URL_FILE: smtp };
    expect(environment.S3_SECRET_ACCESS_KEY_FILE).toBe("/run/secrets/bucket-key");
    const { s3, smtpUrl } = readUpstreamConfig({ ...environment, ...files, ...urls });
    expect(s3?.credentials).toEqual({ accessKeyId: "office", secretAccessKey: "only-for-this-test" });
    if (name !== "backup")
      expect([environment.SMTP_URL_FILE, smtpUrl]).toEqual(["/run/secrets/smtp-url", readFileSync(smtp, "utf8")]);
  }
});

test("the proxy has a certificate where one is given, and its ports for TLS", () => {
  expect(readCompose().services.proxy?.environment).toEqual({ TLS_CERTIFICATE: "" });
  const { services, secrets } = readCompose({ TLS_CERTIFICATE: "./site.pem", WEB_TLS_BIND: "443" });
  expect(services.proxy?.environment).toEqual({ TLS_CERTIFICATE: "/run/secrets/tls-certificate" });
  expect(services.proxy?.secrets).toEqual(["tls-certificate"]);
  expect(secrets["tls-certificate"]?.file).toBe("./site.pem");
  expect(services.proxy?.ports).toContain("443:4443");
  const inside = (services.proxy?.ports ?? []).map((port) => port.split(":").at(-1));
  const listening = [...proxy.matchAll(/bind "\$\{\w+-:(\d+)\}"/g)].map(([, port]) => port);
  expect(listening).toEqual(expect.arrayContaining(inside));
});
