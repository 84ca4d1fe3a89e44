import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import type { MutationResolvers, Resolvers } from "../__generated__/resolvers.ts";
import { companySettings } from "../company/updateCompany.ts";
import { declarationMutations } from "../declaration/Declaration.ts";
import { readNestedConnections } from "../export/nestedConnections.ts";
import { resolveFeatures } from "../graphql/features.ts";
import { resolveIds } from "../graphql/globalId.ts";
import { scalars } from "../graphql/scalars.ts";
import { instrumentMutations } from "../instrument/Instrument.ts";
import { instrumentFileMutations } from "../instrument/InstrumentFile.ts";
import { savedViewMutations } from "../user/savedViews.ts";
import * as mutations from "./mutations.ts";
import { applyPermissions } from "./permissions.ts";
import * as queries from "./queries.ts";
import * as typeResolvers from "./typeResolvers.ts";

const Mutation = {
  ...mutations,
  ...companySettings,
  ...declarationMutations,
  ...instrumentMutations,
  ...instrumentFileMutations,
  ...savedViewMutations,
} satisfies Record<keyof MutationResolvers, unknown>;
const resolvers: Resolvers = { ...scalars, ...typeResolvers, Query: queries, Mutation };

export function createSchema(typeDefs: string): GraphQLSchema {
  const schema = resolveIds(resolveFeatures(makeExecutableSchema({ typeDefs, resolvers })));
  return readNestedConnections(applyPermissions(schema));
}
