import { listAttention } from "./attention/listAttention.ts";
import { listAttentionItems } from "./attention/listAttentionItems.ts";
import { bringBackAttention, putOffAttention } from "./attention/putOffAttention.ts";
import { unsubscribePages } from "./attention/unsubscribePages.ts";
import { getWeeklyMail, setWeeklyMail } from "./attention/weeklyMailSetting.ts";
import { getBatch, listBatches, startBatch, undoBatch } from "./batch/batches.ts";
import { boardCardRoute } from "./certificate/boardCardRoute.ts";
import { getCertificateArchive, requestCertificateArchive } from "./certificate/certificateArchive.ts";
import { createFaultUpload } from "./certificate/createFaultUpload.ts";
import { getFigures } from "./certificate/getFigures.ts";
import { listCertificates } from "./certificate/listCertificates.ts";
import { listFaultReports } from "./certificate/listFaultReports.ts";
import { listSealKeys } from "./certificate/listSealKeys.ts";
import { listSignableFolders } from "./certificate/listSignableFolders.ts";
import { previewCertificate } from "./certificate/previewCertificate.ts";
import { proofRoute } from "./certificate/proofRoute.ts";
import { reportFault } from "./certificate/reportFault.ts";
import { resendSigned } from "./certificate/resendSigned.ts";
import { setFaultState } from "./certificate/setFaultState.ts";
import { signProject } from "./certificate/signProject.ts";
import { termsRoute } from "./certificate/termsRoute.ts";
import { verifyCertificate } from "./certificate/verifyCertificate.ts";
import { withdrawCertificate } from "./certificate/withdrawCertificate.ts";
import { findByExternalId } from "./changes/findByExternalId.ts";
import { listChanges } from "./changes/listChanges.ts";
import { confirmStandards } from "./company/confirmStandards.ts";
import { createLogoUpload } from "./company/createLogoUpload.ts";
import { getCompany } from "./company/getCompany.ts";
import { acceptInvitation, getInvitation } from "./company/invitation.ts";
import { inviteUser } from "./company/inviteUser.ts";
import { listUsers } from "./company/listUsers.ts";
import { listInvitations, resendInvitation, withdrawInvitation } from "./company/pendingInvitations.ts";
import { updateCompany } from "./company/updateCompany.ts";
import { getCustomer } from "./customer/getCustomer.ts";
import { declarationHandlers } from "./declaration/declarationHandlers.ts";
import { endExport, putExportPart } from "./export/exportParts.ts";
import { createExport, getExport, listExports } from "./export/exports.ts";
import { createFolder } from "./folder/createFolder.ts";
import { deleteFolder } from "./folder/deleteFolder.ts";
import { getFolder } from "./folder/getFolder.ts";
import { updateFolder } from "./folder/updateFolder.ts";
import { getHistoryCheck, historiesRoute, listHistoryChain } from "./history/historyChain.ts";
import { listHistory } from "./history/listHistory.ts";
import { listHistoryHeads } from "./history/listHistoryHeads.ts";
import { getFeatures } from "./http/getFeatures.ts";
import type { Api, Handlers } from "./http/operation.ts";
import { completeInstallation } from "./installation/completeInstallation.ts";
import { createInstallation } from "./installation/createInstallation.ts";
import { deleteInstallation } from "./installation/deleteInstallation.ts";
import { getInstallation } from "./installation/getInstallation.ts";
import { listAllInstallations } from "./installation/listAllInstallations.ts";
import { listInstallations } from "./installation/listInstallations.ts";
import { reviewHandlers } from "./installation/reviewHandlers.ts";
import { updateInstallation } from "./installation/updateInstallation.ts";
import { instrumentHandlers } from "./instrument/instrumentHandlers.ts";
import { productOperations } from "./product/productOperations.ts";
import { createProgram, getToken, listPrograms, revokeProgram, rotateProgramSecret } from "./program/programs.ts";
import { createProject } from "./project/createProject.ts";
import { deleteProject } from "./project/deleteProject.ts";
import { getProject } from "./project/getProject.ts";
import { getImportProgress, getProjectImport, importProjects } from "./project/importProjects.ts";
import { listProjects } from "./project/listProjects.ts";
import { updateProject } from "./project/updateProject.ts";
import { search } from "./search/search.ts";
import { createCameraGrant, endCameraGrant, getCameraGrant } from "./step/cameraGrants.ts";
import { createAttachmentUpload, createUploadParts } from "./step/createAttachmentUpload.ts";
import { listSteps } from "./step/listSteps.ts";
import { addCameraAttachment, createCameraUpload, getCamera } from "./step/phoneCamera.ts";
import { createTemplate } from "./template/createTemplate.ts";
import { deleteTemplate } from "./template/deleteTemplate.ts";
import { getTemplate } from "./template/getTemplate.ts";
import { listTemplates } from "./template/listTemplates.ts";
import { updateTemplate } from "./template/updateTemplate.ts";
import { getAccountWithoutCompany } from "./user/getAccountWithoutCompany.ts";
import { getUser } from "./user/getUser.ts";
import { savedViewHandlers } from "./user/savedViews.ts";
import { updateUser } from "./user/updateUser.ts";
import { updateUserRole } from "./user/updateUserRole.ts";
import { validateUser } from "./user/validateUser.ts";
import { createWebhook, rotateWebhookSecret } from "./webhook/createWebhook.ts";
import { deleteWebhook, updateWebhook } from "./webhook/updateWebhook.ts";
import { listWebhookDeliveries, resendWebhookDelivery } from "./webhook/webhookDeliveries.ts";
import { listWebhooks } from "./webhook/webhooks.ts";

