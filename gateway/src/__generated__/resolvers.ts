import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserSource } from '../user/UserSource.ts';
import type { RestCompany, RestProject, RestFolderSummary, RestProduct, RestMissing, RestSignableFolder, RestSignableInstallation, RestCertificate, RestVerifiedCertificate } from '../rest/payloads.ts';
import type { ProjectListSource } from '../project/ProjectListSource.ts';
import type { InstallationSource } from '../installation/InstallationSource.ts';
import type { InstalledProductSource } from '../product/InstalledProductSource.ts';
import type { StepSource } from '../step/StepSource.ts';
import type { StepEntrySource } from '../step/StepEntrySource.ts';
import type { PathSegmentSource } from '../folder/PathSegmentSource.ts';
import type { ProductAddition, ProductRemoval, Recording, InstallationChange, InstallationCreation, InstallationMove, InstallationRemoval } from '../installation/InstallationChange.ts';
import type { FolderCreation, FolderRemoval } from '../folder/FolderChange.ts';
import type { Resending, Sending } from '../certificate/Sending.ts';
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

export type ActivateProjectInput = {
  projectId: Scalars['ID']['input'];
};

export type ActivateProjectPayload = {
  __typename?: 'ActivateProjectPayload';
  project?: Maybe<Project>;
  userErrors: Array<UserError>;
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

export type AnswerMfaInput = {
  /** Six digits of the authenticator. */
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
  session: Scalars['String']['input'];
};

export type AnswerNewPasswordInput = {
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  session: Scalars['String']['input'];
};

export type ArchiveProjectInput = {
  projectId: Scalars['ID']['input'];
};

export type ArchiveProjectPayload = {
  __typename?: 'ArchiveProjectPayload';
  project?: Maybe<Project>;
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
  /** Why it failed; null otherwise, and where the service does not say. */
  reason?: Maybe<DeliveryFailure>;
  state: DeliveryState;
};

export type ChallengeKind =
  | 'MFA'
  | 'NEW_PASSWORD';

export type ChangeLanguageInput = {
  language: Language;
};

export type ChangeLanguagePayload = {
  __typename?: 'ChangeLanguagePayload';
  userErrors: Array<UserError>;
  /** Null without a session. */
  viewer?: Maybe<User>;
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  userErrors: Array<UserError>;
};

/** A firm of electricians. REST: GET v1/company. */
export type Company = Node & {
  __typename?: 'Company';
  address: Scalars['String']['output'];
  /** Every project, gathered 25 at a time from REST and ordered by name. REST: GET v1/company/{companyId}/project. */
  allProjects: ProjectList;
  /** Every user, gathered 25 at a time, ordered by first name with Swedish collation. REST: GET v1/company/{companyId}/users. */
  allUsers?: Maybe<UserList>;
  city: Scalars['String']['output'];
  /** The REST id. */
  companyId: Scalars['String']['output'];
  country: Country;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Active users with the installer flag, by first name with Swedish collation. */
  installers: Array<User>;
  /** An expiring link to the picture. */
  logo?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  orgNumber: Scalars['String']['output'];
  phoneNumber: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  /**
   * Projects page by page, filtered and ordered by the gateway over the gathered list. `name` is contained, whatever the case. Cursors are
   * offsets: rows that come or go meanwhile shift them. `first` 1 to 100.
   */
  projects: ProjectConnection;
  viewerCanEdit: Scalars['Boolean']['output'];
  viewerCanManageUsers: Scalars['Boolean']['output'];
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

export type ConfirmPasswordResetInput = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type ConfirmPasswordResetPayload = {
  __typename?: 'ConfirmPasswordResetPayload';
  userErrors: Array<UserError>;
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

export type CreateFolderInput = {
  /** Global id of the folder to make it in. */
  parentFolderId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};

export type CreateFolderPayload = {
  __typename?: 'CreateFolderPayload';
  folder?: Maybe<Folder>;
  parentFolder?: Maybe<Folder>;
  userErrors: Array<UserError>;
};

export type CreateInstallationInput = {
  /** Global id of the folder. */
  folderId: Scalars['ID']['input'];
  /** Global id of a user with the installer flag. */
  installerId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};

export type CreateInstallationPayload = {
  __typename?: 'CreateInstallationPayload';
  folder?: Maybe<Folder>;
  installation?: Maybe<Installation>;
  userErrors: Array<UserError>;
};

export type CreateLogoUploadInput = {
  /** Blanks become hyphens. */
  fileName: Scalars['String']['input'];
  /** Bytes. */
  size: Scalars['Int']['input'];
};

export type CreateLogoUploadPayload = {
  __typename?: 'CreateLogoUploadPayload';
  /** The address to give to `setLogo`. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  uploadUrl?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type CreateProjectInput = {
  city: Scalars['String']['input'];
  customer: Scalars['String']['input'];
  /** Empty is none. */
  customerEmail?: InputMaybe<Scalars['String']['input']>;
  endDate: Scalars['String']['input'];
  name: Scalars['String']['input'];
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** A day; as text, so that an unreadable one is told at its field. */
  startDate: Scalars['String']['input'];
};

export type CreateProjectPayload = {
  __typename?: 'CreateProjectPayload';
  project?: Maybe<Project>;
  userErrors: Array<UserError>;
};

export type DeleteFolderInput = {
  folderId: Scalars['ID']['input'];
};

export type DeleteFolderPayload = {
  __typename?: 'DeleteFolderPayload';
  deletedFolderId?: Maybe<Scalars['ID']['output']>;
  parentFolder?: Maybe<Folder>;
  userErrors: Array<UserError>;
};

export type DeleteInstallationInput = {
  installationId: Scalars['ID']['input'];
};

export type DeleteInstallationPayload = {
  __typename?: 'DeleteInstallationPayload';
  deletedInstallationId?: Maybe<Scalars['ID']['output']>;
  folder?: Maybe<Folder>;
  userErrors: Array<UserError>;
};

export type DeleteProjectInput = {
  projectId: Scalars['ID']['input'];
};

export type DeleteProjectPayload = {
  __typename?: 'DeleteProjectPayload';
  deletedProjectId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeliveryFailure =
  /** The mail server knows no such address. */
  | 'ADDRESS_REFUSED'
  /** The mail server did not take the message. */
  | 'MESSAGE_REFUSED'
  /** No mail server took it within a day. */
  | 'NOT_DELIVERED';

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
  /** False once activated: no edit, move or deletion. */
  viewerCanEdit: Scalars['Boolean']['output'];
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

export type InviteCheck = {
  __typename?: 'InviteCheck';
  mayBeInvited: Scalars['Boolean']['output'];
  obstacle?: Maybe<InviteObstacle>;
};

export type InviteObstacle =
  | 'EMAIL_INVALID'
  | 'EMAIL_TAKEN';

export type InviteUserInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  installer?: Scalars['Boolean']['input'];
  language?: InputMaybe<Language>;
  lastName: Scalars['String']['input'];
  role?: Role;
};

export type InviteUserPayload = {
  __typename?: 'InviteUserPayload';
  user?: Maybe<User>;
  userErrors: Array<UserError>;
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

export type MoveInstallationInput = {
  installationId: Scalars['ID']['input'];
  /** Global id of the folder to move it to. */
  newFolderId: Scalars['ID']['input'];
};

export type MoveInstallationPayload = {
  __typename?: 'MoveInstallationPayload';
  formerFolder?: Maybe<Folder>;
  installation?: Maybe<Installation>;
  userErrors: Array<UserError>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Takes the project back from the archive; all else stays as it is. Errors: CONFLICT (the payload then carries the current state).
   * REST: PUT .../project/{projectId} with archived.
   */
  activateProject: ActivateProjectPayload;
  /**
   * Adds a product to an installation. Errors: FIELD_REQUIRED (with `field`), VALUE_INVALID, PRODUCT_NOT_FOUND, ALREADY_COMPLETED,
   * ALREADY_ACTIVATED. REST: POST v1/measurements.
   */
  addProduct: AddProductPayload;
  /**
   * Answers the code challenge of a sign-in and finishes it. Errors: CODE_INVALID (`challenge` is then good for another try),
   * CHALLENGE_EXPIRED, TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  answerMfa: SignInPayload;
  /**
   * Answers the new-password challenge of a sign-in and finishes it. Errors: PASSWORD_REQUIRED and PASSWORD_TOO_WEAK (`challenge` is then
   * good for another try), CHALLENGE_EXPIRED, MFA_REQUIRED (with the next `challenge`), TOO_MANY_ATTEMPTS, NETWORK_ERROR.
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
  /** Changes the viewer's password. Errors: INCORRECT_CREDENTIALS, PASSWORD_REQUIRED, PASSWORD_TOO_WEAK, TOO_MANY_ATTEMPTS, NETWORK_ERROR. */
  changePassword: ChangePasswordPayload;
  /**
   * Sets a new password with the mailed code. Errors: EMAIL_REQUIRED, EMAIL_INVALID, CODE_INVALID, PASSWORD_REQUIRED, PASSWORD_TOO_WEAK,
   * TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  confirmPasswordReset: ConfirmPasswordResetPayload;
  /**
   * A link to PUT a file's bytes to, for an attachment of the installation; record it with `recordAttachments` afterwards. Errors:
   * FILE_TOO_LARGE, FILE_TYPE_NOT_ALLOWED, ALREADY_COMPLETED, ALREADY_ACTIVATED. REST: POST .../steps/presigned-url.
   */
  createAttachmentUpload: CreateAttachmentUploadPayload;
  /** Makes a folder in another. Errors: TITLE_REQUIRED, VALUE_INVALID, FOLDER_TOO_DEEP. REST: POST .../folder/{folderId}/folder. */
  createFolder: CreateFolderPayload;
  /**
   * Makes an installation in a folder. Errors: TITLE_REQUIRED, VALUE_INVALID, INSTALLER_REQUIRED, INSTALLER_NOT_ALLOWED. REST: POST
   * .../folder/{folderId}/installation.
   */
  createInstallation: CreateInstallationPayload;
  /**
   * A link to PUT a logo's bytes to (jpg, jpeg, png, gif or svg, 5 MB at most); anyone of the company. Errors: FILE_TYPE_NOT_ALLOWED,
   * FILE_TOO_LARGE, VALUE_INVALID. REST: POST v1/company/{companyId}/pre-signed-url.
   */
  createLogoUpload: CreateLogoUploadPayload;
  /**
   * Makes a project and its root folder. Errors: NAME_REQUIRED, CITY_REQUIRED, CUSTOMER_REQUIRED, START_DATE_REQUIRED, END_DATE_REQUIRED,
   * DATE_INVALID, END_BEFORE_START, EMAIL_INVALID, VALUE_INVALID. REST: POST v1/company/{companyId}/project.
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
   * Finishes an installation whose steps are filled. Errors: DISCLAIMER_NOT_ACCEPTED, NOT_READY (the installation's `missing` says
   * what), ALREADY_COMPLETED. REST: POST .../complete.
   */
  finishInstallation: FinishInstallationPayload;
  /**
   * Makes an account whose temporary password is mailed; admins only. Errors: EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_TAKEN, FIRST_NAME_REQUIRED,
   * LAST_NAME_REQUIRED, VALUE_INVALID, NOT_ALLOWED. REST: POST v1/company/{companyId}/users/invite.
   */
  inviteUser: InviteUserPayload;
  /**
   * Moves an installation to another folder of its project. Errors: TARGET_FOLDER_IS_CURRENT, ALREADY_ACTIVATED. REST: PUT
   * .../installation/{installationId} with newFolderId.
   */
  moveInstallation: MoveInstallationPayload;
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
   * Has a code mailed to the address, if there is an account; the answer is the same if there is none. Errors: EMAIL_REQUIRED,
   * EMAIL_INVALID, TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  requestPasswordReset: RequestPasswordResetPayload;
  /**
   * Mails the certificates of activated folders again. Errors: EMAIL_INVALID, NO_FOLDER_SELECTED, FOLDER_NOT_ACTIVATED, RATE_LIMITED. REST:
   * POST .../resend-signed.
   */
  resendCertificate: ResendCertificatePayload;
  /**
   * Activates the warranty of the folders' installations and mails the certificates. Errors: DISCLAIMER_NOT_ACCEPTED, EMAIL_INVALID,
   * NO_FOLDER_SELECTED, DATE_INVALID, FOLDER_NOT_SIGNABLE, RATE_LIMITED. REST: POST .../sign.
   */
  sendCertificate: SendCertificatePayload;
  /** Sets or, with null, clears the company's logo; anyone of the company. Errors: VALUE_INVALID. REST: PUT v1/company. */
  setLogo: SetLogoPayload;
  /** Lets a user in or shuts a user out; admins only. Errors: NOT_ALLOWED, LAST_ADMIN. REST: PUT v1/user/{userId}. */
  setUserActive: SetUserActivePayload;
  /** Sets a role; admins only. Errors: NOT_ALLOWED, LAST_ADMIN. REST: PUT v1/user/{userId}/role. */
  setUserRole: SetUserRolePayload;
  /**
   * Signs in with e-mail and password and sets the session cookies. Errors: EMAIL_REQUIRED, EMAIL_INVALID, PASSWORD_REQUIRED,
   * INCORRECT_CREDENTIALS, NEW_PASSWORD_REQUIRED, MFA_REQUIRED, COOKIES_WOULD_BE_DROPPED, TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  signIn: SignInPayload;
  /** Ends the session at the user pool and clears the cookies. Never fails for the caller. */
  signOut: SignOutPayload;
  /**
   * Changes the company's details; admins only. Errors: FIELD_REQUIRED (with `field`), EMAIL_INVALID, VALUE_INVALID, NOT_ALLOWED. REST:
   * PUT v1/company.
   */
  updateCompany: UpdateCompanyPayload;
  /** Renames a folder. Errors: TITLE_REQUIRED, VALUE_INVALID. REST: PUT .../folder/{folderId}. */
  updateFolder: UpdateFolderPayload;
  /**
   * Changes an installation's title and installer. Errors: as `createInstallation`, ALREADY_ACTIVATED. REST: PUT
   * .../installation/{installationId}.
   */
  updateInstallation: UpdateInstallationPayload;
  /**
   * Replaces the project's details. Errors: as `createProject` without END_DATE_REQUIRED, POSTAL_CODE_REQUIRED, CONFLICT (the payload then
   * carries the current state). REST: PUT .../project/{projectId}.
   */
  updateProject: UpdateProjectPayload;
  /**
   * Changes the given details of a user; anyone may change oneself. Errors: FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED, VALUE_INVALID,
   * NOT_ALLOWED. REST: PUT v1/user/{userId}.
   */
  updateUser: UpdateUserPayload;
};


export type MutationActivateProjectArgs = {
  input: ActivateProjectInput;
};


export type MutationAddProductArgs = {
  input: AddProductInput;
};


export type MutationAnswerMfaArgs = {
  input: AnswerMfaInput;
};


export type MutationAnswerNewPasswordArgs = {
  input: AnswerNewPasswordInput;
};


export type MutationArchiveProjectArgs = {
  input: ArchiveProjectInput;
};


export type MutationChangeLanguageArgs = {
  input: ChangeLanguageInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationConfirmPasswordResetArgs = {
  input: ConfirmPasswordResetInput;
};


export type MutationCreateAttachmentUploadArgs = {
  input: CreateAttachmentUploadInput;
};


export type MutationCreateFolderArgs = {
  input: CreateFolderInput;
};


export type MutationCreateInstallationArgs = {
  input: CreateInstallationInput;
};


export type MutationCreateLogoUploadArgs = {
  input: CreateLogoUploadInput;
};


export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


export type MutationDeleteFolderArgs = {
  input: DeleteFolderInput;
};


export type MutationDeleteInstallationArgs = {
  input: DeleteInstallationInput;
};


export type MutationDeleteProjectArgs = {
  input: DeleteProjectInput;
};


export type MutationFinishInstallationArgs = {
  input: FinishInstallationInput;
};


export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


export type MutationMoveInstallationArgs = {
  input: MoveInstallationInput;
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


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResendCertificateArgs = {
  input: ResendCertificateInput;
};


export type MutationSendCertificateArgs = {
  input: SendCertificateInput;
};


export type MutationSetLogoArgs = {
  input: SetLogoInput;
};


export type MutationSetUserActiveArgs = {
  input: SetUserActiveInput;
};


export type MutationSetUserRoleArgs = {
  input: SetUserRoleInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
};


export type MutationUpdateFolderArgs = {
  input: UpdateFolderInput;
};


export type MutationUpdateInstallationArgs = {
  input: UpdateInstallationInput;
};


export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};

/** Anything with an opaque global id. The id holds the type and the REST ids, never the folder, so that a move changes no id. */
export type Node = {
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
};

export type OrderDirection =
  | 'ASC'
  | 'DESC';

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
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
  /** Opaque; given back in an update it tells when somebody else changed the project meanwhile. */
  version: Scalars['String']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
};

export type ProjectConnection = {
  __typename?: 'ProjectConnection';
  edges: Array<ProjectEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ProjectEdge = {
  __typename?: 'ProjectEdge';
  cursor: Scalars['String']['output'];
  node: Project;
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

export type ProjectOrder = {
  direction?: OrderDirection;
  field?: ProjectOrderField;
};

export type ProjectOrderField =
  | 'CUSTOMER'
  | 'END_DATE'
  | 'INSTALLATION_COUNT'
  | 'NAME'
  | 'START_DATE';

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
  /** Whether an address may be invited, and if not, why. Admins only, others get FORBIDDEN. REST: POST v1/user/validate. */
  inviteCheck: InviteCheck;
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


export type QueryInviteCheckArgs = {
  email: Scalars['String']['input'];
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

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  userErrors: Array<UserError>;
};

export type ResendCertificateInput = {
  /** REST ids of the folders. */
  folderIds: Array<Scalars['String']['input']>;
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  sendCopy?: Scalars['Boolean']['input'];
  toEmail: Scalars['String']['input'];
};

export type ResendCertificatePayload = {
  __typename?: 'ResendCertificatePayload';
  certificates: Array<Certificate>;
  project?: Maybe<Project>;
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

export type SetLogoInput = {
  /** Null clears it. */
  url?: InputMaybe<Scalars['String']['input']>;
};

export type SetLogoPayload = {
  __typename?: 'SetLogoPayload';
  company?: Maybe<Company>;
  userErrors: Array<UserError>;
};

export type SetUserActiveInput = {
  active: Scalars['Boolean']['input'];
  userId: Scalars['ID']['input'];
};

export type SetUserActivePayload = {
  __typename?: 'SetUserActivePayload';
  user?: Maybe<User>;
  userErrors: Array<UserError>;
};

export type SetUserRoleInput = {
  role: Role;
  userId: Scalars['ID']['input'];
};

export type SetUserRolePayload = {
  __typename?: 'SetUserRolePayload';
  user?: Maybe<User>;
  userErrors: Array<UserError>;
};

/** A further step of signing in. */
export type SignInChallenge = {
  __typename?: 'SignInChallenge';
  kind: ChallengeKind;
  /** Opaque, for the answer; good for a few minutes. */
  session: Scalars['String']['output'];
};

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Set when the pool asks for more: answer with `answerNewPassword` or `answerMfa`. */
  challenge?: Maybe<SignInChallenge>;
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

export type UpdateCompanyInput = {
  address: Scalars['String']['input'];
  city: Scalars['String']['input'];
  country: Country;
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  orgNumber?: InputMaybe<Scalars['String']['input']>;
  phoneNumber: Scalars['String']['input'];
  postalCode: Scalars['String']['input'];
  /** Trimmed; empty is none. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateCompanyPayload = {
  __typename?: 'UpdateCompanyPayload';
  company?: Maybe<Company>;
  userErrors: Array<UserError>;
};

export type UpdateFolderInput = {
  folderId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};

export type UpdateFolderPayload = {
  __typename?: 'UpdateFolderPayload';
  folder?: Maybe<Folder>;
  userErrors: Array<UserError>;
};

export type UpdateInstallationInput = {
  installationId: Scalars['ID']['input'];
  installerId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};

export type UpdateInstallationPayload = {
  __typename?: 'UpdateInstallationPayload';
  installation?: Maybe<Installation>;
  userErrors: Array<UserError>;
};

export type UpdateProjectInput = {
  city: Scalars['String']['input'];
  customer: Scalars['String']['input'];
  customerEmail?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  postalCode: Scalars['String']['input'];
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  startDate: Scalars['String']['input'];
  /** As read; an update over somebody else's change is then refused as CONFLICT. */
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProjectPayload = {
  __typename?: 'UpdateProjectPayload';
  /** The project after the change, or as it stands now for CONFLICT. */
  project?: Maybe<Project>;
  userErrors: Array<UserError>;
};

export type UpdateUserInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Admins set it on others too. */
  installer?: InputMaybe<Scalars['Boolean']['input']>;
  language?: InputMaybe<Language>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  subscribeToNewsletter?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id of the user. */
  userId: Scalars['ID']['input'];
};

export type UpdateUserPayload = {
  __typename?: 'UpdateUserPayload';
  user?: Maybe<User>;
  userErrors: Array<UserError>;
};

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
  /** Own details, or an admin. */
  viewerCanEdit: Scalars['Boolean']['output'];
  viewerCanSetActive: Scalars['Boolean']['output'];
  viewerCanSetRole: Scalars['Boolean']['output'];
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
  | 'CHALLENGE_EXPIRED'
  | 'CITY_REQUIRED'
  | 'CODE_INVALID'
  | 'CONFLICT'
  | 'COOKIES_WOULD_BE_DROPPED'
  | 'CUSTOMER_REQUIRED'
  | 'DATE_INVALID'
  | 'DISCLAIMER_NOT_ACCEPTED'
  | 'EMAIL_INVALID'
  | 'EMAIL_REQUIRED'
  | 'EMAIL_TAKEN'
  | 'END_BEFORE_START'
  | 'END_DATE_REQUIRED'
  | 'FIELD_REQUIRED'
  | 'FILE_TOO_LARGE'
  | 'FILE_TYPE_NOT_ALLOWED'
  | 'FIRST_NAME_REQUIRED'
  | 'FOLDER_IS_ROOT'
  | 'FOLDER_NOT_ACTIVATED'
  | 'FOLDER_NOT_SIGNABLE'
  | 'FOLDER_TOO_DEEP'
  | 'HOLDS_ACTIVATED'
  | 'INCORRECT_CREDENTIALS'
  | 'INSTALLER_NOT_ALLOWED'
  | 'INSTALLER_REQUIRED'
  | 'LAST_ADMIN'
  | 'LAST_NAME_REQUIRED'
  | 'MFA_REQUIRED'
  | 'NAME_REQUIRED'
  | 'NETWORK_ERROR'
  | 'NEW_PASSWORD_REQUIRED'
  | 'NOT_ALLOWED'
  | 'NOT_READY'
  | 'NO_FOLDER_SELECTED'
  | 'PASSWORD_REQUIRED'
  | 'PASSWORD_TOO_WEAK'
  | 'POSTAL_CODE_REQUIRED'
  | 'PRODUCT_NOT_FOUND'
  | 'RATE_LIMITED'
  | 'START_DATE_REQUIRED'
  | 'TARGET_FOLDER_IS_CURRENT'
  | 'TITLE_REQUIRED'
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
  ActivateProjectInput: ActivateProjectInput;
  ActivateProjectPayload: ResolverTypeWrapper<Omit<ActivateProjectPayload, 'project'> & { project?: Maybe<ResolversTypes['Project']> }>;
  AddProductInput: AddProductInput;
  AddProductPayload: ResolverTypeWrapper<ProductAddition>;
  AnswerMfaInput: AnswerMfaInput;
  AnswerNewPasswordInput: AnswerNewPasswordInput;
  ArchiveProjectInput: ArchiveProjectInput;
  ArchiveProjectPayload: ResolverTypeWrapper<Omit<ArchiveProjectPayload, 'project'> & { project?: Maybe<ResolversTypes['Project']> }>;
  Attachment: ResolverTypeWrapper<Attachment>;
  AttachmentInput: AttachmentInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Certificate: ResolverTypeWrapper<RestCertificate>;
  CertificateRecipient: ResolverTypeWrapper<CertificateRecipient>;
  ChallengeKind: ChallengeKind;
  ChangeLanguageInput: ChangeLanguageInput;
  ChangeLanguagePayload: ResolverTypeWrapper<Omit<ChangeLanguagePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  Company: ResolverTypeWrapper<RestCompany>;
  ConfirmPasswordResetInput: ConfirmPasswordResetInput;
  ConfirmPasswordResetPayload: ResolverTypeWrapper<ConfirmPasswordResetPayload>;
  Country: Country;
  CreateAttachmentUploadInput: CreateAttachmentUploadInput;
  CreateAttachmentUploadPayload: ResolverTypeWrapper<CreateAttachmentUploadPayload>;
  CreateFolderInput: CreateFolderInput;
  CreateFolderPayload: ResolverTypeWrapper<FolderCreation>;
  CreateInstallationInput: CreateInstallationInput;
  CreateInstallationPayload: ResolverTypeWrapper<InstallationCreation>;
  CreateLogoUploadInput: CreateLogoUploadInput;
  CreateLogoUploadPayload: ResolverTypeWrapper<CreateLogoUploadPayload>;
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: ResolverTypeWrapper<Omit<CreateProjectPayload, 'project'> & { project?: Maybe<ResolversTypes['Project']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteFolderInput: DeleteFolderInput;
  DeleteFolderPayload: ResolverTypeWrapper<FolderRemoval>;
  DeleteInstallationInput: DeleteInstallationInput;
  DeleteInstallationPayload: ResolverTypeWrapper<InstallationRemoval>;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: ResolverTypeWrapper<DeleteProjectPayload>;
  DeliveryFailure: DeliveryFailure;
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
  MoveInstallationPayload: ResolverTypeWrapper<InstallationMove>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OrderDirection: OrderDirection;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PathSegment: ResolverTypeWrapper<PathSegmentSource>;
  PreviewCertificateInput: PreviewCertificateInput;
  PreviewCertificatePayload: ResolverTypeWrapper<PreviewCertificatePayload>;
  Product: ResolverTypeWrapper<RestProduct>;
  ProductField: ProductField;
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
  RecordAttachmentsPayload: ResolverTypeWrapper<Recording>;
  RecordMeasurementsInput: RecordMeasurementsInput;
  RecordMeasurementsPayload: ResolverTypeWrapper<Recording>;
  RemoveProductInput: RemoveProductInput;
  RemoveProductPayload: ResolverTypeWrapper<ProductRemoval>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResendCertificateInput: ResendCertificateInput;
  ResendCertificatePayload: ResolverTypeWrapper<Resending>;
  Role: Role;
  SendCertificateInput: SendCertificateInput;
  SendCertificatePayload: ResolverTypeWrapper<Sending>;
  SetLogoInput: SetLogoInput;
  SetLogoPayload: ResolverTypeWrapper<Omit<SetLogoPayload, 'company'> & { company?: Maybe<ResolversTypes['Company']> }>;
  SetUserActiveInput: SetUserActiveInput;
  SetUserActivePayload: ResolverTypeWrapper<Omit<SetUserActivePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SetUserRoleInput: SetUserRoleInput;
  SetUserRolePayload: ResolverTypeWrapper<Omit<SetUserRolePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SignInChallenge: ResolverTypeWrapper<SignInChallenge>;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SignableFolder: ResolverTypeWrapper<RestSignableFolder>;
  SignableInstallation: ResolverTypeWrapper<RestSignableInstallation>;
  Step: ResolverTypeWrapper<StepSource>;
  StepEntry: ResolverTypeWrapper<StepEntrySource>;
  StepField: StepField;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyPayload: ResolverTypeWrapper<Omit<UpdateCompanyPayload, 'company'> & { company?: Maybe<ResolversTypes['Company']> }>;
  UpdateFolderInput: UpdateFolderInput;
  UpdateFolderPayload: ResolverTypeWrapper<Omit<UpdateFolderPayload, 'folder'> & { folder?: Maybe<ResolversTypes['Folder']> }>;
  UpdateInstallationInput: UpdateInstallationInput;
  UpdateInstallationPayload: ResolverTypeWrapper<InstallationChange>;
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectPayload: ResolverTypeWrapper<Omit<UpdateProjectPayload, 'project'> & { project?: Maybe<ResolversTypes['Project']> }>;
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: ResolverTypeWrapper<Omit<UpdateUserPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  User: ResolverTypeWrapper<UserSource>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  UserList: ResolverTypeWrapper<Omit<UserList, 'nodes'> & { nodes: Array<ResolversTypes['User']> }>;
  Verdict: Verdict;
  VerifiedCertificate: ResolverTypeWrapper<RestVerifiedCertificate>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActivateProjectInput: ActivateProjectInput;
  ActivateProjectPayload: Omit<ActivateProjectPayload, 'project'> & { project?: Maybe<ResolversParentTypes['Project']> };
  AddProductInput: AddProductInput;
  AddProductPayload: ProductAddition;
  AnswerMfaInput: AnswerMfaInput;
  AnswerNewPasswordInput: AnswerNewPasswordInput;
  ArchiveProjectInput: ArchiveProjectInput;
  ArchiveProjectPayload: Omit<ArchiveProjectPayload, 'project'> & { project?: Maybe<ResolversParentTypes['Project']> };
  Attachment: Attachment;
  AttachmentInput: AttachmentInput;
  Boolean: Scalars['Boolean']['output'];
  Certificate: RestCertificate;
  CertificateRecipient: CertificateRecipient;
  ChangeLanguageInput: ChangeLanguageInput;
  ChangeLanguagePayload: Omit<ChangeLanguagePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  Company: RestCompany;
  ConfirmPasswordResetInput: ConfirmPasswordResetInput;
  ConfirmPasswordResetPayload: ConfirmPasswordResetPayload;
  CreateAttachmentUploadInput: CreateAttachmentUploadInput;
  CreateAttachmentUploadPayload: CreateAttachmentUploadPayload;
  CreateFolderInput: CreateFolderInput;
  CreateFolderPayload: FolderCreation;
  CreateInstallationInput: CreateInstallationInput;
  CreateInstallationPayload: InstallationCreation;
  CreateLogoUploadInput: CreateLogoUploadInput;
  CreateLogoUploadPayload: CreateLogoUploadPayload;
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: Omit<CreateProjectPayload, 'project'> & { project?: Maybe<ResolversParentTypes['Project']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteFolderInput: DeleteFolderInput;
  DeleteFolderPayload: FolderRemoval;
  DeleteInstallationInput: DeleteInstallationInput;
  DeleteInstallationPayload: InstallationRemoval;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: DeleteProjectPayload;
  FinishInstallationInput: FinishInstallationInput;
  FinishInstallationPayload: InstallationChange;
  Float: Scalars['Float']['output'];
  Folder: RestFolderSummary;
  ID: Scalars['ID']['output'];
  Installation: InstallationSource;
  InstallationList: Omit<InstallationList, 'nodes'> & { nodes: Array<ResolversParentTypes['Installation']> };
  InstalledProduct: InstalledProductSource;
  Int: Scalars['Int']['output'];
  InviteCheck: InviteCheck;
  InviteUserInput: InviteUserInput;
  InviteUserPayload: Omit<InviteUserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Links: Links;
  Measurement: Measurement;
  Missing: RestMissing;
  MoveInstallationInput: MoveInstallationInput;
  MoveInstallationPayload: InstallationMove;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  PathSegment: PathSegmentSource;
  PreviewCertificateInput: PreviewCertificateInput;
  PreviewCertificatePayload: PreviewCertificatePayload;
  Product: RestProduct;
  Project: RestProject;
  ProjectConnection: Omit<ProjectConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProjectEdge']> };
  ProjectEdge: Omit<ProjectEdge, 'node'> & { node: ResolversParentTypes['Project'] };
  ProjectList: ProjectListSource;
  ProjectOrder: ProjectOrder;
  Query: Record<PropertyKey, never>;
  ReadingInput: ReadingInput;
  RecordAttachmentsInput: RecordAttachmentsInput;
  RecordAttachmentsPayload: Recording;
  RecordMeasurementsInput: RecordMeasurementsInput;
  RecordMeasurementsPayload: Recording;
  RemoveProductInput: RemoveProductInput;
  RemoveProductPayload: ProductRemoval;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResendCertificateInput: ResendCertificateInput;
  ResendCertificatePayload: Resending;
  SendCertificateInput: SendCertificateInput;
  SendCertificatePayload: Sending;
  SetLogoInput: SetLogoInput;
  SetLogoPayload: Omit<SetLogoPayload, 'company'> & { company?: Maybe<ResolversParentTypes['Company']> };
  SetUserActiveInput: SetUserActiveInput;
  SetUserActivePayload: Omit<SetUserActivePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SetUserRoleInput: SetUserRoleInput;
  SetUserRolePayload: Omit<SetUserRolePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SignInChallenge: SignInChallenge;
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  SignOutPayload: SignOutPayload;
  SignableFolder: RestSignableFolder;
  SignableInstallation: RestSignableInstallation;
  Step: StepSource;
  StepEntry: StepEntrySource;
  String: Scalars['String']['output'];
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyPayload: Omit<UpdateCompanyPayload, 'company'> & { company?: Maybe<ResolversParentTypes['Company']> };
  UpdateFolderInput: UpdateFolderInput;
  UpdateFolderPayload: Omit<UpdateFolderPayload, 'folder'> & { folder?: Maybe<ResolversParentTypes['Folder']> };
  UpdateInstallationInput: UpdateInstallationInput;
  UpdateInstallationPayload: InstallationChange;
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectPayload: Omit<UpdateProjectPayload, 'project'> & { project?: Maybe<ResolversParentTypes['Project']> };
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: Omit<UpdateUserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  User: UserSource;
  UserError: UserError;
  UserList: Omit<UserList, 'nodes'> & { nodes: Array<ResolversParentTypes['User']> };
  VerifiedCertificate: RestVerifiedCertificate;
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
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManageUsers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type InviteCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteCheck'] = ResolversParentTypes['InviteCheck']> = {
  mayBeInvited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['InviteObstacle']>, ParentType, ContextType>;
};

export type InviteUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteUserPayload'] = ResolversParentTypes['InviteUserPayload']> = {
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

export type MoveInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveInstallationPayload'] = ResolversParentTypes['MoveInstallationPayload']> = {
  formerFolder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateProject?: Resolver<ResolversTypes['ActivateProjectPayload'], ParentType, ContextType, RequireFields<MutationActivateProjectArgs, 'input'>>;
  addProduct?: Resolver<ResolversTypes['AddProductPayload'], ParentType, ContextType, RequireFields<MutationAddProductArgs, 'input'>>;
  answerMfa?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationAnswerMfaArgs, 'input'>>;
  answerNewPassword?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationAnswerNewPasswordArgs, 'input'>>;
  archiveProject?: Resolver<ResolversTypes['ArchiveProjectPayload'], ParentType, ContextType, RequireFields<MutationArchiveProjectArgs, 'input'>>;
  changeLanguage?: Resolver<ResolversTypes['ChangeLanguagePayload'], ParentType, ContextType, RequireFields<MutationChangeLanguageArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
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
  removeProduct?: Resolver<ResolversTypes['RemoveProductPayload'], ParentType, ContextType, RequireFields<MutationRemoveProductArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resendCertificate?: Resolver<ResolversTypes['ResendCertificatePayload'], ParentType, ContextType, RequireFields<MutationResendCertificateArgs, 'input'>>;
  sendCertificate?: Resolver<ResolversTypes['SendCertificatePayload'], ParentType, ContextType, RequireFields<MutationSendCertificateArgs, 'input'>>;
  setLogo?: Resolver<ResolversTypes['SetLogoPayload'], ParentType, ContextType, RequireFields<MutationSetLogoArgs, 'input'>>;
  setUserActive?: Resolver<ResolversTypes['SetUserActivePayload'], ParentType, ContextType, RequireFields<MutationSetUserActiveArgs, 'input'>>;
  setUserRole?: Resolver<ResolversTypes['SetUserRolePayload'], ParentType, ContextType, RequireFields<MutationSetUserRoleArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  updateCompany?: Resolver<ResolversTypes['UpdateCompanyPayload'], ParentType, ContextType, RequireFields<MutationUpdateCompanyArgs, 'input'>>;
  updateFolder?: Resolver<ResolversTypes['UpdateFolderPayload'], ParentType, ContextType, RequireFields<MutationUpdateFolderArgs, 'input'>>;
  updateInstallation?: Resolver<ResolversTypes['UpdateInstallationPayload'], ParentType, ContextType, RequireFields<MutationUpdateInstallationArgs, 'input'>>;
  updateProject?: Resolver<ResolversTypes['UpdateProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['UpdateUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Company' | 'Folder' | 'Installation' | 'InstalledProduct' | 'Product' | 'Project' | 'Step' | 'StepEntry' | 'User', ParentType, ContextType>;
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
  inviteCheck?: Resolver<ResolversTypes['InviteCheck'], ParentType, ContextType, RequireFields<QueryInviteCheckArgs, 'email'>>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  subscribeToNewsletter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanSetActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanSetRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  ActivateProjectPayload?: ActivateProjectPayloadResolvers<ContextType>;
  AddProductPayload?: AddProductPayloadResolvers<ContextType>;
  ArchiveProjectPayload?: ArchiveProjectPayloadResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  CertificateRecipient?: CertificateRecipientResolvers<ContextType>;
  ChangeLanguagePayload?: ChangeLanguagePayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
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
  InstallationList?: InstallationListResolvers<ContextType>;
  InstalledProduct?: InstalledProductResolvers<ContextType>;
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
  Project?: ProjectResolvers<ContextType>;
  ProjectConnection?: ProjectConnectionResolvers<ContextType>;
  ProjectEdge?: ProjectEdgeResolvers<ContextType>;
  ProjectList?: ProjectListResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordAttachmentsPayload?: RecordAttachmentsPayloadResolvers<ContextType>;
  RecordMeasurementsPayload?: RecordMeasurementsPayloadResolvers<ContextType>;
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
  Step?: StepResolvers<ContextType>;
  StepEntry?: StepEntryResolvers<ContextType>;
  UpdateCompanyPayload?: UpdateCompanyPayloadResolvers<ContextType>;
  UpdateFolderPayload?: UpdateFolderPayloadResolvers<ContextType>;
  UpdateInstallationPayload?: UpdateInstallationPayloadResolvers<ContextType>;
  UpdateProjectPayload?: UpdateProjectPayloadResolvers<ContextType>;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserList?: UserListResolvers<ContextType>;
  VerifiedCertificate?: VerifiedCertificateResolvers<ContextType>;
};

