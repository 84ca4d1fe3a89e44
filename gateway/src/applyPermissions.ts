import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import type { Context } from "./context.ts";
import { clientError } from "./errors.ts";
import { ruleOf } from "./permissions.ts";

/** Puts each field's rule before its resolver. A field without a rule is denied to everyone. */
export function applyPermissions(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const rule = ruleOf(type.name, field.name);
      if (rule === "public") continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = rule === "signedIn" ? whenSignedIn(resolve) : deny;
    }
  }
  return schema;
}

function whenSignedIn(resolve: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> {
  return (parent, args, context, info) => {
    if (context.session.viewer() === null) throw clientError("UNAUTHENTICATED", context.session.whyNot());
    return resolve(parent, args, context, info);
  };
}

function deny(): never {
  throw clientError("FORBIDDEN", "This field is not open to anyone.");
}
