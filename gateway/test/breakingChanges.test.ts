import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { buildSchema, findBreakingChanges } from "graphql";

const schemaIn = (file: string) => buildSchema(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));

test("nothing that a client of the last release may use is gone", () => {
  const changes = findBreakingChanges(schemaIn("docs/released.graphql"), schemaIn("schema.graphql"));
  expect(changes.map(({ description }) => description)).toEqual([]);
});

test("a field that goes is found", () => {
  const released = buildSchema("type Query { name: String city: String }");
  const changes = findBreakingChanges(released, buildSchema("type Query { name: String }"));
  expect(changes.map(({ type }) => type)).toEqual(["FIELD_REMOVED"]);
});
