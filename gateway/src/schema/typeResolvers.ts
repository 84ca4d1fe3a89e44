// Each export resolves the type of its name; `schema.ts` takes all of them.
export { Attention, AttentionInvitee, AttentionItem } from "../attention/Attention.ts";
export {
  Certificate,
  PrintedReading,
  SignableFolder,
  SignableInstallation,
  VerifiedCertificate,
} from "../certificate/Certificate.ts";
export { CertificateEdge } from "../certificate/certificateRegister.ts";
export { FaultReport } from "../certificate/faultReport.ts";
export { Batch, BatchItem } from "../company/Batch.ts";
export { Company, InstallerFigures } from "../company/Company.ts";
export { Change } from "../company/changes.ts";
export { Declaration, InstallationDeclaration } from "../declaration/Declaration.ts";
export { Folder } from "../folder/Folder.ts";
export { UserError } from "../graphql/userErrors.ts";
export {
  HistoryActor,
  HistoryChange,
  HistoryCheck,
  HistoryEntry,
  HistoryItem,
  HistoryPerson,
  HistoryPlace,
} from "../history/History.ts";
export { Installation } from "../installation/Installation.ts";
export { Instrument } from "../instrument/Instrument.ts";
export { InstrumentFile } from "../instrument/InstrumentFile.ts";
export { InstalledProduct, Product } from "../product/Product.ts";
export { CallingProgram, Program } from "../program/Program.ts";
export { Project } from "../project/Project.ts";
export { ProjectImport } from "../project/ProjectImport.ts";
export { ProjectList } from "../project/projectList.ts";
export { ProjectPage, ProjectPages } from "../project/projectPages.ts";
export { SearchHit, SearchPlace } from "../search/search.ts";
export { Missing, PhotoPlaces, Step, StepEntry } from "../step/Step.ts";
export { Template } from "../template/Template.ts";
export { PendingInvitation } from "../user/invitations.ts";
export { User } from "../user/User.ts";
export { Webhook, WebhookDelivery } from "../webhook/Webhook.ts";
