import type { CodegenConfig } from "@graphql-codegen/cli";

// A parent in a resolver is what REST answered, or that with the ids which lead to it.
const mappers = {
  User: "../user/User.ts#UserSource",
  Company: "../company/Company.ts#CompanySource",
  ProjectList: "../project/projectList.ts#ProjectListSource",
  ProjectPages: "../project/projectPages.ts#ProjectPagesSource",
  ProjectPage: "../project/projectPages.ts#ProjectPageSource",
  Project: "../rest/types.ts#RestProject",
  Folder: "../rest/types.ts#RestFolderSummary",
  Installation: "../installation/Installation.ts#InstallationSource",
  Features: "../features.ts#FeaturesSource",
  SearchHit: "../rest/types.ts#RestSearchHit",
  SearchPlace: "../search/search.ts#SearchPlaceSource",
  Template: "../template/Template.ts#TemplateSource",
  Product: "../rest/types.ts#RestProduct",
  InstalledProduct: "../product/Product.ts#InstalledProductSource",
  Step: "../step/Step.ts#StepSource",
  StepEntry: "../step/Step.ts#StepEntrySource",
  Missing: "../rest/types.ts#RestFinding",
  SignableFolder: "../certificate/Certificate.ts#SignableFolderSource",
  SignableInstallation: "../certificate/Certificate.ts#SignableInstallationSource",
  Certificate: "../certificate/Certificate.ts#CertificateSource",
  CertificateEdge: "../certificate/certificateRegister.ts#CertificateEdgeSource",
  VerifiedCertificate: "../rest/types.ts#RestVerifiedCertificate",
  AddProductPayload: "../product/Product.ts#ProductAddedPayload",
  RemoveProductPayload: "../product/Product.ts#ProductRemovedPayload",
  RecordMeasurementsPayload: "../step/Step.ts#StepRecordedPayload",
  RecordAttachmentsPayload: "../step/Step.ts#StepRecordedPayload",
  FinishInstallationPayload: "../installation/Installation.ts#InstallationPayload",
  FinishInstallationsResult: "../installation/Installation.ts#InstallationPayload",
  CreateInstallationPayload: "../installation/Installation.ts#InstallationCreatedPayload",
  CreateInstallationsPayload: "../installation/Installation.ts#InstallationsCreatedPayload",
  UpdateInstallationPayload: "../installation/Installation.ts#InstallationPayload",
  MoveInstallationPayload: "../installation/Installation.ts#InstallationMovedPayload",
  DeleteInstallationPayload: "../installation/Installation.ts#InstallationDeletedPayload",
  CreateFolderPayload: "../folder/Folder.ts#FolderCreatedPayload",
  DeleteFolderPayload: "../folder/Folder.ts#FolderDeletedPayload",
  DuplicateFolderPayload: "../folder/duplicateFolder.ts#FolderDuplicatedPayload",
  CreateFromTemplatePayload: "../template/createFromTemplate.ts#FromTemplatePayload",
  ResendCertificatePayload: "../certificate/Certificate.ts#ResendCertificateResult",
  SendCertificatePayload: "../certificate/Certificate.ts#SendCertificateResult",
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
