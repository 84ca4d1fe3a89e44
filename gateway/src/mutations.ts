import type { MutationResolvers } from "./__generated__/resolvers.ts";
import { bringBackAttention, putOffAttention } from "./attention/Attention.ts";
import { reportFault } from "./certificate/Certificate.ts";
import { requestCertificateArchive } from "./certificate/certificateRegister.ts";
import { previewCertificate, resendCertificate, sendCertificate } from "./certificate/sendCertificate.ts";
import { withdrawCertificate } from "./certificate/withdrawCertificate.ts";
import { startBatch, undoBatch } from "./company/Batch.ts";
import { createLogoUpload, setLogo, updateCompany } from "./company/updateCompany.ts";
import { cancelExport, startExport } from "./export/Export.ts";
import { duplicateFolder } from "./folder/duplicateFolder.ts";
import { createFolder, deleteFolder, updateFolder } from "./folder/folderMutations.ts";
import { createInstallations } from "./installation/createInstallations.ts";
import { finishInstallation, finishInstallations } from "./installation/finishInstallation.ts";
import {
  createInstallation,
  deleteInstallation,
  moveInstallation,
  reopenInstallation,
  updateInstallation,
} from "./installation/installationMutations.ts";
import { addProduct, removeProduct, updateInstalledProduct } from "./product/installedProduct.ts";
import { createProgram, revokeProgram, rotateProgramSecret } from "./program/Program.ts";
import { importProjects } from "./project/ProjectImport.ts";
import {
  activateProject,
  archiveProject,
  createProject,
  deleteProject,
  updateProject,
} from "./project/projectMutations.ts";
import { confirmAuthenticator, removeAuthenticator, startAuthenticatorSetup } from "./session/authenticator.ts";
import { changePassword, confirmPasswordReset, requestPasswordReset } from "./session/passwords.ts";
import { answerMfa, answerNewPassword, signIn, signOut } from "./session/signIn.ts";
import { addAttachment, recordAttachments, removeAttachment } from "./step/changeAttachments.ts";
import { createAttachmentUpload } from "./step/createAttachmentUpload.ts";
import { recordMeasurements } from "./step/recordMeasurements.ts";
import { recordReadings } from "./step/recordReadings.ts";
import { createFromTemplate } from "./template/createFromTemplate.ts";
import { createTemplate, deleteTemplate, renameTemplate } from "./template/templateMutations.ts";
import { acceptInvitation, inviteUser, resendInvitation, withdrawInvitation } from "./user/invitations.ts";
import { setWeeklyMail } from "./user/User.ts";
import { changeLanguage, setUserActive, setUserRole, updateUser } from "./user/userMutations.ts";
import {
  createWebhook,
  deleteWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  updateWebhook,
} from "./webhook/webhookMutations.ts";

export const mutations: MutationResolvers = {
  signIn,
  signOut,
  answerNewPassword,
  answerMfa,
  requestPasswordReset,
  confirmPasswordReset,
  changeLanguage,
  bringBackAttention,
  putOffAttention,
  setWeeklyMail,
  createWebhook,
  updateWebhook,
  rotateWebhookSecret,
  deleteWebhook,
  resendWebhookDelivery,
  addProduct,
  removeProduct,
  updateInstalledProduct,
  recordMeasurements,
  recordReadings,
  createAttachmentUpload,
  recordAttachments,
  addAttachment,
  removeAttachment,
  finishInstallation,
  finishInstallations,
  reopenInstallation,
  previewCertificate,
  sendCertificate,
  changePassword,
  startAuthenticatorSetup,
  confirmAuthenticator,
  removeAuthenticator,
  updateUser,
  setUserRole,
  setUserActive,
  inviteUser,
  resendInvitation,
  withdrawInvitation,
  acceptInvitation,
  updateCompany,
  createLogoUpload,
  setLogo,
  createProject,
  importProjects,
  startBatch,
  undoBatch,
  updateProject,
  archiveProject,
  activateProject,
  deleteProject,
  createFolder,
  updateFolder,
  deleteFolder,
  duplicateFolder,
  createProgram,
  rotateProgramSecret,
  revokeProgram,
  createTemplate,
  renameTemplate,
  deleteTemplate,
  createFromTemplate,
  createInstallation,
  createInstallations,
  updateInstallation,
  moveInstallation,
  deleteInstallation,
  resendCertificate,
  withdrawCertificate,
  requestCertificateArchive,
  startExport,
  cancelExport,
  reportFault,
};
