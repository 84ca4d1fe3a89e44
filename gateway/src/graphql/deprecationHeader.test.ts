import { ApolloServer, HeaderMap } from "@apollo/server";
import { expect, test } from "@jest/globals";
import { buildSchema } from "graphql";
import type { Context } from "../context.ts";
import { deprecationHeader } from "./deprecationHeader.ts";

const typeDefs = `
  type Query {
    "What took its place."
    size(of: Kind = NEW, by: Range, unit: String @deprecated(reason: "Use of. Removal not before 2027-01-01")): Int
    old: Thing @deprecated(reason: "Use size. Removal not before 2027-01-01")
  }
  type Thing { id: ID }
  enum Kind { NEW OLD @deprecated(reason: "Use NEW. Removal not before 2027-01-01") }
  input Range { from: Int, to: Int @deprecated(reason: "Use from. Removal not before 2027-01-01"), parts: [Range!] }
`;

test("each kind of deprecated member is found, in fragments too, and named once", async () => {
  expect(await headerOf("{ ...Q a: old { id } } fragment Q on Query { old { id } }")).toBe("Query.old");
  const each = "Query.size(unit:), Kind.OLD, Range.to";
  expect(await headerOf('{ size(unit: "m", of: OLD, by: { from: 1, to: 2 }) }')).toBe(each);
});

test("a field that is not deprecated is left out", async () => {
  expect(await headerOf("{ size(of: NEW, by: { from: 1 }) __typename }")).toBeUndefined();
});

async function headerOf(query: string, variables = {}) {
  const server = new ApolloServer<Context>({ typeDefs, plugins: [deprecationHeader(buildSchema(typeDefs))] });
  await server.start();
  const { headers } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: "POST",
      headers: new HeaderMap([["content-type", "application/json"]]),
      search: "",
      body: { query, variables },
    },
    context: async () => ({}) as Context,
  });
  await server.stop();
  return headers.get("deprecated-fields");
}

test("an answer lists them in a header when there are any", async () => {
  expect(await headerOf('{ old { id } size(unit: "m") }')).toBe("Query.old, Query.size(unit:)");
  expect(await headerOf("{ size }")).toBeUndefined();
});

const byVariable = "query ($by: Range) { size(by: $by) }";

test.each([
  ["an input field", byVariable, { by: { to: 2 } }, "Range.to"],
  ["an input field in a list of a list's object", byVariable, { by: { parts: [{ parts: [{ to: 2 }] }] } }, "Range.to"],
  ["an input field of an object in place of a list of one", byVariable, { by: { parts: { to: 2 } } }, "Range.to"],
  ["an input field sent as null", byVariable, { by: { to: null } }, "Range.to"],
  ["an enum value", "query ($of: Kind) { size(of: $of) }", { of: "OLD" }, "Kind.OLD"],
  [
    "the document's members before",
    "query ($by: Range) { old { id } size(by: $by) }",
    { by: { to: 2 } },
    "Query.old, Range.to",
  ],
  [
    "a member in both once",
    "query ($by: Range) { size(by: $by) b: size(by: { to: 1 }) }",
    { by: { to: 2 } },
    "Range.to",
  ],
])("the header lists %s of the variables", async (_, query, variables, header) => {
  expect(await headerOf(query, variables)).toBe(header);
});

test.each([
  ["nothing deprecated", byVariable, { by: { from: 1, parts: [{ from: 2 }, null] } }],
  ["no variable of the operation", byVariable, { other: { to: 2 } }],
  ["a text in place of an object", byVariable, { by: "to" }],
  ["a name of every object", byVariable, { by: { constructor: 1, __proto__: { to: 2 } } }],
  ["an object in place of an enum value", "query ($of: Kind) { size(of: $of) }", { of: { OLD: 1 } }],
])("there is no header for variables with %s", async (_, query, variables) => {
  expect(await headerOf(query, variables)).toBeUndefined();
});
