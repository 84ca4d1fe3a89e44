import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import type { Resolvers } from "./__generated__/resolvers.ts";
import { applyPermissions } from "./applyPermissions.ts";
import { Certificate } from "./certificate/Certificate.ts";
import { previewCertificate } from "./certificate/previewCertificate.ts";
import { resendCertificate } from "./certificate/resendCertificate.ts";
import { SignableFolder } from "./certificate/SignableFolder.ts";
import { SignableInstallation } from "./certificate/SignableInstallation.ts";
import { sendCertificate } from "./certificate/sendCertificate.ts";
import { sentProject } from "./certificate/sentProject.ts";
import { VerifiedCertificate } from "./certificate/VerifiedCertificate.ts";
import { verifiedCertificateQuery } from "./certificate/verifiedCertificateQuery.ts";
import { Company } from "./company/Company.ts";
import { createLogoUpload } from "./company/createLogoUpload.ts";
import { setLogo } from "./company/setLogo.ts";
import { updateCompany } from "./company/updateCompany.ts";
import { changedParent } from "./folder/changedParent.ts";
import { createFolder } from "./folder/createFolder.ts";
import { deleteFolder } from "./folder/deleteFolder.ts";
import { Folder } from "./folder/Folder.ts";
import { folderQuery } from "./folder/folderQuery.ts";
import { updateFolder } from "./folder/updateFolder.ts";
import { changedFolder } from "./installation/changedFolder.ts";
import { changedInstallation } from "./installation/changedInstallation.ts";
import { createInstallation } from "./installation/createInstallation.ts";
import { deleteInstallation } from "./installation/deleteInstallation.ts";
import { finishInstallation } from "./installation/finishInstallation.ts";
import { Installation } from "./installation/Installation.ts";
import { installationQuery } from "./installation/installationQuery.ts";
import { Missing } from "./installation/Missing.ts";
import { MoveInstallationPayload } from "./installation/MoveInstallationPayload.ts";
import { moveInstallation } from "./installation/moveInstallation.ts";
import { updateInstallation } from "./installation/updateInstallation.ts";
import { linksQuery } from "./link/linksQuery.ts";
import { nodeQuery } from "./node/nodeQuery.ts";
import { nodesQuery } from "./node/nodesQuery.ts";
import { AddProductPayload } from "./product/AddProductPayload.ts";
import { addProduct } from "./product/addProduct.ts";
import { InstalledProduct } from "./product/InstalledProduct.ts";
import { Product } from "./product/Product.ts";
import { productSearch, productsQuery } from "./product/productsQuery.ts";
import { removeProduct } from "./product/removeProduct.ts";
import { activateProject } from "./project/activateProject.ts";
import { archiveProject } from "./project/archiveProject.ts";
import { createProject } from "./project/createProject.ts";
import { deleteProject } from "./project/deleteProject.ts";
import { Project } from "./project/Project.ts";
import { ProjectList } from "./project/ProjectList.ts";
import { projectQuery } from "./project/projectQuery.ts";
import { updateProject } from "./project/updateProject.ts";
import { scalars } from "./scalars.ts";
import { answerMfa } from "./session/answerMfa.ts";
import { answerNewPassword } from "./session/answerNewPassword.ts";
import { changePassword } from "./session/changePassword.ts";
import { confirmAuthenticator } from "./session/confirmAuthenticator.ts";
import { confirmPasswordReset } from "./session/confirmPasswordReset.ts";
import { removeAuthenticator } from "./session/removeAuthenticator.ts";
import { requestPasswordReset } from "./session/requestPasswordReset.ts";
import { signIn } from "./session/signIn.ts";
import { signOut } from "./session/signOut.ts";
import { startAuthenticatorSetup } from "./session/startAuthenticatorSetup.ts";
import { createAttachmentUpload } from "./step/createAttachmentUpload.ts";
import { recordAttachments } from "./step/recordAttachments.ts";
import { recordMeasurements } from "./step/recordMeasurements.ts";
import { Step } from "./step/Step.ts";
import { StepEntry } from "./step/StepEntry.ts";
import { changeLanguage } from "./user/changeLanguage.ts";
import { acceptInvitation, invitationQuery } from "./user/invitation.ts";
import { inviteCheckQuery } from "./user/inviteCheckQuery.ts";
import { inviteUser } from "./user/inviteUser.ts";
import { setUserActive } from "./user/setUserActive.ts";
import { setUserRole } from "./user/setUserRole.ts";
import { User } from "./user/User.ts";
import { updateUser } from "./user/updateUser.ts";
import { viewer } from "./user/viewer.ts";

const resolvers: Resolvers = {
  ...scalars,
  Query: {
    node: nodeQuery,
    nodes: nodesQuery,
    viewer,
    project: projectQuery,
    folder: folderQuery,
    installation: installationQuery,
    products: productsQuery,
    productSearch,
    verifiedCertificate: verifiedCertificateQuery,
    links: linksQuery,
    inviteCheck: inviteCheckQuery,
    invitation: invitationQuery,
  },
  Mutation: {
    signIn,
    signOut,
    answerNewPassword,
    answerMfa,
    requestPasswordReset,
    confirmPasswordReset,
    changeLanguage,
    addProduct,
    removeProduct,
    recordMeasurements,
    createAttachmentUpload,
    recordAttachments,
    finishInstallation,
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
    acceptInvitation,
    updateCompany,
    createLogoUpload,
    setLogo,
    createProject,
    updateProject,
    archiveProject,
    activateProject,
    deleteProject,
    createFolder,
    updateFolder,
    deleteFolder,
    createInstallation,
    updateInstallation,
    moveInstallation,
    deleteInstallation,
    resendCertificate,
  },
  User,
  Company,
  Project,
  ProjectList,
  Folder,
  Installation,
  Missing,
  Product,
  InstalledProduct,
  Step,
  StepEntry,
  SignableFolder,
  SignableInstallation,
  Certificate,
  VerifiedCertificate,
  AddProductPayload,
  RemoveProductPayload: changedInstallation,
  RecordMeasurementsPayload: changedInstallation,
  RecordAttachmentsPayload: changedInstallation,
  FinishInstallationPayload: changedInstallation,
  SendCertificatePayload: sentProject,
  ResendCertificatePayload: sentProject,
  CreateFolderPayload: changedParent,
  DeleteFolderPayload: changedParent,
  CreateInstallationPayload: changedFolder,
  UpdateInstallationPayload: changedInstallation,
  MoveInstallationPayload,
  DeleteInstallationPayload: changedFolder,
};

/** The contract with its resolvers, each field behind its rule. */
export function createSchema(typeDefs: string): GraphQLSchema {
  return applyPermissions(makeExecutableSchema({ typeDefs, resolvers }));
}
