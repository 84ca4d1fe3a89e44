import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  buildSchema,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getDirectiveValues,
  isEnumType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { createCaller } from "../../test/createCaller.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { ruleOf } from "./permissions.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
const types = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith("__"));
const fields = types.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));

test("every field has a rule", () => {
  expect(fields.filter(({ type, field }) => ruleOf(schema, type, field) === null)).toEqual([]);
});

test("only root fields and types have a rule of their own, and a type's is public", () => {
  const inner = fields.filter(({ type }) => type.name !== "Query" && type.name !== "Mutation");
  const ignored = inner.filter(({ field }) => field.astNode?.directives?.some(({ name }) => name.value === "access"));
  expect(ignored.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([]);
  const access = schema.getDirective("access") as GraphQLDirective;
  const rules = types.flatMap(({ astNode }) => (astNode && getDirectiveValues(access, astNode)?.rule) ?? []);
  expect(new Set(rules)).toEqual(new Set(["public"]));
});

test("an object type that nobody named needs a session, a root field without a known rule is denied", () => {
  const later = buildSchema(`
    directive @access(rule: String!) on FIELD_DEFINITION | OBJECT
    type Query { addedLater: AddedLater misspelt: Int @access(rule: "publik") }
    type AddedLater { name: String }
  `);
  const ruleIn = (type: GraphQLObjectType, name: string) => {
    const field = type.getFields()[name];
    return field && ruleOf(later, type, field);
  };
  const query = later.getQueryType() as GraphQLObjectType;
  expect([ruleIn(query, "addedLater"), ruleIn(query, "misspelt")]).toEqual([null, null]);
  expect(ruleIn(later.getType("AddedLater") as GraphQLObjectType, "name")).toBe("signedIn");
});

describe("without a session", () => {
  let stack: FaultStack;
  beforeAll(async () => {
    stack = await startFaultStack();
  });
  afterAll(() => stack.close());

  const roots = fields.filter(({ type }) => type.name === "Query" || type.name === "Mutation");
  const closed = roots.filter(({ type, field }) => ruleOf(schema, type, field) !== "public");

  test.each(closed.map(({ type, field }) => [type.name, field.name, field] as const))(
    "%s.%s is closed",
    async (type, name, field) => {
      const operation = `${type === "Query" ? "query" : "mutation"} { ${name}${argumentsOf(field)} { __typename } }`;
      const { errors } = await createCaller(stack.url).send(operation);
      expect(errors?.[0]).toMatchObject({ path: [name], extensions: { code: "UNAUTHENTICATED" } });
      expect(stack.takeRequests()).toEqual([]);
    },
  );
});

// The permission rule runs before the resolver, so any value of the right type will do.
function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter(isRequiredArgument);
  if (required.length === 0) return "";
  return `(${required.map(({ name, type }) => `${name}: ${literalOf(type)}`).join(", ")})`;
}

function literalOf(type: GraphQLInputType): string {
  const name = String(type).replace(/!$/, "");
  if (name.startsWith("[")) return "[]";
  const scalars: Record<string, string> = { Boolean: "false", Int: "1", Float: "1", Date: '"2026-01-31"' };
  const input = schema.getType(name);
  if (isEnumType(input)) return input.getValues()[0]?.name ?? "";
  if (!input || !("getFields" in input)) return scalars[name] ?? '"x"';
  const required = Object.values(input.getFields()).filter((part) => "type" in part && String(part.type).endsWith("!"));
  return `{ ${required.map((part) => `${part.name}: ${literalOf(part.type as GraphQLInputType)}`).join(", ")} }`;
}
