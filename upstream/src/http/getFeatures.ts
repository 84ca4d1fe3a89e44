import type { Handler } from "./operation.ts";

/** The chosen parts of the contract. A new one is named here in the same commit, else no gateway offers it. */
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
  "search",
  "templates",
  "webhooks",
  "weeklyMail",
];

export const getFeatures: Handler<"getFeatures"> = async () => ({ status: 200, body: { features } });
