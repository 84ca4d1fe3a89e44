import { makeExecutableSchema } from "@graphql-tools/schema";
import { type GraphQLSchema, isObjectType } from "graphql";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../__generated__/resolvers.ts";
import { loadWholeCompany } from "../company/Company.ts";
import { companySettings } from "../company/updateCompany.ts";
import type { Context } from "../context.ts";
import { declarationMutations } from "../declaration/Declaration.ts";
import { readNestedConnections } from "../export/nestedConnections.ts";
import { resolveFeatures } from "../graphql/features.ts";
import { resolveIds } from "../graphql/globalId.ts";
import { scalars } from "../graphql/scalars.ts";
import { instrumentMutations } from "../instrument/Instrument.ts";
import { instrumentFileMutations } from "../instrument/InstrumentFile.ts";
import { savedViewMutations } from "../user/savedViews.ts";
import { loadWholeUser } from "../user/User.ts";
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
const Query = queries satisfies Record<keyof QueryResolvers, unknown>;
const resolvers: Resolvers = { ...scalars, ...typeResolvers, Query, Mutation };

export function createSchema(typeDefs: string): GraphQLSchema {
  const schema = resolveIds(resolveFeatures(makeExecutableSchema({ typeDefs, resolvers })));
  resolveFromWhole(schema, "Company", loadWholeCompany);
  resolveFromWhole(schema, "User", loadWholeUser);
  return readNestedConnections(applyPermissions(schema));
}

type Load<Source> = (source: Source, context: Context) => object | Promise<object>;

/** A source may be a part of the object: a field that it lacks is read from the whole. */
function resolveFromWhole<Source>(schema: GraphQLSchema, name: string, load: Load<Source>): void {
  const type = schema.getType(name);
  for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
    const read = (whole: object) => Reflect.get(whole, field.name);
    field.resolve ??= async (source, _, context) => read(field.name in source ? source : await load(source, context));
  }
}
