import { expect, test } from "@jest/globals";
import { testConfig } from "../test/testConfig.ts";
import { securityHeaders } from "./securityHeaders.ts";

test("over TLS browsers are told to stay there, and to report in their newer way too", async () => {
  const headers = await securityHeaders(testConfig({ PUBLIC_URL: "https://office.example" }));
  expect(headers).toMatchObject({
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "reporting-endpoints": 'csp="/csp-reports"',
    "content-security-policy": expect.stringMatching(/;report-uri \/csp-reports;report-to csp$/),
    "x-frame-options": "DENY",
  });
});

test("over plain http, where browsers take neither, they are not", async () => {
  const headers = await securityHeaders(testConfig({ PUBLIC_URL: "http://localhost:4000" }));
  for (const name of ["strict-transport-security", "reporting-endpoints"]) expect(headers).not.toHaveProperty(name);
  expect(headers["content-security-policy"]).not.toContain("report-to");
});
