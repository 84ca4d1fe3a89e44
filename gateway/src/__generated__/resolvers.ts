import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserSource } from '../user/User.ts';
import type { CompanySource } from '../company/Company.ts';
import type { ProjectListSource } from '../project/projectList.ts';
import type { RestProject, RestFolderSummary, RestProduct, RestMissing, RestVerifiedCertificate } from '../rest/types.ts';
import type { InstallationSource } from '../installation/Installation.ts';
import type { InstalledProductSource } from '../product/Product.ts';
import type { StepSource } from '../step/Step.ts';
import type { StepEntrySource, StepFieldChangeSource } from '../step/StepEntry.ts';
import type { PathSegmentSource } from '../folder/Folder.ts';
import type { SignableFolderSource, SignableInstallationSource, CertificateSource } from '../certificate/Certificate.ts';
import type { ProductAddedPayload, ProductRemovedPayload, StepRecordedPayload, InstallationPayload, InstallationCreatedPayload, InstallationMovedPayload, InstallationDeletedPayload } from '../installation/installationPayloads.ts';
import type { FolderCreatedPayload, FolderDeletedPayload } from '../folder/folderPayloads.ts';
import type { ResendCertificateResult, SendCertificateResult } from '../certificate/certificatePayloads.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day without a time zone: `2026-01-31`. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601: `2026-01-31T13:05:00.000Z`. */
  DateTime: { input: string; output: string; }
};

/** What `acceptInvitation` needs. */
export type AcceptInvitationInput = {
  /** Of the mailed link. */
  token: Scalars['String']['input'];
};

/** What came of `acceptInvitation`. */
export type AcceptInvitationPayload = {
  __typename?: 'AcceptInvitationPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
  /** As they stand after joining; null when refused. */
  viewer?: Maybe<User>;
};

