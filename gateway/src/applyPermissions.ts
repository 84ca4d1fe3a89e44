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
      field.resolve = rule === null ? deny : whenSignedIn(resolve, rule);
    }
  }
  return schema;
}

function whenSignedIn(
  resolve: GraphQLFieldResolver<unknown, Context>,
  rule: "signedIn" | "ownAccount",
): GraphQLFieldResolver<unknown, Context> {
  return (parent, args, context, info) => {
    const { session } = context;
    const asked = rule === "ownAccount" ? "session" : "request";
    if (session.viewer() === null) throw clientError("UNAUTHENTICATED", session.whyNot(asked));
    return resolve(parent, args, context, info);
  };
}

function deny(): never {
  throw clientError("FORBIDDEN", "This field is not open to anyone.");
}
