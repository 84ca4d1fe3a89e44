import type { CodegenConfig } from "@graphql-codegen/cli";

const mappers = {
  User: "../sources.ts#UserSource",
  Company: "../sources.ts#CompanySource",
  ProjectList: "../sources.ts#ProjectListSource",
  ProjectPages: "../sources.ts#ProjectPagesSource",
  ProjectPage: "../sources.ts#ProjectPageSource",
  Project: "../rest/types.ts#RestProject",
  Customer: "../rest/types.ts#RestCustomer",
  Batch: "../rest/types.ts#RestBatch",
  BatchItem: "../sources.ts#BatchItemSource",
  ProjectImport: "../rest/types.ts#RestProjectImport",
  Folder: "../rest/types.ts#RestFolderSummary",
  Installation: "../sources.ts#InstallationSource",
  Features: "object",
  InstallerFigures: "../rest/types.ts#RestInstallerFigures",
  Attention: "../sources.ts#AttentionSource",
  AttentionItem: "../rest/types.ts#RestAttentionItem",
  AttentionInvitee: "../sources.ts#AttentionInviteeSource",
  Export: "../rest/types.ts#RestExport",
  Instrument: "../rest/types.ts#RestInstrument",
  Webhook: "../rest/types.ts#RestWebhook",
  WebhookDelivery: "../sources.ts#WebhookDeliverySource",
  SearchHit: "../rest/types.ts#RestSearchHit",
  SearchPlace: "../sources.ts#SearchPlaceSource",
  Change: "../rest/types.ts#RestChange",
  HistoryEntry: "../rest/types.ts#RestHistoryEntry",
  HistoryItem: "../rest/types.ts#RestHistoryItem",
  HistoryActor: "../rest/types.ts#RestHistoryActor",
  HistoryPlace: "../rest/types.ts#RestHistoryThing",
  HistoryPerson: "../rest/types.ts#RestHistoryPerson",
  HistoryProduct: "../rest/types.ts#RestHistoryProduct",
  HistoryChange: "../rest/types.ts#RestHistoryChange",
  HistoryCheck: "../rest/types.ts#RestHistoryCheck",
  PendingInvitation: "../rest/types.ts#RestInvitation",
  Program: "../rest/types.ts#RestProgram",
  CallingProgram: "../session/programToken.ts#SessionProgram",
  Template: "../sources.ts#TemplateSource",
  Product: "../rest/types.ts#RestProduct",
  InstalledProduct: "../sources.ts#InstalledProductSource",
  Step: "../sources.ts#StepSource",
  StepEntry: "../sources.ts#StepEntrySource",
  PhotoPlaces: "../rest/types.ts#RestPhotoPlaces",
  PhotoPlace: "../rest/types.ts#RestPhotoPlace",
  Missing: "../sources.ts#MissingSource",
  SignableFolder: "../sources.ts#SignableFolderSource",
  SignableInstallation: "../sources.ts#SignableInstallationSource",
  Certificate: "../sources.ts#CertificateSource",
  CertificateEdge: "../sources.ts#CertificateEdgeSource",
  CameraGrant: "../rest/types.ts#RestCameraGrant",
  VerifiedCertificate: "../rest/types.ts#RestVerifiedCertificate",
  FaultReport: "../rest/types.ts#RestFaultReport",
  FaultReportEdge: "../sources.ts#FaultReportEdgeSource",
  PrintedReading: "../rest/types.ts#RestReading",
};

const types = {
  scalars: { Date: "string", DateTime: "string", EmailAddress: "string", URL: "string" },
  strictScalars: true,
  useTypeImports: true,
  inputMaybeValue: "T | null | undefined",
};

const config: CodegenConfig = {
  schema: "../schema.graphql",
  generates: {
    "src/__generated__/schema.ts": { plugins: ["typescript"], config: { ...types, enumsAsConst: true } },
    "src/__generated__/resolvers.ts": {
      plugins: ["./codegenSchemaTypes.ts", "typescript-resolvers"],
      config: {
        contextType: "../context.ts#Context",
        mappers,
        namespacedImportName: "Schema",
        // A property that is a function is called when its field is selected, so a payload shows an object as it is after the change.
        resolverTypeWrapperSignature: "Promise<T> | T | (() => Promise<T | null>)",
        enumsAsTypes: true,
        ...types,
      },
    },
    "../client/src/__generated__/schema.ts": {
      plugins: ["typescript", "./codegenMutations.ts"],
      config: { ...types, enumsAsTypes: true },
    },
  },
};

export default config;
