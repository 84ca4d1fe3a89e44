import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import type { Context } from "../context.ts";
import { clientError } from "../rest/errors.ts";
import type { RestProgramScope } from "../rest/types.ts";
import type { Session } from "../session/Session.ts";
import { mutations, queries } from "./rootFields.ts";

/** Every rule but "public" needs a session. Programs need the named scope; "people" and "ownAccount" refuse programs. */
export type Rule = "public" | "signedIn" | "people" | "ownAccount" | RestProgramScope;

const rulesOf = (byRule: Partial<Record<Rule, object>>) =>
  Object.fromEntries(
    Object.entries(byRule).flatMap(([rule, fields]) => Object.keys(fields).map((name) => [name, rule as Rule])),
  );

/** A field without a rule is denied to everybody. */
export const rootRules: Record<string, Record<string, Rule>> = {
  Query: rulesOf(queries),
  Mutation: rulesOf(mutations),
};

/** All other types need a session. */
export const publicTypes = new Set([
  "VerifiedCertificate",
  "VerifiedRoom",
  "VerifiedProduct",
  "VerifiedStep",
  "PrintedReading",
  "PrintedLimits",
  "PublicWithdrawal",
  "RelatedCertificate",
  "ReportFaultPayload",
  "CreateFaultUploadPayload",
  "FaultReport",
  "FaultStateChange",
  "Camera",
  "CreateCameraUploadPayload",
  "AddCameraAttachmentPayload",
  "Links",
  "UserError",
  "SignInPayload",
  "SignInChallenge",
  "SignOutPayload",
  "RequestPasswordResetPayload",
  "ConfirmPasswordResetPayload",
  "ChangeLanguagePayload",
]);

export function ruleOf(type: string, field: string): Rule | null {
  if (type === "Query" || type === "Mutation") return rootRules[type]?.[field] ?? null;
  return publicTypes.has(type) ? "public" : "signedIn";
}

// Fields without a resolver need no rule, because the field that loaded their object has a rule.
export function applyPermissions(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const rule = ruleOf(type.name, field.name);
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
