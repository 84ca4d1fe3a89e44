import type { Handler } from "./operation.ts";

/** The chosen parts of the contract. Name a new one here in its commit; no gateway uses it otherwise. */
const features = [
  "attention",
  "attentionItems",
  "attentionPutOff",
  "batches",
  "catalogue",
  "certificateArchive",
  "certificateArchiveFilters",
  "certificateNumbers",
  "certificateRegister",
  "certificateWithdrawal",
  "changes",
  "completeLanguage",
  "cursors",
  "exports",
  "externalIds",
  "figures",
  "handover",
  "history",
  "historyCheck",
  "installations",
  "invitations",
  "listCursors",
  "measuredOn",
  "productChanges",
  "programs",
  "projectImport",
  "projectPages",
  "reopening",
  "search",
  "templates",
  "webhooks",
  "weeklyMail",
];

export const getFeatures: Handler<"getFeatures"> = async () => ({ status: 200, body: { features } });
