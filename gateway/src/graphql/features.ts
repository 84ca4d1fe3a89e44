import type { Features as FeatureFlags } from "../__generated__/schema.ts";
import { clientError } from "../rest/errors.ts";
import type { ServiceFeatures } from "../rest/features.ts";

type WithFeatures = { services: { features: ServiceFeatures } };
export type Feature = Exclude<keyof FeatureFlags, "__typename">;

/** Ends of the sentence "The warranty service of this installation …". */
const lacking: Record<Feature, string> = {
  attention: "does not tell what needs attention",
  attentionItems: "puts off no single lines",
  attentionPutOff: "does not count lines that were put off: bring back each by itself",
  batches: "changes no more than one thing at a time",
  cameraGrants: "lets no phone add photos",
  catalogue: "does not list its catalogue: search for products instead",
  certificateArchive: "makes no archives of certificates",
  certificateArchiveFilters: "archives the certificates of a period alone: leave out all but from and to",
  certificateNumbers: "finds no certificate by its number: search the register instead",
  certificateRegister: "has no register of certificates",
  certificateWithdrawal: "withdraws no certificate",
  changes: "does not tell what has changed",
  changesFromNow: "tells changes from the beginning alone: leave out fromNow",
  cursors: "pages lists by places alone",
  customers: "finds no customers",
  declarations: "signs no declarations",
  exports: "has no exports",
  externalIds: "keeps no external ids and no metadata",
  faultReports: "lists no fault reports of all certificates: look at each certificate instead",
  faultStates: "keeps no states of fault reports",
  figures: "has no figures",
  handover: "hands no installations over",
  history: "has no history",
  historyCheck: "does not check its history",
  installations: "does not list the installations of all projects",
  instrumentFiles: "reads no files of instruments: leave out fileLine",
  instruments: "has no register of instruments: leave out measuredWithId and testVoltage",
  invitations: "does not list invitations",
  listCursors: "pages other lists than that of projects by places alone",
  measuredOn: "keeps no day and person of measuring: leave out measuredOn and measuredById",
  nationalRecords: "prints no records of countries",
  photoProof: "keeps no proof of photos: leave out chosenSha256, takenAt, origin, addingKey and keep",
  productBatches: "exchanges one product at a time",
  productChanges: "changes no product of an installation: remove it and add the other",
  productUse: "does not tell which products were used",
  programs: "has no accounts for programs",
  projectFilters: "filters projects by name and state alone: leave out filter",
  projectImport: "imports no projects",
  projectPages: "does not sort projects",
  reopening: "reopens no finished installation",
  review: "keeps no reviews",
  savedViews: "saves no views of lists",
  search: "has no search: use the lists instead",
  standardsConfirmation: "keeps no confirmations of standards",
  templates: "has no templates",
  uploadParts: "takes files as a whole",
  webhooks: "has no webhooks",
  weeklyMail: "sends no weekly mail",
  workKinds: "keeps no kind of work: leave out workKind",
};

export function hasFeature({ services: { features } }: WithFeatures, feature: Feature): Promise<boolean> {
  return features.has(feature);
}

export async function requireFeature(context: WithFeatures, feature: Feature): Promise<void> {
  if (await hasFeature(context, feature)) return;
  throw clientError(
    "NOT_IMPLEMENTED",
    `The warranty service of this installation ${lacking[feature]}. Nothing was done.`,
  );
}

export const Features = Object.fromEntries(
  (Object.keys(lacking) as Feature[]).map((feature) => [
    feature,
    (_: object, __: object, context: WithFeatures) => hasFeature(context, feature),
  ]),
);
