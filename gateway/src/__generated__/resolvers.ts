import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserSource } from '../user/UserSource.ts';
import type { RestCompany, RestProject, RestFolderSummary, RestProduct, RestMissing, RestSignableFolder, RestSignableInstallation, RestCertificate, RestVerifiedCertificate } from '../rest/payloads.ts';
import type { InstallationSource } from '../installation/InstallationSource.ts';
import type { InstalledProductSource } from '../product/InstalledProductSource.ts';
import type { StepSource } from '../step/StepSource.ts';
import type { StepEntrySource } from '../step/StepEntrySource.ts';
import type { PathSegmentSource } from '../folder/PathSegmentSource.ts';
import type { ProductAddition, ProductRemoval, Recording, InstallationChange } from '../installation/InstallationChange.ts';
import type { Sending } from '../certificate/Sending.ts';
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

export type AddProductInput = {
  /** m */
  cableLength?: InputMaybe<Scalars['Float']['input']>;
  cableMarking?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
  isolation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id of the product. */
  productId: Scalars['ID']['input'];
  /** V */
  voltage?: InputMaybe<Scalars['Float']['input']>;
};

export type AddProductPayload = {
  __typename?: 'AddProductPayload';
  installation?: Maybe<Installation>;
  product?: Maybe<InstalledProduct>;
  userErrors: Array<UserError>;
};

/** A file recorded with a step. */
export type Attachment = {
  __typename?: 'Attachment';
  contentType: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** An expiring link on the file service's origin. */
  url: Scalars['String']['output'];
};

export type AttachmentInput = {
  fileName: Scalars['String']['input'];
  url: Scalars['String']['input'];
};

export type Certificate = {
  __typename?: 'Certificate';
  activationDate: Scalars['Date']['output'];
  certificateId: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  number: Scalars['String']['output'];
  recipients: Array<CertificateRecipient>;
  sentAt: Scalars['DateTime']['output'];
  /** An expiring link to the PDF; null where the service has none. */
  url?: Maybe<Scalars['String']['output']>;
};

export type CertificateRecipient = {
  __typename?: 'CertificateRecipient';
  changedAt: Scalars['DateTime']['output'];
  /** The sender's own copy. */
  copy: Scalars['Boolean']['output'];
  email: Scalars['String']['output'];
  state: DeliveryState;
};

export type ChangeLanguageInput = {
  language: Language;
};

export type ChangeLanguagePayload = {
  __typename?: 'ChangeLanguagePayload';
  userErrors: Array<UserError>;
  /** Null without a session. */
  viewer?: Maybe<User>;
};

