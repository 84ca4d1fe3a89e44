import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import type { Context } from "./context.ts";
import { clientError } from "./errors.ts";

/** "signedIn" and "ownAccount" need a session; the error of "ownAccount" says why there is none. REST decides about companies and roles. */
type Rule = "public" | "signedIn" | "ownAccount";

/** A field without a rule is denied to everybody. */
export const rootRules: Record<string, Record<string, Rule>> = {
  Query: {
    node: "signedIn",
    nodes: "signedIn",
    viewer: "public",
    project: "signedIn",
    folder: "signedIn",
    installation: "signedIn",
    products: "signedIn",
    productSearch: "signedIn",
    search: "signedIn",
    verifiedCertificate: "public",
    links: "public",
    inviteCheck: "signedIn",
    invitation: "signedIn",
  },
  Mutation: {
    signIn: "public",
    signOut: "public",
    answerNewPassword: "public",
    answerMfa: "public",
    requestPasswordReset: "public",
    confirmPasswordReset: "public",
    changeLanguage: "public",
    putOffAttention: "signedIn",
    setWeeklyMail: "signedIn",
    addProduct: "signedIn",
    removeProduct: "signedIn",
    recordMeasurements: "signedIn",
    recordReadings: "signedIn",
    createAttachmentUpload: "signedIn",
    recordAttachments: "signedIn",
    finishInstallation: "signedIn",
    finishInstallations: "signedIn",
    previewCertificate: "signedIn",
    sendCertificate: "signedIn",
    changePassword: "ownAccount",
    startAuthenticatorSetup: "ownAccount",
    confirmAuthenticator: "ownAccount",
    removeAuthenticator: "ownAccount",
    updateUser: "signedIn",
    setUserRole: "signedIn",
    setUserActive: "signedIn",
    inviteUser: "signedIn",
    acceptInvitation: "signedIn",
    updateCompany: "signedIn",
    createLogoUpload: "signedIn",
    setLogo: "signedIn",
    createProject: "signedIn",
    importProjects: "signedIn",
    updateProject: "signedIn",
    archiveProject: "signedIn",
    activateProject: "signedIn",
    deleteProject: "signedIn",
    createFolder: "signedIn",
    updateFolder: "signedIn",
    deleteFolder: "signedIn",
    duplicateFolder: "signedIn",
    createTemplate: "signedIn",
    renameTemplate: "signedIn",
    deleteTemplate: "signedIn",
    createFromTemplate: "signedIn",
    createInstallation: "signedIn",
    createInstallations: "signedIn",
    updateInstallation: "signedIn",
    moveInstallation: "signedIn",
    deleteInstallation: "signedIn",
    resendCertificate: "signedIn",
    requestCertificateArchive: "signedIn",
    reportFault: "public",
  },
};

/** Fields of every other type need a session. */
export const publicTypes = new Set([
  "VerifiedCertificate",
  "VerifiedRoom",
  "VerifiedProduct",
  "PrintedLimits",
  "ReportFaultPayload",
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

// A field without a resolver reads a property of an object that another field loaded by its own rule. graphql-jit reads those without a call.
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
  rule: "signedIn" | "ownAccount",
): GraphQLFieldResolver<unknown, Context> {
  return (parent, args, context, info) => {
    const { session } = context;
    const asked = rule === "ownAccount" ? "session" : "request";
    if (session.viewer() === null) throw clientError("UNAUTHENTICATED", session.unauthenticatedReason(asked));
    return resolve(parent, args, context, info);
  };
}

function deny(): never {
  throw clientError("FORBIDDEN", "This field is not open to anyone.");
}
