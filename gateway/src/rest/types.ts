import type { components, operations } from "./__generated__/contract.ts";
import type calls from "./__generated__/operations.json";

export type OperationId = keyof operations & keyof typeof calls;

type JsonOf<R> = R extends { content: { "application/json": infer T } } ? T : never;
type Successes<R> = { [S in keyof R & (200 | 201 | 202)]: JsonOf<R[S]> }[keyof R & (200 | 201 | 202)];

export type Answer<K extends OperationId> = Successes<operations[K]["responses"]>;

export type Body<K extends OperationId> = operations[K] extends {
  requestBody: { content: { "application/json": infer T } };
}
  ? T
  : never;

type Nullable<T> = { [K in keyof T]: T[K] | null };
/** Null leaves a parameter out. */
export type Query<K extends OperationId> = Nullable<NonNullable<operations[K]["parameters"]["query"]>>;

type Ids<K extends OperationId> = operations[K]["parameters"] extends { path: infer P } ? P : unknown;
type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : Record<never, never> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

/** The path's ids (the company may be left out), query, body and headers. */
export type Input<K extends OperationId> = Omit<Ids<K>, "companyId"> &
  Part<"query", Query<K>> &
  Part<"body", Body<K>> & { companyId?: string; ifMatch?: string; idempotencyKey?: string };

type Schemas = components["schemas"];

export type RestUser = Schemas["User"];
export type RestCompany = Schemas["Company"];
export type RestNationalRecordChange = Schemas["NationalRecordChange"];
export type RestProject = Schemas["Project"];
export type RestCustomer = Schemas["Customer"];
export type RestBatch = Schemas["Batch"];
export type RestProjectImport = Schemas["ProjectImport"];
export type RestFolderSummary = Schemas["FolderSummary"];
export type RestFolder = Schemas["Folder"];
export type RestInstallation = Schemas["Installation"];
export type RestInstallationDetail = Schemas["InstallationDetail"];
export type RestTemplateSummary = Schemas["TemplateSummary"];
export type RestTemplate = Schemas["Template"];
export type RestInstallerFigures = Schemas["Figures"]["installers"][number];
export type RestAttentionItem = Schemas["AttentionItem"];
export type RestExport = Schemas["Export"];
export type RestRoomDeclaration = NonNullable<Schemas["RoomDeclaration"]>;
export type RestDeclaration = Schemas["Declaration"];
export type RestPasskey = Schemas["Passkey"];
export type RestSavedView = Schemas["SavedView"];
export type RestInstrument = Schemas["Instrument"];
export type RestInstrumentMapping = Schemas["InstrumentMapping"];
export type RestInstrumentFile = Schemas["InstrumentFile"];
export type RestWebhook = Schemas["Webhook"];
export type RestWebhookKind = Schemas["WebhookKind"];
export type RestWebhookDelivery = Schemas["WebhookDelivery"];
export type RestSearchHit = Schemas["SearchHit"];
export type RestObjectKey = Schemas["ObjectKey"];
export type RestKeyedKind = Schemas["KeyedKind"];
export type RestChange = Schemas["ChangedObject"];
export type RestHistoryEntry = Schemas["HistoryEntry"];
export type RestHistoryAction = Schemas["HistoryAction"];
export type RestHistoryField = RestHistoryChange["field"];
export type RestHistoryActor = RestHistoryEntry["actor"];
export type RestHistoryChange = Schemas["HistoryChange"];
export type RestHistoryCheck = Schemas["HistoryCheck"];
export type RestHistoryItem = Schemas["HistoryItem"];
export type RestHistoryPerson = NonNullable<Schemas["HistoryPerson"]>;
export type RestHistoryProduct = NonNullable<RestHistoryEntry["product"]>;
export type RestHistoryThing = NonNullable<Schemas["HistoryThing"]>;
export type RestInvitation = Schemas["PendingInvitation"];
export type RestProgram = Schemas["Program"];
export type RestProgramScope = Schemas["ProgramScope"];
export type RestProduct = Schemas["Product"];
export type RestInstalledProduct = Schemas["InstalledProduct"];
export type RestStep = Schemas["Step"];
export type RestStepEntry = Schemas["StepEntry"];
export type RestPhotoPlaces = Schemas["PhotoPlaces"];
export type RestPhotoPlace = Schemas["PhotoPlace"];
export type RestReading = Schemas["Reading"];
/** NO_PRODUCTS and NOT_RECORDED keep an installation from being finished; the others are remarks. */
export type RestFinding = Schemas["Missing"];
export type RestSignableFolder = Schemas["SignableFolder"];
export type RestSignableInstallation = Schemas["SignableInstallation"];
export type RestCertificate = Schemas["Certificate"];
export type RestRegisteredCertificate = Schemas["RegisteredCertificate"];
export type RestCameraGrant = Schemas["CameraGrant"];
export type RestVerifiedCertificate = Schemas["VerifiedCertificate"];
export type RestListedFaultReport = Schemas["ListedFaultReport"];
export type RestFaultReport = NonNullable<Schemas["Certificate"]["faultReports"]>[number];
export type RestProblemBody = Schemas["Problem"];
