import type { CodegenConfig } from "@graphql-codegen/cli";

// A parent in a resolver is what REST answered, or that with the ids which lead to it.
const mappers = {
  User: "../user/User.ts#UserSource",
  Company: "../company/Company.ts#CompanySource",
  ProjectList: "../project/projectList.ts#ProjectListSource",
  Project: "../rest/types.ts#RestProject",
  Folder: "../rest/types.ts#RestFolderSummary",
  Installation: "../installation/Installation.ts#InstallationSource",
  Product: "../rest/types.ts#RestProduct",
  InstalledProduct: "../product/Product.ts#InstalledProductSource",
  Step: "../step/Step.ts#StepSource",
  StepEntry: "../step/StepEntry.ts#StepEntrySource",
  StepFieldChange: "../step/StepEntry.ts#StepFieldChangeSource",
  Missing: "../rest/types.ts#RestMissing",
  PathSegment: "../folder/Folder.ts#PathSegmentSource",
  SignableFolder: "../certificate/Certificate.ts#SignableFolderSource",
  SignableInstallation: "../certificate/Certificate.ts#SignableInstallationSource",
  Certificate: "../certificate/Certificate.ts#CertificateSource",
  VerifiedCertificate: "../rest/types.ts#RestVerifiedCertificate",
  AddProductPayload: "../installation/installationPayloads.ts#ProductAddedPayload",
  RemoveProductPayload: "../installation/installationPayloads.ts#ProductRemovedPayload",
  RecordMeasurementsPayload: "../installation/installationPayloads.ts#StepRecordedPayload",
  RecordAttachmentsPayload: "../installation/installationPayloads.ts#StepRecordedPayload",
  FinishInstallationPayload: "../installation/installationPayloads.ts#InstallationPayload",
  CreateInstallationPayload: "../installation/installationPayloads.ts#InstallationCreatedPayload",
  UpdateInstallationPayload: "../installation/installationPayloads.ts#InstallationPayload",
  MoveInstallationPayload: "../installation/installationPayloads.ts#InstallationMovedPayload",
  DeleteInstallationPayload: "../installation/installationPayloads.ts#InstallationDeletedPayload",
  CreateFolderPayload: "../folder/folderPayloads.ts#FolderCreatedPayload",
  DeleteFolderPayload: "../folder/folderPayloads.ts#FolderDeletedPayload",
  ResendCertificatePayload: "../certificate/certificatePayloads.ts#ResendCertificateResult",
  SendCertificatePayload: "../certificate/certificatePayloads.ts#SendCertificateResult",
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
