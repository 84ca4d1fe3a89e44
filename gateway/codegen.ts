import type { CodegenConfig } from "@graphql-codegen/cli";

// A parent in a resolver is what REST answered, or that with the ids which lead to it.
const mappers = {
  User: "../user/UserSource.ts#UserSource",
  Company: "../company/CompanySource.ts#CompanySource",
  ProjectList: "../project/ProjectListSource.ts#ProjectListSource",
  Project: "../rest/types.ts#RestProject",
  Folder: "../rest/types.ts#RestFolderSummary",
  Installation: "../installation/InstallationSource.ts#InstallationSource",
  Product: "../rest/types.ts#RestProduct",
  InstalledProduct: "../product/InstalledProductSource.ts#InstalledProductSource",
  Step: "../step/StepSource.ts#StepSource",
  StepEntry: "../step/StepEntrySource.ts#StepEntrySource",
  StepFieldChange: "../step/StepFieldChange.ts#StepFieldChangeSource",
  Missing: "../rest/types.ts#RestMissing",
  PathSegment: "../folder/PathSegmentSource.ts#PathSegmentSource",
  SignableFolder: "../certificate/SignableSource.ts#SignableFolderSource",
  SignableInstallation: "../certificate/SignableSource.ts#SignableInstallationSource",
  Certificate: "../certificate/SignableSource.ts#CertificateSource",
  VerifiedCertificate: "../rest/types.ts#RestVerifiedCertificate",
  AddProductPayload: "../installation/InstallationChange.ts#ProductAddition",
  RemoveProductPayload: "../installation/InstallationChange.ts#ProductRemoval",
  RecordMeasurementsPayload: "../installation/InstallationChange.ts#Recording",
  RecordAttachmentsPayload: "../installation/InstallationChange.ts#Recording",
  FinishInstallationPayload: "../installation/InstallationChange.ts#InstallationChange",
  CreateInstallationPayload: "../installation/InstallationChange.ts#InstallationCreation",
  UpdateInstallationPayload: "../installation/InstallationChange.ts#InstallationChange",
  MoveInstallationPayload: "../installation/InstallationChange.ts#InstallationMove",
  DeleteInstallationPayload: "../installation/InstallationChange.ts#InstallationRemoval",
  CreateFolderPayload: "../folder/FolderChange.ts#FolderCreation",
  DeleteFolderPayload: "../folder/FolderChange.ts#FolderRemoval",
  ResendCertificatePayload: "../certificate/Sending.ts#Resending",
  SendCertificatePayload: "../certificate/Sending.ts#Sending",
};

const config: CodegenConfig = {
  schema: "../schema.graphql",
  generates: {
    "src/__generated__/resolvers.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        contextType: "../context.ts#Context",
        mappers,
        scalars: { Date: "string", DateTime: "string" },
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        inputMaybeValue: "T | null | undefined",
      },
    },
  },
};

export default config;
