// Each export resolves the mutation of its name.
export { bringBackAttention, putOffAttention } from "../attention/Attention.ts";
export { reportFault } from "../certificate/Certificate.ts";
export { requestCertificateArchive } from "../certificate/certificateRegister.ts";
export { createFaultUpload, setFaultState } from "../certificate/faultReport.ts";
export { previewCertificate, resendCertificate, sendCertificate } from "../certificate/sendCertificate.ts";
export { withdrawCertificate } from "../certificate/withdrawCertificate.ts";
export { startBatch, undoBatch } from "../company/Batch.ts";
export { createLogoUpload, setLogo, updateCompany } from "../company/updateCompany.ts";
export { cancelExport, startExport } from "../export/Export.ts";
export { duplicateFolder } from "../folder/duplicateFolder.ts";
export { createFolder, deleteFolder, updateFolder } from "../folder/folderMutations.ts";
export { createInstallations } from "../installation/createInstallations.ts";
export { finishInstallation, finishInstallations } from "../installation/finishInstallation.ts";
export {
  createInstallation,
  deleteInstallation,
  moveInstallation,
  updateInstallation,
} from "../installation/installationMutations.ts";
export { releaseInstallations, reopenInstallation, returnInstallation } from "../installation/review.ts";
export { addProduct, removeProduct, updateInstalledProduct } from "../product/installedProduct.ts";
export { createProgram, revokeProgram, rotateProgramSecret } from "../program/Program.ts";
export { importProjects } from "../project/ProjectImport.ts";
export {
  activateProject,
  archiveProject,
  createProject,
  deleteProject,
  updateProject,
} from "../project/projectMutations.ts";
export { confirmAuthenticator, removeAuthenticator, startAuthenticatorSetup } from "../session/authenticator.ts";
export { changePassword, confirmPasswordReset, requestPasswordReset } from "../session/passwords.ts";
export { answerMfa, answerNewPassword, signIn, signOut } from "../session/signIn.ts";
export { addCameraAttachment, createCameraGrant, createCameraUpload, endCameraGrant } from "../step/cameraGrants.ts";
export { addAttachment, recordAttachments, removeAttachment } from "../step/changeAttachments.ts";
export { createAttachmentUpload, createUploadParts } from "../step/createAttachmentUpload.ts";
export { recordMeasurements } from "../step/recordMeasurements.ts";
export { recordReadings } from "../step/recordReadings.ts";
export { createFromTemplate } from "../template/createFromTemplate.ts";
export { createTemplate, deleteTemplate, renameTemplate } from "../template/templateMutations.ts";
export { acceptInvitation, inviteUser, resendInvitation, withdrawInvitation } from "../user/invitations.ts";
export { setWeeklyMail } from "../user/User.ts";
export { changeLanguage, setUserActive, setUserRole, updateUser } from "../user/userMutations.ts";
export {
  createWebhook,
  deleteWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  updateWebhook,
} from "../webhook/webhookMutations.ts";
