import type { GraphQLSchema } from "graphql";
import { documentOf } from "./documentOf.ts";
import type { Step } from "./graphqlCases.ts";

/** The document that a case sends. */
export function documentOfStep(schema: GraphQLSchema, step: Step): string {
  if (step.kind === "Query") return documentOf(schema, "Query", step.query.name, step.query);
  return documentOf(schema, "Mutation", step.mutation.name, step.mutation);
}
