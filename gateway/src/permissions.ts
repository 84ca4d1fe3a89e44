/** Who may read a field. What is not in this map is denied. */
export type Rule = "public" | "signedIn";

/**
 * A rule for a whole type, or for each of its fields. The REST service decides about companies and roles; this decides what is
 * answered without a session at all.
 */
export const permissions: Record<string, Rule | Record<string, Rule>> = {
  Query: {
    node: "signedIn",
    nodes: "signedIn",
    viewer: "public",
    project: "signedIn",
    folder: "signedIn",
    installation: "signedIn",
    products: "signedIn",
    verifiedCertificate: "public",
    links: "public",
  },
  Mutation: {
    signIn: "public",
    signOut: "public",
    changeLanguage: "public",
    addProduct: "signedIn",
    removeProduct: "signedIn",
    recordMeasurements: "signedIn",
    createAttachmentUpload: "signedIn",
    recordAttachments: "signedIn",
    finishInstallation: "signedIn",
    previewCertificate: "signedIn",
    sendCertificate: "signedIn",
  },

  User: "signedIn",
  Company: "signedIn",
  ProjectList: "signedIn",
  UserList: "signedIn",
  InstallationList: "signedIn",
  Project: "signedIn",
  PathSegment: "signedIn",
  Folder: "signedIn",
  Installation: "signedIn",
  Missing: "signedIn",
  Product: "signedIn",
  InstalledProduct: "signedIn",
  Step: "signedIn",
  StepEntry: "signedIn",
  Measurement: "signedIn",
  Attachment: "signedIn",
  SignableFolder: "signedIn",
  SignableInstallation: "signedIn",
  Certificate: "signedIn",
  CertificateRecipient: "signedIn",
  VerifiedCertificate: "public",
  Links: "public",

  UserError: "public",
  SignInPayload: "public",
  SignOutPayload: "public",
  ChangeLanguagePayload: "public",
  AddProductPayload: "signedIn",
  RemoveProductPayload: "signedIn",
  RecordMeasurementsPayload: "signedIn",
  CreateAttachmentUploadPayload: "signedIn",
  RecordAttachmentsPayload: "signedIn",
  FinishInstallationPayload: "signedIn",
  PreviewCertificatePayload: "signedIn",
  SendCertificatePayload: "signedIn",
};

/** The rule of one field; null when the map has none. */
export function ruleOf(type: string, field: string): Rule | null {
  const rules = Object.hasOwn(permissions, type) ? permissions[type] : undefined;
  return typeof rules === "object" ? (rules[field] ?? null) : (rules ?? null);
}
