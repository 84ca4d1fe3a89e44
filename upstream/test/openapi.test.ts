import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { createConfig, lintFromString } from "@redocly/openapi-core";

const file = new URL("../openapi.yaml", import.meta.url);
const contract = readFileSync(file, "utf8");

const scopes = ["projects:read", "projects:write", "certificates:send", "users:manage"];

async function problemsOf(source: string): Promise<string[]> {
  const originIsTold = {
    severity: "error",
    subject: { type: "Operation", property: "x-origin" },
    assertions: { defined: true, enum: ["specified", "chosen"] },
  } as const;
  const scopesAreTold = {
    severity: "error",
    subject: { type: "Operation", property: "x-scopes" },
    assertions: { defined: true, enum: scopes },
  } as const;
  const config = await createConfig({
    extends: ["recommended"],
    rules: { "rule/origin-is-told": originIsTold, "rule/scopes-are-told": scopesAreTold },
  });
  const problems = await lintFromString({ source, absoluteRef: file.pathname, config });
  return problems.map(({ ruleId, message, location: [at] }) => `${ruleId} at ${at?.pointer}: ${message}`);
}

test("the linter finds nothing in the contract", async () => {
  expect(await problemsOf(contract)).toEqual([]);
});

describe("the linter finds", () => {
  const origin = "x-origin: specified\n";
  const scopesOf = (names: string) => `      x-scopes: [${names}]\n`;
  const named = "operationId: getCompany\n";
  const told = scopesOf("projects:read, projects:write, users:manage");
  const operation = `${named}      ${origin}${told}`;

  test.each([
    ["an operation that does not say where it comes from", named + told, "rule/origin-is-told"],
    ["one that says something else", operation.replace("specified", "guessed"), "rule/origin-is-told"],
    ["one that names no scopes", `${named}      ${origin}`, "rule/scopes-are-told"],
    ["one with a scope that there is not", `${named}      ${origin}${scopesOf("users")}`, "rule/scopes-are-told"],
    ["one without a name", origin + told, "operation-operationId"],
  ])("%s", async (_, instead, rule) => {
    const problems = await problemsOf(contract.replace(operation, instead));
    expect(problems).toEqual([expect.stringContaining(`${rule} at #/paths/~1v1~1company/get`)]);
  });
});
