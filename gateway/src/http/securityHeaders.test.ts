import { expect, test } from "@jest/globals";
import { testConfig } from "../../test/testConfig.ts";
import { securityHeaders } from "./securityHeaders.ts";

test("over TLS browsers are told to stay there", async () => {
  const headers = await securityHeaders(testConfig({ PUBLIC_URL: "https://office.example" }));
  expect(headers).toMatchObject({
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "x-frame-options": "DENY",
  });
});

test("search engines are told to list no page", async () => {
  expect(await securityHeaders(testConfig({}))).toMatchObject({ "x-robots-tag": "noindex" });
});

test("over plain http they are not", async () => {
  const headers = await securityHeaders(testConfig({ PUBLIC_URL: "http://localhost:4000" }));
  expect(headers).not.toHaveProperty("strict-transport-security");
});
