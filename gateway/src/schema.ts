import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import type { Resolvers } from "./__generated__/resolvers.ts";
import { Attention, AttentionInvitee, AttentionItem } from "./attention/Attention.ts";
import {
  Certificate,
  PrintedReading,
  SignableFolder,
  SignableInstallation,
  VerifiedCertificate,
} from "./certificate/Certificate.ts";
import { CertificateEdge } from "./certificate/certificateRegister.ts";
import { FaultReport, FaultReportEdge } from "./certificate/faultReport.ts";
import { Batch, BatchItem } from "./company/Batch.ts";
import { Company, InstallerFigures } from "./company/Company.ts";
import { Change } from "./company/changes.ts";
import { Declaration, InstallationDeclaration } from "./declaration/Declaration.ts";
import { readNestedConnections } from "./export/nestedConnections.ts";
import { Folder } from "./folder/Folder.ts";
import { resolveFeatures } from "./graphql/features.ts";
import { resolveIds } from "./graphql/globalId.ts";
import { scalars } from "./graphql/scalars.ts";
import { UserError } from "./graphql/userErrors.ts";
import {
  HistoryActor,
  HistoryChange,
  HistoryCheck,
  HistoryEntry,
  HistoryItem,
  HistoryPerson,
  HistoryPlace,
} from "./history/History.ts";
import { Installation } from "./installation/Installation.ts";
import { Instrument } from "./instrument/Instrument.ts";
import { InstrumentFile } from "./instrument/InstrumentFile.ts";
import { applyPermissions } from "./permissions.ts";
import { InstalledProduct, Product } from "./product/Product.ts";
import { CallingProgram, Program } from "./program/Program.ts";
import { Customer } from "./project/Customer.ts";
import { Project } from "./project/Project.ts";
import { ProjectImport } from "./project/ProjectImport.ts";
import { ProjectList } from "./project/projectList.ts";
import { ProjectPage, ProjectPages } from "./project/projectPages.ts";
import { mutations, queries } from "./rootFields.ts";
import { SearchHit, SearchPlace } from "./search/search.ts";
import { Missing, PhotoPlaces, Step, StepEntry } from "./step/Step.ts";
import { Template } from "./template/Template.ts";
import { PendingInvitation } from "./user/invitations.ts";
import { User } from "./user/User.ts";
import { Webhook, WebhookDelivery } from "./webhook/Webhook.ts";

const resolvers: Resolvers = {
  ...scalars,
  Query: Object.assign({}, ...Object.values(queries)),
  Mutation: Object.assign({}, ...Object.values(mutations)),
  User,
  UserError,
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
  HistoryItem,
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
  Customer,
  InstallerFigures,
  ProjectImport,
  Batch,
  BatchItem,
  Declaration,
  InstallationDeclaration,
  Instrument,
  InstrumentFile,
  Webhook,
  WebhookDelivery,
  SearchHit,
  SearchPlace,
  Product,
  InstalledProduct,
  Step,
  PhotoPlaces,
  StepEntry,
  SignableFolder,
  SignableInstallation,
  Certificate,
  CertificateEdge,
  FaultReport,
  FaultReportEdge,
  VerifiedCertificate,
  PrintedReading,
};

export function createSchema(typeDefs: string): GraphQLSchema {
  const schema = resolveIds(resolveFeatures(makeExecutableSchema({ typeDefs, resolvers })));
  return readNestedConnections(applyPermissions(schema));
}
