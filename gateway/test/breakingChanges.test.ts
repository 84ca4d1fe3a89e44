import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  isInputObjectType,
  isObjectType,
  NoDeprecatedCustomRule,
  parse,
  validate,
} from "graphql";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const schemaIn = (file: string) => buildSchema(read(file));

// Not a break: the answer stays a text, and only the scalar has a new name.
const isStillText = (description: string) =>
  / changed type from String(!?) to (EmailAddress|URL)\1\.$/.test(description);

test("nothing that a client of the last release may use is gone", () => {
  const changes = findBreakingChanges(schemaIn("docs/released.graphql"), schemaIn("schema.graphql"));
  const broken = changes.map(({ description }) => description).filter((description) => !isStillText(description));
  expect(broken).toEqual([]);
});

test("a deprecated field or input names its replacement and the day after which it goes", () => {
  const types = Object.values(schemaIn("schema.graphql").getTypeMap()).filter(
    (type) => isObjectType(type) || isInputObjectType(type),
  );
  const fields = types.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
  const deprecated = fields.filter(({ field }) => field.deprecationReason);
  expect(deprecated.length).toBeGreaterThan(0);
  for (const { type, field } of deprecated) {
    const [, replacement = "", day = ""] =
      /Use `(\w+)`\. Goes after (\d{4}-\d\d-\d\d)\.$/.exec(field.deprecationReason ?? "") ?? [];
    expect(Object.keys(type.getFields())).toContain(replacement);
    expect(new Date(day).toJSON()?.slice(0, 10)).toBe(day);
  }
});

test("the web client uses nothing that is deprecated", () => {
  const schema = schemaIn("schema.graphql");
  const documents: Record<string, string> = JSON.parse(read("gateway/src/__generated__/persistedDocuments.json"));
  const used = Object.values(documents).flatMap((text) => validate(schema, parse(text), [NoDeprecatedCustomRule]));
  expect(used.map(({ message }) => message)).toEqual([]);
});

test("a field that goes is found", () => {
  const released = buildSchema("type Query { name: String city: String }");
  const changes = findBreakingChanges(released, buildSchema("type Query { name: String }"));
  expect(changes.map(({ type }) => type)).toEqual(["FIELD_REMOVED"]);
});

/** Dangerous changes (as graphql-js calls them) since the last release, if the changelog's API part omits them. */
function unannounced(released: string, current: string, changelog: string): string[] {
  const [unreleased = ""] = changelog.split("## Unreleased")[1]?.split(/^## /m) ?? [];
  const api = unreleased.split("### API")[1]?.split(/^### /m)[0] ?? "";
  const changes = findDangerousChanges(buildSchema(released), buildSchema(current));
  return changes
    .map(({ description }) => description)
    .filter((description) => !api.includes(`\`${memberIn(description)}\``));
}

/** The changed value, field, argument or type, taken from graphql-js's message. */
function memberIn(description: string): string {
  const isOptional = /^An optional (?:field|arg) (\S+) (?:on|to)/.exec(description);
  return isOptional?.[1] ?? /^(\S+)/.exec(description)?.[1] ?? description;
}

describe("changes that may surprise", () => {
  test("are announced in the changelog's section on the API", () => {
    expect(unannounced(read("docs/released.graphql"), read("schema.graphql"), read("CHANGELOG.md"))).toEqual([]);
  });

  const released = "type Query { size(of: Size): String } enum Size { BIG } input I { a: Int }";
  const current = "type Query { size(of: Size, at: I): String } enum Size { BIG SMALL } input I { a: Int b: Int }";
  const changelog = (api: string) =>
    `# Changelog\n\n## Unreleased\n\n- SMALL\n\n### API\n\n${api}\n\n## 1.0.0\n\n- \`SMALL\``;

  test("are found where they are not", () => {
    expect(unannounced(released, current, changelog("- Nothing."))).toEqual([
      "An optional arg at on Query.size was added.",
      "SMALL was added to enum type Size.",
      "An optional field b on input type I was added.",
    ]);
    expect(
      unannounced(released, current, changelog("- `Size` has `SMALL`, `size` an argument `at`, `I` a `b`.")),
    ).toEqual([]);
  });
});
