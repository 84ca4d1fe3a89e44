import type { OperationId } from "../src/http/operation.ts";
import { newProject } from "./demoBuilding.ts";
import { fileColumns } from "./instrumentCalls.ts";

/** Ids that a caller tries to use. All but `ownUserId` belong to another company or to nothing. */
export type ForeignIds = {
  ownUserId: string;
  companyId: string;
  projectId: string;
  folderId: string;
  installationId: string;
  userId: string;
  measurementId: string;
  templateId: string;
  certificateId: string;
  programId: string;
  instrumentId: string;
  mappingId: string;
  passkeyId: string;
  viewId: string;
  declarationId: string;
  webhookId: string;
  deliveryId: string;
  exportId: string;
  importId: string;
  batchId: string;
  grantId: string;
  part: string;
};

const title = { title: "Ours now" };
const change = { name: "Ours now", city: "Lund", customer: "X", postalCode: "1", startDate: newProject.startDate };
const sending = { folderIds: ["x"], sendCopy: false, toEmail: "a@b.example" };
const invitation = { email: "mole@first.example", firstName: "A", lastName: "B" };
const ofInstallation = ({ ownUserId }: ForeignIds) => ({ title: "Ours now", installerId: ownUserId });
const nothing = () => undefined;

/** Bodies with another company's ids; null for an operation without such ids. Type and test demand every operation. */
export const foreignBodies: Record<OperationId, ((ids: ForeignIds) => object | undefined)[] | null> = {
  getUser: [nothing],
  updateUser: [() => ({ firstName: "Ours" })],
  updateUserRole: [() => ({ role: "user" })],
  validateUser: null,
  getCompany: null,
  updateCompany: null,
  confirmStandards: null,
  listUsers: [nothing],
  inviteUser: [() => invitation],
  listInvitations: [nothing],
  resendInvitation: [() => ({})],
  withdrawInvitation: [nothing],
  getInvitation: null,
  acceptInvitation: null,
  createLogoUpload: [() => ({ fileName: "public/profile-pictures/a.png" })],
  listTemplates: [nothing],
  createTemplate: [({ projectId, folderId }) => ({ name: "Ours now", projectId, folderId })],
  getTemplate: [nothing],
  updateTemplate: [() => ({ name: "Ours now" })],
  deleteTemplate: [nothing],
  listProjects: [nothing],
  createProject: [() => newProject],
  listBatches: [nothing],
  startBatch: [({ projectId }) => ({ action: "ARCHIVE", ids: [projectId] })],
  getBatch: [nothing],
  undoBatch: [nothing],
  getProjectImport: [nothing],
  getImportProgress: [nothing],
  importProjects: [() => ({ projects: [newProject] })],
  getProject: [nothing],
  updateProject: [() => change],
  deleteProject: [nothing],
  listSignableFolders: [nothing],
  signProject: [() => ({ ...sending, activationDate: newProject.startDate })],
  resendSigned: [() => sending],
  withdrawCertificate: [() => ({ reason: "Ours now" })],
  setFaultState: [() => ({ state: "CONTACTED" })],
  previewCertificate: [() => ({ activationDate: newProject.startDate, folderIds: ["x"] })],
  listCertificates: null,
  listFaultReports: null,
  listAllInstallations: null,
  getFeatures: null,
  listSealKeys: null,
  verifyCertificate: null,
  listHistory: null,
  getHistoryCheck: null,
  listHistoryChain: null,
  listHistoryHeads: null,
  listChanges: null,
  findByExternalId: null,
  reportFault: null,
  createFaultUpload: null,
  requestCertificateArchive: null,
  getCertificateArchive: null,
  getFigures: null,
  getCustomer: null,
  getProductUse: null,
  search: null,
  listAttention: null,
  listAttentionItems: null,
  putOffAttention: null,
  bringBackAttention: null,
  getWeeklyMail: null,
  setWeeklyMail: null,
  listPrograms: null,
  createProgram: null,
  revokeProgram: [nothing],
  rotateProgramSecret: [nothing],
  getToken: null,
  createExport: null,
  listExports: null,
  getExport: [nothing],
  endExport: [() => ({ state: "CANCELED" })],
  putExportPart: [() => ({ lines: ["{}"], incompleteRows: 0 })],
  listSavedViews: null,
  createSavedView: null,
  updateSavedView: [() => ({ name: "Ours now" })],
  deleteSavedView: [nothing],
  listPasskeys: null,
  createPasskeyOptions: null,
  addPasskey: null,
  removePasskey: [nothing],
  prepareDeclaration: [({ installationId }) => ({ installationIds: [installationId], language: "sv" })],
  getDeclaration: [nothing],
  signDeclaration: [() => ({ response: "{}" })],
  listInstruments: null,
  createInstrument: null,
  updateInstrument: [() => ({ maker: "Ours now" })],
  deleteInstrument: [nothing],
  createCalibrationUpload: null,
  listInstrumentMappings: null,
  deleteInstrumentMapping: [nothing],
  createInstrumentFileUpload: null,
  listInstrumentFiles: null,
  createInstrumentFile: [
    ({ instrumentId }) => ({ url: "https://x.example/y", fileName: "ours.csv", instrumentId, columns: fileColumns }),
  ],
  listWebhooks: null,
  createWebhook: null,
  updateWebhook: [() => ({ active: false })],
  deleteWebhook: [nothing],
  rotateWebhookSecret: [nothing],
  listWebhookDeliveries: [nothing],
  resendWebhookDelivery: [nothing],
  searchProducts: null,
  listProducts: null,
  getProduct: null,
  getFolder: [nothing],
  updateFolder: [() => title],
  deleteFolder: [nothing],
  createFolder: [() => title],
  listInstallations: [nothing],
  createInstallation: [ofInstallation],
  getInstallation: [nothing],
  updateInstallation: [ofInstallation],
  deleteInstallation: [nothing],
  completeInstallation: [nothing],
  reopenInstallation: [() => ({ reason: "Ours now" })],
  releaseInstallation: [() => ({})],
  returnInstallation: [() => ({ reason: "Ours now" })],
  listSteps: [nothing],
  createUploadParts: [() => ({ fileUrl: "https://x.example/y" })],
  createAttachmentUpload: [() => ({ fileName: "a.png", contentType: "image/png", size: 3 })],
  createCameraGrant: [({ measurementId }) => ({ measurementId, stepLabel: "BEFORE_LAYING" })],
  getCameraGrant: [nothing],
  endCameraGrant: [nothing],
  getCamera: null,
  createCameraUpload: null,
  addCameraAttachment: null,
  createMeasurement: [
    ({ measurementId }) => ({ measurementId, stepLabel: "BEFORE_LAYING", data: { resistance: 1 } }),
    ({ installationId }) => ({ installationId, productId: "8960701" }),
  ],
  updateMeasurement: [() => ({ cableMarking: "FJ 20" })],
  deleteMeasurement: [nothing],
};
