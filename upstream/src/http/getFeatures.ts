import type { Handler } from "./operation.ts";

/** The chosen parts of the contract. Add each new one here, because gateways only use features that are listed. */
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
