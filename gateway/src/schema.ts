import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import type { Resolvers } from "./__generated__/resolvers.ts";
import {
  Certificate,
  SignableFolder,
  SignableInstallation,
  VerifiedCertificate,
  verifiedCertificateQuery,
} from "./certificate/Certificate.ts";
import { sentPayload } from "./certificate/certificatePayloads.ts";
import { previewCertificate } from "./certificate/previewCertificate.ts";
import { resendCertificate } from "./certificate/resendCertificate.ts";
import { sendCertificate } from "./certificate/sendCertificate.ts";
import { Company } from "./company/Company.ts";
import { createLogoUpload } from "./company/createLogoUpload.ts";
import { setLogo } from "./company/setLogo.ts";
import { updateCompany } from "./company/updateCompany.ts";
import { createFolder } from "./folder/createFolder.ts";
import { deleteFolder } from "./folder/deleteFolder.ts";
import { Folder, folderQuery } from "./folder/Folder.ts";
import { parentFolderPayload } from "./folder/folderPayloads.ts";
import { updateFolder } from "./folder/updateFolder.ts";
import { createInstallation } from "./installation/createInstallation.ts";
import { deleteInstallation } from "./installation/deleteInstallation.ts";
import { finishInstallation } from "./installation/finishInstallation.ts";
import { Installation, installationQuery, Missing } from "./installation/Installation.ts";
import { folderPayload, installationPayload, MoveInstallationPayload } from "./installation/installationPayloads.ts";
import { moveInstallation } from "./installation/moveInstallation.ts";
import { updateInstallation } from "./installation/updateInstallation.ts";
import { linksQuery } from "./link/links.ts";
import { nodeQuery, nodesQuery } from "./node/node.ts";
import { applyPermissions } from "./permissions.ts";
import { AddProductPayload, addProduct } from "./product/addProduct.ts";
import { InstalledProduct, Product } from "./product/Product.ts";
import { productSearch, productsQuery } from "./product/productSearch.ts";
import { removeProduct } from "./product/removeProduct.ts";
import { activateProject, archiveProject } from "./project/archiveProject.ts";
import { createProject } from "./project/createProject.ts";
import { deleteProject } from "./project/deleteProject.ts";
import { Project, projectQuery } from "./project/Project.ts";
import { ProjectList } from "./project/projectList.ts";
import { updateProject } from "./project/updateProject.ts";
import { scalars } from "./scalars.ts";

import { confirmAuthenticator, removeAuthenticator, startAuthenticatorSetup } from "./session/authenticator.ts";
import { signOut } from "./session/endedSessions.ts";
import { changePassword, confirmPasswordReset, requestPasswordReset } from "./session/passwords.ts";
import { answerMfa, answerNewPassword, signIn } from "./session/signIn.ts";
import { createAttachmentUpload } from "./step/createAttachmentUpload.ts";
import { recordAttachments } from "./step/recordAttachments.ts";
import { recordMeasurements } from "./step/recordMeasurements.ts";
import { Step } from "./step/Step.ts";
import { StepEntry } from "./step/StepEntry.ts";
import { changeLanguage } from "./user/changeLanguage.ts";
import { acceptInvitation, invitationQuery } from "./user/invitation.ts";
import { inviteCheckQuery, inviteUser } from "./user/inviteUser.ts";
import { setUserActive } from "./user/setUserActive.ts";
import { setUserRole } from "./user/setUserRole.ts";
import { User, viewer } from "./user/User.ts";
import { updateUser } from "./user/updateUser.ts";

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
  RemoveProductPayload: installationPayload,
  RecordMeasurementsPayload: installationPayload,
  RecordAttachmentsPayload: installationPayload,
  FinishInstallationPayload: installationPayload,
  SendCertificatePayload: sentPayload,
  ResendCertificatePayload: sentPayload,
  CreateFolderPayload: parentFolderPayload,
  DeleteFolderPayload: parentFolderPayload,
  CreateInstallationPayload: folderPayload,
  UpdateInstallationPayload: installationPayload,
  MoveInstallationPayload,
  DeleteInstallationPayload: folderPayload,
};

/** The contract with its resolvers, each field behind its rule. */
export function createSchema(typeDefs: string): GraphQLSchema {
  return applyPermissions(makeExecutableSchema({ typeDefs, resolvers }));
}