const handlers: Handlers = {
  ...productOperations,
  ...savedViewHandlers,
  getUser,
  updateUser,
  updateUserRole,
  validateUser,
  getCompany,
  updateCompany,
  confirmStandards,
  listUsers,
  inviteUser,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
  getInvitation,
  acceptInvitation,
  createLogoUpload,
  listTemplates,
  createTemplate,
  getTemplate,
  updateTemplate,
  deleteTemplate,
  listProjects,
  createProject,
  listBatches,
  startBatch,
  getBatch,
  undoBatch,
  getProjectImport,
  importProjects,
  getImportProgress,
  getProject,
  updateProject,
  deleteProject,
  search,
  listHistory,
  getHistoryCheck,
  listHistoryChain,
  listHistoryHeads,
  listChanges,
  findByExternalId,
  listAttention,
  listAttentionItems,
  putOffAttention,
  bringBackAttention,
  getWeeklyMail,
  setWeeklyMail,
  listPrograms,
  createProgram,
  revokeProgram,
  rotateProgramSecret,
  getToken,
  createExport,
  listExports,
  getExport,
  endExport,
  putExportPart,
  ...declarationHandlers,
  ...instrumentHandlers,
  listWebhooks,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  listWebhookDeliveries,
  resendWebhookDelivery,
  getFolder,
  updateFolder,
  deleteFolder,
  createFolder,
  listInstallations,
  listAllInstallations,
  createInstallation,
  getInstallation,
  updateInstallation,
  deleteInstallation,
  completeInstallation,
  ...reviewHandlers,
  listSteps,
  createAttachmentUpload,
  createUploadParts,
  createCameraGrant,
  getCameraGrant,
  endCameraGrant,
  getCamera,
  createCameraUpload,
  addCameraAttachment,
  listSignableFolders,
  signProject,
  resendSigned,
  withdrawCertificate,
  setFaultState,
  previewCertificate,
  listCertificates,
  getFeatures,
  listSealKeys,
  verifyCertificate,
  listFaultReports,
  reportFault,
  createFaultUpload,
  requestCertificateArchive,
  getCertificateArchive,
  getFigures,
  getCustomer,
};

export const api: Api = {
  handlers,
  withoutCompany: { getUser: getAccountWithoutCompany, getInvitation, acceptInvitation },
  pages: [proofRoute, boardCardRoute, unsubscribePages, historiesRoute, termsRoute],
};
