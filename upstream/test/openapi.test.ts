import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { createConfig, lintFromString } from "@redocly/openapi-core";

const file = new URL("../openapi.yaml", import.meta.url);
const contract = readFileSync(file, "utf8");

/** The built-in recommended rules, and that every operation says where it comes from. */
async function problemsOf(source: string): Promise<string[]> {
  const originIsTold = {
    severity: "error",
    subject: { type: "Operation", property: "x-origin" },
    assertions: { defined: true, enum: ["specified", "chosen"] },
  } as const;
  const config = await createConfig({ extends: ["recommended"], rules: { "rule/origin-is-told": originIsTold } });
  const problems = await lintFromString({ source, absoluteRef: file.pathname, config });
  return problems.map(({ ruleId, message, location: [at] }) => `${ruleId} at ${at?.pointer}: ${message}`);
}

test("the linter finds nothing in the contract", async () => {
  expect(await problemsOf(contract)).toEqual([]);
});

describe("the linter finds", () => {
  const operation = "operationId: getCompany\n      x-origin: specified\n";

  test.each([
    ["an operation that does not say where it comes from", "operationId: getCompany\n", "rule/origin-is-told"],
    ["one that says something else", operation.replace("specified", "guessed"), "rule/origin-is-told"],
    ["one without a name", "x-origin: specified\n", "operation-operationId"],
  ])("%s", async (_, instead, rule) => {
    const problems = await problemsOf(contract.replace(operation, instead));
    expect(problems).toEqual([expect.stringContaining(`${rule} at #/paths/~1v1~1company/get`)]);
  });
});
