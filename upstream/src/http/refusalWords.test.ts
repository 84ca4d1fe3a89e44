import { expect, test } from "@jest/globals";
import type { OperationId } from "./operation.ts";
import { refusalWords } from "./refusalWords.ts";
import { contractRoutes } from "./specification.ts";
import { compileValidator, toValidationError } from "./validation.ts";

type Part = "body" | "querystring" | "headers" | "params";
type Json = Record<string, unknown>;

function schemaOf(operation: OperationId, httpPart: Part): Json {
  const schema = contractRoutes.find((route) => route.schema.operationId === operation)?.schema as object as Json;
  const part = schema[httpPart] as Json & { content?: Record<string, { schema: Json }> };
  return part.content?.["application/json"]?.schema ?? part;
}

function refusalOf(operation: OperationId, httpPart: Part, value: Json) {
  const validate = compileValidator({ schema: schemaOf(operation, httpPart), method: "", url: "", httpPart });
  const result = validate(structuredClone(value)) as { error: [] };
  return toValidationError(result.error, 50).details?.map(({ message }) => message);
}

const project = { name: "Hall", city: "Lund", customer: "Bo", startDate: "2026-01-31", endDate: "2026-02-28" };

test.each<[OperationId, Part, Json, string]>([
  ["createProject", "body", { ...project, name: "" }, "name is empty."],
  ["createProject", "body", { ...project, name: "a".repeat(201) }, "name has more than 200 characters."],
  [
    "createProject",
    "body",
    { ...project, name: " " },
    "name is no text that can be seen: write a letter, a digit or a sign at least.",
  ],
  [
    "createProject",
    "body",
    { ...project, customerEmail: "bo" },
    "customerEmail is no e-mail address: write name@example.com.",
  ],
  [
    "createProject",
    "body",
    { ...project, metadata: { "a b": "1" } },
    "metadata has a key that is none: write 1 to 40 letters, digits, _, . or -, such as cost-centre.",
  ],
  ["listProjects", "querystring", { take: "0" }, "take is less than 1: give 1 to 100."],
  ["listProjects", "querystring", { take: "101" }, "take is more than 100: give 1 to 100."],
  ["listProjects", "querystring", { take: "ten" }, "take is of another type: give a whole number."],
  [
    "listProjects",
    "querystring",
    { sort: "size" },
    "sort is none of name, installations, startDate, endDate, customer.",
  ],
  [
    "listProjects",
    "querystring",
    { updatedSince: "yesterday" },
    "updatedSince is no time: write 2026-01-31T12:00:00Z.",
  ],
  [
    "requestCertificateArchive",
    "body",
    { from: "1.1.2026", to: "2026-12-31" },
    "from is no day from 1900 on: write 2026-01-31.",
  ],
  [
    "signProject",
    "body",
    { activationDate: "2026-01-31", toEmail: "a@b.example", sendCopy: false, folderIds: [] },
    "folderIds is empty: give 1 to 500 entries.",
  ],
  [
    "createInstallation",
    "headers",
    { "idempotency-key": "a b" },
    "idempotency-key is no key: write a text of letters, digits and signs without blanks, such as a UUID.",
  ],
  [
    "createMeasurement",
    "body",
    { measurementId: "m", stepLabel: "s", data: { resistance: "ten" } },
    'data.resistance is no reading: write 12.5, ">500", OVER_RANGE or NOT_MEASURED.',
  ],
  ["updateUser", "body", {}, "The body changes nothing: give 1 field at least."],
  ["updateUser", "body", { installer: "yes" }, "installer is of another type: give true or false."],
])("%s refuses a %s in words: %#", (operation, part, value, message) => {
  expect(refusalOf(operation, part, value)).toEqual([message]);
});

function* rules(schema: unknown): Generator<Json> {
  if (typeof schema !== "object" || schema === null) return;
  yield schema as Json;
  for (const below of Object.values(schema)) yield* rules(below);
}

test("each pattern of the contract has words of its own, and their example fits it", () => {
  const patterns = contractRoutes.flatMap(({ schema }) =>
    [...rules(schema)].filter(({ pattern }) => typeof pattern === "string"),
  );
  expect(patterns.length).toBeGreaterThan(100);
  for (const rule of patterns) {
    const words = rule["x-refusal"];
    if (/^\^>/.test(String(rule.pattern))) continue;
    expect(words).toEqual(expect.stringMatching(/: write /));
    const example = /(?:write|such as) ([\w@./-]+)$/.exec(String(words))?.[1];
    if (example) expect(example).toMatch(new RegExp(String(rule.pattern), "u"));
  }
});

test("each format of the contract is told in words", () => {
  for (const rule of contractRoutes.flatMap(({ schema }) => [...rules(schema)]))
    if (typeof rule.format === "string")
      expect(refusalWords({ keyword: "format", params: {}, parentSchema: rule })).toMatch(/: write \d/);
});