/** What `activateProject` needs. */
export type ActivateProjectInput = {
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  /** As read; over somebody else's change it is then refused as CONFLICT. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `activateProject`. */
export type ActivateProjectPayload = {
  __typename?: 'ActivateProjectPayload';
  /** As it stands after the change; null when refused. */
  project?: Maybe<Project>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `addProduct` needs. */
export type AddProductInput = {
  /** m, as cut. */
  cableLength?: InputMaybe<Scalars['Float']['input']>;
  /** The marking printed on the cable; may be empty. */
  cableMarking?: InputMaybe<Scalars['String']['input']>;
  /** A text of your own for this one try, 1 to 255 printable characters; the same again within 24 hours gives the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
  /** Thermal insulation around the run; false when left out. */
  isolation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id of the product. */
  productId: Scalars['ID']['input'];
  /** V */
  voltage?: InputMaybe<Scalars['Float']['input']>;
};

/** What came of `addProduct`. */
export type AddProductPayload = {
  __typename?: 'AddProductPayload';
  /** With its steps as they are now; null when refused. */
  installation?: Maybe<Installation>;
  /** As added; null when refused. */
  product?: Maybe<InstalledProduct>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `answerMfa` needs. */
export type AnswerMfaInput = {
  /** Six digits of the authenticator. */
  code: Scalars['String']['input'];
  /** The address of the account; blanks around it are dropped. */
  email: Scalars['String']['input'];
  /** Of the challenge. */
  session: Scalars['String']['input'];
};

/** What `answerNewPassword` needs. */
export type AnswerNewPasswordInput = {
  /** The address of the account; blanks around it are dropped. */
  email: Scalars['String']['input'];
  /** As typed; the pool's rules for passwords apply. */
  newPassword: Scalars['String']['input'];
  /** Of the challenge. */
  session: Scalars['String']['input'];
};

/** What `archiveProject` needs. */
export type ArchiveProjectInput = {
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  /** As read; over somebody else's change it is then refused as CONFLICT. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `archiveProject`. */
export type ArchiveProjectPayload = {
  __typename?: 'ArchiveProjectPayload';
  /** As it stands after the change; null when refused. */
  project?: Maybe<Project>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** A file recorded with a step. */
export type Attachment = {
  __typename?: 'Attachment';
  /** Media type, such as `image/jpeg`. */
  contentType: Scalars['String']['output'];
  /** As the person named it. */
  fileName: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** An expiring link on the file service's origin. */
  url: Scalars['String']['output'];
};

/** A file that was uploaded. */
export type AttachmentInput = {
  /** As the person named it. */
  fileName: Scalars['String']['input'];
  /** `fileUrl` of its upload. */
  url: Scalars['String']['input'];
};

/** What an authenticator app needs to know; shown once and not kept here. */
export type AuthenticatorSetup = {
  __typename?: 'AuthenticatorSetup';
  /** To be typed into the app: base32, for codes of six digits every 30 seconds (RFC 6238). */
  secret: Scalars['String']['output'];
  /** The same as an address, which apps open or read from a QR code: otpauth://totp/... */
  uri: Scalars['String']['output'];
};

/** A certificate as it was sent for one folder. REST: GET .../signable?signed=true. */
export type Certificate = Node & {
  __typename?: 'Certificate';
  /** First day of the warranty. */
  activationDate: Scalars['Date']['output'];
  /** The REST id. */
  certificateId: Scalars['String']['output'];
  /** As attached to the mail. */
  fileName: Scalars['String']['output'];
  /** The folder it was sent for, by a request of its own; null, with an error, when that fails. */
  folder?: Maybe<Folder>;
  /** The REST id of the folder it was sent for. */
  folderId: Scalars['String']['output'];
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** Document number, as printed on it. */
  number: Scalars['String']['output'];
  /** To whom it went, and how far it came. */
  recipients: Array<CertificateRecipient>;
  /** When it was signed. */
  sentAt: Scalars['DateTime']['output'];
  /** An expiring link to the PDF; null where the service has none. */
  url?: Maybe<Scalars['String']['output']>;
};

/** One address of one sending. */
export type CertificateRecipient = {
  __typename?: 'CertificateRecipient';
  /** When the state was reached. */
  changedAt: Scalars['DateTime']['output'];
  /** The sender's own copy. */
  copy: Scalars['Boolean']['output'];
  /** As given when it was sent. */
  email: Scalars['String']['output'];
  /** Why it failed; null otherwise, and where the service does not say. */
  reason?: Maybe<DeliveryFailure>;
  /** See `DeliveryState`. */
  state: DeliveryState;
};

/** What the pool asks for before a sign-in is done. */
export type ChallengeKind =
  /** A code of the authenticator: answer with `answerMfa`. */
  | 'MFA'
  /** The password was temporary: answer with `answerNewPassword`. */
  | 'NEW_PASSWORD';

/** What `changeLanguage` needs. */
export type ChangeLanguageInput = {
  /** The language from now on. */
  language: Language;
};

/** What came of `changeLanguage`. */
export type ChangeLanguagePayload = {
  __typename?: 'ChangeLanguagePayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
  /** Null without a session. */
  viewer?: Maybe<User>;
};

/** What `changePassword` needs. */
export type ChangePasswordInput = {
  /** As typed; never trimmed. */
  currentPassword: Scalars['String']['input'];
  /** As typed; the pool's rules for passwords apply. */
  newPassword: Scalars['String']['input'];
};

/** What came of `changePassword`. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** A firm of electricians. REST: GET v1/company. */
export type Company = Node & {
  __typename?: 'Company';
  /** Street and number */
  address: Scalars['String']['output'];
  /** Every project, gathered 25 at a time from REST and ordered by name. REST: GET v1/company/{companyId}/project. */
  allProjects: ProjectList;
  /** Every user, gathered 25 at a time, ordered by first name with Swedish collation. REST: GET v1/company/{companyId}/users. */
  allUsers?: Maybe<UserList>;
  /** Town */
  city: Scalars['String']['output'];
  /** The REST id. */
  companyId: Scalars['String']['output'];
  /** Decides numbers, certificates' language and days; see `Country`. */
  country: Country;
  /** Where the firm is reached. */
  email: Scalars['String']['output'];
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** Active users with the installer flag, by first name with Swedish collation. */
  installers: Array<User>;
  /** An expiring link to the picture. */
  logo?: Maybe<Scalars['String']['output']>;
  /** As registered */
  name: Scalars['String']['output'];
  /** Registration number of the firm; may be empty. */
  orgNumber: Scalars['String']['output'];
  /** As typed */
  phoneNumber: Scalars['String']['output'];
  /** As written in the country. */
  postalCode: Scalars['String']['output'];
  /**
   * Projects page by page, filtered and ordered by the gateway over the gathered list. `name` is contained, whatever the case. Cursors are
   * offsets: rows that come or go meanwhile shift them. `first` 1 to 100. A list too long to be gathered is read to its end in the order
   * STORED, of which no more is read than is asked for.
   */
  projects: ProjectConnection;
  /**
   * Users page by page, by first name with Swedish collation, over the gathered list. Cursors are offsets: rows that come or go meanwhile
   * shift them.
   */
  users: UserConnection;
  /** Opaque; given back in a change it tells when somebody else changed the company meanwhile. */
  version: Scalars['String']['output'];
  /** Admins and owners; the logo is anyone's. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Admins and owners: roles, activity, invitations. */
  viewerCanManageUsers: Scalars['Boolean']['output'];
  /** Null when none was given. */
  website?: Maybe<Scalars['String']['output']>;
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyAllProjectsArgs = {
  archived?: Scalars['Boolean']['input'];
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyAllUsersArgs = {
  active?: Scalars['Boolean']['input'];
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  orderBy?: InputMaybe<ProjectOrder>;
  status?: InputMaybe<ProjectStatus>;
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyUsersArgs = {
  active?: Scalars['Boolean']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** What `confirmAuthenticator` needs. */
export type ConfirmAuthenticatorInput = {
  /** Six digits that the app shows now; blanks do not matter. */
  code: Scalars['String']['input'];
};

/** What came of `confirmAuthenticator`. */
export type ConfirmAuthenticatorPayload = {
  __typename?: 'ConfirmAuthenticatorPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
  /** Null when there are errors. */
  viewer?: Maybe<User>;
};

/** What `confirmPasswordReset` needs. */
export type ConfirmPasswordResetInput = {
  /** As mailed. */
  code: Scalars['String']['input'];
  /** The address of the account; blanks around it are dropped. */
  email: Scalars['String']['input'];
  /** As typed; the pool's rules for passwords apply. */
  newPassword: Scalars['String']['input'];
};

/** What came of `confirmPasswordReset`. */
export type ConfirmPasswordResetPayload = {
  __typename?: 'ConfirmPasswordResetPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** Where a company works; decides the number shown of a product, the language of its certificates and when a day ends. */
export type Country =
  /** Germany */
  | 'DE'
  /** Denmark */
  | 'DK'
  /** Finland */
  | 'FI'
  /** Norway */
  | 'NO'
  /** Any other country; days end by UTC, certificates are in English. */
  | 'OTHER'
  /** Sweden */
  | 'SE';

/** What `createAttachmentUpload` needs. */
export type CreateAttachmentUploadInput = {
  /** Media type; must fit the name and the bytes. `application/octet-stream` for one that is not known. */
  contentType: Scalars['String']['input'];
  /** As the person named it; data only. */
  fileName: Scalars['String']['input'];
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
  /** Bytes. */
  size: Scalars['Int']['input'];
};

/** What came of `createAttachmentUpload`. */
export type CreateAttachmentUploadPayload = {
  __typename?: 'CreateAttachmentUploadPayload';
  /** The address to give to `recordAttachments`. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  /** PUT the bytes here, without a token, within five minutes. */
  uploadUrl?: Maybe<Scalars['String']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `createFolder` needs. */
export type CreateFolderInput = {
  /** A text of your own for this one try, 1 to 255 printable characters; the same again within 24 hours gives the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the folder to make it in. */
  parentFolderId: Scalars['ID']['input'];
  /** What it is called; blanks around it are dropped. */
  title: Scalars['String']['input'];
};

/** What came of `createFolder`. */
export type CreateFolderPayload = {
  __typename?: 'CreateFolderPayload';
  /** As it stands after the change; null when refused. */
  folder?: Maybe<Folder>;
  /** With the new folder in it; null when refused. */
  parentFolder?: Maybe<Folder>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `createInstallation` needs. */
export type CreateInstallationInput = {
  /** Global id of the folder. */
  folderId: Scalars['ID']['input'];
  /** A text of your own for this one try, 1 to 255 printable characters; the same again within 24 hours gives the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of a user with the installer flag. */
  installerId: Scalars['ID']['input'];
  /** What it is called; blanks around it are dropped. */
  title: Scalars['String']['input'];
};

/** What came of `createInstallation`. */
export type CreateInstallationPayload = {
  __typename?: 'CreateInstallationPayload';
  /** With the new one in it; null when refused. */
  folder?: Maybe<Folder>;
  /** As it stands after the change; null when refused. */
  installation?: Maybe<Installation>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `createLogoUpload` needs. */
export type CreateLogoUploadInput = {
  /** Blanks become hyphens. */
  fileName: Scalars['String']['input'];
  /** Bytes. */
  size: Scalars['Int']['input'];
};

/** What came of `createLogoUpload`. */
export type CreateLogoUploadPayload = {
  __typename?: 'CreateLogoUploadPayload';
  /** The address to give to `setLogo`. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  /** PUT the bytes here, without a token, within five minutes; null when refused. */
  uploadUrl?: Maybe<Scalars['String']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `createProject` needs. */
export type CreateProjectInput = {
  /** Where the job is. */
  city: Scalars['String']['input'];
  /** For whom the work is done. */
  customer: Scalars['String']['input'];
  /** Empty is none. */
  customerEmail?: InputMaybe<Scalars['String']['input']>;
  /** A day after the start, as text. */
  endDate: Scalars['String']['input'];
  /** A text of your own for this one try, 1 to 255 printable characters; the same again within 24 hours gives the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What the firm calls the job. */
  name: Scalars['String']['input'];
  /** As written in the country. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** A day; as text, so that an unreadable one is told at its field. */
  startDate: Scalars['String']['input'];
};

/** What came of `createProject`. */
export type CreateProjectPayload = {
  __typename?: 'CreateProjectPayload';
  /** As it stands after the change; null when refused. */
  project?: Maybe<Project>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `deleteFolder` needs. */
export type DeleteFolderInput = {
  /** Global id of the folder. */
  folderId: Scalars['ID']['input'];
};

/** What came of `deleteFolder`. */
export type DeleteFolderPayload = {
  __typename?: 'DeleteFolderPayload';
  /** Global id of what is gone; null when refused. */
  deletedFolderId?: Maybe<Scalars['ID']['output']>;
  /** Without it; null when refused. */
  parentFolder?: Maybe<Folder>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `deleteInstallation` needs. */
export type DeleteInstallationInput = {
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
};

/** What came of `deleteInstallation`. */
export type DeleteInstallationPayload = {
  __typename?: 'DeleteInstallationPayload';
  /** Global id of what is gone; null when refused. */
  deletedInstallationId?: Maybe<Scalars['ID']['output']>;
  /** Without it; null when refused. */
  folder?: Maybe<Folder>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `deleteProject` needs. */
export type DeleteProjectInput = {
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
};

/** What came of `deleteProject`. */
export type DeleteProjectPayload = {
  __typename?: 'DeleteProjectPayload';
  /** Global id of what is gone; null when refused. */
  deletedProjectId?: Maybe<Scalars['ID']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** Why a mail is no longer tried. */
export type DeliveryFailure =
  /** The mail server knows no such address. */
  | 'ADDRESS_REFUSED'
  /** The mail server did not take the message. */
  | 'MESSAGE_REFUSED'
  /** No mail server took it within a day. */
  | 'NOT_DELIVERED';

/** How far a mail came; nothing is called delivered without proof. */
export type DeliveryState =
  /** No longer tried; see `reason`. */
  | 'FAILED'
  /** Not handed over yet; tried again with growing pauses. */
  | 'QUEUED'
  /** A mail server took it. */
  | 'SENT';

/** What `finishInstallation` needs. */
export type FinishInstallationInput = {
  /** The person ticked that the work and its record are right. */
  acceptsDisclaimer: Scalars['Boolean']['input'];
  /** A text of your own for this one try, 1 to 255 printable characters; the same again within 24 hours gives the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
};

/** What came of `finishInstallation`. */
export type FinishInstallationPayload = {
  __typename?: 'FinishInstallationPayload';
  /** As it stands after the change; null when refused. */
  installation?: Maybe<Installation>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** REST: GET .../folder/{folderId}. */
export type Folder = Node & {
  __typename?: 'Folder';
  /** Those among them whose warranty is activated; while there is one, the folder cannot be deleted. Null where the service does not tell. */
  activatedInstallationCount?: Maybe<Scalars['Int']['output']>;
  /**
   * The folder's own installations, gathered 25 at a time and sorted by title, numbers by value. REST: GET
   * .../folder/{folderId}/installation. Null, with an error, when that call fails: the rest of the folder stands.
   */
  allInstallations?: Maybe<InstallationList>;
  /** -1 for the root folder, 0 for a folder directly in it. */
  depth: Scalars['Int']['output'];
  /** The REST id, as used in addresses. */
  folderId: Scalars['String']['output'];
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** In the folder and below it. */
  installationCount: Scalars['Int']['output'];
  /**
   * The folder's own installations page by page, in REST's order; only the pages asked for are read. Cursors are offsets: rows that come or
   * go meanwhile shift them. Null, with an error, when REST fails. REST: GET .../folder/{folderId}/installation.
   */
  installations?: Maybe<InstallationConnection>;
  /** Every installation in it and below it is finished, and there is at least one. */
  isComplete: Scalars['Boolean']['output'];
  /** True for the one folder that is made with its project. */
  isRoot: Scalars['Boolean']['output'];
  /** Null for the root folder. */
  parentFolder?: Maybe<Folder>;
  /** The project, the root folder, then each folder down to this one. */
  path: Array<PathSegment>;
  /** Whose folder it is. */
  project: Project;
  /** Direct subfolders, sorted by title, numbers by value. Null, with an error, when they could not be fetched: the rest of the folder stands. */
  subFolders?: Maybe<Array<Folder>>;
  /** As typed */
  title: Scalars['String']['output'];
  /** Opaque; given back in a change it tells when somebody else changed the folder meanwhile. */
  version: Scalars['String']['output'];
  /** False from the third level on, where the path has 5 segments. */
  viewerCanAddSubFolder: Scalars['Boolean']['output'];
};


/** REST: GET .../folder/{folderId}. */
export type FolderInstallationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** REST: GET .../installation/{installationId}. */
export type Installation = Node & {
  __typename?: 'Installation';
  /** When its warranty was activated; null until then. */
  activatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was finished; null until then. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Where it is now; a move changes it, not the ids. */
  folder: Folder;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** The REST id, as used in addresses. */
  installationId: Scalars['String']['output'];
  /** Who did the work and answers for it. */
  installer: User;
  /** At least one product and every step filled: it can be finished. */
  isCompleted: Scalars['Boolean']['output'];
  /** What keeps it from being finished, and values outside their limits. */
  missing: Array<Missing>;
  /** The project, the root folder, then each folder down to its own. */
  path: Array<PathSegment>;
  /** What was laid, in the order of adding. */
  products: Array<InstalledProduct>;
  /** See `InstallationStatus`. */
  status: InstallationStatus;
  /** Titles in `language`, else the viewer's. REST: GET .../steps. */
  steps: Array<Step>;
  /** As typed */
  title: Scalars['String']['output'];
  /** Opaque; given back in a change it tells when somebody else changed the installation meanwhile. */
  version: Scalars['String']['output'];
  /** False once activated: no edit, move or deletion. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** False once finished: products, values and attachments are fixed. */
  viewerCanRecord: Scalars['Boolean']['output'];
};


/** REST: GET .../installation/{installationId}. */
export type InstallationStepsArgs = {
  language?: InputMaybe<Language>;
};

/** One page of installations. */
export type InstallationConnection = {
  __typename?: 'InstallationConnection';
  /** The rows. */
  edges: Array<InstallationEdge>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** Rows in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a page. */
export type InstallationEdge = {
  __typename?: 'InstallationEdge';
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The installation. */
  node: Installation;
};

/** A gathered list. */
export type InstallationList = {
  __typename?: 'InstallationList';
  /** True when the gathering ended at its cap of rows. */
  isTruncated: Scalars['Boolean']['output'];
  /** The gathered rows. */
  nodes: Array<Installation>;
  /** What REST says there is; larger than `nodes` when truncated. */
  totalCount: Scalars['Int']['output'];
};

/** Whether the work is finished. REST: `status`. */
export type InstallationStatus =
  /** Finished: what was recorded is fixed. */
  | 'COMPLETED'
  /** Not finished: values and attachments can be recorded. */
  | 'STARTED';

/** A product in an installation; its id is the measurement's. */
export type InstalledProduct = Node & {
  __typename?: 'InstalledProduct';
  /** The maker's number, as printed. */
  articleNumber: Scalars['String']['output'];
  /** m */
  cableLength?: Maybe<Scalars['Float']['output']>;
  /** As read off the cable; null when not given. */
  cableMarking?: Maybe<Scalars['String']['output']>;
  /** Global id in the catalogue, as `addProduct` takes it. */
  catalogueProductId: Scalars['ID']['output'];
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** Thermal insulation around a self-regulating run. */
  isolation?: Maybe<Scalars['Boolean']['output']>;
  /** m, of a fixed length or as cut. */
  length?: Maybe<Scalars['Float']['output']>;
  /** The REST id. */
  measurementId: Scalars['String']['output'];
  /** The number to show in the viewer's country: Snro in FI, El number in NO, else the article number. */
  number: Scalars['String']['output'];
  /** W in all. */
  power?: Maybe<Scalars['Float']['output']>;
  /** REST id in the catalogue. */
  productId: Scalars['String']['output'];
  /** Null for a fixed length. */
  recipe?: Maybe<Recipe>;
  /** Name and variant, in the viewer's language. */
  title: Scalars['String']['output'];
  /** V */
  voltage?: Maybe<Scalars['Float']['output']>;
};

/** An invitation to a company, for somebody who has an account and belongs to none. */
export type Invitation = {
  __typename?: 'Invitation';
  /** Of the company that invites. */
  companyName: Scalars['String']['output'];
  /** It can be accepted until then. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Whether an address may be invited. */
export type InviteCheck = {
  __typename?: 'InviteCheck';
  /** True when nothing stands against it. */
  mayBeInvited: Scalars['Boolean']['output'];
  /** Null when it may be invited. */
  obstacle?: Maybe<InviteObstacle>;
};

/** Why an address may not be invited. */
export type InviteObstacle =
  /** Not an e-mail address. */
  | 'EMAIL_INVALID'
  /** Somebody of a company, this one or another, has an account with this address. */
  | 'EMAIL_TAKEN';

/** What `inviteUser` needs. */
export type InviteUserInput = {
  /** Where the temporary password goes. */
  email: Scalars['String']['input'];
  /** Given name */
  firstName: Scalars['String']['input'];
  /** May be assigned to installations. */
  installer?: Scalars['Boolean']['input'];
  /** Of the mail and of the new user; the caller's when left out. */
  language?: InputMaybe<Language>;
  /** Family name */
  lastName: Scalars['String']['input'];
  /** The role from the start. */
  role?: Role;
};

/** What came of `inviteUser`. */
export type InviteUserPayload = {
  __typename?: 'InviteUserPayload';
  /** True where the person has an account already: they become a user of the company by accepting what was mailed to them. */
  joinsByAccepting: Scalars['Boolean']['output'];
  /** As it stands after the change; null when refused, and while `joinsByAccepting`. */
  user?: Maybe<User>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/**
 * A language of the product; its values are the REST service's codes. "The viewer's" is the one in which the asking page is shown, by its
 * cookie `language`; for a bearer token, and without that cookie, the one stored with the user.
 */
export type Language =
  /** Danish */
  | 'da'
  /** German */
  | 'de'
  /** English */
  | 'en'
  /** Finnish */
  | 'fi'
  /** Norwegian */
  | 'no'
  /** Swedish */
  | 'sv';

/** Addresses outside this product, from its configuration. */
export type Links = {
  __typename?: 'Links';
  /** The mobile app for iPhone. */
  appStore: Scalars['String']['output'];
  /** Choosing the right article. */
  articlePicker: Scalars['String']['output'];
  /** Forecast of the work. */
  forecast: Scalars['String']['output'];
  /** The mobile app for Android. */
  playStore: Scalars['String']['output'];
  /** Help by the maker. */
  support: Scalars['String']['output'];
};

/** One quantity asked for, with its limits and what was read. */
export type Measurement = {
  __typename?: 'Measurement';
  /** Left out on purpose. */
  isNotMeasured: Scalars['Boolean']['output'];
  /** The instrument stood at its end of scale. */
  isOverRange: Scalars['Boolean']['output'];
  /** Needed for the step to be complete. */
  isRequired: Scalars['Boolean']['output'];
  /** The least insulation expected, as the data carries it. */
  least?: Maybe<Scalars['Float']['output']>;
  /** Where the instrument's range ended, over range: 5 for `>5`; null for OL, an end of scale without a number. */
  lowerBound?: Maybe<Scalars['Float']['output']>;
  /** Highest expected resistance, ohm; null when nothing is expected. */
  maximum?: Maybe<Scalars['Float']['output']>;
  /** Lowest and highest expected resistance. */
  minimum?: Maybe<Scalars['Float']['output']>;
  /** See `Quantity`, also for the unit. */
  quantity: Quantity;
  /** In the quantity's unit; null when empty, over range or not measured. */
  value?: Maybe<Scalars['Float']['output']>;
  /** Null when empty, or when nothing is expected. */
  verdict?: Maybe<Verdict>;
};

/** One thing that is missing or out of limits, and where. */
export type Missing = {
  __typename?: 'Missing';
  /** Which value it is; null for NO_PRODUCTS. */
  field?: Maybe<StepField>;
  /** The instrument stood at its end of scale. */
  isOverRange: Scalars['Boolean']['output'];
  /** See `MissingKind`. */
  kind: MissingKind;
  /** Where the instrument's range ended, over range: 5 for `>5`; null for OL, an end of scale without a number. */
  lowerBound?: Maybe<Scalars['Float']['output']>;
  /** Highest expected, in the quantity's unit; null when there is none. */
  maximum?: Maybe<Scalars['Float']['output']>;
  /** Lowest expected, in the quantity's unit; null when there is none. */
  minimum?: Maybe<Scalars['Float']['output']>;
  /** Whose value it is; null for NO_PRODUCTS. */
  productTitle?: Maybe<Scalars['String']['output']>;
  /** REST label of the step; null for NO_PRODUCTS. */
  stepLabel?: Maybe<Scalars['String']['output']>;
  /** Counted from 1; null for NO_PRODUCTS. */
  stepNumber?: Maybe<Scalars['Int']['output']>;
  /** In the viewer's language; null for NO_PRODUCTS. */
  stepTitle?: Maybe<Scalars['String']['output']>;
  /** As recorded, for OUTSIDE; null when over range. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** What is the matter with a value, or the lack of one. */
export type MissingKind =
  /** Recorded over a range too small to judge by; does not keep the installation from being finished. */
  | 'INCONCLUSIVE'
  /** A required value or photo is not recorded. */
  | 'NOT_RECORDED'
  /** No product was added. */
  | 'NO_PRODUCTS'
  /** Recorded, but outside its limits; does not keep the installation from being finished. */
  | 'OUTSIDE';

/** What `moveInstallation` needs. */
export type MoveInstallationInput = {
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
  /** Global id of the folder to move it to. */
  newFolderId: Scalars['ID']['input'];
  /** As read; a change over somebody else's is then refused as CONFLICT. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `moveInstallation`. */
export type MoveInstallationPayload = {
  __typename?: 'MoveInstallationPayload';
  /** Where it was; null when refused. */
  formerFolder?: Maybe<Folder>;
  /** The installation after the change, or as it stands now for CONFLICT. */
  installation?: Maybe<Installation>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Makes the viewer, who belongs to no company, a user of the one that invited them. The account's other sessions end. Errors:
   * INVITATION_NOT_FOUND, HAS_COMPANY. REST: POST v1/invitation/accept.
   */
  acceptInvitation: AcceptInvitationPayload;
  /**
   * Takes the project back from the archive; all else stays as it is. Errors: CONFLICT (the payload then carries the current state).
   * REST: PUT .../project/{projectId} with archived.
   */
  activateProject: ActivateProjectPayload;
  /**
   * Adds a product to an installation. Errors: FIELD_REQUIRED (with `field`), VALUE_INVALID, PRODUCT_NOT_FOUND, ALREADY_COMPLETED,
   * ALREADY_ACTIVATED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. REST: POST v1/measurements.
   */
  addProduct: AddProductPayload;
  /**
   * Answers the code challenge of a sign-in and finishes it. Errors: CODE_INVALID (`challenge` is then good for another try),
   * CHALLENGE_EXPIRED, TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  answerMfa: SignInPayload;
  /**
   * Answers the new-password challenge of a sign-in and finishes it. Errors: PASSWORD_REQUIRED, PASSWORD_REUSED,
   * PASSWORD_TOO_WEAK (`challenge` is then good for another try), CHALLENGE_EXPIRED, MFA_REQUIRED (with the next `challenge`), TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  answerNewPassword: SignInPayload;
  /**
   * Moves the project to the archive; all else stays as it is. Errors: CONFLICT (the payload then carries the current state). REST: PUT
   * .../project/{projectId} with archived.
   */
  archiveProject: ArchiveProjectPayload;
  /**
   * Stores the viewer's language with the user and in the cookie `language`. Without a session only the cookie is set.
   * REST: PUT v1/user/{userId}.
   */
  changeLanguage: ChangeLanguagePayload;
  /**
   * Changes the viewer's password. Errors: INCORRECT_CREDENTIALS, PASSWORD_REQUIRED, PASSWORD_REUSED, PASSWORD_TOO_WEAK,
   * TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  changePassword: ChangePasswordPayload;
  /**
   * Turns the authenticator on with a code that it shows: from now on signing in asks for one. Errors: CODE_INVALID, SETUP_EXPIRED (begin
   * with `startAuthenticatorSetup` again), TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  confirmAuthenticator: ConfirmAuthenticatorPayload;
  /**
   * Sets a new password with the mailed code. Errors: EMAIL_REQUIRED, EMAIL_INVALID, CODE_INVALID, PASSWORD_REQUIRED, PASSWORD_REUSED,
   * PASSWORD_TOO_WEAK, TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  confirmPasswordReset: ConfirmPasswordResetPayload;
  /**
   * A link to PUT a file's bytes to, for an attachment of the installation; record it with `recordAttachments` afterwards. Errors:
   * FILE_TOO_LARGE, FILE_TYPE_NOT_ALLOWED, ALREADY_COMPLETED, ALREADY_ACTIVATED, RATE_LIMITED. REST: POST .../steps/presigned-url.
   */
  createAttachmentUpload: CreateAttachmentUploadPayload;
  /**
   * Makes a folder in another. Errors: TITLE_REQUIRED, VALUE_INVALID, FOLDER_TOO_DEEP, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. REST:
   * POST .../folder/{folderId}/folder.
   */
  createFolder: CreateFolderPayload;
  /**
   * Makes an installation in a folder. Errors: TITLE_REQUIRED, VALUE_INVALID, INSTALLER_REQUIRED, INSTALLER_NOT_ALLOWED,
   * IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. REST: POST .../folder/{folderId}/installation.
   */
  createInstallation: CreateInstallationPayload;
  /**
   * A link to PUT a logo's bytes to (jpg, jpeg, png, gif or svg, 5 MB at most); anyone of the company. Errors: FILE_TYPE_NOT_ALLOWED,
   * FILE_TOO_LARGE, VALUE_INVALID, RATE_LIMITED. REST: POST v1/company/{companyId}/pre-signed-url.
   */
  createLogoUpload: CreateLogoUploadPayload;
  /**
   * Makes a project and its root folder. Errors: NAME_REQUIRED, CITY_REQUIRED, CUSTOMER_REQUIRED, START_DATE_REQUIRED, END_DATE_REQUIRED,
   * DATE_INVALID, END_BEFORE_START, EMAIL_INVALID, VALUE_INVALID, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. REST: POST
   * v1/company/{companyId}/project.
   */
  createProject: CreateProjectPayload;
  /** Deletes the folder with everything in it, for good. Errors: FOLDER_IS_ROOT, HOLDS_ACTIVATED. REST: DELETE .../folder/{folderId}. */
  deleteFolder: DeleteFolderPayload;
  /** Deletes the installation with its record, for good. Errors: ALREADY_ACTIVATED. REST: DELETE .../installation/{installationId}. */
  deleteInstallation: DeleteInstallationPayload;
  /**
   * Deletes the project with everything in it, for good; admins only. Errors: NOT_ALLOWED, HOLDS_ACTIVATED. REST: DELETE
   * .../project/{projectId}.
   */
  deleteProject: DeleteProjectPayload;
  /**
   * Finishes an installation whose steps are filled; one that is finished already stays as it is. Errors: DISCLAIMER_NOT_ACCEPTED, NOT_READY
   * (the installation's `missing` says what), ALREADY_COMPLETED (from a service that refuses it), IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING.
   * REST: POST .../complete.
   */
  finishInstallation: FinishInstallationPayload;
  /**
   * Makes an account whose temporary password is mailed and good for 7 days, or mails another in place of one that expired.
   * Somebody with an account and no company is mailed a link instead; see `joinsByAccepting`. Admins only. Errors: EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_TAKEN, FIRST_NAME_REQUIRED,
   * LAST_NAME_REQUIRED, VALUE_INVALID, NOT_ALLOWED, RATE_LIMITED. REST: POST v1/company/{companyId}/users/invite.
   */
  inviteUser: InviteUserPayload;
  /**
   * Moves an installation to another folder of its project. Errors: FOLDER_NOT_FOUND, TARGET_FOLDER_IS_CURRENT, ALREADY_ACTIVATED, CONFLICT.
   * REST: PUT .../installation/{installationId} with newFolderId.
   */
  moveInstallation: MoveInstallationPayload;
  /**
   * An expiring link to the PDF that sending these folders would make. Errors: NO_FOLDER_SELECTED, FOLDER_NOT_SIGNABLE, DATE_INVALID.
   * REST: POST .../certificate-preview (an addition of the reference service).
   */
  previewCertificate: PreviewCertificatePayload;
  /**
   * Sets the attachments of one product in one step to the given list. Errors: VALUE_INVALID, CONFLICT, ALREADY_COMPLETED,
   * ALREADY_ACTIVATED. REST: POST v1/measurements.
   */
  recordAttachments: RecordAttachmentsPayload;
  /**
   * Records values of one product in one step; only the given quantities change. Errors: VALUE_INVALID (with `field`), CONFLICT (with
   * `field`, for each value that somebody else changed; the others are recorded), ALREADY_COMPLETED, ALREADY_ACTIVATED.
   * REST: POST v1/measurements.
   */
  recordMeasurements: RecordMeasurementsPayload;
  /**
   * Turns the authenticator off: signing in asks for the password alone. Errors: PASSWORD_REQUIRED, INCORRECT_CREDENTIALS,
   * TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  removeAuthenticator: RemoveAuthenticatorPayload;
  /**
   * Removes a product from its installation, with all that was recorded for it. Errors: ALREADY_COMPLETED, ALREADY_ACTIVATED, CONFLICT (more
   * is recorded than `knownRecordings`). REST: DELETE v1/measurements/{measurementId}.
   */
  removeProduct: RemoveProductPayload;
  /**
   * Has a code mailed to the address, if there is an account; the answer is the same if there is none. Errors: EMAIL_REQUIRED,
   * EMAIL_INVALID, TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  requestPasswordReset: RequestPasswordResetPayload;
  /**
   * Mails the certificates of activated folders again. Errors: EMAIL_INVALID, NO_FOLDER_SELECTED, FOLDER_NOT_ACTIVATED, RATE_LIMITED,
   * IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. REST: POST .../resend-signed.
   */
  resendCertificate: ResendCertificatePayload;
  /**
   * Activates the warranty of the folders' installations and mails the certificates. Errors: DISCLAIMER_NOT_ACCEPTED, EMAIL_INVALID,
   * NO_FOLDER_SELECTED, DATE_INVALID, FOLDER_NOT_SIGNABLE, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. REST: POST .../sign.
   */
  sendCertificate: SendCertificatePayload;
  /** Sets or, with null, clears the company's logo; anyone of the company. Errors: VALUE_INVALID. REST: PUT v1/company. */
  setLogo: SetLogoPayload;
  /** Lets a user in or shuts a user out; admins only. Errors: NOT_ALLOWED, LAST_OWNER, LAST_ADMIN, CONFLICT. REST: PUT v1/user/{userId}. */
  setUserActive: SetUserActivePayload;
  /** Sets a role; admins only. Errors: NOT_ALLOWED, LAST_OWNER, LAST_ADMIN, CONFLICT. REST: PUT v1/user/{userId}/role. */
  setUserRole: SetUserRolePayload;
  /**
   * Signs in with e-mail and password and sets the session cookies. Errors: EMAIL_REQUIRED, EMAIL_INVALID, PASSWORD_REQUIRED,
   * INCORRECT_CREDENTIALS, TEMPORARY_PASSWORD_EXPIRED, NEW_PASSWORD_REQUIRED, MFA_REQUIRED, COOKIES_WOULD_BE_DROPPED, TOO_MANY_ATTEMPTS,
   * NETWORK_ERROR.
   */
  signIn: SignInPayload;
  /**
   * Ends the session at the user pool and clears the cookies. Never fails for the caller. The browser is told to clear its storage too, unless
   * it is asked to keep what waits there to be saved: that of a person who did not ask to be signed out, or of another one.
   */
  signOut: SignOutPayload;
  /**
   * Makes the secret that the viewer tells an authenticator app; nothing changes before `confirmAuthenticator`. Errors: PASSWORD_REQUIRED,
   * INCORRECT_CREDENTIALS, TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  startAuthenticatorSetup: StartAuthenticatorSetupPayload;
  /**
   * Changes the company's details; admins only. Errors: FIELD_REQUIRED (with `field`), EMAIL_INVALID, VALUE_INVALID, NOT_ALLOWED, CONFLICT.
   * REST: PUT v1/company.
   */
  updateCompany: UpdateCompanyPayload;
  /** Renames a folder. Errors: TITLE_REQUIRED, VALUE_INVALID, FOLDER_IS_ROOT, CONFLICT. REST: PUT .../folder/{folderId}. */
  updateFolder: UpdateFolderPayload;
  /**
   * Changes an installation's title and installer. Errors: TITLE_REQUIRED, VALUE_INVALID, INSTALLER_REQUIRED, INSTALLER_NOT_ALLOWED,
   * ALREADY_ACTIVATED, CONFLICT. REST: PUT .../installation/{installationId}.
   */
  updateInstallation: UpdateInstallationPayload;
  /**
   * Changes the details that are given: one that is left out stays as it is. Errors: as `createProject` without END_DATE_REQUIRED and the codes of a key, POSTAL_CODE_REQUIRED,
   * CONFLICT (the payload then carries the current state). REST: PUT .../project/{projectId}.
   */
  updateProject: UpdateProjectPayload;
  /**
   * Changes the given details of a user; anyone may change oneself. Errors: FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED, VALUE_INVALID,
   * NOT_ALLOWED, CONFLICT. REST: PUT v1/user/{userId}.
   */
  updateUser: UpdateUserPayload;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationActivateProjectArgs = {
  input: ActivateProjectInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationAddProductArgs = {
  input: AddProductInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationAnswerMfaArgs = {
  input: AnswerMfaInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationAnswerNewPasswordArgs = {
  input: AnswerNewPasswordInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationArchiveProjectArgs = {
  input: ArchiveProjectInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationChangeLanguageArgs = {
  input: ChangeLanguageInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationConfirmAuthenticatorArgs = {
  input: ConfirmAuthenticatorInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationConfirmPasswordResetArgs = {
  input: ConfirmPasswordResetInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationCreateAttachmentUploadArgs = {
  input: CreateAttachmentUploadInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationCreateFolderArgs = {
  input: CreateFolderInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationCreateInstallationArgs = {
  input: CreateInstallationInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationCreateLogoUploadArgs = {
  input: CreateLogoUploadInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationDeleteFolderArgs = {
  input: DeleteFolderInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationDeleteInstallationArgs = {
  input: DeleteInstallationInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationDeleteProjectArgs = {
  input: DeleteProjectInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationFinishInstallationArgs = {
  input: FinishInstallationInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationMoveInstallationArgs = {
  input: MoveInstallationInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationPreviewCertificateArgs = {
  input: PreviewCertificateInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationRecordAttachmentsArgs = {
  input: RecordAttachmentsInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationRecordMeasurementsArgs = {
  input: RecordMeasurementsInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationRemoveAuthenticatorArgs = {
  input: RemoveAuthenticatorInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationRemoveProductArgs = {
  input: RemoveProductInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationResendCertificateArgs = {
  input: ResendCertificateInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationSendCertificateArgs = {
  input: SendCertificateInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationSetLogoArgs = {
  input: SetLogoInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationSetUserActiveArgs = {
  input: SetUserActiveInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationSetUserRoleArgs = {
  input: SetUserRoleInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationSignInArgs = {
  input: SignInInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationSignOutArgs = {
  input?: InputMaybe<SignOutInput>;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationStartAuthenticatorSetupArgs = {
  input: StartAuthenticatorSetupInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationUpdateFolderArgs = {
  input: UpdateFolderInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationUpdateInstallationArgs = {
  input: UpdateInstallationInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


/**
 * What can be changed. A refusal that a person can mend comes in the payload's `userErrors`, everything else as a GraphQL error. An id of
 * nobody is among the `userErrors`, with its `field`, where it is one to choose (a folder to move to, an installer); the id of what a mutation
 * is about answers NOT_FOUND.
 */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};

/** Anything with an opaque global id. The id holds the type and the REST ids, never the folder, so that a move changes no id. */
export type Node = {
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
};

/** Which end comes first. */
export type OrderDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** Where a page lies in its list; by the Relay connection specification. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Of the last row, for `after`; null when the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** More rows follow `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Rows come before `startCursor`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Of the first row; null when the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** One step of the way from the project down to a folder. */
export type PathSegment = {
  __typename?: 'PathSegment';
  /** Null for the project itself. */
  folderId?: Maybe<Scalars['String']['output']>;
  /** Name of the project or folder. */
  title: Scalars['String']['output'];
};

/** What `previewCertificate` needs. */
export type PreviewCertificateInput = {
  /** First day of the warranty: the project's start to a year ahead. */
  activationDate: Scalars['Date']['input'];
  /** REST ids or global ids of the folders. */
  folderIds: Array<Scalars['String']['input']>;
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
};

/** What came of `previewCertificate`. */
export type PreviewCertificatePayload = {
  __typename?: 'PreviewCertificatePayload';
  /** An expiring link to the PDF; null when refused. */
  url?: Maybe<Scalars['String']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** A product of the catalogue. REST: GET v1/product. */
export type Product = Node & {
  __typename?: 'Product';
  /** The maker's number, as printed. */
  articleNumber: Scalars['String']['output'];
  /** Norwegian electrical number. */
  elNumber?: Maybe<Scalars['String']['output']>;
  /** What `addProduct` needs for this recipe, in form order; empty for a product that is added directly. */
  extraFields: Array<ProductField>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** m of a fixed length. */
  length?: Maybe<Scalars['Float']['output']>;
  /** ohm of a fixed length; null where the service does not tell. */
  nominalResistance?: Maybe<Scalars['Float']['output']>;
  /** The number to show in the viewer's country: Snro in FI, El number in NO, else the article number. */
  number: Scalars['String']['output'];
  /** W of a fixed length, or W per metre where the type fixes it. */
  power?: Maybe<Scalars['Float']['output']>;
  /** The REST id. */
  productId: Scalars['String']['output'];
  /** Null for a fixed length. */
  recipe?: Maybe<Recipe>;
  /** ohm/m of a series cable that is cut to length; null where the service does not tell. */
  resistancePerMetre?: Maybe<Scalars['Float']['output']>;
  /** Finnish electrical number. */
  snro?: Maybe<Scalars['String']['output']>;
  /** Name and variant: `Name, variant`. */
  title: Scalars['String']['output'];
};

/** What `addProduct` may ask for. */
export type ProductField =
  /** m */
  | 'CABLE_LENGTH'
  /** The marking printed on the cable. */
  | 'CABLE_MARKING'
  /** Thermal insulation around the run. */
  | 'ISOLATION'
  /** V */
  | 'VOLTAGE';

/** The first of what a search of the catalogue finds. */
export type ProductSearch = {
  __typename?: 'ProductSearch';
  /** Whether more match than these; without a count it is taken from a full page. */
  hasMore: Scalars['Boolean']['output'];
  /** In the service's order. */
  nodes: Array<Product>;
  /** How many match in all; null where the service does not count them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A customer's job. REST: GET v1/company/{companyId}/project/{projectId}. */
export type Project = Node & {
  __typename?: 'Project';
  /** The folder tree with activated installations and their certificates, sorted alike. REST: GET .../signable?signed=true. */
  activatedFolders?: Maybe<Array<SignableFolder>>;
  /** Those among them whose warranty is activated; as long as there is one, the project cannot be deleted. */
  activatedInstallationCount: Scalars['Int']['output'];
  /** True in the archived list. */
  archived: Scalars['Boolean']['output'];
  /**
   * Every certificate of the project, whatever folder it was sent for, latest first. REST: GET .../signable?signed=true. Null, with an
   * error, when that call fails: the rest of the project stands.
   */
  certificates?: Maybe<Array<Certificate>>;
  /** Where the job is. */
  city: Scalars['String']['output'];
  /** Finished ones among them. */
  completedInstallationCount: Scalars['Int']['output'];
  /** For whom the work is done. */
  customer: Scalars['String']['output'];
  /** Where certificates go by default; null when none was given. */
  customerEmail?: Maybe<Scalars['String']['output']>;
  /** Last day of the job; null when open. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /**
   * The folder tree with the installations that are not activated, and what each lacks; folders and installations are sorted by title,
   * numbers by value. REST: GET .../signable.
   * Null, with an error, when that call fails: the rest of the project stands.
   */
  foldersToActivate?: Maybe<Array<SignableFolder>>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** In all folders. */
  installationCount: Scalars['Int']['output'];
  /** What the firm calls the job. */
  name: Scalars['String']['output'];
  /** Days since the end date passed in the company's country; 0 when it has not, or the project is completed or archived. */
  overdueDays: Scalars['Int']['output'];
  /** Null when none was given. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** The REST id, as used in addresses. */
  projectId: Scalars['String']['output'];
  /** Made with the project, carries its name. */
  rootFolder: Folder;
  /** First day of the job. */
  startDate: Scalars['Date']['output'];
  /** See `ProjectStatus`. */
  status: ProjectStatus;
  /**
   * Certificates whose last mail to their recipient could not be delivered; a copy to the sender does not count. Null where the service
   * does not tell.
   */
  undeliveredCertificateCount?: Maybe<Scalars['Int']['output']>;
  /** Opaque; given back in an update it tells when somebody else changed the project meanwhile. */
  version: Scalars['String']['output'];
  /** Admins and owners. */
  viewerCanDelete: Scalars['Boolean']['output'];
};

/** One page of projects. */
export type ProjectConnection = {
  __typename?: 'ProjectConnection';
  /** The rows. */
  edges: Array<ProjectEdge>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** Rows in the whole filtered list. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a page. */
export type ProjectEdge = {
  __typename?: 'ProjectEdge';
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The project. */
  node: Project;
};

/** A gathered list. */
export type ProjectList = {
  __typename?: 'ProjectList';
  /** True when the gathering ended at its cap of rows. */
  isTruncated: Scalars['Boolean']['output'];
  /** The gathered rows. */
  nodes: Array<Project>;
  /** What REST says there is; larger than `nodes` when truncated. */
  totalCount: Scalars['Int']['output'];
};

/** A column and its direction; rows that are equal in it go by name. */
export type ProjectOrder = {
  /** Which end comes first. */
  direction?: OrderDirection;
  /** The column. */
  field?: ProjectOrderField;
};

/** A column of the project list. */
export type ProjectOrderField =
  /** Collated by the viewer's language. */
  | 'CUSTOMER'
  /** Earliest first when ascending; open ends last. */
  | 'END_DATE'
  /** Fewest first when ascending. */
  | 'INSTALLATION_COUNT'
  /** Collated by the viewer's language. */
  | 'NAME'
  /** Earliest first when ascending. */
  | 'START_DATE'
  /**
   * As the REST service keeps them: a page costs one request for 25 rows, however long the list is. Takes no `name`, no `status` and no
   * DESC; with one of them it is BAD_USER_INPUT.
   */
  | 'STORED';

/** How far a project's installations are. REST: `status`. */
export type ProjectStatus =
  /** Every installation is activated. */
  | 'COMPLETED'
  /** An installation is unfinished, or there is none. */
  | 'IN_PROGRESS'
  /** Every installation is finished and one is not activated. */
  | 'SIGNABLE';

/** What is read off an instrument. */
export type Quantity =
  /** ampere, after at least five minutes energised */
  | 'CURRENT'
  /** megohm */
  | 'INSULATION'
  /** ohm */
  | 'RESISTANCE'
  /** degrees Celsius, at the current's reading */
  | 'TEMPERATURE';

/** What can be read. Everything but `links`, `verifiedCertificate` and an empty `viewer` needs a session or a bearer token. */
export type Query = {
  __typename?: 'Query';
  /** A folder by its REST ids; null when not found. REST: GET .../folder/{folderId}. */
  folder?: Maybe<Folder>;
  /** An installation by its REST ids; null when not found. REST: GET .../installation/{installationId}. */
  installation?: Maybe<Installation>;
  /**
   * Who invites the viewer, by the token in the mailed link; null for a token that is another account's, was used or is older than 7 days.
   * REST: GET v1/invitation.
   */
  invitation?: Maybe<Invitation>;
  /** Whether an address may be invited, and if not, why. Admins only, others get FORBIDDEN. REST: POST v1/user/validate. */
  inviteCheck: InviteCheck;
  /** The addresses of the tools outside this product, in one language. Needs no session. */
  links: Links;
  /** Any object by its global id; null when there is none or it is not yours. REST: the GET of the object's kind. */
  node?: Maybe<Node>;
  /** Several objects by their global ids, in the order asked, at most 100; null for each that is not found. */
  nodes: Array<Maybe<Node>>;
  /**
   * The first of the products that `products` finds, and how many match in all. An empty query asks nothing and finds nothing. REST: GET
   * v1/product.
   */
  productSearch: ProductSearch;
  /**
   * Products whose article number, Snro, El number or title contains `query`. An empty query asks nothing and finds nothing.
   * Titles come in `language`, else in the viewer's. REST: GET v1/product.
   */
  products: Array<Product>;
  /** A project by its REST id, as used in addresses; null when not found. REST: GET v1/company/{companyId}/project/{projectId}. */
  project?: Maybe<Project>;
  /** What anyone who holds a certificate's link may know of it; null when the code is unknown. Needs no session. */
  verifiedCertificate?: Maybe<VerifiedCertificate>;
  /** The signed-in user; null when nobody is signed in. REST: GET v1/user/{userId}. */
  viewer?: Maybe<User>;
};


/** What can be read. Everything but `links`, `verifiedCertificate` and an empty `viewer` needs a session or a bearer token. */
export type QueryFolderArgs = {
  folderId: Scalars['String']['input'];
  projectId: Scalars['String']['input'];
};


/** What can be read. Everything but `links`, `verifiedCertificate` and an empty `viewer` needs a session or a bearer token. */
export type QueryInstallationArgs = {
  installationId: Scalars['String']['input'];
  projectId: Scalars['String']['input'];
};


/** What can be read. Everything but `links`, `verifiedCertificate` and an empty `viewer` needs a session or a bearer token. */
export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. Everything but `links`, `verifiedCertificate` and an empty `viewer` needs a session or a bearer token. */
export type QueryInviteCheckArgs = {
  email: Scalars['String']['input'];
};


/** What can be read. Everything but `links`, `verifiedCertificate` and an empty `viewer` needs a session or a bearer token. */
export type QueryLinksArgs = {
  language: Language;
};


/** What can be read. Everything but `links`, `verifiedCertificate` and an empty `viewer` needs a session or a bearer token. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Everything but `links`, `verifiedCertificate` and an empty `viewer` needs a session or a bearer token. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be read. Everything but `links`, `verifiedCertificate` and an empty `viewer` needs a session or a bearer token. */
export type QueryProductSearchArgs = {
  first?: Scalars['Int']['input'];
  language?: InputMaybe<Language>;
  query: Scalars['String']['input'];
};


/** What can be read. Everything but `links`, `verifiedCertificate` and an empty `viewer` needs a session or a bearer token. */
export type QueryProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Language>;
  query: Scalars['String']['input'];
};


/** What can be read. Everything but `links`, `verifiedCertificate` and an empty `viewer` needs a session or a bearer token. */
export type QueryProjectArgs = {
  projectId: Scalars['String']['input'];
};


/** What can be read. Everything but `links`, `verifiedCertificate` and an empty `viewer` needs a session or a bearer token. */
export type QueryVerifiedCertificateArgs = {
  code: Scalars['String']['input'];
};

/** One reading: a value, or over range, or not measured, or none of them to clear it. */
export type ReadingInput = {
  /** Left out on purpose. */
  isNotMeasured?: InputMaybe<Scalars['Boolean']['input']>;
  /** The instrument stood at its end of scale and showed OL. */
  isOverRange?: InputMaybe<Scalars['Boolean']['input']>;
  /** The instrument showed more than this (5 for `>5`), which is over range too. From 0 to 1000000, to six decimals. */
  lowerBound?: InputMaybe<Scalars['Float']['input']>;
  /** What was read. */
  quantity: Quantity;
  /** In the quantity's unit. */
  value?: InputMaybe<Scalars['Float']['input']>;
};

/** Which extra fields a cut-to-length product asks for when it is added. */
export type Recipe =
  /** Parallel cable, cut to length. */
  | 'PARALLEL_RESISTIVE_FLEXIBLE_LENGTH'
  /** Self-regulating cable, cut to length. */
  | 'SELF_REGULATING_FLEXIBLE_LENGTH'
  /** Series cable, cut to length. */
  | 'SERIES_RESISTIVE_FLEXIBLE_LENGTH'
  /** Foil, cut to length; its resistance is judged over all foil of the installation. */
  | 'SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH';

/** What `recordAttachments` needs. */
export type RecordAttachmentsInput = {
  /** The whole list; what is left out is removed. */
  attachments: Array<AttachmentInput>;
  /** Global id of the step entry. */
  stepEntryId: Scalars['ID']['input'];
  /** Of the list that it was made from, by `StepEntry.changes`; without it the last one to record wins. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `recordAttachments`. */
export type RecordAttachmentsPayload = {
  __typename?: 'RecordAttachmentsPayload';
  /** As it stands after the change; null when refused. */
  installation?: Maybe<Installation>;
  /** As it stands after the change, and for CONFLICT as it stands now; null when refused. */
  stepEntry?: Maybe<StepEntry>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `recordMeasurements` needs. */
export type RecordMeasurementsInput = {
  /** Left out, it stays as it is. */
  isWaterSurrounded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only these change; each quantity once. */
  readings?: Array<ReadingInput>;
  /** Global id of the step entry. */
  stepEntryId: Scalars['ID']['input'];
  /** Of the values that are changed, what `StepEntry.changes` said of them when they were read; without it the last one to record wins. */
  versions?: Array<StepFieldVersionInput>;
};

/** What came of `recordMeasurements`. */
export type RecordMeasurementsPayload = {
  __typename?: 'RecordMeasurementsPayload';
  /** As it stands after the change; null when refused. */
  installation?: Maybe<Installation>;
  /** As it stands after the change, and for CONFLICT as it stands now; null when refused. */
  stepEntry?: Maybe<StepEntry>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `removeAuthenticator` needs. */
export type RemoveAuthenticatorInput = {
  /** The viewer's own. */
  password: Scalars['String']['input'];
};

/** What came of `removeAuthenticator`. */
export type RemoveAuthenticatorPayload = {
  __typename?: 'RemoveAuthenticatorPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
  /** Null when there are errors. */
  viewer?: Maybe<User>;
};

/** What `removeProduct` needs. */
export type RemoveProductInput = {
  /** Global id of the installed product. */
  installedProductId: Scalars['ID']['input'];
  /**
   * How many values and files the person knows to be lost with the product. When more are recorded by now nothing is removed, with CONFLICT,
   * and the installation shows them. Left out, the product goes whatever is recorded for it.
   */
  knownRecordings?: InputMaybe<Scalars['Int']['input']>;
};

/** What came of `removeProduct`. */
export type RemoveProductPayload = {
  __typename?: 'RemoveProductPayload';
  /** As it stands after the change; null when refused. */
  installation?: Maybe<Installation>;
  /** Global id of what is gone; null when refused. */
  removedProductId?: Maybe<Scalars['ID']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `requestPasswordReset` needs. */
export type RequestPasswordResetInput = {
  /** The address of the account; blanks around it are dropped. */
  email: Scalars['String']['input'];
};

/** What came of `requestPasswordReset`. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `resendCertificate` needs. */
export type ResendCertificateInput = {
  /** REST ids or global ids of the folders. */
  folderIds: Array<Scalars['String']['input']>;
  /** A text of your own for this one try, 1 to 255 printable characters; the same again within 24 hours gives the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  /** A copy to the caller's own address. */
  sendCopy?: Scalars['Boolean']['input'];
  /** One address, usually the customer's. */
  toEmail: Scalars['String']['input'];
};

/** What came of `resendCertificate`. */
export type ResendCertificatePayload = {
  __typename?: 'ResendCertificatePayload';
  /** Those sent again; empty when refused. */
  certificates: Array<Certificate>;
  /** As it stands after the change; null when refused. */
  project?: Maybe<Project>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What a user may do in the company. REST: `role`. */
export type Role =
  /** Manages company and users, deletes projects. */
  | 'ADMIN'
  /** As an admin; only another owner changes an owner's role. */
  | 'OWNER'
  /** Works with projects and installations. */
  | 'USER';

/** What `sendCertificate` needs. */
export type SendCertificateInput = {
  /** Made by an authorised electrician according to the installation instructions. */
  acceptsDisclaimer: Scalars['Boolean']['input'];
  /** First day of the warranty: the project's start to a year ahead. */
  activationDate: Scalars['Date']['input'];
  /** REST ids or global ids of the folders. */
  folderIds: Array<Scalars['String']['input']>;
  /** A text of your own for this one try, 1 to 255 printable characters; the same again within 24 hours gives the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  /** A copy to the caller's own address. */
  sendCopy?: Scalars['Boolean']['input'];
  /** One address, usually the customer's. */
  toEmail: Scalars['String']['input'];
};

/** What came of `sendCertificate`. */
export type SendCertificatePayload = {
  __typename?: 'SendCertificatePayload';
  /** True when the project was archived with this sending. */
  archived: Scalars['Boolean']['output'];
  /** One per folder; empty when refused. */
  certificates: Array<Certificate>;
  /** As it stands after the change; null when refused. */
  project?: Maybe<Project>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `setLogo` needs. */
export type SetLogoInput = {
  /** Null clears it. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `setLogo`. */
export type SetLogoPayload = {
  __typename?: 'SetLogoPayload';
  /** As it stands after the change; null when refused. */
  company?: Maybe<Company>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `setUserActive` needs. */
export type SetUserActiveInput = {
  /** False shuts the user out and ends the sessions. */
  active: Scalars['Boolean']['input'];
  /** Global id of the user. */
  userId: Scalars['ID']['input'];
  /** As read; a change over somebody else's is then refused as CONFLICT. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `setUserActive`. */
export type SetUserActivePayload = {
  __typename?: 'SetUserActivePayload';
  /** The user after the change, or as it stands now for CONFLICT. */
  user?: Maybe<User>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `setUserRole` needs. */
export type SetUserRoleInput = {
  /** The role from now on. */
  role: Role;
  /** Global id of the user. */
  userId: Scalars['ID']['input'];
  /** As read; a change over somebody else's is then refused as CONFLICT. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `setUserRole`. */
export type SetUserRolePayload = {
  __typename?: 'SetUserRolePayload';
  /** The user after the change, or as it stands now for CONFLICT. */
  user?: Maybe<User>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** A further step of signing in. */
export type SignInChallenge = {
  __typename?: 'SignInChallenge';
  /** See `ChallengeKind`. */
  kind: ChallengeKind;
  /** Opaque, for the answer; good for a few minutes. */
  session: Scalars['String']['output'];
};

/** What `signIn` needs. */
export type SignInInput = {
  /** The address of the account; blanks around it are dropped. */
  email: Scalars['String']['input'];
  /** As typed; never trimmed. */
  password: Scalars['String']['input'];
};

/** What came of `signIn`. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Set when the pool asks for more: answer with `answerNewPassword` or `answerMfa`. */
  challenge?: Maybe<SignInChallenge>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
  /** Null until signed in. */
  viewer?: Maybe<User>;
};

/** What `signOut` may be told. */
export type SignOutInput = {
  /** The browser keeps its storage, with what waits there to be saved. */
  keepStorage?: Scalars['Boolean']['input'];
};

/** What came of `signOut`. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** A folder in the activation lists. */
export type SignableFolder = {
  __typename?: 'SignableFolder';
  /** Sent for this folder, latest first. */
  certificates: Array<Certificate>;
  /** The latest certificate's file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The folder itself, by a request of its own; null, with an error, when that fails. */
  folder?: Maybe<Folder>;
  /** The REST id. */
  folderId: Scalars['String']['output'];
  /** Direct subfolders. */
  folders: Array<SignableFolder>;
  /** The folder's own. */
  installations: Array<SignableInstallation>;
  /** Path below the project. */
  name: Scalars['String']['output'];
  /** Its own installations are all finished and not all activated. */
  selectable: Scalars['Boolean']['output'];
  /** As typed */
  title: Scalars['String']['output'];
};

/** An installation in the activation lists. */
export type SignableInstallation = {
  __typename?: 'SignableInstallation';
  /** When its warranty was activated; null until then. */
  activatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was finished; null until then. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The installation itself, by a request of its own; null, with an error, when that fails. */
  installation?: Maybe<Installation>;
  /** The REST id. */
  installationId: Scalars['String']['output'];
  /** What keeps it from being finished, and values outside their limits. */
  missing: Array<Missing>;
  /** As typed */
  title: Scalars['String']['output'];
};

/** What `startAuthenticatorSetup` needs. */
export type StartAuthenticatorSetupInput = {
  /** The viewer's own: an open session alone may not change how one signs in. */
  password: Scalars['String']['input'];
};

/** What came of `startAuthenticatorSetup`. */
export type StartAuthenticatorSetupPayload = {
  __typename?: 'StartAuthenticatorSetupPayload';
  /** Null when there are errors. */
  setup?: Maybe<AuthenticatorSetup>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** One round of measuring. REST: GET .../steps. */
export type Step = Node & {
  __typename?: 'Step';
  /** One per product that the step concerns. */
  entries: Array<StepEntry>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** Every entry's required fields are filled; false without entries. */
  isComplete: Scalars['Boolean']['output'];
  /** REST label, the same in all languages. */
  stepLabel: Scalars['String']['output'];
  /** In the language asked for. */
  title: Scalars['String']['output'];
};

/** One product in one step. */
export type StepEntry = Node & {
  __typename?: 'StepEntry';
  /** Whether files can be recorded here. */
  acceptsAttachments: Scalars['Boolean']['output'];
  /** Whether the step asks if the cable lies in water. */
  asksWaterSurrounded: Scalars['Boolean']['output'];
  /** In the order of adding. */
  attachments: Array<Attachment>;
  /** The last change of each value that the step asks for, with the version to give back when that value is changed. */
  changes: Array<StepFieldChange>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** Every required value and photo is recorded. */
  isComplete: Scalars['Boolean']['output'];
  /** Null when the step does not ask, or nothing was said yet; see `asksWaterSurrounded`. */
  isWaterSurrounded?: Maybe<Scalars['Boolean']['output']>;
  /** REST id of the product in the installation. */
  measurementId: Scalars['String']['output'];
  /** What the step asks to measure, in form order. */
  measurements: Array<Measurement>;
  /** What was measured. */
  product: InstalledProduct;
  /** Last change of a value; null when there is none. */
  recordedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who made the last change; null when there is none, or the user is gone. */
  recordedBy?: Maybe<User>;
  /** Whether at least one file is needed. */
  requiresAttachments: Scalars['Boolean']['output'];
};

/** What a step can ask for. */
export type StepField =
  /** Photos and files */
  | 'ATTACHMENTS'
  /** ampere */
  | 'CURRENT'
  /** megohm */
  | 'INSULATION'
  /** Whether the cable lies in water. */
  | 'IS_WATER_SURROUNDED'
  /** ohm */
  | 'RESISTANCE'
  /** degrees Celsius */
  | 'TEMPERATURE';

/** The last change of one value of a step entry. */
export type StepFieldChange = {
  __typename?: 'StepFieldChange';
  /** Which of the entry's values. */
  field: StepField;
  /** Null when nothing was recorded, or the service does not tell it of single values. */
  recordedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null when nothing was recorded, the service does not tell it of single values, or the user is gone. */
  recordedBy?: Maybe<User>;
  /** Of this value alone; give it back with a change made on it, so that somebody else's change is not overwritten. */
  version: Scalars['String']['output'];
};

/** A value of a step entry as it was read. */
export type StepFieldVersionInput = {
  /** Which of the entry's values. */
  field: StepField;
  /** From `StepEntry.changes`. */
  version: Scalars['String']['input'];
};

/** What `updateCompany` needs. */
export type UpdateCompanyInput = {
  /** Street and number */
  address: Scalars['String']['input'];
  /** Town */
  city: Scalars['String']['input'];
  /** Decides numbers, certificates' language and days. */
  country: Country;
  /** Where the firm is reached. */
  email: Scalars['String']['input'];
  /** As registered */
  name: Scalars['String']['input'];
  /** Left out, it stays. */
  orgNumber?: InputMaybe<Scalars['String']['input']>;
  /** As typed */
  phoneNumber: Scalars['String']['input'];
  /** As written in the country. */
  postalCode: Scalars['String']['input'];
  /** As read; a change over somebody else's is then refused as CONFLICT. */
  version?: InputMaybe<Scalars['String']['input']>;
  /** Trimmed; empty is none. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `updateCompany`. */
export type UpdateCompanyPayload = {
  __typename?: 'UpdateCompanyPayload';
  /** The company after the change, or as it stands now for CONFLICT. */
  company?: Maybe<Company>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `updateFolder` needs. */
export type UpdateFolderInput = {
  /** Global id of the folder. */
  folderId: Scalars['ID']['input'];
  /** What it is called; blanks around it are dropped. */
  title: Scalars['String']['input'];
  /** As read; a change over somebody else's is then refused as CONFLICT. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `updateFolder`. */
export type UpdateFolderPayload = {
  __typename?: 'UpdateFolderPayload';
  /** The folder after the change, or as it stands now for CONFLICT. */
  folder?: Maybe<Folder>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `updateInstallation` needs. */
export type UpdateInstallationInput = {
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
  /** Global id of a user with the installer flag. */
  installerId: Scalars['ID']['input'];
  /** What it is called; blanks around it are dropped. */
  title: Scalars['String']['input'];
  /** As read; a change over somebody else's is then refused as CONFLICT. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `updateInstallation`. */
export type UpdateInstallationPayload = {
  __typename?: 'UpdateInstallationPayload';
  /** The installation after the change, or as it stands now for CONFLICT. */
  installation?: Maybe<Installation>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `updateProject` needs. */
export type UpdateProjectInput = {
  /** Where the job is. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** For whom the work is done. */
  customer?: InputMaybe<Scalars['String']['input']>;
  /** Where certificates go by default; null or empty clears it. */
  customerEmail?: InputMaybe<Scalars['String']['input']>;
  /** A day after the start, as text; null or empty leaves it open. */
  endDate?: InputMaybe<Scalars['String']['input']>;
  /** What the firm calls the job. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** As written in the country; null clears it. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  /** A day, as text. */
  startDate?: InputMaybe<Scalars['String']['input']>;
  /** As read; an update over somebody else's change is then refused as CONFLICT. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `updateProject`. */
export type UpdateProjectPayload = {
  __typename?: 'UpdateProjectPayload';
  /** The project after the change, or as it stands now for CONFLICT. */
  project?: Maybe<Project>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** What `updateUser` needs. */
export type UpdateUserInput = {
  /** Left out, it stays. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Admins set it on others too. */
  installer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Left out, it stays. */
  language?: InputMaybe<Language>;
  /** Left out, it stays. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Left out, it stays; empty is none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** One's own only. */
  subscribeToNewsletter?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id of the user. */
  userId: Scalars['ID']['input'];
  /** As read; a change over somebody else's is then refused as CONFLICT. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `updateUser`. */
export type UpdateUserPayload = {
  __typename?: 'UpdateUserPayload';
  /** The user after the change, or as it stands now for CONFLICT. */
  user?: Maybe<User>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** A person of the company. REST: GET v1/user/{userId}. */
export type User = Node & {
  __typename?: 'User';
  /** False: shut out, sign-in is refused. */
  active: Scalars['Boolean']['output'];
  /** Null for a user without a company. Its id, its lists and what the viewer may do there wait for no request of its own. REST: GET v1/company. */
  company?: Maybe<Company>;
  /** The address the user signs in with. */
  email: Scalars['String']['output'];
  /** Given name */
  firstName: Scalars['String']['output'];
  /**
   * Whether signing in asks for the code of an authenticator app. Told to the user alone, null on others; fails alone when the user pool
   * cannot be asked. User pool: GetUser.
   */
  hasAuthenticator?: Maybe<Scalars['Boolean']['output']>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** May be assigned to installations. */
  installer: Scalars['Boolean']['output'];
  /** True for the roles admin and owner. */
  isAdmin: Scalars['Boolean']['output'];
  /** In which the web and the mails speak to the user. */
  language: Language;
  /** Family name */
  lastName: Scalars['String']['output'];
  /** As typed; null when none was given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Read anew with each operation, so that a change acts at once. */
  role: Role;
  /** Told to the user alone; null on others. */
  subscribeToNewsletter?: Maybe<Scalars['Boolean']['output']>;
  /** The REST id. */
  userId: Scalars['String']['output'];
  /** Opaque; given back in a change it tells when somebody else changed the user meanwhile. */
  version: Scalars['String']['output'];
  /** Own details, or an admin. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** An admin, on others than oneself. */
  viewerCanSetActive: Scalars['Boolean']['output'];
  /** An admin; for an owner only an owner. */
  viewerCanSetRole: Scalars['Boolean']['output'];
};

/** One page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** The rows. */
  edges: Array<UserEdge>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** Rows in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a page. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Opaque, for `after`. */
  cursor: Scalars['String']['output'];
  /** The user. */
  node: User;
};

/** An expected refusal: what to tell the person, and where. */
export type UserError = {
  __typename?: 'UserError';
  /** Closed set; clients translate by it. */
  code: UserErrorCode;
  /** The input field it belongs to, null for the whole; of one of several with its index, such as `attachments.1.fileName`. */
  field?: Maybe<Scalars['String']['output']>;
  /** For VALUE_INVALID, the limit that the number is above or, of a text, the characters it may have, where it is known. */
  max?: Maybe<Scalars['Float']['output']>;
  /** English, for developers and logs. */
  message: Scalars['String']['output'];
  /** For VALUE_INVALID, the limit that the number is below, where it is known. */
  min?: Maybe<Scalars['Float']['output']>;
};

/** Why a change was refused. New values may come; treat one you do not know like VALUE_INVALID. */
export type UserErrorCode =
  /** The warranty was activated: the installation is locked. */
  | 'ALREADY_ACTIVATED'
  /** The installation is finished: what was recorded is fixed. */
  | 'ALREADY_COMPLETED'
  /** Too long since the sign-in began; begin again. */
  | 'CHALLENGE_EXPIRED'
  /** `city` is empty. */
  | 'CITY_REQUIRED'
  /** The code is wrong or no longer good. */
  | 'CODE_INVALID'
  /** Somebody else changed it meanwhile; the payload carries how it stands now. */
  | 'CONFLICT'
  /** The page came over plain http, where a browser keeps no session. */
  | 'COOKIES_WOULD_BE_DROPPED'
  /** `customer` is empty. */
  | 'CUSTOMER_REQUIRED'
  /** Not a day, or a day outside what is allowed. */
  | 'DATE_INVALID'
  /** The statement about the work was not accepted. */
  | 'DISCLAIMER_NOT_ACCEPTED'
  /** Not an e-mail address. */
  | 'EMAIL_INVALID'
  /** `email` is empty. */
  | 'EMAIL_REQUIRED'
  /** Somebody of a company, this one or another, has an account with this address. */
  | 'EMAIL_TAKEN'
  /** The end date is not after the start date. */
  | 'END_BEFORE_START'
  /** `endDate` is empty. */
  | 'END_DATE_REQUIRED'
  /** The field named in `field` is empty. */
  | 'FIELD_REQUIRED'
  /** Over 25 MB for an attachment, 5 MB for a logo. */
  | 'FILE_TOO_LARGE'
  /** Files of this type are not taken here. */
  | 'FILE_TYPE_NOT_ALLOWED'
  /** `firstName` is empty. */
  | 'FIRST_NAME_REQUIRED'
  /** A project's root folder goes only with its project. */
  | 'FOLDER_IS_ROOT'
  /** Nothing in the folder was activated, so there is no certificate to send again; or the project has no such folder. */
  | 'FOLDER_NOT_ACTIVATED'
  /** The project has no such folder: it was deleted, or never was the project's. */
  | 'FOLDER_NOT_FOUND'
  /** The folder's own installations are not all finished, or all activated already, or the project has no such folder. */
  | 'FOLDER_NOT_SIGNABLE'
  /** Folders of the third level take no subfolders. */
  | 'FOLDER_TOO_DEEP'
  /** The account belongs to a company already; nobody is moved from one to another. */
  | 'HAS_COMPANY'
  /** It holds an activated installation and is kept for the warranty. */
  | 'HOLDS_ACTIVATED'
  /** The key came with another input before; nothing was done. Send this one with a key of its own. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The first request with the key is still running; ask again in a moment for its outcome. */
  | 'IDEMPOTENCY_RUNNING'
  /** Unknown address or wrong password; which of them is not told. */
  | 'INCORRECT_CREDENTIALS'
  /** The user has no installer flag or is not active. */
  | 'INSTALLER_NOT_ALLOWED'
  /** No installer was given. */
  | 'INSTALLER_REQUIRED'
  /** The invitation is another account's, was accepted already or is older than 7 days. */
  | 'INVITATION_NOT_FOUND'
  /** A company keeps at least one active admin or owner. */
  | 'LAST_ADMIN'
  /** `lastName` is empty. */
  | 'LAST_NAME_REQUIRED'
  /** A company keeps at least one active owner. */
  | 'LAST_OWNER'
  /** The account asks for an authenticator's code; see `challenge`. */
  | 'MFA_REQUIRED'
  /** `name` is empty. */
  | 'NAME_REQUIRED'
  /** The user pool could not be reached; nothing was changed. */
  | 'NETWORK_ERROR'
  /** The password was temporary; see `challenge`. */
  | 'NEW_PASSWORD_REQUIRED'
  /** The caller's role does not allow it. */
  | 'NOT_ALLOWED'
  /** Something is missing; the installation's `missing` says what. */
  | 'NOT_READY'
  /** `folderIds` is empty. */
  | 'NO_FOLDER_SELECTED'
  /** The password is empty. */
  | 'PASSWORD_REQUIRED'
  /** The account had this password before, or it is the temporary one: choose another. */
  | 'PASSWORD_REUSED'
  /** The pool's rules ask for a stronger password. */
  | 'PASSWORD_TOO_WEAK'
  /** `postalCode` is empty. */
  | 'POSTAL_CODE_REQUIRED'
  /** The catalogue no longer has the product. */
  | 'PRODUCT_NOT_FOUND'
  /** Too many certificates were sent lately; try later. */
  | 'RATE_LIMITED'
  /** Setting up the authenticator took too long, or was finished already: begin it again. */
  | 'SETUP_EXPIRED'
  /** `startDate` is empty. */
  | 'START_DATE_REQUIRED'
  /** The installation is in that folder already. */
  | 'TARGET_FOLDER_IS_CURRENT'
  /** The temporary password is right, but older than 7 days: an admin of the company can invite again, which mails another. */
  | 'TEMPORARY_PASSWORD_EXPIRED'
  /** `title` is empty. */
  | 'TITLE_REQUIRED'
  /** Too many tries lately; wait before the next. */
  | 'TOO_MANY_ATTEMPTS'
  /** The value named in `field` cannot be stored, for its length, form or range. */
  | 'VALUE_INVALID';

/** A gathered list. */
export type UserList = {
  __typename?: 'UserList';
  /** True when the gathering ended at its cap of rows. */
  isTruncated: Scalars['Boolean']['output'];
  /** The gathered rows. */
  nodes: Array<User>;
  /** Users gathered; REST tells no count here. */
  totalCount: Scalars['Int']['output'];
};

/** How a reading stands to what is expected. */
export type Verdict =
  /** Within, in the outer tenth of the band at either end. */
  | 'NEAR_LIMIT'
  /** Left out on purpose. */
  | 'NOT_MEASURED'
  /** Below the least or above the most; kept, for it is a measurement. */
  | 'OUTSIDE'
  /** Cannot be judged: the instrument's range is too small. */
  | 'OVER_RANGE_INCONCLUSIVE'
  /** At the instrument's end of scale, which is bad: a broken conductor. */
  | 'OVER_RANGE_OUTSIDE'
  /** At the instrument's end of scale, which is good: insulation. */
  | 'OVER_RANGE_WITHIN'
  /** As expected. */
  | 'WITHIN';

/** What a certificate's link tells anyone; nothing about persons. REST: GET v1/certificate/{code}. */
export type VerifiedCertificate = {
  __typename?: 'VerifiedCertificate';
  /** First day of the warranty. */
  activationDate: Scalars['Date']['output'];
  /** Where the job is. */
  city: Scalars['String']['output'];
  /** The firm that did the work. */
  companyName: Scalars['String']['output'];
  /** Titles of the products that were installed. */
  installations: Array<Scalars['String']['output']>;
  /** Document number, as printed. */
  number: Scalars['String']['output'];
  /** Last day of the warranty. */
  validUntil: Scalars['Date']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( CertificateSource )
    | ( CompanySource )
    | ( RestFolderSummary )
    | ( InstallationSource )
    | ( InstalledProductSource )
    | ( RestProduct )
    | ( RestProject )
    | ( StepSource )
    | ( StepEntrySource )
    | ( UserSource )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  AcceptInvitationPayload: ResolverTypeWrapper<Omit<AcceptInvitationPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  ActivateProjectInput: ActivateProjectInput;
  ActivateProjectPayload: ResolverTypeWrapper<Omit<ActivateProjectPayload, 'project'> & { project?: Maybe<ResolversTypes['Project']> }>;
  AddProductInput: AddProductInput;
  AddProductPayload: ResolverTypeWrapper<ProductAddedPayload>;
  AnswerMfaInput: AnswerMfaInput;
  AnswerNewPasswordInput: AnswerNewPasswordInput;
  ArchiveProjectInput: ArchiveProjectInput;
  ArchiveProjectPayload: ResolverTypeWrapper<Omit<ArchiveProjectPayload, 'project'> & { project?: Maybe<ResolversTypes['Project']> }>;
  Attachment: ResolverTypeWrapper<Attachment>;
  AttachmentInput: AttachmentInput;
  AuthenticatorSetup: ResolverTypeWrapper<AuthenticatorSetup>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Certificate: ResolverTypeWrapper<CertificateSource>;
  CertificateRecipient: ResolverTypeWrapper<CertificateRecipient>;
  ChallengeKind: ChallengeKind;
  ChangeLanguageInput: ChangeLanguageInput;
  ChangeLanguagePayload: ResolverTypeWrapper<Omit<ChangeLanguagePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  Company: ResolverTypeWrapper<CompanySource>;
  ConfirmAuthenticatorInput: ConfirmAuthenticatorInput;
  ConfirmAuthenticatorPayload: ResolverTypeWrapper<Omit<ConfirmAuthenticatorPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  ConfirmPasswordResetInput: ConfirmPasswordResetInput;
  ConfirmPasswordResetPayload: ResolverTypeWrapper<ConfirmPasswordResetPayload>;
  Country: Country;
  CreateAttachmentUploadInput: CreateAttachmentUploadInput;
  CreateAttachmentUploadPayload: ResolverTypeWrapper<CreateAttachmentUploadPayload>;
  CreateFolderInput: CreateFolderInput;
  CreateFolderPayload: ResolverTypeWrapper<FolderCreatedPayload>;
  CreateInstallationInput: CreateInstallationInput;
  CreateInstallationPayload: ResolverTypeWrapper<InstallationCreatedPayload>;
  CreateLogoUploadInput: CreateLogoUploadInput;
  CreateLogoUploadPayload: ResolverTypeWrapper<CreateLogoUploadPayload>;
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: ResolverTypeWrapper<Omit<CreateProjectPayload, 'project'> & { project?: Maybe<ResolversTypes['Project']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteFolderInput: DeleteFolderInput;
  DeleteFolderPayload: ResolverTypeWrapper<FolderDeletedPayload>;
  DeleteInstallationInput: DeleteInstallationInput;
  DeleteInstallationPayload: ResolverTypeWrapper<InstallationDeletedPayload>;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: ResolverTypeWrapper<DeleteProjectPayload>;
  DeliveryFailure: DeliveryFailure;
  DeliveryState: DeliveryState;
  FinishInstallationInput: FinishInstallationInput;
  FinishInstallationPayload: ResolverTypeWrapper<InstallationPayload>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Folder: ResolverTypeWrapper<RestFolderSummary>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Installation: ResolverTypeWrapper<InstallationSource>;
  InstallationConnection: ResolverTypeWrapper<Omit<InstallationConnection, 'edges'> & { edges: Array<ResolversTypes['InstallationEdge']> }>;
  InstallationEdge: ResolverTypeWrapper<Omit<InstallationEdge, 'node'> & { node: ResolversTypes['Installation'] }>;
  InstallationList: ResolverTypeWrapper<Omit<InstallationList, 'nodes'> & { nodes: Array<ResolversTypes['Installation']> }>;
  InstallationStatus: InstallationStatus;
  InstalledProduct: ResolverTypeWrapper<InstalledProductSource>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<Invitation>;
  InviteCheck: ResolverTypeWrapper<InviteCheck>;
  InviteObstacle: InviteObstacle;
  InviteUserInput: InviteUserInput;
  InviteUserPayload: ResolverTypeWrapper<Omit<InviteUserPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  Language: Language;
  Links: ResolverTypeWrapper<Links>;
  Measurement: ResolverTypeWrapper<Measurement>;
  Missing: ResolverTypeWrapper<RestMissing>;
  MissingKind: MissingKind;
  MoveInstallationInput: MoveInstallationInput;
  MoveInstallationPayload: ResolverTypeWrapper<InstallationMovedPayload>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OrderDirection: OrderDirection;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PathSegment: ResolverTypeWrapper<PathSegmentSource>;
  PreviewCertificateInput: PreviewCertificateInput;
  PreviewCertificatePayload: ResolverTypeWrapper<PreviewCertificatePayload>;
  Product: ResolverTypeWrapper<RestProduct>;
  ProductField: ProductField;
  ProductSearch: ResolverTypeWrapper<Omit<ProductSearch, 'nodes'> & { nodes: Array<ResolversTypes['Product']> }>;
  Project: ResolverTypeWrapper<RestProject>;
  ProjectConnection: ResolverTypeWrapper<Omit<ProjectConnection, 'edges'> & { edges: Array<ResolversTypes['ProjectEdge']> }>;
  ProjectEdge: ResolverTypeWrapper<Omit<ProjectEdge, 'node'> & { node: ResolversTypes['Project'] }>;
  ProjectList: ResolverTypeWrapper<ProjectListSource>;
  ProjectOrder: ProjectOrder;
  ProjectOrderField: ProjectOrderField;
  ProjectStatus: ProjectStatus;
  Quantity: Quantity;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadingInput: ReadingInput;
  Recipe: Recipe;
  RecordAttachmentsInput: RecordAttachmentsInput;
  RecordAttachmentsPayload: ResolverTypeWrapper<StepRecordedPayload>;
  RecordMeasurementsInput: RecordMeasurementsInput;
  RecordMeasurementsPayload: ResolverTypeWrapper<StepRecordedPayload>;
  RemoveAuthenticatorInput: RemoveAuthenticatorInput;
  RemoveAuthenticatorPayload: ResolverTypeWrapper<Omit<RemoveAuthenticatorPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  RemoveProductInput: RemoveProductInput;
  RemoveProductPayload: ResolverTypeWrapper<ProductRemovedPayload>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResendCertificateInput: ResendCertificateInput;
  ResendCertificatePayload: ResolverTypeWrapper<ResendCertificateResult>;
  Role: Role;
  SendCertificateInput: SendCertificateInput;
  SendCertificatePayload: ResolverTypeWrapper<SendCertificateResult>;
  SetLogoInput: SetLogoInput;
  SetLogoPayload: ResolverTypeWrapper<Omit<SetLogoPayload, 'company'> & { company?: Maybe<ResolversTypes['Company']> }>;
  SetUserActiveInput: SetUserActiveInput;
  SetUserActivePayload: ResolverTypeWrapper<Omit<SetUserActivePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SetUserRoleInput: SetUserRoleInput;
  SetUserRolePayload: ResolverTypeWrapper<Omit<SetUserRolePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SignInChallenge: ResolverTypeWrapper<SignInChallenge>;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  SignOutInput: SignOutInput;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SignableFolder: ResolverTypeWrapper<SignableFolderSource>;
  SignableInstallation: ResolverTypeWrapper<SignableInstallationSource>;
  StartAuthenticatorSetupInput: StartAuthenticatorSetupInput;
  StartAuthenticatorSetupPayload: ResolverTypeWrapper<StartAuthenticatorSetupPayload>;
  Step: ResolverTypeWrapper<StepSource>;
  StepEntry: ResolverTypeWrapper<StepEntrySource>;
  StepField: StepField;
  StepFieldChange: ResolverTypeWrapper<StepFieldChangeSource>;
  StepFieldVersionInput: StepFieldVersionInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyPayload: ResolverTypeWrapper<Omit<UpdateCompanyPayload, 'company'> & { company?: Maybe<ResolversTypes['Company']> }>;
  UpdateFolderInput: UpdateFolderInput;
  UpdateFolderPayload: ResolverTypeWrapper<Omit<UpdateFolderPayload, 'folder'> & { folder?: Maybe<ResolversTypes['Folder']> }>;
  UpdateInstallationInput: UpdateInstallationInput;
  UpdateInstallationPayload: ResolverTypeWrapper<InstallationPayload>;
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectPayload: ResolverTypeWrapper<Omit<UpdateProjectPayload, 'project'> & { project?: Maybe<ResolversTypes['Project']> }>;
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: ResolverTypeWrapper<Omit<UpdateUserPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  User: ResolverTypeWrapper<UserSource>;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'edges'> & { edges: Array<ResolversTypes['UserEdge']> }>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  UserList: ResolverTypeWrapper<Omit<UserList, 'nodes'> & { nodes: Array<ResolversTypes['User']> }>;
  Verdict: Verdict;
  VerifiedCertificate: ResolverTypeWrapper<RestVerifiedCertificate>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  AcceptInvitationPayload: Omit<AcceptInvitationPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  ActivateProjectInput: ActivateProjectInput;
  ActivateProjectPayload: Omit<ActivateProjectPayload, 'project'> & { project?: Maybe<ResolversParentTypes['Project']> };
  AddProductInput: AddProductInput;
  AddProductPayload: ProductAddedPayload;
  AnswerMfaInput: AnswerMfaInput;
  AnswerNewPasswordInput: AnswerNewPasswordInput;
  ArchiveProjectInput: ArchiveProjectInput;
  ArchiveProjectPayload: Omit<ArchiveProjectPayload, 'project'> & { project?: Maybe<ResolversParentTypes['Project']> };
  Attachment: Attachment;
  AttachmentInput: AttachmentInput;
  AuthenticatorSetup: AuthenticatorSetup;
  Boolean: Scalars['Boolean']['output'];
  Certificate: CertificateSource;
  CertificateRecipient: CertificateRecipient;
  ChangeLanguageInput: ChangeLanguageInput;
  ChangeLanguagePayload: Omit<ChangeLanguagePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  Company: CompanySource;
  ConfirmAuthenticatorInput: ConfirmAuthenticatorInput;
  ConfirmAuthenticatorPayload: Omit<ConfirmAuthenticatorPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  ConfirmPasswordResetInput: ConfirmPasswordResetInput;
  ConfirmPasswordResetPayload: ConfirmPasswordResetPayload;
  CreateAttachmentUploadInput: CreateAttachmentUploadInput;
  CreateAttachmentUploadPayload: CreateAttachmentUploadPayload;
  CreateFolderInput: CreateFolderInput;
  CreateFolderPayload: FolderCreatedPayload;
  CreateInstallationInput: CreateInstallationInput;
  CreateInstallationPayload: InstallationCreatedPayload;
  CreateLogoUploadInput: CreateLogoUploadInput;
  CreateLogoUploadPayload: CreateLogoUploadPayload;
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: Omit<CreateProjectPayload, 'project'> & { project?: Maybe<ResolversParentTypes['Project']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteFolderInput: DeleteFolderInput;
  DeleteFolderPayload: FolderDeletedPayload;
  DeleteInstallationInput: DeleteInstallationInput;
  DeleteInstallationPayload: InstallationDeletedPayload;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: DeleteProjectPayload;
  FinishInstallationInput: FinishInstallationInput;
  FinishInstallationPayload: InstallationPayload;
  Float: Scalars['Float']['output'];
  Folder: RestFolderSummary;
  ID: Scalars['ID']['output'];
  Installation: InstallationSource;
  InstallationConnection: Omit<InstallationConnection, 'edges'> & { edges: Array<ResolversParentTypes['InstallationEdge']> };
  InstallationEdge: Omit<InstallationEdge, 'node'> & { node: ResolversParentTypes['Installation'] };
  InstallationList: Omit<InstallationList, 'nodes'> & { nodes: Array<ResolversParentTypes['Installation']> };
  InstalledProduct: InstalledProductSource;
  Int: Scalars['Int']['output'];
  Invitation: Invitation;
  InviteCheck: InviteCheck;
  InviteUserInput: InviteUserInput;
  InviteUserPayload: Omit<InviteUserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Links: Links;
  Measurement: Measurement;
  Missing: RestMissing;
  MoveInstallationInput: MoveInstallationInput;
  MoveInstallationPayload: InstallationMovedPayload;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  PathSegment: PathSegmentSource;
  PreviewCertificateInput: PreviewCertificateInput;
  PreviewCertificatePayload: PreviewCertificatePayload;
  Product: RestProduct;
  ProductSearch: Omit<ProductSearch, 'nodes'> & { nodes: Array<ResolversParentTypes['Product']> };
  Project: RestProject;
  ProjectConnection: Omit<ProjectConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProjectEdge']> };
  ProjectEdge: Omit<ProjectEdge, 'node'> & { node: ResolversParentTypes['Project'] };
  ProjectList: ProjectListSource;
  ProjectOrder: ProjectOrder;
  Query: Record<PropertyKey, never>;
  ReadingInput: ReadingInput;
  RecordAttachmentsInput: RecordAttachmentsInput;
  RecordAttachmentsPayload: StepRecordedPayload;
  RecordMeasurementsInput: RecordMeasurementsInput;
  RecordMeasurementsPayload: StepRecordedPayload;
  RemoveAuthenticatorInput: RemoveAuthenticatorInput;
  RemoveAuthenticatorPayload: Omit<RemoveAuthenticatorPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  RemoveProductInput: RemoveProductInput;
  RemoveProductPayload: ProductRemovedPayload;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResendCertificateInput: ResendCertificateInput;
  ResendCertificatePayload: ResendCertificateResult;
  SendCertificateInput: SendCertificateInput;
  SendCertificatePayload: SendCertificateResult;
  SetLogoInput: SetLogoInput;
  SetLogoPayload: Omit<SetLogoPayload, 'company'> & { company?: Maybe<ResolversParentTypes['Company']> };
  SetUserActiveInput: SetUserActiveInput;
  SetUserActivePayload: Omit<SetUserActivePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SetUserRoleInput: SetUserRoleInput;
  SetUserRolePayload: Omit<SetUserRolePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SignInChallenge: SignInChallenge;
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  SignOutInput: SignOutInput;
  SignOutPayload: SignOutPayload;
  SignableFolder: SignableFolderSource;
  SignableInstallation: SignableInstallationSource;
  StartAuthenticatorSetupInput: StartAuthenticatorSetupInput;
  StartAuthenticatorSetupPayload: StartAuthenticatorSetupPayload;
  Step: StepSource;
  StepEntry: StepEntrySource;
  StepFieldChange: StepFieldChangeSource;
  StepFieldVersionInput: StepFieldVersionInput;
  String: Scalars['String']['output'];
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyPayload: Omit<UpdateCompanyPayload, 'company'> & { company?: Maybe<ResolversParentTypes['Company']> };
  UpdateFolderInput: UpdateFolderInput;
  UpdateFolderPayload: Omit<UpdateFolderPayload, 'folder'> & { folder?: Maybe<ResolversParentTypes['Folder']> };
  UpdateInstallationInput: UpdateInstallationInput;
  UpdateInstallationPayload: InstallationPayload;
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectPayload: Omit<UpdateProjectPayload, 'project'> & { project?: Maybe<ResolversParentTypes['Project']> };
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: Omit<UpdateUserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  User: UserSource;
  UserConnection: Omit<UserConnection, 'edges'> & { edges: Array<ResolversParentTypes['UserEdge']> };
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserError: UserError;
  UserList: Omit<UserList, 'nodes'> & { nodes: Array<ResolversParentTypes['User']> };
  VerifiedCertificate: RestVerifiedCertificate;
};

export type AcceptInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitationPayload'] = ResolversParentTypes['AcceptInvitationPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ActivateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivateProjectPayload'] = ResolversParentTypes['ActivateProjectPayload']> = {
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductPayload'] = ResolversParentTypes['AddProductPayload']> = {
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['InstalledProduct']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ArchiveProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveProjectPayload'] = ResolversParentTypes['ArchiveProjectPayload']> = {
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthenticatorSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorSetup'] = ResolversParentTypes['AuthenticatorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  activationDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  certificateId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  folderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['CertificateRecipient']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CertificateRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CertificateRecipient'] = ResolversParentTypes['CertificateRecipient']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  copy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['DeliveryFailure']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
};

export type ChangeLanguagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeLanguagePayload'] = ResolversParentTypes['ChangeLanguagePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allProjects?: Resolver<ResolversTypes['ProjectList'], ParentType, ContextType, RequireFields<CompanyAllProjectsArgs, 'archived'>>;
  allUsers?: Resolver<Maybe<ResolversTypes['UserList']>, ParentType, ContextType, RequireFields<CompanyAllUsersArgs, 'active'>>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orgNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['ProjectConnection'], ParentType, ContextType, RequireFields<CompanyProjectsArgs, 'archived' | 'first'>>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<CompanyUsersArgs, 'active' | 'first'>>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManageUsers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmAuthenticatorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmAuthenticatorPayload'] = ResolversParentTypes['ConfirmAuthenticatorPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ConfirmPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPasswordResetPayload'] = ResolversParentTypes['ConfirmPasswordResetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateAttachmentUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAttachmentUploadPayload'] = ResolversParentTypes['CreateAttachmentUploadPayload']> = {
  fileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateFolderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateFolderPayload'] = ResolversParentTypes['CreateFolderPayload']> = {
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  parentFolder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInstallationPayload'] = ResolversParentTypes['CreateInstallationPayload']> = {
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateLogoUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateLogoUploadPayload'] = ResolversParentTypes['CreateLogoUploadPayload']> = {
  fileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProjectPayload'] = ResolversParentTypes['CreateProjectPayload']> = {
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteFolderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteFolderPayload'] = ResolversParentTypes['DeleteFolderPayload']> = {
  deletedFolderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parentFolder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteInstallationPayload'] = ResolversParentTypes['DeleteInstallationPayload']> = {
  deletedInstallationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProjectPayload'] = ResolversParentTypes['DeleteProjectPayload']> = {
  deletedProjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FinishInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishInstallationPayload'] = ResolversParentTypes['FinishInstallationPayload']> = {
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Folder'] = ResolversParentTypes['Folder']> = {
  activatedInstallationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  allInstallations?: Resolver<Maybe<ResolversTypes['InstallationList']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  folderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  installations?: Resolver<Maybe<ResolversTypes['InstallationConnection']>, ParentType, ContextType, RequireFields<FolderInstallationsArgs, 'first'>>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRoot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parentFolder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['PathSegment']>, ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  subFolders?: Resolver<Maybe<Array<ResolversTypes['Folder']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanAddSubFolder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InstallationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Installation'] = ResolversParentTypes['Installation']> = {
  activatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  installer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Missing']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['PathSegment']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['InstalledProduct']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InstallationStatus'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['Step']>, ParentType, ContextType, Partial<InstallationStepsArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InstallationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationConnection'] = ResolversParentTypes['InstallationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InstallationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstallationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationEdge'] = ResolversParentTypes['InstallationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Installation'], ParentType, ContextType>;
};

export type InstallationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationList'] = ResolversParentTypes['InstallationList']> = {
  isTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Installation']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstalledProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstalledProduct'] = ResolversParentTypes['InstalledProduct']> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cableLength?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cableMarking?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalogueProductId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isolation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  measurementId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipe?: Resolver<Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voltage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InviteCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteCheck'] = ResolversParentTypes['InviteCheck']> = {
  mayBeInvited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['InviteObstacle']>, ParentType, ContextType>;
};

export type InviteUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteUserPayload'] = ResolversParentTypes['InviteUserPayload']> = {
  joinsByAccepting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LinksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Links'] = ResolversParentTypes['Links']> = {
  appStore?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articlePicker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forecast?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playStore?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  support?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeasurementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Measurement'] = ResolversParentTypes['Measurement']> = {
  isNotMeasured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOverRange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  least?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lowerBound?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['Verdict']>, ParentType, ContextType>;
};

export type MissingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Missing'] = ResolversParentTypes['Missing']> = {
  field?: Resolver<Maybe<ResolversTypes['StepField']>, ParentType, ContextType>;
  isOverRange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MissingKind'], ParentType, ContextType>;
  lowerBound?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stepTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MoveInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveInstallationPayload'] = ResolversParentTypes['MoveInstallationPayload']> = {
  formerFolder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<ResolversTypes['AcceptInvitationPayload'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  activateProject?: Resolver<ResolversTypes['ActivateProjectPayload'], ParentType, ContextType, RequireFields<MutationActivateProjectArgs, 'input'>>;
  addProduct?: Resolver<ResolversTypes['AddProductPayload'], ParentType, ContextType, RequireFields<MutationAddProductArgs, 'input'>>;
  answerMfa?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationAnswerMfaArgs, 'input'>>;
  answerNewPassword?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationAnswerNewPasswordArgs, 'input'>>;
  archiveProject?: Resolver<ResolversTypes['ArchiveProjectPayload'], ParentType, ContextType, RequireFields<MutationArchiveProjectArgs, 'input'>>;
  changeLanguage?: Resolver<ResolversTypes['ChangeLanguagePayload'], ParentType, ContextType, RequireFields<MutationChangeLanguageArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmAuthenticator?: Resolver<ResolversTypes['ConfirmAuthenticatorPayload'], ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorArgs, 'input'>>;
  confirmPasswordReset?: Resolver<ResolversTypes['ConfirmPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationConfirmPasswordResetArgs, 'input'>>;
  createAttachmentUpload?: Resolver<ResolversTypes['CreateAttachmentUploadPayload'], ParentType, ContextType, RequireFields<MutationCreateAttachmentUploadArgs, 'input'>>;
  createFolder?: Resolver<ResolversTypes['CreateFolderPayload'], ParentType, ContextType, RequireFields<MutationCreateFolderArgs, 'input'>>;
  createInstallation?: Resolver<ResolversTypes['CreateInstallationPayload'], ParentType, ContextType, RequireFields<MutationCreateInstallationArgs, 'input'>>;
  createLogoUpload?: Resolver<ResolversTypes['CreateLogoUploadPayload'], ParentType, ContextType, RequireFields<MutationCreateLogoUploadArgs, 'input'>>;
  createProject?: Resolver<ResolversTypes['CreateProjectPayload'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input'>>;
  deleteFolder?: Resolver<ResolversTypes['DeleteFolderPayload'], ParentType, ContextType, RequireFields<MutationDeleteFolderArgs, 'input'>>;
  deleteInstallation?: Resolver<ResolversTypes['DeleteInstallationPayload'], ParentType, ContextType, RequireFields<MutationDeleteInstallationArgs, 'input'>>;
  deleteProject?: Resolver<ResolversTypes['DeleteProjectPayload'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'input'>>;
  finishInstallation?: Resolver<ResolversTypes['FinishInstallationPayload'], ParentType, ContextType, RequireFields<MutationFinishInstallationArgs, 'input'>>;
  inviteUser?: Resolver<ResolversTypes['InviteUserPayload'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>;
  moveInstallation?: Resolver<ResolversTypes['MoveInstallationPayload'], ParentType, ContextType, RequireFields<MutationMoveInstallationArgs, 'input'>>;
  previewCertificate?: Resolver<ResolversTypes['PreviewCertificatePayload'], ParentType, ContextType, RequireFields<MutationPreviewCertificateArgs, 'input'>>;
  recordAttachments?: Resolver<ResolversTypes['RecordAttachmentsPayload'], ParentType, ContextType, RequireFields<MutationRecordAttachmentsArgs, 'input'>>;
  recordMeasurements?: Resolver<ResolversTypes['RecordMeasurementsPayload'], ParentType, ContextType, RequireFields<MutationRecordMeasurementsArgs, 'input'>>;
  removeAuthenticator?: Resolver<ResolversTypes['RemoveAuthenticatorPayload'], ParentType, ContextType, RequireFields<MutationRemoveAuthenticatorArgs, 'input'>>;
  removeProduct?: Resolver<ResolversTypes['RemoveProductPayload'], ParentType, ContextType, RequireFields<MutationRemoveProductArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resendCertificate?: Resolver<ResolversTypes['ResendCertificatePayload'], ParentType, ContextType, RequireFields<MutationResendCertificateArgs, 'input'>>;
  sendCertificate?: Resolver<ResolversTypes['SendCertificatePayload'], ParentType, ContextType, RequireFields<MutationSendCertificateArgs, 'input'>>;
  setLogo?: Resolver<ResolversTypes['SetLogoPayload'], ParentType, ContextType, RequireFields<MutationSetLogoArgs, 'input'>>;
  setUserActive?: Resolver<ResolversTypes['SetUserActivePayload'], ParentType, ContextType, RequireFields<MutationSetUserActiveArgs, 'input'>>;
  setUserRole?: Resolver<ResolversTypes['SetUserRolePayload'], ParentType, ContextType, RequireFields<MutationSetUserRoleArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType, Partial<MutationSignOutArgs>>;
  startAuthenticatorSetup?: Resolver<ResolversTypes['StartAuthenticatorSetupPayload'], ParentType, ContextType, RequireFields<MutationStartAuthenticatorSetupArgs, 'input'>>;
  updateCompany?: Resolver<ResolversTypes['UpdateCompanyPayload'], ParentType, ContextType, RequireFields<MutationUpdateCompanyArgs, 'input'>>;
  updateFolder?: Resolver<ResolversTypes['UpdateFolderPayload'], ParentType, ContextType, RequireFields<MutationUpdateFolderArgs, 'input'>>;
  updateInstallation?: Resolver<ResolversTypes['UpdateInstallationPayload'], ParentType, ContextType, RequireFields<MutationUpdateInstallationArgs, 'input'>>;
  updateProject?: Resolver<ResolversTypes['UpdateProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['UpdateUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Certificate' | 'Company' | 'Folder' | 'Installation' | 'InstalledProduct' | 'Product' | 'Project' | 'Step' | 'StepEntry' | 'User', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PathSegmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PathSegment'] = ResolversParentTypes['PathSegment']> = {
  folderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreviewCertificatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewCertificatePayload'] = ResolversParentTypes['PreviewCertificatePayload']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  elNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extraFields?: Resolver<Array<ResolversTypes['ProductField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nominalResistance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipe?: Resolver<Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  resistancePerMetre?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  snro?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSearch'] = ResolversParentTypes['ProductSearch']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  activatedFolders?: Resolver<Maybe<Array<ResolversTypes['SignableFolder']>>, ParentType, ContextType>;
  activatedInstallationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificates?: Resolver<Maybe<Array<ResolversTypes['Certificate']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completedInstallationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  foldersToActivate?: Resolver<Maybe<Array<ResolversTypes['SignableFolder']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overdueDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rootFolder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProjectStatus'], ParentType, ContextType>;
  undeliveredCertificateCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectConnection'] = ResolversParentTypes['ProjectConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProjectEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectEdge'] = ResolversParentTypes['ProjectEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type ProjectListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectList'] = ResolversParentTypes['ProjectList']> = {
  isTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType, RequireFields<QueryFolderArgs, 'folderId' | 'projectId'>>;
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType, RequireFields<QueryInstallationArgs, 'installationId' | 'projectId'>>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  inviteCheck?: Resolver<ResolversTypes['InviteCheck'], ParentType, ContextType, RequireFields<QueryInviteCheckArgs, 'email'>>;
  links?: Resolver<ResolversTypes['Links'], ParentType, ContextType, RequireFields<QueryLinksArgs, 'language'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  productSearch?: Resolver<ResolversTypes['ProductSearch'], ParentType, ContextType, RequireFields<QueryProductSearchArgs, 'first' | 'query'>>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'first' | 'query'>>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryProjectArgs, 'projectId'>>;
  verifiedCertificate?: Resolver<Maybe<ResolversTypes['VerifiedCertificate']>, ParentType, ContextType, RequireFields<QueryVerifiedCertificateArgs, 'code'>>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RecordAttachmentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordAttachmentsPayload'] = ResolversParentTypes['RecordAttachmentsPayload']> = {
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  stepEntry?: Resolver<Maybe<ResolversTypes['StepEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecordMeasurementsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordMeasurementsPayload'] = ResolversParentTypes['RecordMeasurementsPayload']> = {
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  stepEntry?: Resolver<Maybe<ResolversTypes['StepEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveAuthenticatorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAuthenticatorPayload'] = ResolversParentTypes['RemoveAuthenticatorPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RemoveProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveProductPayload'] = ResolversParentTypes['RemoveProductPayload']> = {
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  removedProductId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResendCertificatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendCertificatePayload'] = ResolversParentTypes['ResendCertificatePayload']> = {
  certificates?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendCertificatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendCertificatePayload'] = ResolversParentTypes['SendCertificatePayload']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificates?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetLogoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetLogoPayload'] = ResolversParentTypes['SetLogoPayload']> = {
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetUserActivePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUserActivePayload'] = ResolversParentTypes['SetUserActivePayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetUserRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUserRolePayload'] = ResolversParentTypes['SetUserRolePayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInChallenge'] = ResolversParentTypes['SignInChallenge']> = {
  kind?: Resolver<ResolversTypes['ChallengeKind'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  challenge?: Resolver<Maybe<ResolversTypes['SignInChallenge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignableFolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignableFolder'] = ResolversParentTypes['SignableFolder']> = {
  certificates?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  folderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folders?: Resolver<Array<ResolversTypes['SignableFolder']>, ParentType, ContextType>;
  installations?: Resolver<Array<ResolversTypes['SignableInstallation']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selectable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignableInstallationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignableInstallation'] = ResolversParentTypes['SignableInstallation']> = {
  activatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  installationId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Missing']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartAuthenticatorSetupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartAuthenticatorSetupPayload'] = ResolversParentTypes['StartAuthenticatorSetupPayload']> = {
  setup?: Resolver<Maybe<ResolversTypes['AuthenticatorSetup']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Step'] = ResolversParentTypes['Step']> = {
  entries?: Resolver<Array<ResolversTypes['StepEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stepLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StepEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepEntry'] = ResolversParentTypes['StepEntry']> = {
  acceptsAttachments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  asksWaterSurrounded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['StepFieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWaterSurrounded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  measurementId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['Measurement']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['InstalledProduct'], ParentType, ContextType>;
  recordedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recordedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  requiresAttachments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StepFieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepFieldChange'] = ResolversParentTypes['StepFieldChange']> = {
  field?: Resolver<ResolversTypes['StepField'], ParentType, ContextType>;
  recordedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recordedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCompanyPayload'] = ResolversParentTypes['UpdateCompanyPayload']> = {
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateFolderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateFolderPayload'] = ResolversParentTypes['UpdateFolderPayload']> = {
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateInstallationPayload'] = ResolversParentTypes['UpdateInstallationPayload']> = {
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProjectPayload'] = ResolversParentTypes['UpdateProjectPayload']> = {
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasAuthenticator?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  subscribeToNewsletter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanSetActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanSetRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type UserListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserList'] = ResolversParentTypes['UserList']> = {
  isTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VerifiedCertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifiedCertificate'] = ResolversParentTypes['VerifiedCertificate']> = {
  activationDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  installations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptInvitationPayload?: AcceptInvitationPayloadResolvers<ContextType>;
  ActivateProjectPayload?: ActivateProjectPayloadResolvers<ContextType>;
  AddProductPayload?: AddProductPayloadResolvers<ContextType>;
  ArchiveProjectPayload?: ArchiveProjectPayloadResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  AuthenticatorSetup?: AuthenticatorSetupResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  CertificateRecipient?: CertificateRecipientResolvers<ContextType>;
  ChangeLanguagePayload?: ChangeLanguagePayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  ConfirmAuthenticatorPayload?: ConfirmAuthenticatorPayloadResolvers<ContextType>;
  ConfirmPasswordResetPayload?: ConfirmPasswordResetPayloadResolvers<ContextType>;
  CreateAttachmentUploadPayload?: CreateAttachmentUploadPayloadResolvers<ContextType>;
  CreateFolderPayload?: CreateFolderPayloadResolvers<ContextType>;
  CreateInstallationPayload?: CreateInstallationPayloadResolvers<ContextType>;
  CreateLogoUploadPayload?: CreateLogoUploadPayloadResolvers<ContextType>;
  CreateProjectPayload?: CreateProjectPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteFolderPayload?: DeleteFolderPayloadResolvers<ContextType>;
  DeleteInstallationPayload?: DeleteInstallationPayloadResolvers<ContextType>;
  DeleteProjectPayload?: DeleteProjectPayloadResolvers<ContextType>;
  FinishInstallationPayload?: FinishInstallationPayloadResolvers<ContextType>;
  Folder?: FolderResolvers<ContextType>;
  Installation?: InstallationResolvers<ContextType>;
  InstallationConnection?: InstallationConnectionResolvers<ContextType>;
  InstallationEdge?: InstallationEdgeResolvers<ContextType>;
  InstallationList?: InstallationListResolvers<ContextType>;
  InstalledProduct?: InstalledProductResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InviteCheck?: InviteCheckResolvers<ContextType>;
  InviteUserPayload?: InviteUserPayloadResolvers<ContextType>;
  Links?: LinksResolvers<ContextType>;
  Measurement?: MeasurementResolvers<ContextType>;
  Missing?: MissingResolvers<ContextType>;
  MoveInstallationPayload?: MoveInstallationPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PathSegment?: PathSegmentResolvers<ContextType>;
  PreviewCertificatePayload?: PreviewCertificatePayloadResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductSearch?: ProductSearchResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectConnection?: ProjectConnectionResolvers<ContextType>;
  ProjectEdge?: ProjectEdgeResolvers<ContextType>;
  ProjectList?: ProjectListResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordAttachmentsPayload?: RecordAttachmentsPayloadResolvers<ContextType>;
  RecordMeasurementsPayload?: RecordMeasurementsPayloadResolvers<ContextType>;
  RemoveAuthenticatorPayload?: RemoveAuthenticatorPayloadResolvers<ContextType>;
  RemoveProductPayload?: RemoveProductPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResendCertificatePayload?: ResendCertificatePayloadResolvers<ContextType>;
  SendCertificatePayload?: SendCertificatePayloadResolvers<ContextType>;
  SetLogoPayload?: SetLogoPayloadResolvers<ContextType>;
  SetUserActivePayload?: SetUserActivePayloadResolvers<ContextType>;
  SetUserRolePayload?: SetUserRolePayloadResolvers<ContextType>;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignableFolder?: SignableFolderResolvers<ContextType>;
  SignableInstallation?: SignableInstallationResolvers<ContextType>;
  StartAuthenticatorSetupPayload?: StartAuthenticatorSetupPayloadResolvers<ContextType>;
  Step?: StepResolvers<ContextType>;
  StepEntry?: StepEntryResolvers<ContextType>;
  StepFieldChange?: StepFieldChangeResolvers<ContextType>;
  UpdateCompanyPayload?: UpdateCompanyPayloadResolvers<ContextType>;
  UpdateFolderPayload?: UpdateFolderPayloadResolvers<ContextType>;
  UpdateInstallationPayload?: UpdateInstallationPayloadResolvers<ContextType>;
  UpdateProjectPayload?: UpdateProjectPayloadResolvers<ContextType>;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserList?: UserListResolvers<ContextType>;
  VerifiedCertificate?: VerifiedCertificateResolvers<ContextType>;
};

