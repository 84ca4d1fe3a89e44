import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import type { Resolvers } from "./__generated__/resolvers.ts";
import { Attention, AttentionInvitee, AttentionItem } from "./attention/Attention.ts";
import { putOffAttention } from "./attention/putOffAttention.ts";
import {
  Certificate,
  SignableFolder,
  SignableInstallation,
  sentPayload,
  VerifiedCertificate,
  verifiedCertificateQuery,
} from "./certificate/Certificate.ts";
import { requestCertificateArchive } from "./certificate/certificateArchive.ts";
import { CertificateEdge } from "./certificate/certificateRegister.ts";
import { reportFault } from "./certificate/reportFault.ts";
import { previewCertificate, resendCertificate, sendCertificate } from "./certificate/sendCertificate.ts";
import { Company } from "./company/Company.ts";
import { createLogoUpload, setLogo } from "./company/logo.ts";
import { updateCompany } from "./company/updateCompany.ts";
import { Features } from "./features.ts";
import { DuplicateFolderPayload, duplicateFolder } from "./folder/duplicateFolder.ts";
import { Folder, folderQuery, parentFolderPayload } from "./folder/Folder.ts";
import { createFolder, deleteFolder, updateFolder } from "./folder/folderMutations.ts";
import { HistoryActor, HistoryChange, HistoryEntry, HistoryPerson, HistoryPlace } from "./history/History.ts";
import { createInstallations } from "./installation/createInstallations.ts";
import { finishInstallation } from "./installation/finishInstallation.ts";
import { finishInstallations } from "./installation/finishInstallations.ts";
import {
  folderPayload,
  Installation,
  installationPayload,
  installationQuery,
  MoveInstallationPayload,
} from "./installation/Installation.ts";
import { createInstallation, deleteInstallation, updateInstallation } from "./installation/installationMutations.ts";
import { moveInstallation } from "./installation/moveInstallation.ts";
import { linksQuery } from "./link/links.ts";
import { nodeQuery, nodesQuery } from "./node/node.ts";
import { applyPermissions } from "./permissions.ts";
import { AddProductPayload, addProduct } from "./product/addProduct.ts";
import { InstalledProduct, Product, productSearch, productsQuery } from "./product/Product.ts";
import { removeProduct } from "./product/removeProduct.ts";
import { importProjects } from "./project/importProjects.ts";
import { Project, projectQuery } from "./project/Project.ts";
import { ProjectList } from "./project/projectList.ts";
import {
  activateProject,
  archiveProject,
  createProject,
  deleteProject,
  updateProject,
} from "./project/projectMutations.ts";
import { ProjectPage, ProjectPages } from "./project/projectPages.ts";
import { scalars } from "./scalars.ts";

import { SearchHit, SearchPlace, searchQuery } from "./search/search.ts";
import { confirmAuthenticator, removeAuthenticator, startAuthenticatorSetup } from "./session/authenticator.ts";
import { signOut } from "./session/endedSessions.ts";
import { changePassword, confirmPasswordReset, requestPasswordReset } from "./session/passwords.ts";
import { answerMfa, answerNewPassword, signIn } from "./session/signIn.ts";
import { createAttachmentUpload } from "./step/createAttachmentUpload.ts";
import { recordAttachments } from "./step/recordFields.ts";
import { recordMeasurements } from "./step/recordMeasurements.ts";
import { recordReadings } from "./step/recordReadings.ts";
import { Missing, Step, StepEntry } from "./step/Step.ts";
import { CreateFromTemplatePayload, createFromTemplate } from "./template/createFromTemplate.ts";
import { Template } from "./template/Template.ts";
import { createTemplate, deleteTemplate, renameTemplate } from "./template/templateMutations.ts";
import { acceptInvitation, invitationQuery, inviteCheckQuery, inviteUser } from "./user/invitations.ts";
import { User, viewer } from "./user/User.ts";
import { changeLanguage, setUserActive, setUserRole, updateUser } from "./user/userMutations.ts";
import { setWeeklyMail } from "./user/weeklyMail.ts";

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
    search: searchQuery,
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
    putOffAttention,
    setWeeklyMail,
    addProduct,
    removeProduct,
    recordMeasurements,
    recordReadings,
    createAttachmentUpload,
    recordAttachments,
    finishInstallation,
    finishInstallations,
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
    importProjects,
    updateProject,
    archiveProject,
    activateProject,
    deleteProject,
    createFolder,
    updateFolder,
    deleteFolder,
    duplicateFolder,
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
    requestCertificateArchive,
    reportFault,
  },
  User,
  Features,
  Company,
  Project,
  ProjectList,
  ProjectPage,
  ProjectPages,
  Folder,
  Installation,
  Missing,
  HistoryEntry,
  HistoryActor,
  HistoryPlace,
  HistoryPerson,
  HistoryChange,
  Template,
  Attention,
  AttentionInvitee,
  AttentionItem,
  SearchHit,
  SearchPlace,
  Product,
  InstalledProduct,
  Step,
  StepEntry,
  SignableFolder,
  SignableInstallation,
  Certificate,
  CertificateEdge,
  VerifiedCertificate,
  AddProductPayload,
  RemoveProductPayload: installationPayload,
  RecordMeasurementsPayload: installationPayload,
  RecordAttachmentsPayload: installationPayload,
  FinishInstallationPayload: installationPayload,
  FinishInstallationsResult: installationPayload,
  SendCertificatePayload: sentPayload,
  ResendCertificatePayload: sentPayload,
  CreateFolderPayload: parentFolderPayload,
  DeleteFolderPayload: parentFolderPayload,
  DuplicateFolderPayload,
  CreateFromTemplatePayload,
  CreateInstallationPayload: folderPayload,
  CreateInstallationsPayload: folderPayload,
  UpdateInstallationPayload: installationPayload,
  MoveInstallationPayload,
  DeleteInstallationPayload: folderPayload,
};

export function createSchema(typeDefs: string): GraphQLSchema {
  return applyPermissions(makeExecutableSchema({ typeDefs, resolvers }));
}
