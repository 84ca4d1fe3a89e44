import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import type { Resolvers } from "../__generated__/resolvers.ts";
import { readNestedConnections } from "../export/nestedConnections.ts";
import { resolveFeatures } from "../graphql/features.ts";
import { resolveIds } from "../graphql/globalId.ts";
import { scalars } from "../graphql/scalars.ts";
import { applyPermissions } from "./permissions.ts";
import { mutations, queries } from "./rootFields.ts";
import * as typeResolvers from "./typeResolvers.ts";

const resolvers: Resolvers = {
  ...scalars,
  ...typeResolvers,
  Query: Object.assign({}, ...Object.values(queries)),
  Mutation: Object.assign({}, ...Object.values(mutations)),
};

export function createSchema(typeDefs: string): GraphQLSchema {
  const schema = resolveIds(resolveFeatures(makeExecutableSchema({ typeDefs, resolvers })));
  return readNestedConnections(applyPermissions(schema));
}
