import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import type { Resolvers } from "./__generated__/resolvers.ts";
import { applyPermissions } from "./applyPermissions.ts";
import { Certificate } from "./certificate/Certificate.ts";
import { previewCertificate } from "./certificate/previewCertificate.ts";
import { SendCertificatePayload } from "./certificate/SendCertificatePayload.ts";
import { SignableFolder } from "./certificate/SignableFolder.ts";
import { SignableInstallation } from "./certificate/SignableInstallation.ts";
import { sendCertificate } from "./certificate/sendCertificate.ts";
import { VerifiedCertificate } from "./certificate/VerifiedCertificate.ts";
import { verifiedCertificateQuery } from "./certificate/verifiedCertificateQuery.ts";
import { Company } from "./company/Company.ts";
import { Folder } from "./folder/Folder.ts";
import { folderQuery } from "./folder/folderQuery.ts";
import { changedInstallation } from "./installation/changedInstallation.ts";
import { finishInstallation } from "./installation/finishInstallation.ts";
import { Installation } from "./installation/Installation.ts";
import { installationQuery } from "./installation/installationQuery.ts";
import { Missing } from "./installation/Missing.ts";
import { linksQuery } from "./link/linksQuery.ts";
import { nodeQuery } from "./node/nodeQuery.ts";
import { nodesQuery } from "./node/nodesQuery.ts";
import { AddProductPayload } from "./product/AddProductPayload.ts";
import { addProduct } from "./product/addProduct.ts";
import { InstalledProduct } from "./product/InstalledProduct.ts";
import { Product } from "./product/Product.ts";
import { productsQuery } from "./product/productsQuery.ts";
import { removeProduct } from "./product/removeProduct.ts";
import { Project } from "./project/Project.ts";
import { projectQuery } from "./project/projectQuery.ts";
import { scalars } from "./scalars.ts";
import { signIn } from "./session/signIn.ts";
import { signOut } from "./session/signOut.ts";
import { createAttachmentUpload } from "./step/createAttachmentUpload.ts";
import { recordAttachments } from "./step/recordAttachments.ts";
import { recordMeasurements } from "./step/recordMeasurements.ts";
import { Step } from "./step/Step.ts";
import { StepEntry } from "./step/StepEntry.ts";
import { changeLanguage } from "./user/changeLanguage.ts";
import { User } from "./user/User.ts";
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
    verifiedCertificate: verifiedCertificateQuery,
    links: linksQuery,
  },
  Mutation: {
    signIn,
    signOut,
    changeLanguage,
    addProduct,
    removeProduct,
    recordMeasurements,
    createAttachmentUpload,
    recordAttachments,
    finishInstallation,
    previewCertificate,
    sendCertificate,
  },
  User,
  Company,
  Project,
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
  SendCertificatePayload,
};

/** The contract with its resolvers, each field behind its rule. */
export function createSchema(typeDefs: string): GraphQLSchema {
  return applyPermissions(makeExecutableSchema({ typeDefs, resolvers }));
}
