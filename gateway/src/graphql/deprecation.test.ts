import { ApolloServer, HeaderMap } from "@apollo/server";
import { expect, test } from "@jest/globals";
import { buildSchema, parse } from "graphql";
import type { Context } from "../context.ts";
import { deprecatedUses } from "./deprecatedUses.ts";
import { deprecationHeader } from "./deprecationHeader.ts";

const typeDefs = `
  type Query {
    "What took its place."
    size(of: Kind = NEW, by: Range, unit: String @deprecated(reason: "Use of. Removal not before 2027-01-01")): Int
    old: Thing @deprecated(reason: "Use size. Removal not before 2027-01-01")
  }
  type Thing { id: ID }
  enum Kind { NEW OLD @deprecated(reason: "Use NEW. Removal not before 2027-01-01") }
  input Range { from: Int, to: Int @deprecated(reason: "Use from. Removal not before 2027-01-01") }
`;
const schema = buildSchema(typeDefs);
const uses = (document: string) => deprecatedUses(schema, parse(document));

test("each kind of deprecated member is found, in fragments too, and named once", () => {
  expect(uses("{ ...Q a: old { id } } fragment Q on Query { old { id } }")).toEqual(["Query.old"]);
  expect(uses('{ size(unit: "m", of: OLD, by: { from: 1, to: 2 }) }')).toEqual([
    "Query.size(unit:)",
    "Kind.OLD",
    "Range.to",
  ]);
});

test("what is here to stay is not", () => {
  expect(uses("{ size(of: NEW, by: { from: 1 }) __typename }")).toEqual([]);
});

async function headerOf(query: string) {
  const server = new ApolloServer<Context>({ typeDefs, plugins: [deprecationHeader(buildSchema(typeDefs))] });
  await server.start();
  const { headers } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: "POST",
      headers: new HeaderMap([["content-type", "application/json"]]),
      search: "",
      body: { query },
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
