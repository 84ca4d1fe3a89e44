import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import type { Resolvers } from "./__generated__/resolvers.ts";
import { Attention, AttentionInvitee, AttentionItem } from "./attention/Attention.ts";
import {
  Certificate,
  SignableFolder,
  SignableInstallation,
  sealKeysQuery,
  VerifiedCertificate,
  verifiedCertificateQuery,
} from "./certificate/Certificate.ts";
import { CertificateEdge } from "./certificate/certificateRegister.ts";
import { Batch, BatchItem } from "./company/Batch.ts";
import { Company } from "./company/Company.ts";
import { Change } from "./company/changes.ts";
import { InstallerFigures } from "./company/Figures.ts";
import { Export } from "./export/Export.ts";
import { readNestedConnections } from "./export/nestedConnections.ts";
import { Folder, folderByExternalId, folderQuery } from "./folder/Folder.ts";
import { Features } from "./graphql/features.ts";
import { scalars } from "./graphql/scalars.ts";
import { UserError } from "./graphql/userErrors.ts";
import {
  HistoryActor,
  HistoryChange,
  HistoryCheck,
  HistoryEntry,
  HistoryPerson,
  HistoryPlace,
} from "./history/History.ts";
import { Installation, installationByExternalId, installationQuery } from "./installation/Installation.ts";
import { mutations } from "./mutations.ts";
import { nodeQuery, nodesQuery } from "./node.ts";
import { applyPermissions } from "./permissions.ts";
import { catalogueQuery, InstalledProduct, Product, productSearch, productsQuery } from "./product/Product.ts";
import { CallingProgram, Program, program } from "./program/Program.ts";
import { Project, projectByExternalId, projectQuery } from "./project/Project.ts";
import { ProjectImport } from "./project/ProjectImport.ts";
import { ProjectList } from "./project/projectList.ts";
import { ProjectPage, ProjectPages } from "./project/projectPages.ts";
import { SearchHit, SearchPlace, searchQuery } from "./search/search.ts";
import { Missing, Step, StepEntry } from "./step/Step.ts";
import { Template } from "./template/Template.ts";
import { invitationQuery, inviteCheckQuery, PendingInvitation } from "./user/invitations.ts";
import { linksQuery } from "./user/links.ts";
import { User, viewer } from "./user/User.ts";
import { Webhook, WebhookDelivery } from "./webhook/Webhook.ts";

const resolvers: Resolvers = {
  ...scalars,
  Mutation: mutations,
  Query: {
    node: nodeQuery,
    nodes: nodesQuery,
    viewer,
    program,
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
    verifiedCertificate: verifiedCertificateQuery,
    sealKeys: sealKeysQuery,
    links: linksQuery,
    inviteCheck: inviteCheckQuery,
    invitation: invitationQuery,
  },
  User,
  UserError,
  Features,
  Company,
  Project,
  ProjectList,
  ProjectPage,
  ProjectPages,
  Folder,
  Installation,
  Missing,
  Change,
  HistoryEntry,
  HistoryActor,
  HistoryPlace,
  HistoryPerson,
  HistoryChange,
  HistoryCheck,
  PendingInvitation,
  Program,
  CallingProgram,
  Template,
  Attention,
  AttentionInvitee,
  AttentionItem,
  InstallerFigures,
  Export,
  ProjectImport,
  Batch,
  BatchItem,
  Webhook,
  WebhookDelivery,
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
};

export function createSchema(typeDefs: string): GraphQLSchema {
  return readNestedConnections(applyPermissions(makeExecutableSchema({ typeDefs, resolvers })));
}
