import type { historyEntry_entry$data } from "./__generated__/historyEntry_entry.graphql.ts";

export type HistoryAction = Exclude<historyEntry_entry$data["action"], "OTHER" | "%future added value">;

/** The object that each action belongs to. */
const scopes: Record<HistoryAction, "company" | "user" | "project" | "installation"> = {
  COMPANY_CREATED: "company",
  COMPANY_CHANGED: "company",
  USER_INVITED: "user",
  USER_JOINED: "user",
  USER_CHANGED: "user",
  USER_DEACTIVATED: "user",
  USER_REACTIVATED: "user",
  USER_REMOVED: "user",
  INVITATION_WITHDRAWN: "user",
  PROJECT_CREATED: "project",
  PROJECT_CHANGED: "project",
  PROJECT_ARCHIVED: "project",
  PROJECT_REOPENED: "project",
  PROJECT_REMOVED: "project",
  FOLDER_CREATED: "project",
  FOLDER_CHANGED: "project",
  FOLDER_REMOVED: "project",
  INSTALLATION_CREATED: "installation",
  INSTALLATION_CHANGED: "installation",
  INSTALLATION_FINISHED: "installation",
  INSTALLATION_REOPENED: "installation",
  INSTALLATION_ACTIVATED: "installation",
  INSTALLATION_DEACTIVATED: "installation",
  INSTALLATION_REMOVED: "installation",
  PRODUCT_ADDED: "installation",
  PRODUCT_REMOVED: "installation",
  PRODUCT_CHANGED: "installation",
  STEP_RECORDED: "installation",
  STEP_CHANGED: "installation",
  CERTIFICATE_ISSUED: "installation",
  CERTIFICATE_SENT: "installation",
  CERTIFICATE_RESENT: "installation",
  CERTIFICATE_CODE_REPLACED: "installation",
  CERTIFICATE_WITHDRAWN: "installation",
  CERTIFICATE_REPLACED: "installation",
  DELIVERY_SENT: "installation",
  DELIVERY_FAILED: "installation",
  NOTICE_SENT: "installation",
  NOTICE_FAILED: "installation",
  TEMPLATE_CREATED: "company",
  TEMPLATE_CHANGED: "company",
  TEMPLATE_REMOVED: "company",
  PROGRAM_CREATED: "company",
  PROGRAM_ROTATED: "company",
  PROGRAM_REVOKED: "company",
  WEBHOOK_CREATED: "company",
  WEBHOOK_CHANGED: "company",
  WEBHOOK_ROTATED: "company",
  WEBHOOK_REMOVED: "company",
  EXPORT_STARTED: "company",
  BATCH_ARCHIVED: "company",
  BATCH_REOPENED: "company",
  BATCH_ASSIGNED: "company",
  BATCH_RESENT: "company",
};

export const historyActions = Object.keys(scopes) as HistoryAction[];

export type HistorySubject = "company" | "user" | "project";

/** The actions that can occur in this subject's history. */
export const actionsOf = (subject: HistorySubject): HistoryAction[] =>
  historyActions.filter((action) => {
    if (subject === "company") return true;
    return subject === "user"
      ? scopes[action] === "user"
      : scopes[action] === "project" || scopes[action] === "installation";
  });

/** A newer service may send an action without a text here. */
export const knownAction = (action: historyEntry_entry$data["action"]): HistoryAction | "OTHER" =>
  action in scopes ? (action as HistoryAction) : "OTHER";
