import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  isObjectType,
} from "graphql";
import type { Context } from "../context.ts";
import { clientError } from "../rest/errors.ts";
import type { RestProgramScope } from "../rest/types.ts";
import type { Session } from "../session/Session.ts";

/** All rules but "public" need a session. Programs need the named scope; "people" and "ownAccount" refuse programs. */
export type Rule = "public" | "signedIn" | "people" | "ownAccount" | RestProgramScope;

const scopes: Rule[] = ["projects:read", "projects:write", "certificates:send", "users:manage"];
const rules = new Set<unknown>(["public", "signedIn", "people", "ownAccount", ...scopes]);

/** The rule in the schema's `@access`. Null for a root field without a known rule, which is denied to everybody. */
export function ruleOf(schema: GraphQLSchema, type: GraphQLObjectType, field: GraphQLField<unknown, unknown>) {
  const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
  const directive = schema.getDirective("access");
  const { astNode } = isRoot ? field : type;
  const rule = directive && astNode ? getDirectiveValues(directive, astNode)?.rule : undefined;
  if (isRoot) return rules.has(rule) ? (rule as Rule) : null;
  return rule === "public" ? "public" : "signedIn";
}

// Fields without a resolver need no rule, because the field that loaded their object has a rule.
export function applyPermissions(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const rule = ruleOf(schema, type, field);
      if (rule === null) field.resolve = deny;
      else if (rule !== "public" && field.resolve) field.resolve = whenSignedIn(field.resolve, rule);
    }
  }
  return schema;
}

function whenSignedIn(
  resolve: GraphQLFieldResolver<unknown, Context>,
  rule: Exclude<Rule, "public">,
): GraphQLFieldResolver<unknown, Context> {
  return (parent, args, context, info) => {
    const { session } = context;
    const asked = rule === "ownAccount" ? "session" : "request";
    if (session.callerId() === null) throw clientError("UNAUTHENTICATED", session.unauthenticatedReason(asked));
    if (session.program() && !isOpen(rule, session)) throw clientError("FORBIDDEN", scopeMissing(rule));
    return resolve(parent, args, context, info);
  };
}

function isOpen(rule: Exclude<Rule, "public">, session: Session): boolean {
  if (rule === "people" || rule === "ownAccount") return false;
  return rule === "signedIn" || session.allows(rule);
}

function scopeMissing(rule: Rule): string {
  if (rule === "people" || rule === "ownAccount") return "This is for people: no program may do it.";
  return `The program's token lacks the scope ${rule}.`;
}

function deny(): never {
  throw clientError("FORBIDDEN", "This field is not open to anyone.");
}
