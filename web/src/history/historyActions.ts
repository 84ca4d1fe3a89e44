import type { historyEntry_entry$data } from "./__generated__/historyEntry_entry.graphql.ts";

export type HistoryAction = Exclude<historyEntry_entry$data["action"], "OTHER" | "%future added value">;

/** The filter lists each action under its noun. */
const nouns = {
  COMPANY_CREATED: "COMPANY",
  COMPANY_CHANGED: "COMPANY",
  USER_INVITED: "USER",
  USER_JOINED: "USER",
  USER_CHANGED: "USER",
  USER_DEACTIVATED: "USER",
  USER_REACTIVATED: "USER",
  USER_REMOVED: "USER",
  INVITATION_WITHDRAWN: "USER",
  PROJECT_CREATED: "PROJECT",
  PROJECT_CHANGED: "PROJECT",
  PROJECT_ARCHIVED: "PROJECT",
  PROJECT_REOPENED: "PROJECT",
  PROJECT_REMOVED: "PROJECT",
  FOLDER_CREATED: "FOLDER",
  FOLDER_CHANGED: "FOLDER",
  FOLDER_REMOVED: "FOLDER",
  INSTALLATION_CREATED: "INSTALLATION",
  INSTALLATION_CHANGED: "INSTALLATION",
  INSTALLATION_FINISHED: "INSTALLATION",
  INSTALLATION_REOPENED: "INSTALLATION",
  INSTALLATION_RELEASED: "INSTALLATION",
  INSTALLATION_RETURNED: "INSTALLATION",
  INSTALLATION_ACTIVATED: "INSTALLATION",
  INSTALLATION_DEACTIVATED: "INSTALLATION",
  INSTALLATION_REMOVED: "INSTALLATION",
  PRODUCT_ADDED: "PRODUCT",
  PRODUCT_REMOVED: "PRODUCT",
  PRODUCT_CHANGED: "PRODUCT",
  STEP_RECORDED: "STEP",
  STEP_CHANGED: "STEP",
  CERTIFICATE_ISSUED: "CERTIFICATE",
  CERTIFICATE_SENT: "CERTIFICATE",
  CERTIFICATE_RESENT: "CERTIFICATE",
  CERTIFICATE_CODE_REPLACED: "CERTIFICATE",
  CERTIFICATE_WITHDRAWN: "CERTIFICATE",
  CERTIFICATE_REPLACED: "CERTIFICATE",
  FAULT_CHANGED: "CERTIFICATE",
  DELIVERY_SENT: "MAIL",
  DELIVERY_FAILED: "MAIL",
  NOTICE_SENT: "MAIL",
  NOTICE_FAILED: "MAIL",
  TEMPLATE_CREATED: "TEMPLATE",
  TEMPLATE_CHANGED: "TEMPLATE",
  TEMPLATE_REMOVED: "TEMPLATE",
  PROGRAM_CREATED: "PROGRAM",
  PROGRAM_ROTATED: "PROGRAM",
  PROGRAM_REVOKED: "PROGRAM",
  PASSKEY_ADDED: "USER",
  PASSKEY_REMOVED: "USER",
  INSTRUMENT_CREATED: "INSTRUMENT",
  INSTRUMENT_CHANGED: "INSTRUMENT",
  INSTRUMENT_REMOVED: "INSTRUMENT",
  WEBHOOK_CREATED: "WEBHOOK",
  WEBHOOK_CHANGED: "WEBHOOK",
  WEBHOOK_ROTATED: "WEBHOOK",
  WEBHOOK_REMOVED: "WEBHOOK",
  EXPORT_STARTED: "COMPANY",
  BATCH_ARCHIVED: "BATCH",
  BATCH_REOPENED: "BATCH",
  BATCH_ASSIGNED: "BATCH",
  BATCH_RESENT: "BATCH",
  BATCH_EXCHANGED: "BATCH",
} as const satisfies Record<HistoryAction, string>;

type Noun = (typeof nouns)[HistoryAction];

export const historyActions = Object.keys(nouns) as HistoryAction[];

/** The narrowest history that contains a noun's actions. The company's history contains all. */
const scopes: Record<Noun, "company" | "user" | "project"> = {
  COMPANY: "company",
  USER: "user",
  PROJECT: "project",
  FOLDER: "project",
  INSTALLATION: "project",
  PRODUCT: "project",
  STEP: "project",
  CERTIFICATE: "project",
  MAIL: "project",
  TEMPLATE: "company",
  INSTRUMENT: "company",
  PROGRAM: "company",
  WEBHOOK: "company",
  BATCH: "company",
};

export type HistorySubject = "company" | "user" | "project";

/** The nouns that can occur in the subject's history, each with its actions. */
export function actionsOf(subject: HistorySubject): { noun: Noun; actions: HistoryAction[] }[] {
  const found = (Object.keys(scopes) as Noun[]).filter((noun) => subject === "company" || scopes[noun] === subject);
  return found.map((noun) => ({ noun, actions: historyActions.filter((action) => nouns[action] === noun) }));
}

/** An action of a newer service has no text, so it becomes "OTHER". */
export const knownAction = (action: historyEntry_entry$data["action"]): HistoryAction | "OTHER" =>
  action in nouns ? (action as HistoryAction) : "OTHER";

/** The actions that a group of entries tells in a sentence of its own. */
export const toldActs = [
  "CERTIFICATE_ISSUED",
  "CERTIFICATE_RESENT",
  "CERTIFICATE_SENT",
  "DELIVERY_FAILED",
  "DELIVERY_SENT",
  "FOLDER_CHANGED",
  "FOLDER_CREATED",
  "FOLDER_REMOVED",
  "INSTALLATION_ACTIVATED",
  "INSTALLATION_CHANGED",
  "INSTALLATION_CREATED",
  "INSTALLATION_DEACTIVATED",
  "INSTALLATION_FINISHED",
  "INSTALLATION_RELEASED",
  "INSTALLATION_REMOVED",
  "INSTALLATION_REOPENED",
  "INSTALLATION_RETURNED",
  "PRODUCT_ADDED",
  "PRODUCT_CHANGED",
  "PRODUCT_REMOVED",
  "PROJECT_ARCHIVED",
  "PROJECT_CHANGED",
  "PROJECT_CREATED",
  "STEP_CHANGED",
  "STEP_RECORDED",
  "USER_INVITED",
] as const;