/** A firm of electricians. REST: GET v1/company. */
export type Company = Node & {
  __typename?: 'Company';
  address: Scalars['String']['output'];
  /** Every project, gathered 25 at a time from REST and ordered by name. REST: GET v1/company/{companyId}/project. */
  allProjects: ProjectList;
  /** Every user, gathered 25 at a time, ordered by first name with Swedish collation. REST: GET v1/company/{companyId}/users. */
  allUsers: UserList;
  city: Scalars['String']['output'];
  /** The REST id. */
  companyId: Scalars['String']['output'];
  country: Country;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** An expiring link to the picture. */
  logo?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  orgNumber: Scalars['String']['output'];
  phoneNumber: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
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

export type Country =
  | 'DE'
  | 'DK'
  | 'FI'
  | 'NO'
  | 'OTHER'
  | 'SE';

export type CreateAttachmentUploadInput = {
  contentType: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
  /** Bytes. */
  size: Scalars['Int']['input'];
};

export type CreateAttachmentUploadPayload = {
  __typename?: 'CreateAttachmentUploadPayload';
  /** The address to give to `recordAttachments`. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  /** PUT the bytes here, without a token, within five minutes. */
  uploadUrl?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type DeliveryState =
  | 'FAILED'
  | 'QUEUED'
  | 'SENT';

export type FinishInstallationInput = {
  /** The person ticked that the work and its record are right. */
  acceptsDisclaimer: Scalars['Boolean']['input'];
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
};

export type FinishInstallationPayload = {
  __typename?: 'FinishInstallationPayload';
  installation?: Maybe<Installation>;
  userErrors: Array<UserError>;
};

/** REST: GET .../folder/{folderId}. */
export type Folder = Node & {
  __typename?: 'Folder';
  /**
   * The folder's own installations, gathered 25 at a time. REST: GET .../folder/{folderId}/installation. Null, with an error, when
   * that call fails: the rest of the folder stands.
   */
  allInstallations?: Maybe<InstallationList>;
  /** -1 for the root folder, 0 for a folder directly in it. */
  depth: Scalars['Int']['output'];
  /** The REST id, as used in addresses. */
  folderId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** In the folder and below it. */
  installationCount: Scalars['Int']['output'];
  /** Every installation in it and below it is finished, and there is at least one. */
  isComplete: Scalars['Boolean']['output'];
  isRoot: Scalars['Boolean']['output'];
  /** Null for the root folder. */
  parentFolder?: Maybe<Folder>;
  /** The project, the root folder, then each folder down to this one. */
  path: Array<PathSegment>;
  project: Project;
  /** Direct subfolders, sorted by title. Null, with an error, when they could not be fetched: the rest of the folder stands. */
  subFolders?: Maybe<Array<Folder>>;
  title: Scalars['String']['output'];
  /** False from the third level on, where the path has 5 segments. */
  viewerCanAddSubFolder: Scalars['Boolean']['output'];
};

/** REST: GET .../installation/{installationId}. */
export type Installation = Node & {
  __typename?: 'Installation';
  /** When its warranty was activated; null until then. */
  activatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was finished; null until then. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  folder: Folder;
  id: Scalars['ID']['output'];
  /** The REST id, as used in addresses. */
  installationId: Scalars['String']['output'];
  installer: User;
  /** At least one product and every step filled: it can be finished. */
  isCompleted: Scalars['Boolean']['output'];
  /** What keeps it from being finished, and values outside their limits. */
  missing: Array<Missing>;
  path: Array<PathSegment>;
  products: Array<InstalledProduct>;
  status: InstallationStatus;
  /** Titles in `language`, else the viewer's. REST: GET .../steps. */
  steps: Array<Step>;
  title: Scalars['String']['output'];
  /** False once finished: products, values and attachments are fixed. */
  viewerCanRecord: Scalars['Boolean']['output'];
};


/** REST: GET .../installation/{installationId}. */
export type InstallationStepsArgs = {
  language?: InputMaybe<Language>;
};

/** A gathered list. */
export type InstallationList = {
  __typename?: 'InstallationList';
  isTruncated: Scalars['Boolean']['output'];
  nodes: Array<Installation>;
  totalCount: Scalars['Int']['output'];
};

export type InstallationStatus =
  | 'COMPLETED'
  | 'STARTED';

/** A product in an installation; its id is the measurement's. */
export type InstalledProduct = Node & {
  __typename?: 'InstalledProduct';
  articleNumber: Scalars['String']['output'];
  /** m */
  cableLength?: Maybe<Scalars['Float']['output']>;
  cableMarking?: Maybe<Scalars['String']['output']>;
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
  productId: Scalars['String']['output'];
  recipe?: Maybe<Recipe>;
  title: Scalars['String']['output'];
  /** V */
  voltage?: Maybe<Scalars['Float']['output']>;
};

export type Language =
  | 'da'
  | 'de'
  | 'en'
  | 'fi'
  | 'no'
  | 'sv';

export type Links = {
  __typename?: 'Links';
  appStore: Scalars['String']['output'];
  articlePicker: Scalars['String']['output'];
  forecast: Scalars['String']['output'];
  playStore: Scalars['String']['output'];
  support: Scalars['String']['output'];
};

/** One quantity asked for, with its limits and what was read. */
export type Measurement = {
  __typename?: 'Measurement';
  isNotMeasured: Scalars['Boolean']['output'];
  isOverRange: Scalars['Boolean']['output'];
  isRequired: Scalars['Boolean']['output'];
  /** The least insulation expected, as the data carries it. */
  least?: Maybe<Scalars['Float']['output']>;
  maximum?: Maybe<Scalars['Float']['output']>;
  /** Lowest and highest expected resistance. */
  minimum?: Maybe<Scalars['Float']['output']>;
  quantity: Quantity;
  /** In the quantity's unit; null when empty, over range or not measured. */
  value?: Maybe<Scalars['Float']['output']>;
  /** Null when empty, or when nothing is expected. */
  verdict?: Maybe<Verdict>;
};

export type Missing = {
  __typename?: 'Missing';
  field?: Maybe<StepField>;
  isOverRange: Scalars['Boolean']['output'];
  kind: MissingKind;
  maximum?: Maybe<Scalars['Float']['output']>;
  minimum?: Maybe<Scalars['Float']['output']>;
  productTitle?: Maybe<Scalars['String']['output']>;
  stepLabel?: Maybe<Scalars['String']['output']>;
  stepNumber?: Maybe<Scalars['Int']['output']>;
  stepTitle?: Maybe<Scalars['String']['output']>;
  /** As recorded, for OUTSIDE; null when over range. */
  value?: Maybe<Scalars['Float']['output']>;
};

export type MissingKind =
  | 'NOT_RECORDED'
  | 'NO_PRODUCTS'
  /** Recorded, but outside its limits; does not keep the installation from being finished. */
  | 'OUTSIDE';

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds a product to an installation. Errors: FIELD_REQUIRED (with `field`), VALUE_INVALID, PRODUCT_NOT_FOUND, ALREADY_COMPLETED,
   * ALREADY_ACTIVATED. REST: POST v1/measurements.
   */
  addProduct: AddProductPayload;
  /**
   * Stores the viewer's language with the user and in the cookie `language`. Without a session only the cookie is set.
   * REST: PUT v1/user/{userId}.
   */
  changeLanguage: ChangeLanguagePayload;
  /**
   * A link to PUT a file's bytes to, for an attachment of the installation; record it with `recordAttachments` afterwards. Errors:
   * FILE_TOO_LARGE, FILE_TYPE_NOT_ALLOWED, ALREADY_COMPLETED, ALREADY_ACTIVATED. REST: POST .../steps/presigned-url.
   */
  createAttachmentUpload: CreateAttachmentUploadPayload;
  /**
   * Finishes an installation whose steps are filled. Errors: DISCLAIMER_NOT_ACCEPTED, NOT_READY (the installation's `missing` says
   * what), ALREADY_COMPLETED. REST: POST .../complete.
   */
  finishInstallation: FinishInstallationPayload;
  /**
   * An expiring link to the PDF that sending these folders would make. Errors: NO_FOLDER_SELECTED, FOLDER_NOT_SIGNABLE, DATE_INVALID.
   * REST: POST .../certificate-preview (an addition of the reference service).
   */
  previewCertificate: PreviewCertificatePayload;
  /**
   * Sets the attachments of one product in one step to the given list. Errors: VALUE_INVALID, ALREADY_COMPLETED, ALREADY_ACTIVATED.
   * REST: POST v1/measurements.
   */
  recordAttachments: RecordAttachmentsPayload;
  /**
   * Records values of one product in one step; only the given quantities change. Errors: VALUE_INVALID (with `field`),
   * ALREADY_COMPLETED, ALREADY_ACTIVATED. REST: POST v1/measurements.
   */
  recordMeasurements: RecordMeasurementsPayload;
  /**
   * Removes a product from its installation, with all that was recorded for it. Errors: ALREADY_COMPLETED, ALREADY_ACTIVATED.
   * REST: DELETE v1/measurements/{measurementId}.
   */
  removeProduct: RemoveProductPayload;
  /**
   * Activates the warranty of the folders' installations and mails the certificates. Errors: DISCLAIMER_NOT_ACCEPTED, EMAIL_INVALID,
   * NO_FOLDER_SELECTED, DATE_INVALID, FOLDER_NOT_SIGNABLE, RATE_LIMITED. REST: POST .../sign.
   */
  sendCertificate: SendCertificatePayload;
  /**
   * Signs in with e-mail and password and sets the session cookies. Errors: EMAIL_REQUIRED, EMAIL_INVALID, PASSWORD_REQUIRED,
   * INCORRECT_CREDENTIALS, NEW_PASSWORD_REQUIRED, MFA_REQUIRED, COOKIES_WOULD_BE_DROPPED, TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  signIn: SignInPayload;
  /** Ends the session at the user pool and clears the cookies. Never fails for the caller. */
  signOut: SignOutPayload;
};


export type MutationAddProductArgs = {
  input: AddProductInput;
};


export type MutationChangeLanguageArgs = {
  input: ChangeLanguageInput;
};


export type MutationCreateAttachmentUploadArgs = {
  input: CreateAttachmentUploadInput;
};


export type MutationFinishInstallationArgs = {
  input: FinishInstallationInput;
};


export type MutationPreviewCertificateArgs = {
  input: PreviewCertificateInput;
};


export type MutationRecordAttachmentsArgs = {
  input: RecordAttachmentsInput;
};


export type MutationRecordMeasurementsArgs = {
  input: RecordMeasurementsInput;
};


export type MutationRemoveProductArgs = {
  input: RemoveProductInput;
};


export type MutationSendCertificateArgs = {
  input: SendCertificateInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};

/** Anything with an opaque global id. The id holds the type and the REST ids, never the folder, so that a move changes no id. */
export type Node = {
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
};

/** One step of the way from the project down to a folder. */
export type PathSegment = {
  __typename?: 'PathSegment';
  /** Null for the project itself. */
  folderId?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type PreviewCertificateInput = {
  activationDate: Scalars['Date']['input'];
  /** REST ids of the folders. */
  folderIds: Array<Scalars['String']['input']>;
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
};

export type PreviewCertificatePayload = {
  __typename?: 'PreviewCertificatePayload';
  url?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** A product of the catalogue. REST: GET v1/product. */
export type Product = Node & {
  __typename?: 'Product';
  articleNumber: Scalars['String']['output'];
  /** Norwegian electrical number. */
  elNumber?: Maybe<Scalars['String']['output']>;
  /** What `addProduct` needs for this recipe, in form order; empty for a product that is added directly. */
  extraFields: Array<ProductField>;
  id: Scalars['ID']['output'];
  /** m of a fixed length. */
  length?: Maybe<Scalars['Float']['output']>;
  /** The number to show in the viewer's country: Snro in FI, El number in NO, else the article number. */
  number: Scalars['String']['output'];
  /** W of a fixed length, or W per metre where the type fixes it. */
  power?: Maybe<Scalars['Float']['output']>;
  /** The REST id. */
  productId: Scalars['String']['output'];
  /** Null for a fixed length. */
  recipe?: Maybe<Recipe>;
  /** Finnish electrical number. */
  snro?: Maybe<Scalars['String']['output']>;
  /** Name and variant: `Name, variant`. */
  title: Scalars['String']['output'];
};

export type ProductField =
  | 'CABLE_LENGTH'
  | 'CABLE_MARKING'
  | 'ISOLATION'
  | 'VOLTAGE';

/** A customer's job. REST: GET v1/company/{companyId}/project/{projectId}. */
export type Project = Node & {
  __typename?: 'Project';
  /** The folder tree with activated installations and their certificates. REST: GET .../signable?signed=true. */
  activatedFolders?: Maybe<Array<SignableFolder>>;
  archived: Scalars['Boolean']['output'];
  city: Scalars['String']['output'];
  completedInstallationCount: Scalars['Int']['output'];
  customer: Scalars['String']['output'];
  customerEmail?: Maybe<Scalars['String']['output']>;
  endDate?: Maybe<Scalars['Date']['output']>;
  /**
   * The folder tree with the installations that are not activated, and what each lacks. REST: GET .../signable.
   * Null, with an error, when that call fails: the rest of the project stands.
   */
  foldersToActivate?: Maybe<Array<SignableFolder>>;
  id: Scalars['ID']['output'];
  installationCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Days since the end date passed in the company's country; 0 when it has not, or the project is completed. */
  overdueDays: Scalars['Int']['output'];
  postalCode?: Maybe<Scalars['String']['output']>;
  /** The REST id, as used in addresses. */
  projectId: Scalars['String']['output'];
  rootFolder: Folder;
  startDate: Scalars['Date']['output'];
  status: ProjectStatus;
};

/** A gathered list. */
export type ProjectList = {
  __typename?: 'ProjectList';
  /** True when the gathering ended at its cap of rows. */
  isTruncated: Scalars['Boolean']['output'];
  nodes: Array<Project>;
  /** What REST says there is; larger than `nodes` when truncated. */
  totalCount: Scalars['Int']['output'];
};

export type ProjectStatus =
  /** Every installation is activated. */
  | 'COMPLETED'
  /** An installation is unfinished, or there is none. */
  | 'IN_PROGRESS'
  /** Every installation is finished and one is not activated. */
  | 'SIGNABLE';

export type Quantity =
  /** ampere, after at least five minutes energised */
  | 'CURRENT'
  /** megohm */
  | 'INSULATION'
  /** ohm */
  | 'RESISTANCE'
  /** degrees Celsius, at the current's reading */
  | 'TEMPERATURE';

export type Query = {
  __typename?: 'Query';
  /** A folder by its REST ids; null when not found. REST: GET .../folder/{folderId}. */
  folder?: Maybe<Folder>;
  /** An installation by its REST ids; null when not found. REST: GET .../installation/{installationId}. */
  installation?: Maybe<Installation>;
  /** The addresses of the tools outside this product, in one language. Needs no session. */
  links: Links;
  /** Any object by its global id; null when there is none or it is not yours. REST: the GET of the object's kind. */
  node?: Maybe<Node>;
  /** Several objects by their global ids, in the order asked, at most 100; null for each that is not found. */
  nodes: Array<Maybe<Node>>;
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


export type QueryFolderArgs = {
  folderId: Scalars['String']['input'];
  projectId: Scalars['String']['input'];
};


export type QueryInstallationArgs = {
  installationId: Scalars['String']['input'];
  projectId: Scalars['String']['input'];
};


export type QueryLinksArgs = {
  language: Language;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Language>;
  query: Scalars['String']['input'];
};


export type QueryProjectArgs = {
  projectId: Scalars['String']['input'];
};


export type QueryVerifiedCertificateArgs = {
  code: Scalars['String']['input'];
};

/** One reading: a value, or over range, or not measured, or none of them to clear it. */
export type ReadingInput = {
  isNotMeasured?: InputMaybe<Scalars['Boolean']['input']>;
  isOverRange?: InputMaybe<Scalars['Boolean']['input']>;
  quantity: Quantity;
  value?: InputMaybe<Scalars['Float']['input']>;
};

/** Which extra fields a cut-to-length product asks for when it is added. */
export type Recipe =
  | 'PARALLEL_RESISTIVE_FLEXIBLE_LENGTH'
  | 'SELF_REGULATING_FLEXIBLE_LENGTH'
  | 'SERIES_RESISTIVE_FLEXIBLE_LENGTH'
  | 'SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH';

export type RecordAttachmentsInput = {
  attachments: Array<AttachmentInput>;
  /** Global id of the step entry. */
  stepEntryId: Scalars['ID']['input'];
};

export type RecordAttachmentsPayload = {
  __typename?: 'RecordAttachmentsPayload';
  installation?: Maybe<Installation>;
  stepEntry?: Maybe<StepEntry>;
  userErrors: Array<UserError>;
};

export type RecordMeasurementsInput = {
  isWaterSurrounded?: InputMaybe<Scalars['Boolean']['input']>;
  readings?: Array<ReadingInput>;
  /** Global id of the step entry. */
  stepEntryId: Scalars['ID']['input'];
};

export type RecordMeasurementsPayload = {
  __typename?: 'RecordMeasurementsPayload';
  installation?: Maybe<Installation>;
  stepEntry?: Maybe<StepEntry>;
  userErrors: Array<UserError>;
};

export type RemoveProductInput = {
  /** Global id of the installed product. */
  installedProductId: Scalars['ID']['input'];
};

export type RemoveProductPayload = {
  __typename?: 'RemoveProductPayload';
  installation?: Maybe<Installation>;
  removedProductId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type Role =
  | 'ADMIN'
  | 'OWNER'
  | 'USER';

export type SendCertificateInput = {
  /** Made by an authorised electrician according to the installation instructions. */
  acceptsDisclaimer: Scalars['Boolean']['input'];
  activationDate: Scalars['Date']['input'];
  /** REST ids of the folders. */
  folderIds: Array<Scalars['String']['input']>;
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  sendCopy?: Scalars['Boolean']['input'];
  toEmail: Scalars['String']['input'];
};

export type SendCertificatePayload = {
  __typename?: 'SendCertificatePayload';
  /** True when the project was archived with this sending. */
  archived: Scalars['Boolean']['output'];
  certificates: Array<Certificate>;
  project?: Maybe<Project>;
  userErrors: Array<UserError>;
};

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type SignInPayload = {
  __typename?: 'SignInPayload';
  userErrors: Array<UserError>;
  viewer?: Maybe<User>;
};

export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  userErrors: Array<UserError>;
};

/** A folder in the activation lists. */
export type SignableFolder = {
  __typename?: 'SignableFolder';
  certificates: Array<Certificate>;
  /** The latest certificate's file. */
  fileName?: Maybe<Scalars['String']['output']>;
  folderId: Scalars['String']['output'];
  folders: Array<SignableFolder>;
  installations: Array<SignableInstallation>;
  /** Path below the project. */
  name: Scalars['String']['output'];
  /** Its own installations are all finished and not all activated. */
  selectable: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type SignableInstallation = {
  __typename?: 'SignableInstallation';
  activatedAt?: Maybe<Scalars['DateTime']['output']>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  installationId: Scalars['String']['output'];
  missing: Array<Missing>;
  title: Scalars['String']['output'];
};

/** One round of measuring. REST: GET .../steps. */
export type Step = Node & {
  __typename?: 'Step';
  /** One per product that the step concerns. */
  entries: Array<StepEntry>;
  id: Scalars['ID']['output'];
  /** Every entry's required fields are filled; false without entries. */
  isComplete: Scalars['Boolean']['output'];
  stepLabel: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** One product in one step. */
export type StepEntry = Node & {
  __typename?: 'StepEntry';
  acceptsAttachments: Scalars['Boolean']['output'];
  asksWaterSurrounded: Scalars['Boolean']['output'];
  attachments: Array<Attachment>;
  id: Scalars['ID']['output'];
  isComplete: Scalars['Boolean']['output'];
  /** Null when the step does not ask, or nothing was said yet; see `asksWaterSurrounded`. */
  isWaterSurrounded?: Maybe<Scalars['Boolean']['output']>;
  measurementId: Scalars['String']['output'];
  /** What the step asks to measure, in form order. */
  measurements: Array<Measurement>;
  product: InstalledProduct;
  recordedAt?: Maybe<Scalars['DateTime']['output']>;
  recordedBy?: Maybe<User>;
  requiresAttachments: Scalars['Boolean']['output'];
};

export type StepField =
  | 'ATTACHMENTS'
  | 'CURRENT'
  | 'INSULATION'
  | 'IS_WATER_SURROUNDED'
  | 'RESISTANCE'
  | 'TEMPERATURE';

/** A person of the company. REST: GET v1/user/{userId}. */
export type User = Node & {
  __typename?: 'User';
  active: Scalars['Boolean']['output'];
  /** Null for a user without a company. REST: GET v1/company. */
  company?: Maybe<Company>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** May be assigned to installations. */
  installer: Scalars['Boolean']['output'];
  /** True for the roles admin and owner. */
  isAdmin: Scalars['Boolean']['output'];
  language: Language;
  lastName: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  role: Role;
  /** Told to the user alone; null on others. */
  subscribeToNewsletter?: Maybe<Scalars['Boolean']['output']>;
  /** The REST id. */
  userId: Scalars['String']['output'];
};

/** An expected refusal: what to tell the person, and where. */
export type UserError = {
  __typename?: 'UserError';
  /** Closed set; clients translate by it. */
  code: UserErrorCode;
  /** The input field it belongs to, null for the whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** English, for developers and logs. */
  message: Scalars['String']['output'];
};

export type UserErrorCode =
  | 'ALREADY_ACTIVATED'
  | 'ALREADY_COMPLETED'
  | 'COOKIES_WOULD_BE_DROPPED'
  | 'DATE_INVALID'
  | 'DISCLAIMER_NOT_ACCEPTED'
  | 'EMAIL_INVALID'
  | 'EMAIL_REQUIRED'
  | 'FIELD_REQUIRED'
  | 'FILE_TOO_LARGE'
  | 'FILE_TYPE_NOT_ALLOWED'
  | 'FOLDER_NOT_SIGNABLE'
  | 'INCORRECT_CREDENTIALS'
  | 'MFA_REQUIRED'
  | 'NETWORK_ERROR'
  | 'NEW_PASSWORD_REQUIRED'
  | 'NOT_READY'
  | 'NO_FOLDER_SELECTED'
  | 'PASSWORD_REQUIRED'
  | 'PRODUCT_NOT_FOUND'
  | 'RATE_LIMITED'
  | 'TOO_MANY_ATTEMPTS'
  | 'VALUE_INVALID';

/** A gathered list. */
export type UserList = {
  __typename?: 'UserList';
  isTruncated: Scalars['Boolean']['output'];
  nodes: Array<User>;
  totalCount: Scalars['Int']['output'];
};

export type Verdict =
  /** Within, in the outer tenth of the band at either end. */
  | 'NEAR_LIMIT'
  /** Left out on purpose. */
  | 'NOT_MEASURED'
  | 'OUTSIDE'
  /** At the instrument's end of scale, which is bad: a broken conductor. */
  | 'OVER_RANGE_OUTSIDE'
  /** At the instrument's end of scale, which is good: insulation. */
  | 'OVER_RANGE_WITHIN'
  | 'WITHIN';

export type VerifiedCertificate = {
  __typename?: 'VerifiedCertificate';
  activationDate: Scalars['Date']['output'];
  city: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  installations: Array<Scalars['String']['output']>;
  number: Scalars['String']['output'];
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
    | ( RestCompany )
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
  AddProductInput: AddProductInput;
  AddProductPayload: ResolverTypeWrapper<ProductAddition>;
  Attachment: ResolverTypeWrapper<Attachment>;
  AttachmentInput: AttachmentInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Certificate: ResolverTypeWrapper<RestCertificate>;
  CertificateRecipient: ResolverTypeWrapper<CertificateRecipient>;
  ChangeLanguageInput: ChangeLanguageInput;
  ChangeLanguagePayload: ResolverTypeWrapper<Omit<ChangeLanguagePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  Company: ResolverTypeWrapper<RestCompany>;
  Country: Country;
  CreateAttachmentUploadInput: CreateAttachmentUploadInput;
  CreateAttachmentUploadPayload: ResolverTypeWrapper<CreateAttachmentUploadPayload>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeliveryState: DeliveryState;
  FinishInstallationInput: FinishInstallationInput;
  FinishInstallationPayload: ResolverTypeWrapper<InstallationChange>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Folder: ResolverTypeWrapper<RestFolderSummary>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Installation: ResolverTypeWrapper<InstallationSource>;
  InstallationList: ResolverTypeWrapper<Omit<InstallationList, 'nodes'> & { nodes: Array<ResolversTypes['Installation']> }>;
  InstallationStatus: InstallationStatus;
  InstalledProduct: ResolverTypeWrapper<InstalledProductSource>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Language: Language;
  Links: ResolverTypeWrapper<Links>;
  Measurement: ResolverTypeWrapper<Measurement>;
  Missing: ResolverTypeWrapper<RestMissing>;
  MissingKind: MissingKind;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PathSegment: ResolverTypeWrapper<PathSegmentSource>;
  PreviewCertificateInput: PreviewCertificateInput;
  PreviewCertificatePayload: ResolverTypeWrapper<PreviewCertificatePayload>;
  Product: ResolverTypeWrapper<RestProduct>;
  ProductField: ProductField;
  Project: ResolverTypeWrapper<RestProject>;
  ProjectList: ResolverTypeWrapper<Omit<ProjectList, 'nodes'> & { nodes: Array<ResolversTypes['Project']> }>;
  ProjectStatus: ProjectStatus;
  Quantity: Quantity;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadingInput: ReadingInput;
  Recipe: Recipe;
  RecordAttachmentsInput: RecordAttachmentsInput;
  RecordAttachmentsPayload: ResolverTypeWrapper<Recording>;
  RecordMeasurementsInput: RecordMeasurementsInput;
  RecordMeasurementsPayload: ResolverTypeWrapper<Recording>;
  RemoveProductInput: RemoveProductInput;
  RemoveProductPayload: ResolverTypeWrapper<ProductRemoval>;
  Role: Role;
  SendCertificateInput: SendCertificateInput;
  SendCertificatePayload: ResolverTypeWrapper<Sending>;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SignableFolder: ResolverTypeWrapper<RestSignableFolder>;
  SignableInstallation: ResolverTypeWrapper<RestSignableInstallation>;
  Step: ResolverTypeWrapper<StepSource>;
  StepEntry: ResolverTypeWrapper<StepEntrySource>;
  StepField: StepField;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  User: ResolverTypeWrapper<UserSource>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  UserList: ResolverTypeWrapper<Omit<UserList, 'nodes'> & { nodes: Array<ResolversTypes['User']> }>;
  Verdict: Verdict;
  VerifiedCertificate: ResolverTypeWrapper<RestVerifiedCertificate>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddProductInput: AddProductInput;
  AddProductPayload: ProductAddition;
  Attachment: Attachment;
  AttachmentInput: AttachmentInput;
  Boolean: Scalars['Boolean']['output'];
  Certificate: RestCertificate;
  CertificateRecipient: CertificateRecipient;
  ChangeLanguageInput: ChangeLanguageInput;
  ChangeLanguagePayload: Omit<ChangeLanguagePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  Company: RestCompany;
  CreateAttachmentUploadInput: CreateAttachmentUploadInput;
  CreateAttachmentUploadPayload: CreateAttachmentUploadPayload;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  FinishInstallationInput: FinishInstallationInput;
  FinishInstallationPayload: InstallationChange;
  Float: Scalars['Float']['output'];
  Folder: RestFolderSummary;
  ID: Scalars['ID']['output'];
  Installation: InstallationSource;
  InstallationList: Omit<InstallationList, 'nodes'> & { nodes: Array<ResolversParentTypes['Installation']> };
  InstalledProduct: InstalledProductSource;
  Int: Scalars['Int']['output'];
  Links: Links;
  Measurement: Measurement;
  Missing: RestMissing;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PathSegment: PathSegmentSource;
  PreviewCertificateInput: PreviewCertificateInput;
  PreviewCertificatePayload: PreviewCertificatePayload;
  Product: RestProduct;
  Project: RestProject;
  ProjectList: Omit<ProjectList, 'nodes'> & { nodes: Array<ResolversParentTypes['Project']> };
  Query: Record<PropertyKey, never>;
  ReadingInput: ReadingInput;
  RecordAttachmentsInput: RecordAttachmentsInput;
  RecordAttachmentsPayload: Recording;
  RecordMeasurementsInput: RecordMeasurementsInput;
  RecordMeasurementsPayload: Recording;
  RemoveProductInput: RemoveProductInput;
  RemoveProductPayload: ProductRemoval;
  SendCertificateInput: SendCertificateInput;
  SendCertificatePayload: Sending;
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  SignOutPayload: SignOutPayload;
  SignableFolder: RestSignableFolder;
  SignableInstallation: RestSignableInstallation;
  Step: StepSource;
  StepEntry: StepEntrySource;
  String: Scalars['String']['output'];
  User: UserSource;
  UserError: UserError;
  UserList: Omit<UserList, 'nodes'> & { nodes: Array<ResolversParentTypes['User']> };
  VerifiedCertificate: RestVerifiedCertificate;
};

export type AddProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductPayload'] = ResolversParentTypes['AddProductPayload']> = {
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['InstalledProduct']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  activationDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  certificateId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['CertificateRecipient']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CertificateRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CertificateRecipient'] = ResolversParentTypes['CertificateRecipient']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  copy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
};

export type ChangeLanguagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeLanguagePayload'] = ResolversParentTypes['ChangeLanguagePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allProjects?: Resolver<ResolversTypes['ProjectList'], ParentType, ContextType, RequireFields<CompanyAllProjectsArgs, 'archived'>>;
  allUsers?: Resolver<ResolversTypes['UserList'], ParentType, ContextType, RequireFields<CompanyAllUsersArgs, 'active'>>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orgNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAttachmentUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAttachmentUploadPayload'] = ResolversParentTypes['CreateAttachmentUploadPayload']> = {
  fileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FinishInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishInstallationPayload'] = ResolversParentTypes['FinishInstallationPayload']> = {
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Folder'] = ResolversParentTypes['Folder']> = {
  allInstallations?: Resolver<Maybe<ResolversTypes['InstallationList']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  folderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRoot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parentFolder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['PathSegment']>, ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  subFolders?: Resolver<Maybe<Array<ResolversTypes['Folder']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  viewerCanRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  maximum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stepTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addProduct?: Resolver<ResolversTypes['AddProductPayload'], ParentType, ContextType, RequireFields<MutationAddProductArgs, 'input'>>;
  changeLanguage?: Resolver<ResolversTypes['ChangeLanguagePayload'], ParentType, ContextType, RequireFields<MutationChangeLanguageArgs, 'input'>>;
  createAttachmentUpload?: Resolver<ResolversTypes['CreateAttachmentUploadPayload'], ParentType, ContextType, RequireFields<MutationCreateAttachmentUploadArgs, 'input'>>;
  finishInstallation?: Resolver<ResolversTypes['FinishInstallationPayload'], ParentType, ContextType, RequireFields<MutationFinishInstallationArgs, 'input'>>;
  previewCertificate?: Resolver<ResolversTypes['PreviewCertificatePayload'], ParentType, ContextType, RequireFields<MutationPreviewCertificateArgs, 'input'>>;
  recordAttachments?: Resolver<ResolversTypes['RecordAttachmentsPayload'], ParentType, ContextType, RequireFields<MutationRecordAttachmentsArgs, 'input'>>;
  recordMeasurements?: Resolver<ResolversTypes['RecordMeasurementsPayload'], ParentType, ContextType, RequireFields<MutationRecordMeasurementsArgs, 'input'>>;
  removeProduct?: Resolver<ResolversTypes['RemoveProductPayload'], ParentType, ContextType, RequireFields<MutationRemoveProductArgs, 'input'>>;
  sendCertificate?: Resolver<ResolversTypes['SendCertificatePayload'], ParentType, ContextType, RequireFields<MutationSendCertificateArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Company' | 'Folder' | 'Installation' | 'InstalledProduct' | 'Product' | 'Project' | 'Step' | 'StepEntry' | 'User', ParentType, ContextType>;
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
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipe?: Resolver<Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  snro?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  activatedFolders?: Resolver<Maybe<Array<ResolversTypes['SignableFolder']>>, ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectList'] = ResolversParentTypes['ProjectList']> = {
  isTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType, RequireFields<QueryFolderArgs, 'folderId' | 'projectId'>>;
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType, RequireFields<QueryInstallationArgs, 'installationId' | 'projectId'>>;
  links?: Resolver<ResolversTypes['Links'], ParentType, ContextType, RequireFields<QueryLinksArgs, 'language'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
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

export type RemoveProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveProductPayload'] = ResolversParentTypes['RemoveProductPayload']> = {
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  removedProductId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendCertificatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendCertificatePayload'] = ResolversParentTypes['SendCertificatePayload']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificates?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignableFolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignableFolder'] = ResolversParentTypes['SignableFolder']> = {
  certificates?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  installationId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Missing']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  subscribeToNewsletter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  AddProductPayload?: AddProductPayloadResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  CertificateRecipient?: CertificateRecipientResolvers<ContextType>;
  ChangeLanguagePayload?: ChangeLanguagePayloadResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CreateAttachmentUploadPayload?: CreateAttachmentUploadPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  FinishInstallationPayload?: FinishInstallationPayloadResolvers<ContextType>;
  Folder?: FolderResolvers<ContextType>;
  Installation?: InstallationResolvers<ContextType>;
  InstallationList?: InstallationListResolvers<ContextType>;
  InstalledProduct?: InstalledProductResolvers<ContextType>;
  Links?: LinksResolvers<ContextType>;
  Measurement?: MeasurementResolvers<ContextType>;
  Missing?: MissingResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PathSegment?: PathSegmentResolvers<ContextType>;
  PreviewCertificatePayload?: PreviewCertificatePayloadResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectList?: ProjectListResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordAttachmentsPayload?: RecordAttachmentsPayloadResolvers<ContextType>;
  RecordMeasurementsPayload?: RecordMeasurementsPayloadResolvers<ContextType>;
  RemoveProductPayload?: RemoveProductPayloadResolvers<ContextType>;
  SendCertificatePayload?: SendCertificatePayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignableFolder?: SignableFolderResolvers<ContextType>;
  SignableInstallation?: SignableInstallationResolvers<ContextType>;
  Step?: StepResolvers<ContextType>;
  StepEntry?: StepEntryResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserList?: UserListResolvers<ContextType>;
  VerifiedCertificate?: VerifiedCertificateResolvers<ContextType>;
};

