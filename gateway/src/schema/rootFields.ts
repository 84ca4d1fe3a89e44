import type { MutationResolvers, QueryResolvers } from "../__generated__/resolvers.ts";
import { bringBackAttention, putOffAttention } from "../attention/Attention.ts";
import { reportFault, sealKeysQuery, verifiedCertificateQuery } from "../certificate/Certificate.ts";
import { requestCertificateArchive } from "../certificate/certificateRegister.ts";
import { createFaultUpload, setFaultState } from "../certificate/faultReport.ts";
import { previewCertificate, resendCertificate, sendCertificate } from "../certificate/sendCertificate.ts";
import { withdrawCertificate } from "../certificate/withdrawCertificate.ts";
import { startBatch, undoBatch } from "../company/Batch.ts";
import { companySettings, createLogoUpload, setLogo, updateCompany } from "../company/updateCompany.ts";
import { declarationMutations } from "../declaration/Declaration.ts";
import { cancelExport, startExport } from "../export/Export.ts";
import { duplicateFolder } from "../folder/duplicateFolder.ts";
import { folderByExternalId, folderQuery } from "../folder/Folder.ts";
import { createFolder, deleteFolder, updateFolder } from "../folder/folderMutations.ts";
import { createInstallations } from "../installation/createInstallations.ts";
import { finishInstallation, finishInstallations } from "../installation/finishInstallation.ts";
import { installationByExternalId, installationQuery } from "../installation/Installation.ts";
import {
  createInstallation,
  deleteInstallation,
  moveInstallation,
  updateInstallation,
} from "../installation/installationMutations.ts";
import { releaseInstallations, reopenInstallation, returnInstallation } from "../installation/review.ts";
import { instrumentMutations } from "../instrument/Instrument.ts";
import { instrumentFileMutations } from "../instrument/InstrumentFile.ts";
import { nodeQuery, nodesQuery } from "../node.ts";
import { addProduct, removeProduct, updateInstalledProduct } from "../product/installedProduct.ts";
import { catalogueQuery, productSearch, productsQuery } from "../product/Product.ts";
import { createProgram, program, revokeProgram, rotateProgramSecret } from "../program/Program.ts";
import { projectByExternalId, projectQuery } from "../project/Project.ts";
import { importProjects } from "../project/ProjectImport.ts";
import {
  activateProject,
  archiveProject,
  createProject,
  deleteProject,
  updateProject,
} from "../project/projectMutations.ts";
import { searchQuery } from "../search/search.ts";
import { confirmAuthenticator, removeAuthenticator, startAuthenticatorSetup } from "../session/authenticator.ts";
import { changePassword, confirmPasswordReset, requestPasswordReset } from "../session/passwords.ts";
import { answerMfa, answerNewPassword, signIn, signOut } from "../session/signIn.ts";
import {
  addCameraAttachment,
  cameraGrantQuery,
  cameraQuery,
  createCameraGrant,
  createCameraUpload,
  endCameraGrant,
} from "../step/cameraGrants.ts";
import { addAttachment, recordAttachments, removeAttachment } from "../step/changeAttachments.ts";
import { createAttachmentUpload, createUploadParts } from "../step/createAttachmentUpload.ts";
import { recordMeasurements } from "../step/recordMeasurements.ts";
import { recordReadings } from "../step/recordReadings.ts";
import { createFromTemplate } from "../template/createFromTemplate.ts";
import { createTemplate, deleteTemplate, renameTemplate } from "../template/templateMutations.ts";
import {
  acceptInvitation,
  invitationQuery,
  inviteCheckQuery,
  inviteUser,
  resendInvitation,
  withdrawInvitation,
} from "../user/invitations.ts";
import { linksQuery } from "../user/links.ts";
import { savedViewMutations } from "../user/savedViews.ts";
import { setWeeklyMail, viewer } from "../user/User.ts";
import { changeLanguage, setUserActive, setUserRole, updateUser } from "../user/userMutations.ts";
import {
  createWebhook,
  deleteWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  updateWebhook,
} from "../webhook/webhookMutations.ts";
import type { Rule } from "./permissions.ts";

export const queries: Partial<Record<Rule, QueryResolvers>> = {
  public: {
    viewer,
    program,
    verifiedCertificate: verifiedCertificateQuery,
    sealKeys: sealKeysQuery,
    camera: cameraQuery,
    links: linksQuery,
  },
  signedIn: { node: nodeQuery, nodes: nodesQuery },
  people: { invitation: invitationQuery, cameraGrant: cameraGrantQuery },
  "projects:read": {
    project: projectQuery,
    folder: folderQuery,
    installation: installationQuery,
    projectByExternalId,
    folderByExternalId,
    installationByExternalId,
    products: productsQuery,
    productSearch,
    catalogue: catalogueQuery,
    search: searchQuery,
  },
  "users:manage": { inviteCheck: inviteCheckQuery },
};

export const mutations: Partial<Record<Rule, MutationResolvers>> = {
  public: {
    createCameraUpload,
    addCameraAttachment,
    signIn,
    signOut,
    answerNewPassword,
    answerMfa,
    requestPasswordReset,
    confirmPasswordReset,
    changeLanguage,
    reportFault,
    createFaultUpload,
  },
  people: {
    createCameraGrant,
    endCameraGrant,
    bringBackAttention,
    putOffAttention,
    setWeeklyMail,
    ...savedViewMutations,
    createWebhook,
    updateWebhook,
    rotateWebhookSecret,
    deleteWebhook,
    resendWebhookDelivery,
    acceptInvitation,
    releaseInstallations,
    returnInstallation,
    ...companySettings,
    ...declarationMutations,
    startBatch,
    undoBatch,
    createProgram,
    rotateProgramSecret,
    revokeProgram,
  },
  ownAccount: { changePassword, startAuthenticatorSetup, confirmAuthenticator, removeAuthenticator },
  "projects:read": { requestCertificateArchive, startExport, cancelExport },
  "projects:write": {
    addProduct,
    removeProduct,
    updateInstalledProduct,
    recordMeasurements,
    recordReadings,
    createAttachmentUpload,
    createUploadParts,
    recordAttachments,
    addAttachment,
    removeAttachment,
    finishInstallation,
    finishInstallations,
    reopenInstallation,
    createProject,
    importProjects,
    updateProject,
    archiveProject,
    activateProject,
    deleteProject,
    createFolder,
    updateFolder,
    deleteFolder,
    duplicateFolder,
    ...instrumentMutations,
    ...instrumentFileMutations,
    createTemplate,
    renameTemplate,
    deleteTemplate,
    createFromTemplate,
    createInstallation,
    createInstallations,
    updateInstallation,
    moveInstallation,
    deleteInstallation,
  },
  "certificates:send": {
    previewCertificate,
    sendCertificate,
    resendCertificate,
    withdrawCertificate,
    setFaultState,
  },
  "users:manage": {
    updateUser,
    setUserRole,
    setUserActive,
    inviteUser,
    resendInvitation,
    withdrawInvitation,
    updateCompany,
    createLogoUpload,
    setLogo,
  },
};
