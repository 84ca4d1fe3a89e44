export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
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
  /** An e-mail address, also one with letters outside ASCII: `å@exempel.se`. */
  EmailAddress: { input: string; output: string; }
  /** An address of the web; a firm's website may come without its scheme: `www.firm.se`. */
  URL: { input: string; output: string; }
};

/** The input of `acceptInvitation`. */
export type AcceptInvitationInput = {
  /** The token in the mailed link. */
  token: Scalars['String']['input'];
};

/** The result of `acceptInvitation`. */
export type AcceptInvitationPayload = {
  __typename?: 'AcceptInvitationPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
  /** The user as a member of the company; null when refused. */
  viewer?: Maybe<User>;
};

/** The input of `activateProject`. */
export type ActivateProjectInput = {
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  /** The version that was read; the answer is CONFLICT when somebody else changed the object since. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `activateProject`. */
export type ActivateProjectPayload = {
  __typename?: 'ActivateProjectPayload';
  /** The object after the change; null when refused. */
  project?: Maybe<Project>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `addAttachment`. */
export type AddAttachmentInput = {
  /** The uploaded file. */
  attachment: AttachmentInput;
  /** Global id of the step entry. */
  stepEntryId: Scalars['ID']['input'];
  /** Version of the list from `StepEntry.changes`; without it other people's changes of the list are kept. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `addAttachment`. */
export type AddAttachmentPayload = {
  __typename?: 'AddAttachmentPayload';
  /** The object after the change; null when refused. */
  installation?: Maybe<Installation>;
  /** The entry after the change; for CONFLICT the current one; null when refused otherwise. */
  stepEntry?: Maybe<StepEntry>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `addCameraAttachment`. */
export type AddCameraAttachmentInput = {
  /** The uploaded file. */
  attachment: AttachmentInput;
  /** Language of the titles in the answer. */
  language: Language;
  /** The secret of the grant. */
  secret: Scalars['String']['input'];
};

/** The result of `addCameraAttachment`. */
export type AddCameraAttachmentPayload = {
  __typename?: 'AddCameraAttachmentPayload';
  /** The step after the change; null after a refusal. */
  camera?: Maybe<Camera>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `addPasskey`. */
export type AddPasskeyInput = {
  /** The JSON of the browser's PublicKeyCredential. */
  response: Scalars['String']['input'];
};

/** The result of `addPasskey`. */
export type AddPasskeyPayload = {
  __typename?: 'AddPasskeyPayload';
  /** The passkey; null when none was added. */
  passkey?: Maybe<Passkey>;
  /** The viewer, with the passkeys after the change; null when refused. */
  user?: Maybe<User>;
  /** Empty when the passkey was added. */
  userErrors: Array<UserError>;
};

/** The input of `addProduct`. */
export type AddProductInput = {
  /** m, as cut. */
  cableLength?: InputMaybe<Scalars['Float']['input']>;
  /** The marking printed on the cable; may be empty. */
  cableMarking?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
  /** Thermal insulation around the run. Required where `extraFields` of the product names it; false when left out elsewhere. */
  isolation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id of the product. */
  productId: Scalars['ID']['input'];
  /** V */
  voltage?: InputMaybe<Scalars['Float']['input']>;
};

/** The result of `addProduct`. */
export type AddProductPayload = {
  __typename?: 'AddProductPayload';
  /** The installation with its current steps; null when refused. */
  installation?: Maybe<Installation>;
  /** The added product; null when refused. */
  product?: Maybe<InstalledProduct>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `answerMfa`. */
export type AnswerMfaInput = {
  /** Six digits of the authenticator. */
  code: Scalars['String']['input'];
  /** The address of the account, which is trimmed. */
  email: Scalars['String']['input'];
  /** `session` of the challenge. */
  session: Scalars['String']['input'];
};

/** The input of `answerNewPassword`. */
export type AnswerNewPasswordInput = {
  /** The address of the account, which is trimmed. */
  email: Scalars['String']['input'];
  /** The password as typed; the user pool's rules apply. */
  newPassword: Scalars['String']['input'];
  /** `session` of the challenge. */
  session: Scalars['String']['input'];
};

/** The input of `archiveProject`. */
export type ArchiveProjectInput = {
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  /** The version that was read; the answer is CONFLICT when somebody else changed the object since. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `archiveProject`. */
export type ArchiveProjectPayload = {
  __typename?: 'ArchiveProjectPayload';
  /** The object after the change; null when refused. */
  project?: Maybe<Project>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** A file recorded with a step. */
export type Attachment = {
  __typename?: 'Attachment';
  /** When the file arrived; null for a service without `Features.photoProof`. */
  addedAt?: Maybe<Scalars['DateTime']['output']>;
  /** SHA-256 of the file as the person chose it, before its place was removed, by the word of the sender; null when unknown. */
  chosenSha256?: Maybe<Scalars['String']['output']>;
  /** Media type, such as `image/jpeg`. */
  contentType: Scalars['String']['output'];
  /** The file name that the person chose. */
  fileName: Scalars['String']['output'];
  /** Whence the sender got the file, by its own word; null when unknown. */
  origin?: Maybe<AttachmentOrigin>;
  /**
   * Earlier photos of other rooms of the company with the same SHA-256, as chosen or as stored, or else photos that look alike. Null when there are
   * none, after `keep`, and for a service without `Features.photoProof`.
   */
  sameAs?: Maybe<PhotoPlaces>;
  /** SHA-256 of the file as it is stored, in hexadecimal digits; null for a service without `Features.photoProof`. */
  sha256?: Maybe<Scalars['String']['output']>;
  /** Bytes. */
  size: Scalars['Int']['output'];
  /**
   * When the photo was taken, by the clock of its camera: `2026-01-31T12:00:00`, with the offset from UTC where the camera told it. By the word of
   * the sender; null when unknown.
   */
  takenAt?: Maybe<Scalars['String']['output']>;
  /**
   * An expiring link to a small picture of a photo: WebP, in the photo's shape, at least 144 × 108 pixels where the photo has them. Null for a
   * file that is no picture or cannot be decoded, and for a service without small pictures. It may answer 404 where that turns out only when it is
   * opened.
   */
  thumbnailUrl?: Maybe<Scalars['URL']['output']>;
  /** An expiring link on the file service's origin. */
  url: Scalars['URL']['output'];
};

/** A file that was uploaded. */
export type AttachmentInput = {
  /** The file name that the person chose. */
  fileName: Scalars['String']['input'];
  /** True answers `Attachment.sameAs` for good: the photo belongs here too. Only with `Features.photoProof`. */
  keep?: InputMaybe<Scalars['Boolean']['input']>;
  /** `fileUrl` of its upload. */
  url: Scalars['String']['input'];
};

/** Whence a file came. */
export const AttachmentOrigin = {
  /** An app. */
  App: 'APP',
  /** A camera of the sending device. */
  Camera: 'CAMERA',
  /** A folder, also dragged or pasted. */
  Folder: 'FOLDER',
  /** A phone that was asked by QR code. */
  Phone: 'PHONE'
} as const;

export type AttachmentOrigin = typeof AttachmentOrigin[keyof typeof AttachmentOrigin];
/** Everything of a company that waits for somebody, as the viewer may see it. */
export type Attention = {
  __typename?: 'Attention';
  /** Each kind that the viewer may see, the most urgent first, also those without items. */
  counts: Array<AttentionCount>;
  /**
   * The items of one kind, the newest first, without what the viewer has put off, page by page, by one request to REST each. See
   * `Features.listCursors` for cursors. Null for a kind that the viewer may not see, and with an error when a request fails. REST: GET v1/attention/{kind}.
   */
  items?: Maybe<AttentionItemConnection>;
  /** Number of items of the kinds that the viewer has not put off. */
  waitingCount: Scalars['Int']['output'];
};


/** Everything of a company that waits for somebody, as the viewer may see it. */
export type AttentionItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind: AttentionKind;
};

/** How much there is of one kind. */
export type AttentionCount = {
  __typename?: 'AttentionCount';
  /** Number of items, also while the kind is put off. */
  count: Scalars['Int']['output'];
  /** The kind. */
  kind: AttentionKind;
  /** Number of further items that the viewer has put off one by one; null from a service without `Features.attentionPutOff`. */
  putOffCount?: Maybe<Scalars['Int']['output']>;
  /** The day on which the kind comes back for the viewer; null when it is not put off. */
  putOffUntil?: Maybe<Scalars['Date']['output']>;
};

/** Somebody who was invited to the company and never came. */
export type AttentionInvitee = {
  __typename?: 'AttentionInvitee';
  /** The address that the invitation went to. */
  email: Scalars['EmailAddress']['output'];
  /** As it was told in the invitation. */
  firstName: Scalars['String']['output'];
  /** True when the person may be an installation's installer. */
  installer: Scalars['Boolean']['output'];
  /** As it was told in the invitation. */
  lastName: Scalars['String']['output'];
  /** The role that the person would have. */
  role: Role;
};

/** Something that waits for somebody, and where it is. Places that do not concern its kind are null. */
export type AttentionItem = {
  __typename?: 'AttentionItem';
  /** Number of the certificate. */
  certificateNumber?: Maybe<Scalars['String']['output']>;
  /** Customer of the project. */
  customer?: Maybe<Scalars['String']['output']>;
  /** The folder: of a certificate or installation the one that holds it, of a project its root. */
  folder?: Maybe<SearchPlace>;
  /** The installation. */
  installation?: Maybe<SearchPlace>;
  /** The person who was invited. */
  invitee?: Maybe<AttentionInvitee>;
  /** True when the project is archived. */
  isProjectArchived: Scalars['Boolean']['output'];
  /** True when all installations of the project are finished and none waits for a review, so that the warranty can be activated. */
  isProjectFinished: Scalars['Boolean']['output'];
  /** True when that folder is the root of the project, which the project's own page shows. */
  isRootFolder: Scalars['Boolean']['output'];
  /** For `putOffAttention`; null from a service without `Features.attentionItems`, as are the next two. */
  itemId?: Maybe<Scalars['String']['output']>;
  /** Why it is here. */
  kind: AttentionKind;
  /** Of REVIEW_RETURNED, the reviewer's reason; null for other kinds. */
  note?: Maybe<Scalars['String']['output']>;
  /** The user who sent, recorded, finished, sent back or invited; null where that is not known. */
  person?: Maybe<User>;
  /** The project. */
  project?: Maybe<SearchPlace>;
  /** The address that the certificate's mail did not reach, or not yet. */
  recipientEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** Reason why that mail was given up; null while it waits. */
  recipientReason?: Maybe<DeliveryFailure>;
  /** The customer's words about a reported fault. */
  report?: Maybe<Scalars['String']['output']>;
  /**
   * When the mail failed or was queued, the first value outside was recorded, the last installation was finished, the installation was sent back, the step was last
   * recorded or the invitation ended; of an overdue project its end date.
   */
  since: Scalars['DateTime']['output'];
  /** Label of the step. */
  stepLabel?: Maybe<Scalars['String']['output']>;
  /** Title of the step in the viewer's language. */
  stepTitle?: Maybe<Scalars['String']['output']>;
  /** Of VALUE_OUTSIDE, the values outside their limits. */
  values: Array<AttentionValue>;
};

/** A page of items. */
export type AttentionItemConnection = {
  __typename?: 'AttentionItemConnection';
  /** The items of this page. */
  edges: Array<AttentionItemEdge>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** Number of all items of the kind. */
  totalCount: Scalars['Int']['output'];
};

/** An item and its place in the list. */
export type AttentionItemEdge = {
  __typename?: 'AttentionItemEdge';
  /** Opaque; only for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: AttentionItem;
};

/** Reasons why something needs attention. */
export const AttentionKind = {
  /** A fault that a customer reported by the link in a certificate's mail in the last 90 days. */
  FaultReported: 'FAULT_REPORTED',
  /** A person whose invitation ended before they came. For admins and owners only. */
  InvitationUnused: 'INVITATION_UNUSED',
  /** A certificate whose last mail to its recipient failed for good. */
  MailFailed: 'MAIL_FAILED',
  /** A certificate whose last mail to its recipient has been queued for over an hour. */
  MailWaiting: 'MAIL_WAITING',
  /** An ongoing project that was finished 14 days ago or earlier and is not activated as a whole. */
  NotActivated: 'NOT_ACTIVATED',
  /** An ongoing project that is not activated as a whole, and whose end date has passed. */
  ProjectOverdue: 'PROJECT_OVERDUE',
  /** An ongoing project that was finished in the last 14 days, is not activated as a whole, is not overdue, and has no review that waits. */
  ReadyToActivate: 'READY_TO_ACTIVATE',
  /**
   * An installation that its review sent back and that is not finished again; told to the person who finished it, and to everybody where a program or
   * somebody who left did.
   */
  ReviewReturned: 'REVIEW_RETURNED',
  /** A finished installation that waits for the release by another person than its finisher, to whom it is not told. */
  ReviewWaiting: 'REVIEW_WAITING',
  /**
   * A step that was begun, lacks values, and was left for 7 days or more; or, without a step, an installation whose steps are all recorded and which
   * was left that long without being finished.
   */
  StepLeft: 'STEP_LEFT',
  /** A step of an installation that is not activated, with a value outside the limits of its product. */
  ValueOutside: 'VALUE_OUTSIDE'
} as const;

export type AttentionKind = typeof AttentionKind[keyof typeof AttentionKind];
/** A value outside the limits of its product. */
export type AttentionValue = {
  __typename?: 'AttentionValue';
  /** The upper limit; null when there is none. */
  maximum?: Maybe<Scalars['Float']['output']>;
  /** The lower limit; null when there is none. */
  minimum?: Maybe<Scalars['Float']['output']>;
  /** The quantity. */
  quantity: Quantity;
  /** In the quantity's unit; null when it was over the instrument's range. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** The secret for an authenticator app; shown once and not stored here. */
export type AuthenticatorSetup = {
  __typename?: 'AuthenticatorSetup';
  /** The secret to type into the app: base32, for codes of six digits every 30 seconds (RFC 6238). */
  secret: Scalars['String']['output'];
  /** The secret as an address that apps open or read from a QR code: otpauth://totp/... */
  uri: Scalars['String']['output'];
};

/** A change of many things that the service makes in the background. It is kept for seven days. */
export type Batch = Node & {
  __typename?: 'Batch';
  /** See `BatchAction`. */
  action: BatchAction;
  /** When it was started. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of those that are as was asked for. */
  doneCount: Scalars['Int']['output'];
  /** When it ended; null while it runs. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** True for one that takes back another. */
  isUndo: Scalars['Boolean']['output'];
  /** Number of its things. */
  itemCount: Scalars['Int']['output'];
  /** Refused ids, each with the reason. REST: GET .../batch/{batchId}. */
  left: Array<BatchItem>;
  /** Number of those that were refused. */
  leftCount: Scalars['Int']['output'];
  /** Of STOPPED by the sendings of a day: when the next one may be. */
  retryAt?: Maybe<Scalars['DateTime']['output']>;
  /** See `BatchState`. */
  state: BatchState;
  /** Until when `undoBatch` takes it back; null where it cannot. */
  undoableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Of STOPPED: what was not tried. REST: GET .../batch/{batchId}. */
  waiting: Array<BatchItem>;
  /** Number of those that were not tried yet; of STOPPED those that never are. */
  waitingCount: Scalars['Int']['output'];
};

/** The change that a batch makes to each of its ids. */
export const BatchAction = {
  /** Archives projects. */
  Archive: 'ARCHIVE',
  /** Gives installations another installer. */
  Assign: 'ASSIGN',
  /** Exchanges installed products for another product. Values and files stay and are judged by its limits. */
  Exchange: 'EXCHANGE',
  /** Brings projects back from the archive. */
  Reactivate: 'REACTIVATE',
  /** Sends certificates again, each to its last recipient. */
  Resend: 'RESEND'
} as const;

export type BatchAction = typeof BatchAction[keyof typeof BatchAction];
/** A thing that a batch left or did not try. */
export type BatchItem = {
  __typename?: 'BatchItem';
  /** Why it was left; null when it is gone, and for one that was not tried. */
  code?: Maybe<UserErrorCode>;
  /** Global id of the project, installation or certificate, of EXCHANGE that of the installation; null when it is gone. */
  objectId?: Maybe<Scalars['ID']['output']>;
  /** Name of the project or installation, or number of the certificate; empty when it is gone. */
  title: Scalars['String']['output'];
};

/** The progress of a batch. */
export const BatchState = {
  /** Each thing was done or left. */
  Completed: 'COMPLETED',
  /** It is worked on; nobody needs to wait for it. */
  Running: 'RUNNING',
  /** A limit was reached, or the service could not go on; see `retryAt` and `waiting`. */
  Stopped: 'STOPPED'
} as const;

export type BatchState = typeof BatchState[keyof typeof BatchState];
/** The input of `bringBackAttention`. */
export type BringBackAttentionInput = {
  /** The kind. */
  kind: AttentionKind;
};

/** The result of `bringBackAttention`. */
export type BringBackAttentionPayload = {
  __typename?: 'BringBackAttentionPayload';
  /** The company with its `attention` after the change; null when nothing was changed. */
  company?: Maybe<Company>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** A calibration of an instrument. */
export type Calibration = {
  __typename?: 'Calibration';
  /** Its day. */
  calibratedOn: Scalars['Date']['output'];
  /** The file that proves it; null when there is none. */
  certificate?: Maybe<CalibrationCertificate>;
  /** Its last day. */
  validUntil: Scalars['Date']['output'];
};

/** The file that proves a calibration. */
export type CalibrationCertificate = {
  __typename?: 'CalibrationCertificate';
  /** The file name that the person chose. */
  fileName: Scalars['String']['output'];
  /** An expiring link on the file service's origin. */
  url: Scalars['URL']['output'];
};

/** The file that proves a calibration. */
export type CalibrationCertificateInput = {
  /** The file name that the person chose. */
  fileName: Scalars['String']['input'];
  /** `fileUrl` of its upload, or the `url` that was read. */
  url: Scalars['String']['input'];
};

/** A calibration that is stored. */
export type CalibrationInput = {
  /** Its day, not in the future of the company's country. */
  calibratedOn: Scalars['Date']['input'];
  /** The file that proves it. */
  certificate?: InputMaybe<CalibrationCertificateInput>;
  /** Its last day. */
  validUntil: Scalars['Date']['input'];
};

/** The program that asks. */
export type CallingProgram = {
  __typename?: 'CallingProgram';
  /** The company that the program belongs to. */
  company: Company;
  /** The program's last day, in UTC. */
  endsOn: Scalars['Date']['output'];
  /** Parts that the REST service may lack. */
  features: Features;
  /** Identifies the program in a cache; `node` does not take it. */
  id: Scalars['ID']['output'];
  /** As an owner named it. */
  name: Scalars['String']['output'];
  /** Its client id at the user pool. */
  programId: Scalars['String']['output'];
  /** The rights of the token, which may be fewer than the program's. */
  scopes: Array<ProgramScope>;
  /** The time at which the token ends. */
  tokenExpiresAt: Scalars['DateTime']['output'];
};

/** What the bearer of a camera grant may see. */
export type Camera = {
  __typename?: 'Camera';
  /** Files that the bearer has added. */
  attachedFiles: Scalars['Int']['output'];
  /** All files of the entry, also those of others. */
  attachmentCount: Scalars['Int']['output'];
  /** The company that documents the installation. */
  companyName: Scalars['String']['output'];
  /** When the grant ends at the latest. */
  expiresAt: Scalars['DateTime']['output'];
  /** The installation's title. */
  installationTitle: Scalars['String']['output'];
  /** Files that the grant is good for. */
  maxFiles: Scalars['Int']['output'];
  /** The product's title. */
  productTitle: Scalars['String']['output'];
  /** The project's name. */
  projectName: Scalars['String']['output'];
  /** 0 also when all links were given, three for each file. */
  remainingFiles: Scalars['Int']['output'];
  /** True when the installation can be finished only with a file here. */
  requiresAttachments: Scalars['Boolean']['output'];
  /** The step's place among the steps of the installation, from 1. */
  stepNumber: Scalars['Int']['output'];
  /** The step's title. */
  stepTitle: Scalars['String']['output'];
};

/** A right to add photos to an entry of a step without signing in. */
export type CameraGrant = {
  __typename?: 'CameraGrant';
  /** Files that the bearer has added. */
  attachedFiles: Scalars['Int']['output'];
  /** When it ends at the latest. */
  expiresAt: Scalars['DateTime']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** True while a file is probably on its way. */
  isReceiving: Scalars['Boolean']['output'];
  /** Files that it is good for. */
  maxFiles: Scalars['Int']['output'];
  /** See `CameraGrantState`. */
  state: CameraGrantState;
};

/** States of a camera grant. */
export const CameraGrantState = {
  /** Somebody has. */
  Connected: 'CONNECTED',
  /** The time is over, the installation is finished, or the viewer ended it. */
  Ended: 'ENDED',
  /** All files were added. */
  Full: 'FULL',
  /** Nobody has used the secret. */
  Waiting: 'WAITING'
} as const;

export type CameraGrantState = typeof CameraGrantState[keyof typeof CameraGrantState];
/** The input of `cancelExport`. */
export type CancelExportInput = {
  /** Global id of the export. */
  exportId: Scalars['ID']['input'];
};

/** The result of `cancelExport`. */
export type CancelExportPayload = {
  __typename?: 'CancelExportPayload';
  /** The export as it is now. */
  export?: Maybe<Export>;
  /** Empty when it has ended. */
  userErrors: Array<UserError>;
};

/** A certificate as it was sent for one folder. REST: GET .../signable?signed=true. */
export type Certificate = Node & {
  __typename?: 'Certificate';
  /** First day of the warranty. */
  activationDate: Scalars['Date']['output'];
  /** An expiring link to a card for the distribution board, A6 pages of eight rooms each; null once it was withdrawn, and for a service that draws none. */
  boardCardUrl?: Maybe<Scalars['URL']['output']>;
  /** The REST id. */
  certificateId: Scalars['String']['output'];
  /** Name of the customer, as printed; null for a service that does not tell it. */
  customer?: Maybe<Scalars['String']['output']>;
  /** Faults that the floor's owner reported, the latest first; null for a service that takes none. */
  faultReports?: Maybe<Array<FaultReport>>;
  /** As attached to the mail. */
  fileName: Scalars['String']['output'];
  /** Its folder, by a request of its own; null with an error when that fails. */
  folder?: Maybe<Folder>;
  /** The REST id of its folder. */
  folderId: Scalars['String']['output'];
  /** Path of its folder below the project, as printed, titles joined by " / "; empty for the root, null outside of the register and customers. */
  folderName?: Maybe<Scalars['String']['output']>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** Document number, as printed on it. */
  number: Scalars['String']['output'];
  /** The public page to which the code printed on it leads, for anyone who has the link; null where the service has none. */
  pageUrl?: Maybe<Scalars['URL']['output']>;
  /** How many pages the PDF has; null until it is drawn, and where the service does not tell. */
  pages?: Maybe<Scalars['Int']['output']>;
  /** Its project, by a request of its own; null with an error when that fails. */
  project?: Maybe<Project>;
  /** The proof that it stands in the public log, as a small text file (C2SP tlog-proof); null as long as there is none, and for a service without a log. */
  proofUrl?: Maybe<Scalars['URL']['output']>;
  /** The recipients of its mails, with the state of each. */
  recipients: Array<CertificateRecipient>;
  /** The certificates that cover its rooms since it was withdrawn, the latest first; null for a service that withdraws none. */
  replacedBy?: Maybe<Array<RelatedCertificate>>;
  /** The withdrawn certificates whose rooms it covers anew, the latest first; null for a service that withdraws none. */
  replaces?: Maybe<Array<RelatedCertificate>>;
  /** Titles of the installations, as printed; null for a service that does not tell them. */
  rooms?: Maybe<Array<Scalars['String']['output']>>;
  /** The signature in its PDF; null until it is drawn, of a PDF without one, and for a service that does not seal. */
  seal?: Maybe<Seal>;
  /** Time of sending. */
  sentAt: Scalars['DateTime']['output'];
  /** Whether it holds; null for a service that withdraws none. */
  status?: Maybe<CertificateStatus>;
  /** Time of the last change of the certificate, its mails or the reported faults; null for a service that does not tell it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** An expiring link to the PDF; null until it is drawn, about a second after the sending, and where the service has none. */
  url?: Maybe<Scalars['URL']['output']>;
  /** Last day of the warranty; null for a service that does not tell it. */
  validUntil?: Maybe<Scalars['Date']['output']>;
  /** True when the viewer may withdraw it now: as an admin, while it holds and the service has `Features.certificateWithdrawal`. */
  viewerCanWithdraw: Scalars['Boolean']['output'];
  /** Since when it does not hold and why; null while it holds, and for a service that withdraws none. */
  withdrawal?: Maybe<Withdrawal>;
};

/** The PDFs of the certificates that were asked for, as one ZIP. */
export type CertificateArchive = {
  __typename?: 'CertificateArchive';
  /** Number of PDFs that are in it already. */
  done: Scalars['Int']['output'];
  /** The first day on which their warranties end; null for any. */
  endsFrom?: Maybe<Scalars['Date']['output']>;
  /** The last day on which their warranties end; null for any. */
  endsTo?: Maybe<Scalars['Date']['output']>;
  /** When the service removes it; null until it is done. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** First day of the period; that of the first certificate when none was given. */
  from: Scalars['Date']['output'];
  /** Number of the certificate whose PDF is not there. */
  missing?: Maybe<Scalars['String']['output']>;
  /** The words by which the certificates were found; null for none. */
  query?: Maybe<Scalars['String']['output']>;
  /** Why it was given up; null for other states. */
  reason?: Maybe<CertificateArchiveFailure>;
  /** Bytes; null until it is done. */
  size?: Maybe<Scalars['Float']['output']>;
  /** See `CertificateArchiveState`. */
  state: CertificateArchiveState;
  /** The states of their mails; null for all. */
  states?: Maybe<Array<CertificateState>>;
  /** Whether they hold; null for all. */
  statuses?: Maybe<Array<CertificateStatus>>;
  /** Last day of the period; that of the last certificate when none was given. */
  to: Scalars['Date']['output'];
  /** Number of PDFs that it will have. */
  total: Scalars['Int']['output'];
  /** A link to the ZIP that expires after five minutes, another one each time; null until it is done. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** Reason why a ZIP of certificates was given up. */
export const CertificateArchiveFailure = {
  /** The PDF of the certificate named in `missing` is not there. */
  FileMissing: 'FILE_MISSING',
  /** The service could not make it, after several tries. */
  NotMade: 'NOT_MADE'
} as const;

export type CertificateArchiveFailure = typeof CertificateArchiveFailure[keyof typeof CertificateArchiveFailure];
/** How far a ZIP of certificates has come. */
export const CertificateArchiveState = {
  /** It can be downloaded. */
  Done: 'DONE',
  /** It was given up; see `reason`. */
  Failed: 'FAILED',
  /** It waits for its turn. */
  Queued: 'QUEUED',
  /** It is being made; see `done` and `total`. */
  Running: 'RUNNING'
} as const;

export type CertificateArchiveState = typeof CertificateArchiveState[keyof typeof CertificateArchiveState];
/** One page of certificates. */
export type CertificateConnection = {
  __typename?: 'CertificateConnection';
  /** The rows. */
  edges: Array<CertificateEdge>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of rows in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a page: a certificate, and what is printed on it, whatever became of the project since. */
export type CertificateEdge = {
  __typename?: 'CertificateEdge';
  /** Town of the job. */
  city: Scalars['String']['output'];
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** Name of the customer. */
  customer: Scalars['String']['output'];
  /** The titles of the path below the project; empty for the project's root. */
  folderName: Scalars['String']['output'];
  /** True when the project is archived. */
  isProjectArchived: Scalars['Boolean']['output'];
  /** The certificate. */
  node: Certificate;
  /** The REST id of its project. */
  projectId: Scalars['String']['output'];
  /** Name of the project. */
  projectName: Scalars['String']['output'];
  /** Number of the installations. */
  roomCount: Scalars['Int']['output'];
  /** Titles of the installations. */
  rooms: Array<Scalars['String']['output']>;
  /** Last day of the warranty. */
  validUntil: Scalars['Date']['output'];
};

/** A column and its direction; equal rows are sorted by number. */
export type CertificateOrder = {
  /** Direction of a sort. */
  direction?: OrderDirection;
  /** The column. */
  field?: CertificateOrderField;
};

/** A column of `Company.certificates`. */
export const CertificateOrderField = {
  /** Earliest first when ascending. */
  ActivationDate: 'ACTIVATION_DATE',
  /** By the collation of the viewer's language. */
  Customer: 'CUSTOMER',
  /** In the order of issue when ascending. */
  Number: 'NUMBER',
  /** Earliest first when ascending. */
  ValidUntil: 'VALID_UNTIL'
} as const;

export type CertificateOrderField = typeof CertificateOrderField[keyof typeof CertificateOrderField];
/** A recipient of a mail with certificates. */
export type CertificateRecipient = {
  __typename?: 'CertificateRecipient';
  /** Time of the last change of the state. */
  changedAt: Scalars['DateTime']['output'];
  /** True for the sender's own copy. */
  copy: Scalars['Boolean']['output'];
  /** Address of the recipient. */
  email: Scalars['EmailAddress']['output'];
  /** Reason of the failure; null for other states, and for a service that does not give it. */
  reason?: Maybe<DeliveryFailure>;
  /** See `DeliveryState`. */
  state: DeliveryState;
};

/** State of a certificate: that of the recipient of its last sending, apart from the sender's own copy. */
export const CertificateState = {
  /** The mail was given up. */
  Failed: 'FAILED',
  /** There was no sending. */
  NotSent: 'NOT_SENT',
  /** The mail waits, and the service tries again with growing pauses. */
  Queued: 'QUEUED',
  /** A mail server accepted it. */
  Sent: 'SENT'
} as const;

export type CertificateState = typeof CertificateState[keyof typeof CertificateState];
/** Whether a certificate holds. New values may be added. */
export const CertificateStatus = {
  /** It holds until its last day. */
  Issued: 'ISSUED',
  /** It was withdrawn, and another certificate covers one of its rooms since. */
  Replaced: 'REPLACED',
  /** It was withdrawn. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type CertificateStatus = typeof CertificateStatus[keyof typeof CertificateStatus];
/** A step that the user pool asks for before a sign-in is complete. */
export const ChallengeKind = {
  /** The account has an authenticator: continue with `answerMfa`. */
  Mfa: 'MFA',
  /** The password is temporary: continue with `answerNewPassword`. */
  NewPassword: 'NEW_PASSWORD'
} as const;

export type ChallengeKind = typeof ChallengeKind[keyof typeof ChallengeKind];
/** An object of the company that was made, changed or removed. */
export type Change = {
  __typename?: 'Change';
  /** Its change since the reading before, which had come to the end. */
  action: ChangeAction;
  /** Time of its last change. */
  changedAt: Scalars['DateTime']['output'];
  /** An integrator's own key; of what was removed the last one. Null without one. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Its type. */
  kind: ChangedKind;
  /** Its global id. */
  nodeId: Scalars['ID']['output'];
  /** The object as it is now, by a request of its own; null when it is gone. */
  object?: Maybe<Node>;
  /** The REST id of its project; of a project its own, of a user null. */
  projectId?: Maybe<Scalars['String']['output']>;
  /** Its REST id. */
  restId: Scalars['String']['output'];
};

/** The change of an object. */
export const ChangeAction = {
  /** It, or something in it, was changed. */
  Changed: 'CHANGED',
  /** It was made. It comes as made twice, when it changes while it is read. */
  Created: 'CREATED',
  /** It was removed, perhaps before it was ever read. */
  Removed: 'REMOVED'
} as const;

export type ChangeAction = typeof ChangeAction[keyof typeof ChangeAction];
/** One page of changes. */
export type ChangeConnection = {
  __typename?: 'ChangeConnection';
  /** The rows. */
  edges: Array<ChangeEdge>;
  /** Position of the page. `endCursor` is null when nothing has changed: then keep the cursor that you have. */
  pageInfo: PageInfo;
};

/** One row of a page. */
export type ChangeEdge = {
  __typename?: 'ChangeEdge';
  /** Opaque; for `after`, also a day later. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: Change;
};

/** The input of `changeLanguage`. */
export type ChangeLanguageInput = {
  /** The new language. */
  language: Language;
};

/** The result of `changeLanguage`. */
export type ChangeLanguagePayload = {
  __typename?: 'ChangeLanguagePayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
  /** Null without a session. */
  viewer?: Maybe<User>;
};

/** The input of `changePassword`. */
export type ChangePasswordInput = {
  /** The password as typed; never trimmed. */
  currentPassword: Scalars['String']['input'];
  /** The password as typed; the user pool's rules apply. */
  newPassword: Scalars['String']['input'];
};

/** The result of `changePassword`. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The kinds of objects whose changes are told. */
export const ChangedKind = {
  /** A certificate. */
  Certificate: 'CERTIFICATE',
  /** A folder, the root folders included. */
  Folder: 'FOLDER',
  /** An installation. */
  Installation: 'INSTALLATION',
  /** A project. */
  Project: 'PROJECT',
  /** A user. */
  User: 'USER'
} as const;

export type ChangedKind = typeof ChangedKind[keyof typeof ChangedKind];
/** A firm of electricians. REST: GET v1/company. */
export type Company = HistorySubject & Node & {
  __typename?: 'Company';
  /** Street and number */
  address: Scalars['String']['output'];
  /**
   * All projects, sorted by name. The gateway reads them from REST, 25 per request; ten of those requests count as one of the operation's limit
   * where `Features.cursors` is true. REST: GET v1/company/{companyId}/project.
   */
  allProjects: ProjectList;
  /** All users, sorted by first name with Swedish collation, from REST by 25 per request. REST: GET v1/company/{companyId}/users. */
  allUsers?: Maybe<UserList>;
  /**
   * Everything that waits for somebody. Null with an error when the request fails; NOT_IMPLEMENTED from a service without it.
   * REST: GET v1/attention.
   */
  attention?: Maybe<Attention>;
  /**
   * The batches that the user started in the last seven days, the newest first, ten at most. Null with an error when the request fails;
   * NOT_IMPLEMENTED from a service without batches. REST: GET .../batch.
   */
  batches?: Maybe<Array<Batch>>;
  /**
   * The certificate with this number, by one request to REST; null when the company has none. Null with an error when the request fails;
   * NOT_IMPLEMENTED where `Features.certificateNumbers` is false. REST: GET v1/certificates.
   */
  certificate?: Maybe<Certificate>;
  /**
   * The ZIP of certificates that somebody of the company asked for last, until 24 hours after it was made; null without one. Ask again while it
   * is made. Null with an error when the request fails; NOT_IMPLEMENTED from a service without archives. REST: GET v1/certificates/archive.
   */
  certificateArchive?: Maybe<CertificateArchive>;
  /**
   * The certificates of all projects that every given argument fits, page by page, by one request to REST each. See `Features.listCursors`
   * for cursors. Null with an error when a request fails; NOT_IMPLEMENTED from a service without this list. REST: GET v1/certificates.
   */
  certificates?: Maybe<CertificateConnection>;
  /**
   * The users, projects, folders, installations and certificates that were made, changed or removed, in the order of their last change: each
   * object once, at its last change. A change of an object is one of the folders and the project that it lies in too. Without `after` every
   * object comes. Keep the last cursor and begin after it the next time: nothing is left out, also not of what is changed while you read.
   * Removed objects are told for 90 days at least; an older cursor fails with CURSOR_EXPIRED: then read anew, without `after`. Null with an
   * error when the request fails; NOT_IMPLEMENTED from a service without changes. REST: GET v1/changes.
   */
  changes?: Maybe<ChangeConnection>;
  /** Town */
  city: Scalars['String']['output'];
  /** The REST id. */
  companyId: Scalars['String']['output'];
  /** See `Country`. */
  country: Country;
  /**
   * A customer by e-mail address, or by name where no address is given or no project has it. Null when no project has the name either. Null with
   * an error when the request fails; NOT_IMPLEMENTED from a service without customers. REST: GET v1/customer.
   */
  customer?: Maybe<Customer>;
  /** E-mail address of the firm. */
  email: Scalars['EmailAddress']['output'];
  /**
   * The exports of the user or program that asks, the newest first: ten at most, for seven days. Null with an error when the request fails;
   * NOT_IMPLEMENTED from a service without exports. REST: GET v1/exports.
   */
  exports?: Maybe<Array<Export>>;
  /**
   * The fault reports about all certificates, closed ones included, the latest first, page by page, by one request to REST each. See
   * `Features.listCursors` for cursors. Null with an error when a request fails; NOT_IMPLEMENTED where `Features.faultReports` is false.
   * REST: GET v1/fault-reports.
   */
  faultReports?: Maybe<FaultReportConnection>;
  /**
   * Figures of the certificates whose warranty begins in a period; for admins and owners, and programs with USERS_MANAGE that also have
   * PROJECTS_READ or PROJECTS_WRITE. Null without an error for others. Null with an error when the request fails; NOT_IMPLEMENTED from a service
   * without figures. REST: GET v1/figures.
   */
  figures?: Maybe<Figures>;
  /**
   * Everything that was done in the company, latest first; for admins and owners, and programs with USERS_MANAGE that also have PROJECTS_READ or
   * PROJECTS_WRITE. Null without an error for others. Null with an error when a request fails; NOT_IMPLEMENTED from a service without a history.
   * See `Features.listCursors` for cursors. REST: GET v1/history.
   */
  history?: Maybe<HistoryConnection>;
  /**
   * The entries of the company's history as they are hashed, oldest first, so that anybody can follow the chain without the service:
   * `docs/examples/checkHistory.mjs`. Null where only admins may read it, and with an error when a request fails; NOT_IMPLEMENTED from a service
   * that does not check its history. REST: GET v1/history/chain.
   */
  historyChain?: Maybe<HistoryChainConnection>;
  /**
   * What the last daily check of the company's history found. Null with an error when the request fails; NOT_IMPLEMENTED from a service that does
   * not check. REST: GET v1/history/check.
   */
  historyCheck?: Maybe<HistoryCheck>;
  /**
   * The ends of the company's history that entered the public log, at most one a day, oldest first: with them `docs/examples/checkHistory.mjs`
   * tells until when the log proves the chain. Empty where the service has no log. Null where only admins may read it, and with an error when
   * a request fails; NOT_IMPLEMENTED from a service that does not check its history. REST: GET v1/history/heads.
   */
  historyHeads?: Maybe<HistoryHeadConnection>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /**
   * The installations of all projects that every given argument fits, in a fixed order, page by page, by one request to REST each. See
   * `Features.listCursors` for cursors. Null with an error when a request fails; NOT_IMPLEMENTED from a service without this list.
   * REST: GET v1/installations.
   */
  installations?: Maybe<InstallationConnection>;
  /** Active users with the installer flag, sorted by first name with Swedish collation. */
  installers: Array<User>;
  /**
   * The latest twenty files that were read, the latest first; with `sha256` those with these bytes, none for a new file. Null with an error when the
   * request fails; NOT_IMPLEMENTED from a service that reads no files. REST: GET v1/instrument-files.
   */
  instrumentFiles?: Maybe<Array<InstrumentFile>>;
  /**
   * How files of each model of instrument are read, by maker and model. Null with an error when the request fails; NOT_IMPLEMENTED from a service
   * that reads no files. REST: GET v1/instrument-mappings.
   */
  instrumentMappings?: Maybe<Array<InstrumentMapping>>;
  /**
   * Instruments by number, those out of use too. Null with an error when the request fails; NOT_IMPLEMENTED from a service without instruments.
   * REST: GET v1/instruments.
   */
  instruments?: Maybe<Array<Instrument>>;
  /**
   * Invitations that nobody has accepted, those that have ended too, the latest first, at most 10,000; null for everybody but admins and owners, and
   * programs with USERS_MANAGE, and from a service that does not list them. Null with an error when the request fails.
   * REST: GET v1/company/{companyId}/users/invitations, 25 per request.
   */
  invitations?: Maybe<Array<PendingInvitation>>;
  /** An expiring link to the picture. */
  logo?: Maybe<Scalars['URL']['output']>;
  /** As registered */
  name: Scalars['String']['output'];
  /** The country's record that certificates have; null without one, and without `Features.nationalRecords`. */
  nationalRecord?: Maybe<NationalRecord>;
  /** Registration number of the firm; may be empty. */
  orgNumber: Scalars['String']['output'];
  /** As typed */
  phoneNumber: Scalars['String']['output'];
  /** As written in the country. */
  postalCode: Scalars['String']['output'];
  /**
   * The products that the company used lately, and the kinds of products with their counts. Null from a service that does not tell them; null
   * with an error when the request fails. REST: GET v1/product-use.
   */
  productUse?: Maybe<ProductUse>;
  /**
   * The accounts for programs that were not revoked, by name; null for everybody but owners. Null with an error when the request fails;
   * NOT_IMPLEMENTED from a service without them. REST: GET v1/programs.
   */
  programs?: Maybe<Array<Program>>;
  /**
   * The imports of projects of the last seven days, the newest first, ten at most; empty from a service that makes all at once. Null with an error
   * when the request fails; NOT_IMPLEMENTED from a service without `importProjects`. REST: GET .../project-import.
   */
  projectImports?: Maybe<Array<ProjectImport>>;
  /** The projects as pages that the REST service finds, filters and sorts, whatever the length of the list. */
  projectPages: ProjectPages;
  /**
   * Projects page by page, 25 per request to REST. A cursor names a row, and is good for this list alone in the same order, with the same filters
   * and of the same company: no project whose place in the order stays is missed or told twice while others come and go. From a service
   * without cursors (`Features.cursors`) the whole list is read, then filtered and sorted, but in the order STORED; cursors are offsets there.
   */
  projects: ProjectConnection;
  /** Whether a second person releases each finished installation. See `Features.review`; null without it. */
  reviewRequired?: Maybe<Scalars['Boolean']['output']>;
  /** Whether people declare what they finish, signed by a passkey if they have one. See `Features.declarations`; null without it. */
  signsDeclarations?: Maybe<Scalars['Boolean']['output']>;
  /**
   * The company's templates page by page, sorted by name. Without `Features.listCursors` the gateway reads the whole list, and cursors are
   * offsets: added and deleted rows shift them. Null with an error when a request fails; NOT_IMPLEMENTED from a service without templates. REST: GET
   * v1/company/{companyId}/template.
   */
  templates?: Maybe<TemplateConnection>;
  /**
   * Users page by page, sorted by first name with Swedish collation. Without `Features.listCursors` the gateway reads the whole list, and cursors
   * are offsets: added and deleted rows shift them.
   */
  users: UserConnection;
  /** Opaque. Send it with a change, so that the change is refused when somebody else changed the company. */
  version: Scalars['String']['output'];
  /** True for admins and owners. Every user may change the logo. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** True for owners: `programs`. */
  viewerCanManagePrograms: Scalars['Boolean']['output'];
  /** True for admins and owners: roles, activation, invitations. */
  viewerCanManageUsers: Scalars['Boolean']['output'];
  /** True for admins and owners, and for programs with USERS_MANAGE that also have PROJECTS_READ or PROJECTS_WRITE: `figures`. */
  viewerCanReadFigures: Scalars['Boolean']['output'];
  /**
   * True for admins and owners, and for programs with USERS_MANAGE that also have PROJECTS_READ or PROJECTS_WRITE: `history` of the company and
   * of its users. Those of projects and installations are for everybody.
   */
  viewerCanReadHistory: Scalars['Boolean']['output'];
  /**
   * Addresses that are told what happens, oldest first; null for everybody but admins and owners. Null with an error when the request fails;
   * NOT_IMPLEMENTED from a service without webhooks. REST: GET v1/webhooks.
   */
  webhooks?: Maybe<Array<Webhook>>;
  /** Null when none was given. */
  website?: Maybe<Scalars['URL']['output']>;
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
export type CompanyCertificateArgs = {
  number: Scalars['String']['input'];
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyCertificatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  endsFrom?: InputMaybe<Scalars['Date']['input']>;
  endsTo?: InputMaybe<Scalars['Date']['input']>;
  first?: Scalars['Int']['input'];
  from?: InputMaybe<Scalars['Date']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<CertificateOrder>;
  query?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<CertificateState>;
  states?: InputMaybe<Array<CertificateState>>;
  statuses?: InputMaybe<Array<CertificateStatus>>;
  to?: InputMaybe<Scalars['Date']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  fromNow?: Scalars['Boolean']['input'];
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyCustomerArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyFaultReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
  states?: InputMaybe<Array<FaultState>>;
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyFiguresArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HistoryFilter>;
  first?: Scalars['Int']['input'];
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyHistoryChainArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  projectId?: InputMaybe<Scalars['ID']['input']>;
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyHistoryHeadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyInstallationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  installerId?: InputMaybe<Scalars['ID']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<InstallationStatus>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyInstrumentFilesArgs = {
  sha256?: InputMaybe<Scalars['String']['input']>;
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyProjectPagesArgs = {
  archived?: Scalars['Boolean']['input'];
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: Scalars['Boolean']['input'];
  externalId?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  orderBy?: InputMaybe<ProjectOrder>;
  status?: InputMaybe<ProjectStatus>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A firm of electricians. REST: GET v1/company. */
export type CompanyUsersArgs = {
  active?: Scalars['Boolean']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The input of `confirmAuthenticator`. */
export type ConfirmAuthenticatorInput = {
  /** The six digits that the app shows; blanks are ignored. */
  code: Scalars['String']['input'];
};

/** The result of `confirmAuthenticator`. */
export type ConfirmAuthenticatorPayload = {
  __typename?: 'ConfirmAuthenticatorPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
  /** Null when there are errors. */
  viewer?: Maybe<User>;
};

/** The input of `confirmPasswordReset`. */
export type ConfirmPasswordResetInput = {
  /** The mailed code. */
  code: Scalars['String']['input'];
  /** The address of the account, which is trimmed. */
  email: Scalars['String']['input'];
  /** The password as typed; the user pool's rules apply. */
  newPassword: Scalars['String']['input'];
};

/** The result of `confirmPasswordReset`. */
export type ConfirmPasswordResetPayload = {
  __typename?: 'ConfirmPasswordResetPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `confirmStandards`. */
export type ConfirmStandardsInput = {
  /** False takes the confirmation back. */
  isConfirmed: Scalars['Boolean']['input'];
  /** `StandardsList.version` as it was shown. Another list than today's is VALUE_INVALID. */
  standardsVersion: Scalars['String']['input'];
};

/** The result of `confirmStandards`. */
export type ConfirmStandardsPayload = {
  __typename?: 'ConfirmStandardsPayload';
  /** The object after the change; null when refused. */
  company?: Maybe<Company>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** Country of a company. It decides the number shown for a product, the language of certificates and the time zone of days. */
export const Country = {
  /** Germany */
  De: 'DE',
  /** Denmark */
  Dk: 'DK',
  /** Finland */
  Fi: 'FI',
  /** Norway */
  No: 'NO',
  /** Any other country: days end in UTC, certificates are in English. */
  Other: 'OTHER',
  /** Sweden */
  Se: 'SE'
} as const;

export type Country = typeof Country[keyof typeof Country];
/** The input of `createAttachmentUpload`. */
export type CreateAttachmentUploadInput = {
  /** Equal for files that one act puts into several rooms on purpose: `Attachment.sameAs` names none of them. Up to 64 letters and digits. Only with `Features.photoProof`. */
  addingKey?: InputMaybe<Scalars['String']['input']>;
  /** SHA-256 of the file as the person chose it, in 64 hexadecimal digits. Only with `Features.photoProof`, as the two below. */
  chosenSha256?: InputMaybe<Scalars['String']['input']>;
  /** Media type; must match the name and the bytes. `application/octet-stream` for an unknown type. */
  contentType: Scalars['String']['input'];
  /** The file name that the person chose. */
  fileName: Scalars['String']['input'];
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
  /** Whence the file came. */
  origin?: InputMaybe<AttachmentOrigin>;
  /** Bytes, as many as the PUT must send. */
  size: Scalars['Int']['input'];
  /** When the photo was taken, as `Attachment.takenAt` gives it. */
  takenAt?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `createAttachmentUpload`. */
export type CreateAttachmentUploadPayload = {
  __typename?: 'CreateAttachmentUploadPayload';
  /** The address for `recordAttachments`. */
  fileUrl?: Maybe<Scalars['URL']['output']>;
  /** PUT the bytes here, without a token, within five minutes. */
  uploadUrl?: Maybe<Scalars['URL']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `createCalibrationUpload`. */
export type CreateCalibrationUploadInput = {
  /** Media type; must match the name and the bytes. */
  contentType: Scalars['String']['input'];
  /** The file name that the person chose. */
  fileName: Scalars['String']['input'];
  /** Bytes, as many as the PUT must send. */
  size: Scalars['Int']['input'];
};

/** The result of `createCalibrationUpload`. */
export type CreateCalibrationUploadPayload = {
  __typename?: 'CreateCalibrationUploadPayload';
  /** Address of the file, for `CalibrationCertificateInput`; null after a refusal. */
  fileUrl?: Maybe<Scalars['URL']['output']>;
  /** Link for the PUT, valid for five minutes; null after a refusal. */
  uploadUrl?: Maybe<Scalars['URL']['output']>;
  /** Empty when the link was made. */
  userErrors: Array<UserError>;
};

/** The input of `createCameraGrant`. */
export type CreateCameraGrantInput = {
  /** Global id of the entry. */
  stepEntryId: Scalars['ID']['input'];
};

/** The result of `createCameraGrant`. */
export type CreateCameraGrantPayload = {
  __typename?: 'CreateCameraGrantPayload';
  /** The new grant; null after a refusal. */
  cameraGrant?: Maybe<CameraGrant>;
  /** Told here alone. Keep it out of paths and queries of addresses: a fragment is not sent to servers. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `createCameraUpload`. */
export type CreateCameraUploadInput = {
  /** SHA-256 of the file as the person chose it, in 64 hexadecimal digits. Only with `Features.photoProof`, as the next. */
  chosenSha256?: InputMaybe<Scalars['String']['input']>;
  /** Media type; must match the name and the bytes. `application/octet-stream` for an unknown type. */
  contentType: Scalars['String']['input'];
  /** The file name that the person chose. */
  fileName: Scalars['String']['input'];
  /** The secret of the grant. */
  secret: Scalars['String']['input'];
  /** Bytes, as many as the PUT must send. */
  size: Scalars['Int']['input'];
  /** When the photo was taken, as `Attachment.takenAt` gives it. */
  takenAt?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `createCameraUpload`. */
export type CreateCameraUploadPayload = {
  __typename?: 'CreateCameraUploadPayload';
  /** The address for `addCameraAttachment`. */
  fileUrl?: Maybe<Scalars['URL']['output']>;
  /** PUT the bytes here, without a token, within five minutes. */
  uploadUrl?: Maybe<Scalars['URL']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `createFaultUpload`. */
export type CreateFaultUploadInput = {
  /** The code of the certificate's mails. */
  code: Scalars['String']['input'];
  /** Media type: image/jpeg, image/png or image/webp, as the name says. */
  contentType: Scalars['String']['input'];
  /** The file name that the person chose. */
  fileName: Scalars['String']['input'];
  /** Bytes, as many as the PUT must send. */
  size: Scalars['Int']['input'];
};

/** The result of `createFaultUpload`. */
export type CreateFaultUploadPayload = {
  __typename?: 'CreateFaultUploadPayload';
  /** The address for `reportFault`. */
  fileUrl?: Maybe<Scalars['URL']['output']>;
  /** PUT the bytes here, without a token, within five minutes. */
  uploadUrl?: Maybe<Scalars['URL']['output']>;
  /** Empty when the link was given. */
  userErrors: Array<UserError>;
};

/** The input of `createFolder`. */
export type CreateFolderInput = {
  /** An integrator's own key, 1 to 100 characters, which no other folder of the company has; null or empty clears it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** An integrator's own values to set or to remove; the others stay. */
  metadata?: InputMaybe<Array<MetadataInput>>;
  /** Global id of the parent folder. */
  parentFolderId: Scalars['ID']['input'];
  /** The title, which is trimmed. */
  title: Scalars['String']['input'];
};

/** The result of `createFolder`. */
export type CreateFolderPayload = {
  __typename?: 'CreateFolderPayload';
  /** The object after the change; null when refused. */
  folder?: Maybe<Folder>;
  /** The parent folder with the new one; null when refused. */
  parentFolder?: Maybe<Folder>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `createFromTemplate`. */
export type CreateFromTemplateInput = {
  /** Global id of the folder to make it in; a project's root folder for the project itself. */
  folderId: Scalars['ID']['input'];
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of a user with the installer flag, for every room. */
  installerId: Scalars['ID']['input'];
  /** Global id of the template. */
  templateId: Scalars['ID']['input'];
  /** Title of a new folder for all of it, trimmed. When left out, folders and rooms are made directly in `folderId`. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `createFromTemplate`. */
export type CreateFromTemplatePayload = {
  __typename?: 'CreateFromTemplatePayload';
  /** The new folder, or the given one when `title` was left out; null when refused. */
  folder?: Maybe<Folder>;
  /** The folder that was given, with what was made. */
  parentFolder?: Maybe<Folder>;
  /** One for each of the template's rooms, in their order; null where the service failed, as `errors` tells. Empty when refused. */
  results: Array<Maybe<CreatedFromTemplate>>;
  /** The mistakes in the whole input; no room was made then. */
  userErrors: Array<UserError>;
};

/** The input of `createInstallation`. */
export type CreateInstallationInput = {
  /** An integrator's own key, 1 to 100 characters, which no other installation of the company has; null or empty clears it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the folder. */
  folderId: Scalars['ID']['input'];
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of a user with the installer flag. */
  installerId: Scalars['ID']['input'];
  /** An integrator's own values to set or to remove; the others stay. */
  metadata?: InputMaybe<Array<MetadataInput>>;
  /** The title, which is trimmed. */
  title: Scalars['String']['input'];
};

/** The result of `createInstallation`. */
export type CreateInstallationPayload = {
  __typename?: 'CreateInstallationPayload';
  /** The folder with the new installation; null when refused. */
  folder?: Maybe<Folder>;
  /** The object after the change; null when refused. */
  installation?: Maybe<Installation>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `createInstallations`. */
export type CreateInstallationsInput = {
  /** Global id of the folder. */
  folderId: Scalars['ID']['input'];
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The new installations, 1 to 100. */
  installations: Array<NewInstallationInput>;
};

/** The result of `createInstallations`. */
export type CreateInstallationsPayload = {
  __typename?: 'CreateInstallationsPayload';
  /** The folder with the new installations. */
  folder?: Maybe<Folder>;
  /** One for each entry of the input, in its order; null where the service failed, as `errors` tells. Empty when nothing was done. */
  results: Array<Maybe<CreateInstallationsResult>>;
  /** The mistakes in the whole input; nothing was done then. */
  userErrors: Array<UserError>;
};

/** The outcome for one of the installations of `createInstallations`. */
export type CreateInstallationsResult = {
  __typename?: 'CreateInstallationsResult';
  /** The new installation; null when refused. */
  installation?: Maybe<Installation>;
  /**
   * Empty when all of it was done. `field` is that of the entry, such as `title` or `products.0.voltage`: where `installation` is there
   * too, it was made without that product.
   */
  userErrors: Array<UserError>;
};

/** The input of `createInstrumentFile`. */
export type CreateInstrumentFileInput = {
  /** The columns that are read, each of another role: the room, and resistance or insulation or both, at least. */
  columns: Array<InstrumentColumnInput>;
  /** The file name that the person chose. */
  fileName: Scalars['String']['input'];
  /** Global id of the instrument that wrote the file. */
  instrumentId: Scalars['ID']['input'];
  /** `fileUrl` of its upload. */
  url: Scalars['String']['input'];
};

/** The result of `createInstrumentFile`. */
export type CreateInstrumentFilePayload = {
  __typename?: 'CreateInstrumentFilePayload';
  /** The company with its mappings after the change; null when the file was not kept. */
  company?: Maybe<Company>;
  /** The file; null when it was not kept. */
  instrumentFile?: Maybe<InstrumentFile>;
  /** Empty when the file was kept. */
  userErrors: Array<UserError>;
};

/** The input of `createInstrumentFileUpload`. */
export type CreateInstrumentFileUploadInput = {
  /** Media type. */
  contentType: Scalars['String']['input'];
  /** The file name that the person chose. */
  fileName: Scalars['String']['input'];
  /** Bytes, as many as the PUT must send. */
  size: Scalars['Int']['input'];
};

/** The result of `createInstrumentFileUpload`. */
export type CreateInstrumentFileUploadPayload = {
  __typename?: 'CreateInstrumentFileUploadPayload';
  /** Address of the file, for `CreateInstrumentFileInput`; null after a refusal. */
  fileUrl?: Maybe<Scalars['URL']['output']>;
  /** Link for the PUT, valid for five minutes; null after a refusal. */
  uploadUrl?: Maybe<Scalars['URL']['output']>;
  /** Empty when the link was made. */
  userErrors: Array<UserError>;
};

/** The input of `createInstrument`. */
export type CreateInstrumentInput = {
  /** Calibrations in the order of their days. */
  calibrations?: Array<CalibrationInput>;
  /** Its maker, 1 to 100 characters. */
  maker: Scalars['String']['input'];
  /** Its model, 1 to 100 characters. */
  model: Scalars['String']['input'];
  /** The maker's number of it, 1 to 100 characters. */
  serialNumber: Scalars['String']['input'];
};

/** The result of `createInstrument`. */
export type CreateInstrumentPayload = {
  __typename?: 'CreateInstrumentPayload';
  /** The company with its instruments after the change; null when none was added. */
  company?: Maybe<Company>;
  /** The instrument; null when none was added. */
  instrument?: Maybe<Instrument>;
  /** Empty when it was added. */
  userErrors: Array<UserError>;
};

/** The input of `createLogoUpload`. */
export type CreateLogoUploadInput = {
  /** The file name; blanks become hyphens. */
  fileName: Scalars['String']['input'];
  /** Bytes. */
  size: Scalars['Int']['input'];
};

/** The result of `createLogoUpload`. */
export type CreateLogoUploadPayload = {
  __typename?: 'CreateLogoUploadPayload';
  /** The address for `setLogo`. */
  fileUrl?: Maybe<Scalars['URL']['output']>;
  /** PUT the bytes here, without a token, within five minutes; null when refused. */
  uploadUrl?: Maybe<Scalars['URL']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `createPasskeyOptions`. */
export type CreatePasskeyOptionsInput = {
  /** A name by which its owner knows it, 1 to 100 characters. */
  name: Scalars['String']['input'];
};

/** The result of `createPasskeyOptions`. */
export type CreatePasskeyOptionsPayload = {
  __typename?: 'CreatePasskeyOptionsPayload';
  /** The JSON of PublicKeyCredentialCreationOptions, for `PublicKeyCredential.parseCreationOptionsFromJSON`; null when refused. */
  options?: Maybe<Scalars['String']['output']>;
  /** Empty when the options were made. */
  userErrors: Array<UserError>;
};

/** A new program. */
export type CreateProgramInput = {
  /** Its last day, in UTC: today, or up to two years later. */
  endsOn: Scalars['Date']['input'];
  /** Its name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** At least one. */
  scopes: Array<ProgramScope>;
};

/** The input of `createProject`. */
export type CreateProjectInput = {
  /** Town of the job. */
  city: Scalars['String']['input'];
  /** Name of the customer. */
  customer: Scalars['String']['input'];
  /** Empty when there is none. */
  customerEmail?: InputMaybe<Scalars['String']['input']>;
  /**
   * A date after the start, as text.
   * @deprecated A text where a `Date` is meant. Use `endsOn`. Goes after 2027-03-01.
   */
  endDate?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the work, not before the first. Required, unless `endDate` is given. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** An integrator's own key, 1 to 100 characters, which no other project of the company has; null or empty clears it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** An integrator's own values to set or to remove; the others stay. */
  metadata?: InputMaybe<Array<MetadataInput>>;
  /** Name of the project. */
  name: Scalars['String']['input'];
  /** As written in the country. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * A date, as text, so that a malformed one gets a user error at its field.
   * @deprecated A text where a `Date` is meant. Use `startsOn`. Goes after 2027-03-01.
   */
  startDate?: InputMaybe<Scalars['String']['input']>;
  /** The first day of the work. Required, unless `startDate` is given. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of `createProject`. */
export type CreateProjectPayload = {
  __typename?: 'CreateProjectPayload';
  /** The object after the change; null when refused. */
  project?: Maybe<Project>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `createSavedView`. */
export type CreateSavedViewInput = {
  /** The list that it shows. */
  list: SavedViewList;
  /** 1 to 100 characters; each view of a list has another name. */
  name: Scalars['String']['input'];
  /** See `SavedView.search`; at most 1000 characters. */
  search: Scalars['String']['input'];
};

/** The result of `createSavedView`. */
export type CreateSavedViewPayload = {
  __typename?: 'CreateSavedViewPayload';
  /** The view; null when refused. */
  savedView?: Maybe<SavedView>;
  /** The viewer, with the views after the change; null when refused. */
  user?: Maybe<User>;
  /** Empty when the view was saved. */
  userErrors: Array<UserError>;
};

/** The input of `createTemplate`. */
export type CreateTemplateInput = {
  /** Global id of the folder to make a template of; a project's root folder for the whole project. */
  folderId: Scalars['ID']['input'];
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The name, which is trimmed. */
  name: Scalars['String']['input'];
};

/** The result of `createTemplate`. */
export type CreateTemplatePayload = {
  __typename?: 'CreateTemplatePayload';
  /** The template; null when refused. */
  template?: Maybe<Template>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `createUploadParts`. */
export type CreateUploadPartsInput = {
  /** `fileUrl` of `createAttachmentUpload`. */
  fileUrl: Scalars['String']['input'];
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
};

/** The result of `createUploadParts`. */
export type CreateUploadPartsPayload = {
  __typename?: 'CreateUploadPartsPayload';
  /** PUT no bytes here within five minutes, once all parts have arrived. Null when the file has arrived. */
  joinUrl?: Maybe<Scalars['URL']['output']>;
  /** The parts of five million bytes that have not arrived; the file's last part has the rest. */
  parts: Array<UploadPart>;
  /** Empty when the links were made. */
  userErrors: Array<UserError>;
};

/** The input of `createWebhook`. */
export type CreateWebhookInput = {
  /** Everything that it is to be told, at least one kind. */
  kinds: Array<WebhookKind>;
  /** A public https address. */
  url: Scalars['String']['input'];
};

/** The result of `createWebhook`. */
export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  /** The company with its webhooks after the change; null when none was made. */
  company?: Maybe<Company>;
  /** The secret by which the receiver checks what arrives. It is told here only; null when none was made. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Empty when it was made. */
  userErrors: Array<UserError>;
  /** The webhook; null when none was made. */
  webhook?: Maybe<Webhook>;
};

/** The outcome for one of the rooms of `createFromTemplate`. */
export type CreatedFromTemplate = {
  __typename?: 'CreatedFromTemplate';
  /** The new installation; null when refused. */
  installation?: Maybe<Installation>;
  /** The template's room. */
  room: TemplateRoom;
  /**
   * Empty when all of it was made. `field` is that of the new installation, such as `title` or `products.0.productId`: where `installation`
   * is there too, it was made without that product.
   */
  userErrors: Array<UserError>;
};

/** The projects with one customer's e-mail address, or with the name, and what became of them. */
export type Customer = {
  __typename?: 'Customer';
  /** The certificates of the projects, at most 100, the latest first day of warranty first. */
  certificates: Array<Certificate>;
  /** City. */
  city: Scalars['String']['output'];
  /** Counts of everything, also of what is beyond the lists below. */
  counts: CustomerCounts;
  /** E-mail address; null when nobody gave one. */
  email?: Maybe<Scalars['String']['output']>;
  /** Name, as the latest project has it, like the address and the place. */
  name: Scalars['String']['output'];
  /** Postal code; null when nobody gave one. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** The projects, at most 100, the latest start first. */
  projects: Array<Project>;
  /** Start of the first project. */
  since: Scalars['Date']['output'];
};

/** Counts of one customer's projects and of what belongs to them. */
export type CustomerCounts = {
  __typename?: 'CustomerCounts';
  /** Number of certificates. */
  certificates: Scalars['Int']['output'];
  /** Number of those that are finished. */
  completedRooms: Scalars['Int']['output'];
  /** Number of fault reports. */
  faults: Scalars['Int']['output'];
  /** Number of mails with certificates, copies to the sender among them. */
  mails: Scalars['Int']['output'];
  /** Number of those that are not archived. */
  ongoing: Scalars['Int']['output'];
  /** Number of those that are not closed. */
  openFaults: Scalars['Int']['output'];
  /** Number of projects. */
  projects: Scalars['Int']['output'];
  /** Number of installations. */
  rooms: Scalars['Int']['output'];
  /** Number of certificates whose last mail failed. */
  undelivered: Scalars['Int']['output'];
  /** Number of those that were not withdrawn. */
  valid: Scalars['Int']['output'];
};

/** A declaration of a person about installations. Bytes are in base64; `docs/verifying.md` has the commands that check them. */
export type Declaration = {
  __typename?: 'Declaration';
  /** SHA-256 of the nonce followed by the record, or by `hashes` where there are several records. */
  challenge: Scalars['String']['output'];
  /** Name of the person. */
  declaredBy?: Maybe<Scalars['String']['output']>;
  /** The canonical JSON of the records' SHA-256; null for one record. */
  hashes?: Maybe<Scalars['String']['output']>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** Language of the words. */
  language: Language;
  /** Random bytes of this declaration. */
  nonce: Scalars['String']['output'];
  /** When it was prepared. */
  preparedAt: Scalars['DateTime']['output'];
  /** One for each installation. */
  records: Array<DeclaredRecord>;
  /** Null until it is signed. */
  signature?: Maybe<DeclarationSignature>;
  /** When it was signed; null until then. */
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The words that were shown. */
  text: Scalars['String']['output'];
};

/** A signature by a passkey. Bytes are in base64. */
export type DeclarationSignature = {
  __typename?: 'DeclarationSignature';
  /** Kind of the signature. */
  algorithm: PasskeyAlgorithm;
  /** Bytes of the authenticator, the first part of what is signed. */
  authenticatorData: Scalars['String']['output'];
  /** JSON of the browser, whose SHA-256 is the second part. It has the challenge in base64url. */
  clientData: Scalars['String']['output'];
  /** SubjectPublicKeyInfo (DER). */
  publicKey: Scalars['String']['output'];
  /** The signature of both. */
  signature: Scalars['String']['output'];
};

/** Whether a declaration was signed. */
export const DeclarationState = {
  /** Signed by a passkey. */
  Signed: 'SIGNED',
  /** Declared, not signed. */
  Ticked: 'TICKED'
} as const;

export type DeclarationState = typeof DeclarationState[keyof typeof DeclarationState];
/** The part of a declaration about one installation. */
export type DeclaredRecord = {
  __typename?: 'DeclaredRecord';
  /** The REST id. */
  installationId: Scalars['String']['output'];
  /** Canonical JSON (RFC 8785) of the words, the room, its products, values and photos, in base64. */
  record: Scalars['String']['output'];
  /** SHA-256 of `record`, in hexadecimal digits. */
  sha256: Scalars['String']['output'];
};

/** The input of `deleteFolder`. */
export type DeleteFolderInput = {
  /** Global id of the folder. */
  folderId: Scalars['ID']['input'];
};

/** The result of `deleteFolder`. */
export type DeleteFolderPayload = {
  __typename?: 'DeleteFolderPayload';
  /** Global id of the removed object; null when refused. */
  deletedFolderId?: Maybe<Scalars['ID']['output']>;
  /** The containing folder after the deletion; null when refused. */
  parentFolder?: Maybe<Folder>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `deleteInstallation`. */
export type DeleteInstallationInput = {
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
};

/** The result of `deleteInstallation`. */
export type DeleteInstallationPayload = {
  __typename?: 'DeleteInstallationPayload';
  /** Global id of the removed object; null when refused. */
  deletedInstallationId?: Maybe<Scalars['ID']['output']>;
  /** The containing folder after the deletion; null when refused. */
  folder?: Maybe<Folder>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `deleteInstrument`. */
export type DeleteInstrumentInput = {
  /** The instrument's id. */
  instrumentId: Scalars['ID']['input'];
};

/** The input of `deleteInstrumentMapping`. */
export type DeleteInstrumentMappingInput = {
  /** The mapping's id. */
  mappingId: Scalars['ID']['input'];
};

/** The result of `deleteInstrumentMapping`. */
export type DeleteInstrumentMappingPayload = {
  __typename?: 'DeleteInstrumentMappingPayload';
  /** The company with its mappings after the change; null when it was not deleted. */
  company?: Maybe<Company>;
  /** Empty when it was deleted. */
  userErrors: Array<UserError>;
};

/** The result of `deleteInstrument`. */
export type DeleteInstrumentPayload = {
  __typename?: 'DeleteInstrumentPayload';
  /** The company with its instruments after the change; null when it was not deleted. */
  company?: Maybe<Company>;
  /** The id; null when it was not deleted. */
  deletedInstrumentId?: Maybe<Scalars['ID']['output']>;
  /** Empty when it was deleted. */
  userErrors: Array<UserError>;
};

/** The input of `deleteProject`. */
export type DeleteProjectInput = {
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
};

/** The result of `deleteProject`. */
export type DeleteProjectPayload = {
  __typename?: 'DeleteProjectPayload';
  /** Global id of the removed object; null when refused. */
  deletedProjectId?: Maybe<Scalars['ID']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `deleteSavedView`. */
export type DeleteSavedViewInput = {
  /** Id of the view. */
  viewId: Scalars['ID']['input'];
};

/** The result of `deleteSavedView`. */
export type DeleteSavedViewPayload = {
  __typename?: 'DeleteSavedViewPayload';
  /** The viewer, with the views after the change; null when refused. */
  user?: Maybe<User>;
  /** Empty when the view was deleted. */
  userErrors: Array<UserError>;
};

/** The input of `deleteTemplate`. */
export type DeleteTemplateInput = {
  /** Global id of the template. */
  templateId: Scalars['ID']['input'];
};

/** The result of `deleteTemplate`. */
export type DeleteTemplatePayload = {
  __typename?: 'DeleteTemplatePayload';
  /** Global id of the removed object; null when refused. */
  deletedTemplateId?: Maybe<Scalars['ID']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `deleteWebhook`. */
export type DeleteWebhookInput = {
  /** The webhook's id. */
  webhookId: Scalars['ID']['input'];
};

/** The result of `deleteWebhook`. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** The company with its webhooks after the change; null when it was not deleted. */
  company?: Maybe<Company>;
  /** The id; null when it was not deleted. */
  deletedWebhookId?: Maybe<Scalars['ID']['output']>;
  /** Empty when it was deleted. */
  userErrors: Array<UserError>;
};

/** Reason why a mail was given up. */
export const DeliveryFailure = {
  /** The mail server does not know the address. */
  AddressRefused: 'ADDRESS_REFUSED',
  /** The mail server refused the message. */
  MessageRefused: 'MESSAGE_REFUSED',
  /** No mail server accepted it within a day. */
  NotDelivered: 'NOT_DELIVERED'
} as const;

export type DeliveryFailure = typeof DeliveryFailure[keyof typeof DeliveryFailure];
/** State of a mail. No state says delivered, because nobody can prove it. */
export const DeliveryState = {
  /** Given up; see `reason`. */
  Failed: 'FAILED',
  /** Not sent yet; the service tries again with growing pauses. */
  Queued: 'QUEUED',
  /** A mail server accepted it. */
  Sent: 'SENT'
} as const;

export type DeliveryState = typeof DeliveryState[keyof typeof DeliveryState];
/** The input of `duplicateFolder`. */
export type DuplicateFolderInput = {
  /** Global id of the folder to copy. */
  folderId: Scalars['ID']['input'];
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the folder to hold the copy, not within the copied one; the same as now when left out. */
  parentFolderId?: InputMaybe<Scalars['ID']['input']>;
  /** The copy's title, which is trimmed. */
  title: Scalars['String']['input'];
};

/** The result of `duplicateFolder`. */
export type DuplicateFolderPayload = {
  __typename?: 'DuplicateFolderPayload';
  /** The copy; null when refused. */
  folder?: Maybe<Folder>;
  /** One for each of `sources`; null where the service failed, as `errors` tells. Empty when refused. */
  results: Array<Maybe<DuplicatedInstallation>>;
  /** The installations of the folder and its subfolders, in the order of `results`. Empty when refused. */
  sources: Array<Installation>;
  /** The mistakes in the whole input; no installation was made then. */
  userErrors: Array<UserError>;
};

/** The outcome for one of the installations of `duplicateFolder`. */
export type DuplicatedInstallation = {
  __typename?: 'DuplicatedInstallation';
  /** The copy; null when refused, and with CONFLICT where the first try made it. */
  installation?: Maybe<Installation>;
  /** The installation that was to be copied. */
  source: Installation;
  /**
   * Empty when all of it was copied. `field` is that of the copy, such as `installerId` or `products.0.productId`: where `installation` is
   * there too, it was made without that product.
   */
  userErrors: Array<UserError>;
};

/** The input of `endCameraGrant`. */
export type EndCameraGrantInput = {
  /** Global id of the grant. */
  cameraGrantId: Scalars['ID']['input'];
};

/** The result of `endCameraGrant`. */
export type EndCameraGrantPayload = {
  __typename?: 'EndCameraGrantPayload';
  /** The grant after the change. */
  cameraGrant?: Maybe<CameraGrant>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** A whole list as a file with a line of JSON for each of its objects, for the user or program that started it. */
export type Export = Node & {
  __typename?: 'Export';
  /** Bytes that were written until now. */
  byteSize: Scalars['Int']['output'];
  /** When it ended, however it did; null while it runs. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was started. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it failed; null for other states. */
  errorCode?: Maybe<ExportErrorCode>;
  /** When the file is removed; null until it is completed. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /**
   * Number of those rows in which a field could not be read: it is null there, and `__errors` of the line lists each error with its `path` in the
   * row, `message` and `code`.
   */
  incompleteRowCount: Scalars['Int']['output'];
  /** English, for developers and logs; null for other states than FAILED. */
  message?: Maybe<Scalars['String']['output']>;
  /** As it was given to `startExport`. */
  query: Scalars['String']['output'];
  /** Number of rows that were written until now. */
  rowCount: Scalars['Int']['output'];
  /** See `ExportState`. */
  state: ExportState;
  /** A link to the file that expires after five minutes, another one each time; null until it is completed. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** Reason why an export failed. New values may be added; treat an unknown one like READ_FAILED. */
export const ExportErrorCode = {
  /** The access token with which it was started ended before it did. */
  AccessEnded: 'ACCESS_ENDED',
  /** A single row needs too many requests to the service: select less below it, or choose the order STORED of `projects`. */
  CostExceeded: 'COST_EXCEEDED',
  /** The gateway that ran it was stopped, or the access was taken away. Start it again. */
  Interrupted: 'INTERRUPTED',
  /** The service could not keep the file. */
  NotWritten: 'NOT_WRITTEN',
  /** A page of the list could not be read. */
  ReadFailed: 'READ_FAILED',
  /** Its file would have more than 500 MB: export parts, by a filter. */
  TooLarge: 'TOO_LARGE'
} as const;

export type ExportErrorCode = typeof ExportErrorCode[keyof typeof ExportErrorCode];
/** How far an export is. */
export const ExportState = {
  /** It was canceled. Nothing of it is kept. */
  Canceled: 'CANCELED',
  /** It can be downloaded, for 24 hours. */
  Completed: 'COMPLETED',
  /** It was completed more than 24 hours ago, and its file is gone. */
  Expired: 'EXPIRED',
  /** It was given up; see `errorCode` and `message`. Nothing of it is kept. */
  Failed: 'FAILED',
  /** Its rows are read and written. */
  Running: 'RUNNING'
} as const;

export type ExportState = typeof ExportState[keyof typeof ExportState];
/** A photo that came with a fault report. */
export type FaultPhoto = {
  __typename?: 'FaultPhoto';
  /** Name of the reporter's file, ending with .jpg. */
  fileName: Scalars['String']['output'];
  /** An expiring link to a small picture of it. */
  thumbnailUrl: Scalars['URL']['output'];
  /** An expiring link to the photo. */
  url: Scalars['URL']['output'];
};

/** A fault of a floor, as its owner typed it on the certificate's public page. Nobody has confirmed the text. */
export type FaultReport = {
  __typename?: 'FaultReport';
  /** The states that were set, the latest first. */
  changes: Array<FaultStateChange>;
  /** Address of the reporter; null like the name. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** Id in REST; null for a service without `Features.faultStates`, as is the state. */
  faultReportId?: Maybe<Scalars['String']['output']>;
  /** Name of the reporter; null on the public page, when none was given, after erasure, and for a service that does not keep it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Telephone number of the reporter; null like the name. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The reporter's photo; null on the public page, when none was sent, after erasure, and for a service that takes none. */
  photo?: Maybe<FaultPhoto>;
  /** Time of the report. */
  reportedAt: Scalars['DateTime']['output'];
  /** Where the report stands. */
  state?: Maybe<FaultState>;
  /** Plain text with line breaks. */
  text: Scalars['String']['output'];
};

/** One page of fault reports. */
export type FaultReportConnection = {
  __typename?: 'FaultReportConnection';
  /** The rows. */
  edges: Array<FaultReportEdge>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of rows in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a page: a fault report, and what is printed on its certificate, whatever became of the project since. */
export type FaultReportEdge = {
  __typename?: 'FaultReportEdge';
  /** Number of the certificate; see `Company.certificate`. */
  certificateNumber: Scalars['String']['output'];
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** Name of the customer. */
  customer: Scalars['String']['output'];
  /** The titles of the path below the project; empty for the project's root. */
  folderName: Scalars['String']['output'];
  /** The report. */
  node: FaultReport;
  /** Name of the project. */
  projectName: Scalars['String']['output'];
  /** Titles of the installations. */
  rooms: Array<Scalars['String']['output']>;
};

/** A state of a fault report. */
export const FaultState = {
  /** The fault was dealt with. */
  Closed: 'CLOSED',
  /** Somebody has contacted the reporter. */
  Contacted: 'CONTACTED',
  /** Nobody has answered the reporter. */
  New: 'NEW'
} as const;

export type FaultState = typeof FaultState[keyof typeof FaultState];
/** A state that somebody set. */
export type FaultStateChange = {
  __typename?: 'FaultStateChange';
  /** When it was set. */
  at: Scalars['DateTime']['output'];
  /** Name of the person; null of a program and of somebody who was removed. */
  by?: Maybe<Scalars['String']['output']>;
  /** What was agreed or done, as the customer reads it; null without one. */
  note?: Maybe<Scalars['String']['output']>;
  /** The state from then on. */
  state: FaultState;
};

/** Parts of the REST contract that a service may lack. A client does not offer what is not there. */
export type Features = {
  __typename?: 'Features';
  /** True when the service has `Company.attention`. Without it the field and the mutation fail with NOT_IMPLEMENTED. */
  attention: Scalars['Boolean']['output'];
  /** True when the service puts off single items of what needs attention. Without it NOT_IMPLEMENTED for `PutOffAttentionInput.itemId`. */
  attentionItems: Scalars['Boolean']['output'];
  /** True when the service counts the items that are put off. Without it `AttentionCount.putOffCount` is null and `bringBackAttention` fails with NOT_IMPLEMENTED. */
  attentionPutOff: Scalars['Boolean']['output'];
  /** True when the service has `startBatch`. Without it the mutations and `Company.batches` fail with NOT_IMPLEMENTED. */
  batches: Scalars['Boolean']['output'];
  /** True when the service has `createCameraGrant`. Without it all that belongs to grants fails with NOT_IMPLEMENTED. */
  cameraGrants: Scalars['Boolean']['output'];
  /** True when the service has `Query.catalogue`. Without it the list fails with NOT_IMPLEMENTED. */
  catalogue: Scalars['Boolean']['output'];
  /** True when the service has `Company.certificateArchive`. Without it the field and the mutation fail with NOT_IMPLEMENTED. */
  certificateArchive: Scalars['Boolean']['output'];
  /** True when `requestCertificateArchive` takes more than a period. Without it such an input fails with NOT_IMPLEMENTED. */
  certificateArchiveFilters: Scalars['Boolean']['output'];
  /** True when the service has `Company.certificate`. Without it the field fails with NOT_IMPLEMENTED. */
  certificateNumbers: Scalars['Boolean']['output'];
  /** True when the service has `Company.certificates`. Without it the list fails with NOT_IMPLEMENTED. */
  certificateRegister: Scalars['Boolean']['output'];
  /** True when the service has `Mutation.withdrawCertificate`. Without it the field fails with NOT_IMPLEMENTED. */
  certificateWithdrawal: Scalars['Boolean']['output'];
  /** True when the service has `Company.changes`. Without it the list fails with NOT_IMPLEMENTED. */
  changes: Scalars['Boolean']['output'];
  /** True when `Company.changes` can begin at now. Without it `fromNow` fails with NOT_IMPLEMENTED. */
  changesFromNow: Scalars['Boolean']['output'];
  /** True when cursors of `Company.projects` name a row. Without it they are offsets, which added and deleted rows shift. */
  cursors: Scalars['Boolean']['output'];
  /** True when the service has `Company.customer`. Without it the field fails with NOT_IMPLEMENTED. */
  customers: Scalars['Boolean']['output'];
  /** True when the service has passkeys and signed declarations. Without it their mutations fail with NOT_IMPLEMENTED. */
  declarations: Scalars['Boolean']['output'];
  /** True when the service has `Company.exports`. Without it the list and the mutations fail with NOT_IMPLEMENTED. */
  exports: Scalars['Boolean']['output'];
  /** True when the service keeps `externalId` and `metadata`. Without it the lookups, the filter and mutations that set them fail with NOT_IMPLEMENTED. */
  externalIds: Scalars['Boolean']['output'];
  /** True when the service has `Company.faultReports`. Without it the list fails with NOT_IMPLEMENTED. */
  faultReports: Scalars['Boolean']['output'];
  /** True when fault reports have states. Without it `FaultReport.state` is null and `Mutation.setFaultState` fails with NOT_IMPLEMENTED. */
  faultStates: Scalars['Boolean']['output'];
  /** True when the service has `Company.figures`. Without it the field fails with NOT_IMPLEMENTED. */
  figures: Scalars['Boolean']['output'];
  /** True when the service hands the installations of a deactivated user over. Without it `installationsTo`, `returnInstallations` and `installerId` fail with NOT_IMPLEMENTED. */
  handover: Scalars['Boolean']['output'];
  /** True when the service has `Company.history` and its like. Without it they fail with NOT_IMPLEMENTED. */
  history: Scalars['Boolean']['output'];
  /** True when the service has `Company.historyCheck`, `historyChain` and `historyHeads`. Without it they fail with NOT_IMPLEMENTED. */
  historyCheck: Scalars['Boolean']['output'];
  /** True when the service has `Company.installations`. Without it the list fails with NOT_IMPLEMENTED. */
  installations: Scalars['Boolean']['output'];
  /**
   * True when the service has `Company.instrumentMappings`. Without it the lists and the mutations fail with NOT_IMPLEMENTED, as recording a value
   * with `fileLine`.
   */
  instrumentFiles: Scalars['Boolean']['output'];
  /**
   * True when the service has `Company.instruments`. Without it the list and the mutations fail with NOT_IMPLEMENTED, as recording a value with
   * `instrumentId` or `testVoltage`.
   */
  instruments: Scalars['Boolean']['output'];
  /** True when the service has `Company.invitations`. Without it the list is null, and its mutations fail with NOT_IMPLEMENTED. */
  invitations: Scalars['Boolean']['output'];
  /**
   * True when cursors of all other paged connections name a row too: users, templates, certificates, installations, history, catalogue, attention
   * and webhook deliveries. A cursor is good for its list alone in the same order, with the same filters and of the same company: no row whose
   * place in the order stays is missed or told twice while others come and go. Without it cursors are offsets, which added and deleted rows shift.
   */
  listCursors: Scalars['Boolean']['output'];
  /** True when the service keeps `StepEntry.measuredOn` and `measuredBy`. Without it mutations that set them fail with NOT_IMPLEMENTED. */
  measuredOn: Scalars['Boolean']['output'];
  /** True when the service prints records of countries in certificates. Without it `setNationalRecord` fails with NOT_IMPLEMENTED. */
  nationalRecords: Scalars['Boolean']['output'];
  /**
   * True when the service keeps `Attachment.sha256`, `chosenSha256`, `takenAt`, `origin` and `addedAt`. Without it `createAttachmentUpload` fails with
   * NOT_IMPLEMENTED where it is given one of them.
   */
  photoProof: Scalars['Boolean']['output'];
  /** True when `startBatch` of the service exchanges products. Without it EXCHANGE fails with NOT_IMPLEMENTED. */
  productBatches: Scalars['Boolean']['output'];
  /** True when the service has `updateInstalledProduct`. Without it the mutation fails with NOT_IMPLEMENTED. */
  productChanges: Scalars['Boolean']['output'];
  /** True when the service tells the products that the company used. Without it `Company.productUse` is null. */
  productUse: Scalars['Boolean']['output'];
  /** True when the service has accounts for programs. Without it `Company.programs` and the mutations fail with NOT_IMPLEMENTED. */
  programs: Scalars['Boolean']['output'];
  /** True when the service filters projects by customer, town, installer and end. Without it `ProjectPages.page` with a filter fails with NOT_IMPLEMENTED. */
  projectFilters: Scalars['Boolean']['output'];
  /** True when the service has `importProjects`. Without it the mutation fails with NOT_IMPLEMENTED. */
  projectImport: Scalars['Boolean']['output'];
  /** True when the service sorts, searches and filters projects for `Company.projectPages`, whose pages are null without it. */
  projectPages: Scalars['Boolean']['output'];
  /** True when the service has `Mutation.reopenInstallation`. Without it the field fails with NOT_IMPLEMENTED. */
  reopening: Scalars['Boolean']['output'];
  /** True when the service has reviews. Without it `releaseInstallations`, `returnInstallation` and `setReviewRequired` fail with NOT_IMPLEMENTED. */
  review: Scalars['Boolean']['output'];
  /** True when the service keeps `User.savedViews`. Without it their mutations fail with NOT_IMPLEMENTED. */
  savedViews: Scalars['Boolean']['output'];
  /** True when the service has `Query.search`. Without it the field fails with NOT_IMPLEMENTED. */
  search: Scalars['Boolean']['output'];
  /** True when the service keeps confirmations of lists of standards. Without it `confirmStandards` fails with NOT_IMPLEMENTED. */
  standardsConfirmation: Scalars['Boolean']['output'];
  /** True when the service has `Company.templates`. Without it the list and the mutations fail with NOT_IMPLEMENTED. */
  templates: Scalars['Boolean']['output'];
  /** True when the service takes files in parts. Without it `createUploadParts` fails with NOT_IMPLEMENTED. */
  uploadParts: Scalars['Boolean']['output'];
  /** True when the service has `Company.webhooks`. Without it the list and the mutations fail with NOT_IMPLEMENTED. */
  webhooks: Scalars['Boolean']['output'];
  /** True when the service has `User.wantsWeeklyMail`. Without it the field is null and the mutation fails with NOT_IMPLEMENTED. */
  weeklyMail: Scalars['Boolean']['output'];
  /** True when the service keeps `Project.workKind`. Without it `updateProject` fails with NOT_IMPLEMENTED where it is given one. */
  workKinds: Scalars['Boolean']['output'];
};

/** Counts of certificates. */
export type FigureCounts = {
  __typename?: 'FigureCounts';
  /** Number of certificates. */
  activated: Scalars['Int']['output'];
  /** Number of measured values of the rooms that could be set against a limit. */
  judgedValues: Scalars['Int']['output'];
  /**
   * Half of the certificates took at most so many days from the project's start to the first day of the warranty; 0 when that is before the start.
   * Null without certificates.
   */
  medianDays?: Maybe<Scalars['Int']['output']>;
  /** Number of those that were outside of it. */
  outsideValues: Scalars['Int']['output'];
  /** Nine in ten of the certificates took at most so many days. Null without certificates. */
  percentile90Days?: Maybe<Scalars['Int']['output']>;
  /** Number of rooms that they certify. */
  rooms: Scalars['Int']['output'];
  /** Number of those whose mail went out, as `Company.certificates` has them by the state SENT. */
  sent: Scalars['Int']['output'];
};

/** Figures of the certificates whose warranty begins in a period. */
export type Figures = {
  __typename?: 'Figures';
  /**
   * By the installer of each room, those with the largest number of rooms first. A certificate with rooms of several installers counts once for each
   * of them.
   */
  installers: Array<InstallerFigures>;
  /** The months with a certificate, the earliest first. */
  months: Array<MonthFigures>;
  /** The whole period. */
  total: FigureCounts;
};

/** A line of a file from an instrument. */
export type FileLine = {
  __typename?: 'FileLine';
  /** The file name that the person chose. */
  fileName: Scalars['String']['output'];
  /** Number of the line in the file: its first line is 1, whether it is a heading or not. */
  line: Scalars['Int']['output'];
  /** Global id of the file. */
  nodeId: Scalars['ID']['output'];
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: Scalars['String']['output'];
  /** The line as it is in the file. */
  text: Scalars['String']['output'];
};

/** A line of a file from an instrument. */
export type FileLineInput = {
  /** Global id of a file of `createInstrumentFile`. */
  instrumentFileId: Scalars['ID']['input'];
  /** Number of the line in the file: its first line is 1, whether it is a heading or not. */
  line: Scalars['Int']['input'];
};

/** The input of `finishInstallation`. */
export type FinishInstallationInput = {
  /** True when the person confirmed that the work and its record are correct. */
  acceptsDisclaimer: Scalars['Boolean']['input'];
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
};

/** The result of `finishInstallation`. */
export type FinishInstallationPayload = {
  __typename?: 'FinishInstallationPayload';
  /** The installation as it stands now, also after a refusal; null when it does not exist. */
  installation?: Maybe<Installation>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `finishInstallations`. */
export type FinishInstallationsInput = {
  /** True when the person confirmed for all of them that the work and its record are correct. */
  acceptsDisclaimer: Scalars['Boolean']['input'];
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global ids of 1 to 100 installations, each once. */
  installationIds: Array<Scalars['ID']['input']>;
};

/** The result of `finishInstallations`. */
export type FinishInstallationsPayload = {
  __typename?: 'FinishInstallationsPayload';
  /** One for each id of the input, in its order; null where the service failed, as `errors` tells. Empty when nothing was done. */
  results: Array<Maybe<FinishInstallationsResult>>;
  /** The mistakes in the whole input; nothing was done then. */
  userErrors: Array<UserError>;
};

/** The outcome for one of the installations of `finishInstallations`. */
export type FinishInstallationsResult = {
  __typename?: 'FinishInstallationsResult';
  /** The installation as it stands now, also after a refusal. */
  installation?: Maybe<Installation>;
  /** Empty when it is finished. */
  userErrors: Array<UserError>;
};

/** A folder of a project. REST: GET .../folder/{folderId}. */
export type Folder = Node & {
  __typename?: 'Folder';
  /** Number of activated ones among them. A folder that has one cannot be deleted. Null for a service that does not count them. */
  activatedInstallationCount?: Maybe<Scalars['Int']['output']>;
  /**
   * The installations directly in the folder, sorted by title, numbers in it by value. The gateway reads them from REST, 25 per request. Null
   * with an error when a request fails. REST: GET .../folder/{folderId}/installation.
   */
  allInstallations?: Maybe<InstallationList>;
  /** Number of finished ones among them whose review is WAITING; null from a service that does not tell. */
  awaitingReviewCount?: Maybe<Scalars['Int']['output']>;
  /** Number of finished ones among them. */
  completedInstallationCount: Scalars['Int']['output'];
  /** -1 for the root folder, 0 for a folder directly in it. */
  depth: Scalars['Int']['output'];
  /** An integrator's own key, such as an order number; null without one. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** The REST id, as used in addresses. */
  folderId: Scalars['String']['output'];
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** Number of installations in the folder and its subfolders. */
  installationCount: Scalars['Int']['output'];
  /**
   * The installations directly in the folder, page by page in REST's order. The gateway reads only the requested rows. See
   * `Features.listCursors` for cursors. Null with an error when a request fails. REST: GET .../folder/{folderId}/installation.
   */
  installations?: Maybe<InstallationConnection>;
  /** True when the folder and its subfolders have an installation and all of them are finished. */
  isComplete: Scalars['Boolean']['output'];
  /** True for the folder that is created with its project. */
  isRoot: Scalars['Boolean']['output'];
  /** An integrator's own values, sorted by key; empty without any. */
  metadata: Array<MetadataEntry>;
  /** Null for the root folder. */
  parentFolder?: Maybe<Folder>;
  /** The project, the root folder, then each folder down to this one. */
  path: Array<PathSegment>;
  /** The project that contains the folder. */
  project: Project;
  /** Direct subfolders, sorted by title, numbers in it by value. Null with an error when the request fails. */
  subFolders?: Maybe<Array<Folder>>;
  /** As typed */
  title: Scalars['String']['output'];
  /** Time of the last change of the folder or of anything in it; null for a service that does not tell it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque. Send it with a change, so that the change is refused when somebody else changed the folder. */
  version: Scalars['String']['output'];
  /** False for a folder of the third level, whose path has 5 segments. */
  viewerCanAddSubFolder: Scalars['Boolean']['output'];
};


/** A folder of a project. REST: GET .../folder/{folderId}. */
export type FolderInstallationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The person who answers for a firm's electrical works; null for what was not told. */
export type HeadOfWorks = {
  __typename?: 'HeadOfWorks';
  /** E-mail address. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** Given and family name. */
  name?: Maybe<Scalars['String']['output']>;
  /** As typed */
  phone?: Maybe<Scalars['String']['output']>;
  /** As the country's authority names it. */
  qualification?: Maybe<Scalars['String']['output']>;
};

/** A head of electrical works, as it is set; empty texts are unknown. */
export type HeadOfWorksInput = {
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given and family name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** As typed */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** As the country's authority names it. */
  qualification?: InputMaybe<Scalars['String']['input']>;
};

/** Acts that a history tells. */
export const HistoryAction = {
  /** Several projects were archived together; each has an entry of its own too. */
  BatchArchived: 'BATCH_ARCHIVED',
  /** Several installations got another installer together; each has an entry of its own too. */
  BatchAssigned: 'BATCH_ASSIGNED',
  /** The products of several installations were exchanged together; each has an entry of its own too. */
  BatchExchanged: 'BATCH_EXCHANGED',
  /** Several projects were brought back from the archive together; each has an entry of its own too. */
  BatchReopened: 'BATCH_REOPENED',
  /** Several certificates were sent again together; each has an entry of its own too. */
  BatchResent: 'BATCH_RESENT',
  /** Somebody replaced the code in the links of a certificate's mails. */
  CertificateCodeReplaced: 'CERTIFICATE_CODE_REPLACED',
  /** A certificate was issued. */
  CertificateIssued: 'CERTIFICATE_ISSUED',
  /** Another certificate took the place of a withdrawn one. */
  CertificateReplaced: 'CERTIFICATE_REPLACED',
  /** Somebody sent a certificate once more. */
  CertificateResent: 'CERTIFICATE_RESENT',
  /** Somebody sent a certificate. */
  CertificateSent: 'CERTIFICATE_SENT',
  /** A certificate was withdrawn. */
  CertificateWithdrawn: 'CERTIFICATE_WITHDRAWN',
  /** The company's details were changed. */
  CompanyChanged: 'COMPANY_CHANGED',
  /** The company was set up. */
  CompanyCreated: 'COMPANY_CREATED',
  /** The mail with a certificate was given up. */
  DeliveryFailed: 'DELIVERY_FAILED',
  /** A mail server accepted the mail with a certificate. */
  DeliverySent: 'DELIVERY_SENT',
  /** An export of a list was started. */
  ExportStarted: 'EXPORT_STARTED',
  /** The state of a fault report was set. */
  FaultChanged: 'FAULT_CHANGED',
  /** A folder was renamed. */
  FolderChanged: 'FOLDER_CHANGED',
  /** A folder was created. */
  FolderCreated: 'FOLDER_CREATED',
  /** A folder was deleted. */
  FolderRemoved: 'FOLDER_REMOVED',
  /** The warranty of an installation was activated. */
  InstallationActivated: 'INSTALLATION_ACTIVATED',
  /** An installation was renamed, moved, or got another installer. */
  InstallationChanged: 'INSTALLATION_CHANGED',
  /** An installation was created. */
  InstallationCreated: 'INSTALLATION_CREATED',
  /** The warranty of an installation ended with a withdrawn certificate. */
  InstallationDeactivated: 'INSTALLATION_DEACTIVATED',
  /** An installation was finished. */
  InstallationFinished: 'INSTALLATION_FINISHED',
  /** A finished installation was approved by a second person. */
  InstallationReleased: 'INSTALLATION_RELEASED',
  /** An installation was deleted. */
  InstallationRemoved: 'INSTALLATION_REMOVED',
  /** The finishing of an installation was taken back. */
  InstallationReopened: 'INSTALLATION_REOPENED',
  /** A finished installation was sent back by a second person. */
  InstallationReturned: 'INSTALLATION_RETURNED',
  /** An instrument or its calibrations were changed, or it was taken out of use or brought back. */
  InstrumentChanged: 'INSTRUMENT_CHANGED',
  /** An instrument was added. */
  InstrumentCreated: 'INSTRUMENT_CREATED',
  /** An instrument was deleted. */
  InstrumentRemoved: 'INSTRUMENT_REMOVED',
  /** An invitation was taken back, since its mail could not be sent. */
  InvitationWithdrawn: 'INVITATION_WITHDRAWN',
  /** The mail about a withdrawal was given up. */
  NoticeFailed: 'NOTICE_FAILED',
  /** A mail server accepted the mail about a withdrawal. */
  NoticeSent: 'NOTICE_SENT',
  /** An act that this gateway has no name for. */
  Other: 'OTHER',
  /** A person added a passkey. */
  PasskeyAdded: 'PASSKEY_ADDED',
  /** A person removed a passkey. What it signed stays valid. */
  PasskeyRemoved: 'PASSKEY_REMOVED',
  /** A product was added to an installation. */
  ProductAdded: 'PRODUCT_ADDED',
  /** A product of an installation was exchanged for another one, or its marking was changed. */
  ProductChanged: 'PRODUCT_CHANGED',
  /** A product was removed from an installation, with what was recorded for it. */
  ProductRemoved: 'PRODUCT_REMOVED',
  /** An account for a program was made. */
  ProgramCreated: 'PROGRAM_CREATED',
  /** A program was revoked. */
  ProgramRevoked: 'PROGRAM_REVOKED',
  /** A program got another secret. */
  ProgramRotated: 'PROGRAM_ROTATED',
  /** A project was archived, by somebody or after its last certificate. */
  ProjectArchived: 'PROJECT_ARCHIVED',
  /** A project's details were changed. */
  ProjectChanged: 'PROJECT_CHANGED',
  /** A project was created. */
  ProjectCreated: 'PROJECT_CREATED',
  /** A project was deleted. */
  ProjectRemoved: 'PROJECT_REMOVED',
  /** An archived project was reactivated. */
  ProjectReopened: 'PROJECT_REOPENED',
  /** Values or attachments of a step were added, changed or cleared. */
  StepChanged: 'STEP_CHANGED',
  /** Something was recorded for a product in a step for the first time. */
  StepRecorded: 'STEP_RECORDED',
  /** A template was renamed. */
  TemplateChanged: 'TEMPLATE_CHANGED',
  /** A template was saved. */
  TemplateCreated: 'TEMPLATE_CREATED',
  /** A template was deleted. */
  TemplateRemoved: 'TEMPLATE_REMOVED',
  /** A user's details, role or rights were changed. */
  UserChanged: 'USER_CHANGED',
  /** A user can no longer sign in. */
  UserDeactivated: 'USER_DEACTIVATED',
  /** A person was invited to the company. */
  UserInvited: 'USER_INVITED',
  /** An invited person came: accepted the invitation, or chose a password. */
  UserJoined: 'USER_JOINED',
  /** A deactivated user can sign in again. */
  UserReactivated: 'USER_REACTIVATED',
  /** A user was removed. */
  UserRemoved: 'USER_REMOVED',
  /** A webhook got another address or other kinds, or was switched on or off; the service switches off one that fails. */
  WebhookChanged: 'WEBHOOK_CHANGED',
  /** A webhook was made. */
  WebhookCreated: 'WEBHOOK_CREATED',
  /** A webhook was deleted. */
  WebhookRemoved: 'WEBHOOK_REMOVED',
  /** A webhook got another secret. */
  WebhookRotated: 'WEBHOOK_ROTATED'
} as const;

export type HistoryAction = typeof HistoryAction[keyof typeof HistoryAction];
/** The one who did something. */
export type HistoryActor = {
  __typename?: 'HistoryActor';
  /** See `HistoryActorKind`. */
  kind: HistoryActorKind;
  /** The name, today's where the user still exists; null when it is erased, and for the service. */
  name?: Maybe<Scalars['String']['output']>;
  /** Global id of a user, for `node`; null for a program and for the service, and when it is erased. */
  nodeId?: Maybe<Scalars['ID']['output']>;
};

/** Kinds of those who do something. */
export const HistoryActorKind = {
  /** A program. */
  Program: 'PROGRAM',
  /** The REST service itself. */
  Service: 'SERVICE',
  /** A user of the company. */
  User: 'USER'
} as const;

export type HistoryActorKind = typeof HistoryActorKind[keyof typeof HistoryActorKind];
/** Entries as they are hashed. */
export type HistoryChainConnection = {
  __typename?: 'HistoryChainConnection';
  /** Entries with their cursors. */
  edges: Array<HistoryChainEdge>;
  /** See `PageInfo`. */
  pageInfo: PageInfo;
  /** Number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An entry in a page. */
export type HistoryChainEdge = {
  __typename?: 'HistoryChainEdge';
  /** See `Features.listCursors`. */
  cursor: Scalars['String']['output'];
  /** See `HistoryRecord`. */
  node: HistoryRecord;
};

/** One value that was set, changed or cleared. */
export type HistoryChange = {
  __typename?: 'HistoryChange';
  /** The value. */
  field: HistoryField;
  /** The value before, as REST writes it: numbers with a point, days as `2026-01-31`; null when there was none. */
  from?: Maybe<Scalars['String']['output']>;
  /** Name of the thing whose REST id `from` is; null for other values. */
  fromName?: Maybe<Scalars['String']['output']>;
  /** True when a personal value was there and is erased, so that it is null. */
  isErased: Scalars['Boolean']['output'];
  /** Marking or title of the product that the value was recorded for; null where the installation has one. */
  product?: Maybe<Scalars['String']['output']>;
  /** Label of that step, as used in addresses. */
  stepLabel?: Maybe<Scalars['String']['output']>;
  /** Number of the step that the value was recorded in; null for other values. */
  stepNumber?: Maybe<Scalars['Int']['output']>;
  /** The value after, in the same form; null when there is none any more. */
  to?: Maybe<Scalars['String']['output']>;
  /** As `fromName`, for `to`. */
  toName?: Maybe<Scalars['String']['output']>;
};

/** The result of the last check of a history. */
export type HistoryCheck = {
  __typename?: 'HistoryCheck';
  /** When that entry was written, as it says; null when it is missing. */
  brokenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the first entry that is not as it was written; null while all are. */
  brokenSequence?: Maybe<Scalars['Int']['output']>;
  /** Null before the first check. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many entries were whole then. */
  entryCount: Scalars['Int']['output'];
  /** SHA-256 of the last whole entry. Kept elsewhere, it proves that nobody made the chain anew. */
  lastHash?: Maybe<Scalars['String']['output']>;
  /** How many entries came after the check. */
  newEntryCount: Scalars['Int']['output'];
  /** When the first entry was written. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** One page of a history. */
export type HistoryConnection = {
  __typename?: 'HistoryConnection';
  /** The rows. */
  edges: Array<HistoryEdge>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of rows in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** One entry of a page. */
export type HistoryEdge = {
  __typename?: 'HistoryEdge';
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: HistoryEntry;
};

/** One act, as it was done. No operation changes or removes an entry. */
export type HistoryEntry = {
  __typename?: 'HistoryEntry';
  /** See `HistoryAction`. */
  action: HistoryAction;
  /** See `HistoryActor`. */
  actor: HistoryActor;
  /** Time of the act. */
  at: Scalars['DateTime']['output'];
  /** Number of the certificate it was about. */
  certificateNumber?: Maybe<Scalars['String']['output']>;
  /** The values that it changed; empty for an act that changes none. */
  changes: Array<HistoryChange>;
  /** The folder it was in; null in a project's root, and for acts outside of folders. */
  folder?: Maybe<HistoryPlace>;
  /** The installation it was in or about. */
  installation?: Maybe<HistoryPlace>;
  /** The first twenty things that a batch changed; empty for other acts, and for batches of before this field. */
  items: Array<HistoryItem>;
  /** The product of the installation that it was about. */
  product?: Maybe<HistoryProduct>;
  /** The project it was in; null for acts outside of projects. */
  project?: Maybe<HistoryPlace>;
  /** Number of the entry in its company's history: from 1, without gaps. */
  sequence: Scalars['Int']['output'];
  /** Name of the template it was about; null for other acts, and when it is erased. */
  templateName?: Maybe<Scalars['String']['output']>;
  /** The user it was about. */
  user?: Maybe<HistoryPerson>;
  /** See `HistoryVia`. */
  via: HistoryVia;
};

/** Values whose changes a history tells, and what `HistoryChange.from` and `to` hold. */
export const HistoryField = {
  /** First day of a warranty. */
  ActivationDate: 'ACTIVATION_DATE',
  /** `false` for a user who cannot sign in. */
  Active: 'ACTIVE',
  /** Street address of the company. */
  Address: 'ADDRESS',
  /** `true` for an archived project. */
  Archived: 'ARCHIVED',
  /** Name of a file that was added or removed. */
  Attachments: 'ATTACHMENTS',
  /** The number of things that a batch changed. */
  BatchCount: 'BATCH_COUNT',
  /** Town. */
  City: 'CITY',
  /** E-mail address of the sender, for the own copy. */
  CopyEmail: 'COPY_EMAIL',
  /** Country of the company, as REST names it. */
  Country: 'COUNTRY',
  /** File and line that a current was read from. */
  CurrentFile: 'CURRENT_FILE',
  /** Instrument of a current, by its number with an M. */
  CurrentInstrument: 'CURRENT_INSTRUMENT',
  /** Name of a project's customer. */
  Customer: 'CUSTOMER',
  /** E-mail address of a project's customer. */
  CustomerEmail: 'CUSTOMER_EMAIL',
  /** How a finished installation was declared: TICKED or SIGNED. */
  Declaration: 'DECLARATION',
  /** SHA-256 of a signed record, in hexadecimal digits. */
  DeclarationSha256: 'DECLARATION_SHA256',
  /** Reason why a mail was given up, as REST names it. */
  DeliveryReason: 'DELIVERY_REASON',
  /** E-mail address of a company or user. */
  Email: 'EMAIL',
  /** Last day of a program. */
  EndsOn: 'ENDS_ON',
  /** Last day of a project. */
  EndDate: 'END_DATE',
  /** List of an export, by its field in this schema, such as `projects`. */
  ExportList: 'EXPORT_LIST',
  /** An integrator's own key of a project, folder or installation. */
  ExternalId: 'EXTERNAL_ID',
  /** State of a fault report, as REST names it. */
  FaultState: 'FAULT_STATE',
  /** Given name of a user. */
  FirstName: 'FIRST_NAME',
  /** REST id of the folder that contains a folder or installation. */
  Folder: 'FOLDER',
  /** E-mail address of the head of electrical works. */
  HeadOfWorksEmail: 'HEAD_OF_WORKS_EMAIL',
  /** Name of the company's head of electrical works. */
  HeadOfWorksName: 'HEAD_OF_WORKS_NAME',
  /** Telephone number of the head of electrical works. */
  HeadOfWorksPhone: 'HEAD_OF_WORKS_PHONE',
  /** Qualification of the head of electrical works. */
  HeadOfWorksQualification: 'HEAD_OF_WORKS_QUALIFICATION',
  /** `true` for a user who can be chosen as installer; the REST id of the user who is the installer of an installation. */
  Installer: 'INSTALLER',
  /** Number, maker, model and serial number of an instrument; the same twice where they stay. */
  Instrument: 'INSTRUMENT',
  /** Day of an instrument's last calibration. */
  InstrumentCalibratedOn: 'INSTRUMENT_CALIBRATED_ON',
  /** File name of the certificate of an instrument's last calibration. */
  InstrumentCertificate: 'INSTRUMENT_CERTIFICATE',
  /** Since when an instrument is out of use. */
  InstrumentRetiredOn: 'INSTRUMENT_RETIRED_ON',
  /** Last day of an instrument's last calibration. */
  InstrumentValidUntil: 'INSTRUMENT_VALID_UNTIL',
  /** File and line that an insulation resistance was read from. */
  InsulationFile: 'INSULATION_FILE',
  /** Instrument of an insulation resistance, by its number with an M. */
  InsulationInstrument: 'INSULATION_INSTRUMENT',
  /** Test voltage of an insulation resistance, volts. */
  InsulationTestVoltage: 'INSULATION_TEST_VOLTAGE',
  /** Language of a user. */
  Language: 'LANGUAGE',
  /** Family name of a user. */
  LastName: 'LAST_NAME',
  /** The company's logo. */
  Logo: 'LOGO',
  /** REST id of the user who measured values of a step, as a person told it. */
  MeasuredBy: 'MEASURED_BY',
  /** Day on which values of a step were measured, as a person told it. */
  MeasuredOn: 'MEASURED_ON',
  /** A reading in amperes, in the same form. */
  MeasurementCurrent: 'MEASUREMENT_CURRENT',
  /** A reading in megohms, in the same form. */
  MeasurementInsulation: 'MEASUREMENT_INSULATION',
  /** `true` for a cable that lies in water. */
  MeasurementIsWaterSurrounded: 'MEASUREMENT_IS_WATER_SURROUNDED',
  /** A reading in ohms: a number, `>5` over an instrument's range, OVER_RANGE or NOT_MEASURED. */
  MeasurementResistance: 'MEASUREMENT_RESISTANCE',
  /** Degrees Celsius at the current's reading. */
  MeasurementTemperature: 'MEASUREMENT_TEMPERATURE',
  /** One of an integrator's own values, as `key: value`. */
  Metadata: 'METADATA',
  /** Name of a company, project or template. */
  Name: 'NAME',
  /** Organisation number of the company. */
  OrgNumber: 'ORG_NUMBER',
  /** A value that this gateway has no name for. */
  Other: 'OTHER',
  /** Algorithm of a passkey. */
  Passkey: 'PASSKEY',
  /** Telephone number of a user. */
  Phone: 'PHONE',
  /** Telephone number of the company. */
  PhoneNumber: 'PHONE_NUMBER',
  /** Postal code. */
  PostalCode: 'POSTAL_CODE',
  /** REST id of a product of the catalogue. */
  Product: 'PRODUCT',
  /** `true` for a product with thermal insulation around it. */
  ProductIsolation: 'PRODUCT_ISOLATION',
  /** Length of a product, metres. */
  ProductLength: 'PRODUCT_LENGTH',
  /** Cable marking of a product. */
  ProductMarking: 'PRODUCT_MARKING',
  /** Voltage of a product, volts. */
  ProductVoltage: 'PRODUCT_VOLTAGE',
  /** A program, by its id. */
  Program: 'PROGRAM',
  /** Why a certificate was withdrawn or an installation reopened or sent back, and the note of a release. */
  Reason: 'REASON',
  /** E-mail address that a certificate was sent to. */
  RecipientEmail: 'RECIPIENT_EMAIL',
  /** Country of the record in the company's certificates, as REST names it. */
  RecordCountry: 'RECORD_COUNTRY',
  /** Version of a list of standards that the company confirmed for that record. */
  RecordStandards: 'RECORD_STANDARDS',
  /** The company's statement of conformity in that record. */
  RecordStatement: 'RECORD_STATEMENT',
  /** Number of the certificate that took the place of a withdrawn one. */
  ReplacedBy: 'REPLACED_BY',
  /** File and line that a resistance was read from. */
  ResistanceFile: 'RESISTANCE_FILE',
  /** Instrument of a resistance, by its number with an M. */
  ResistanceInstrument: 'RESISTANCE_INSTRUMENT',
  /** `true` while a second person releases each installation of the company. */
  ReviewRequired: 'REVIEW_REQUIRED',
  /** Role of a user, as REST names it: admin, owner or user. */
  Role: 'ROLE',
  /** Scopes of a program, as REST names them, with blanks between. */
  Scopes: 'SCOPES',
  /** `true` while people declare what they finish. */
  SignsDeclarations: 'SIGNS_DECLARATIONS',
  /** First day of a project. */
  StartDate: 'START_DATE',
  /** Title of a folder or installation. */
  Title: 'TITLE',
  /** Last day of a warranty. */
  ValidUntil: 'VALID_UNTIL',
  /** Whether a webhook is told anything. */
  WebhookActive: 'WEBHOOK_ACTIVE',
  /** Host of a webhook's address; the same twice where the address stays, or only what follows the host is new. */
  WebhookHost: 'WEBHOOK_HOST',
  /** Events that a webhook is told of, as REST names their kinds, with blanks between. */
  WebhookKinds: 'WEBHOOK_KINDS',
  /** Address of the company's website. */
  Website: 'WEBSITE',
  /** Kind of work of a project, a name of `WorkKind`. */
  WorkKind: 'WORK_KIND'
} as const;

export type HistoryField = typeof HistoryField[keyof typeof HistoryField];
/** Narrows a history down. */
export type HistoryFilter = {
  /** The act; OTHER is BAD_USER_INPUT. */
  action?: InputMaybe<HistoryAction>;
  /** Global id of the user who did it. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Done before this instant: the midnight after the last day in another zone. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Done on this day in UTC or later. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** True leaves out what the entry of a batch tells; without effect beside `action` and `query`, and in other histories than the company's. */
  isGrouped?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Words, all of which are in a value, in the certificate's number, or in the present name of the project, folder, installation, user or
   * actor. At most 200 characters; the first eight words count.
   * Measured values are found as pages show them too: `88,5 Ω`, `−5,5` with a true minus sign, `>1000 MΩ`, and by `OL` in capitals what is
   * over range.
   */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Done at this instant or later: the first midnight of days in another zone. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Done on this day in UTC or before. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The end of a history on a day, as the public log has it. */
export type HistoryHead = {
  __typename?: 'HistoryHead';
  /** Day on which the service appended it. */
  day: Scalars['Date']['output'];
  /** Hash of that entry. */
  hash: Scalars['String']['output'];
  /** The proof that it stands in the public log (C2SP tlog-proof): the salted text, the path to the root and the checkpoint. */
  proof: Scalars['String']['output'];
  /** Number of the last entry on that day. */
  sequence: Scalars['Int']['output'];
};

/** Heads with their proofs. */
export type HistoryHeadConnection = {
  __typename?: 'HistoryHeadConnection';
  /** Heads with their cursors. */
  edges: Array<HistoryHeadEdge>;
  /** See `PageInfo`. */
  pageInfo: PageInfo;
  /** Number of heads. */
  totalCount: Scalars['Int']['output'];
};

/** A head in a page. */
export type HistoryHeadEdge = {
  __typename?: 'HistoryHeadEdge';
  /** See `Features.listCursors`. */
  cursor: Scalars['String']['output'];
  /** See `HistoryHead`. */
  node: HistoryHead;
};

/** A thing that a batch changed: a project, an installation or a certificate. */
export type HistoryItem = {
  __typename?: 'HistoryItem';
  /** Number of the certificate; null for other things. */
  certificateNumber?: Maybe<Scalars['String']['output']>;
  /** The folder it is in; null in a project's root. */
  folder?: Maybe<HistoryPlace>;
  /** The installation; null for other things. */
  installation?: Maybe<HistoryPlace>;
  /** The project, or the one that it is in. */
  project?: Maybe<HistoryPlace>;
};

/** The user that an entry is about. */
export type HistoryPerson = {
  __typename?: 'HistoryPerson';
  /** The name, today's where the user still exists; null when it is erased. */
  name?: Maybe<Scalars['String']['output']>;
  /** Global id, for `node`. */
  nodeId: Scalars['ID']['output'];
};

/** A project, folder or installation that an entry is about or in. */
export type HistoryPlace = {
  __typename?: 'HistoryPlace';
  /** True when it is no longer there. */
  isRemoved: Scalars['Boolean']['output'];
  /** The REST id, as used in addresses. */
  restId: Scalars['String']['output'];
  /** Its name of today, or the last one it had; null when that is erased. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A product that an entry is about, as it is in its installation. */
export type HistoryProduct = {
  __typename?: 'HistoryProduct';
  /** Label of the step that something was recorded in, as used in addresses; null for acts outside of steps. */
  stepLabel?: Maybe<Scalars['String']['output']>;
  /** Title in the viewer's language; null when the catalogue no longer has it. */
  title?: Maybe<Scalars['String']['output']>;
};

/** An entry of a history as it is hashed. */
export type HistoryRecord = {
  __typename?: 'HistoryRecord';
  /** The entry as canonical JSON (RFC 8785), `previous_hash` among its members. `changes` has the hash of a personal value in its place. */
  content: Scalars['String']['output'];
  /** SHA-256 of `content` in UTF-8, hexadecimal. */
  hash: Scalars['String']['output'];
  /** Number of the entry: from 1, without gaps. */
  sequence: Scalars['Int']['output'];
  /** Personal values that were not erased. */
  values: Array<HistoryRecordValue>;
};

/** A personal value of an entry. The SHA-256 of salt and value, one after the other, is the hash in the content. */
export type HistoryRecordValue = {
  __typename?: 'HistoryRecordValue';
  /** Place in `changes`, from 0. */
  change: Scalars['Int']['output'];
  /** A random text. */
  salt: Scalars['String']['output'];
  /** `from` or `to`. */
  side: Scalars['String']['output'];
  /** The value itself. */
  value: Scalars['String']['output'];
};

/** Something with a history: entries of who did what and when, which the REST service writes with each change and never changes afterwards. */
export type HistorySubject = {
  /**
   * Changes of the company and in it, latest first. Null where only admins may read it, and with an error when a request fails;
   * NOT_IMPLEMENTED from a service without a history. See `Features.listCursors` for cursors. REST: GET v1/history.
   */
  history?: Maybe<HistoryConnection>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
};


/** Something with a history: entries of who did what and when, which the REST service writes with each change and never changes afterwards. */
export type HistorySubjectHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HistoryFilter>;
  first?: Scalars['Int']['input'];
};

/** Ways by which something was done. */
export const HistoryVia = {
  /** A program with a token: the mobile app, or one of an integrator. */
  Api: 'API',
  /** A phone with a camera grant of the actor. */
  Phone: 'PHONE',
  /** The REST service itself. */
  Service: 'SERVICE',
  /** The web client, in a browser's session. */
  Web: 'WEB'
} as const;

export type HistoryVia = typeof HistoryVia[keyof typeof HistoryVia];
/** The input of `importProjects`. */
export type ImportProjectsInput = {
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** True: the answer comes when all were checked, and `import` tells how far it is. A service that makes all at once answers as without it. */
  inBackground?: InputMaybe<Scalars['Boolean']['input']>;
  /** The new projects, 1 to 1,000. */
  projects: Array<ImportedProjectInput>;
};

/** The result of `importProjects`. */
export type ImportProjectsPayload = {
  __typename?: 'ImportProjectsPayload';
  /** How far it is; null when refused, and from a service that made all at once. */
  import?: Maybe<ProjectImport>;
  /** Global ids of the new projects, in the order of the input; empty when refused, and until all are made. */
  projectIds: Array<Scalars['ID']['output']>;
  /** Empty when all were made, or are being made in the background; else none was, but for IDEMPOTENCY_RUNNING. */
  userErrors: Array<UserError>;
};

/** One of the projects of `importProjects`. */
export type ImportedProjectInput = {
  /** Town of the job. */
  city: Scalars['String']['input'];
  /** Name of the customer. */
  customer: Scalars['String']['input'];
  /** Empty when there is none. */
  customerEmail?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the work, not before the first. */
  endsOn: Scalars['Date']['input'];
  /** An integrator's own key, 1 to 100 characters, which no other project of the company has; null or empty clears it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** An integrator's own values to set or to remove; the others stay. */
  metadata?: InputMaybe<Array<MetadataInput>>;
  /** Name of the project. */
  name: Scalars['String']['input'];
  /** As written in the country. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** The first day of the work. */
  startsOn: Scalars['Date']['input'];
};

/** The floor heating of a room, with its products and values. REST: GET .../installation/{installationId}. */
export type Installation = HistorySubject & Node & {
  __typename?: 'Installation';
  /** Time of the activation of its warranty; null before. */
  activatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of finishing; null before. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * How it was declared when it was finished; null while it is unfinished, where the company did not sign declarations then, and where
   * `Features.declarations` is false.
   */
  declaration?: Maybe<InstallationDeclaration>;
  /** An integrator's own key, such as an order number; null without one. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** The folder that contains the installation. A move changes the folder but no id. */
  folder: Folder;
  /**
   * Changes of the installation, latest first. Null with an error when a request fails;
   * NOT_IMPLEMENTED from a service without a history. See `Features.listCursors` for cursors. REST: GET v1/history.
   */
  history?: Maybe<HistoryConnection>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** The REST id, as used in addresses. */
  installationId: Scalars['String']['output'];
  /** The user who did the work and is responsible for it. */
  installer: User;
  /**
   * True when the installation has a product and every step is filled, so that it can be finished. A finished one has `completedAt`.
   * @deprecated Named as if it were finished. Use `viewerCanFinish`. Goes after 2027-03-01.
   */
  isCompleted: Scalars['Boolean']['output'];
  /** True while a step asks for a photo that is not recorded; null for a service that does not tell it. */
  lacksPhoto?: Maybe<Scalars['Boolean']['output']>;
  /** An integrator's own values, sorted by key; empty without any. */
  metadata: Array<MetadataEntry>;
  /** The requirements that are missing for finishing, and the values outside their limits. */
  missing: Array<Missing>;
  /** The project, the root folder, then each folder down to the installation's folder. */
  path: Array<PathSegment>;
  /** Its last photo, step by step, from the installation's own row; null without one, and for a service that does not tell it. */
  photo?: Maybe<InstallationPhoto>;
  /** The installed products, in the order in which they were added. */
  products: Array<InstalledProduct>;
  /** How far a second person has come with it; null where no review was required when it was finished, and after it was reopened. */
  review?: Maybe<InstallationReview>;
  /** See `InstallationStatus`. */
  status: InstallationStatus;
  /** How each step stands, in their order, from the installation's own row; empty without products, null for a service that does not tell it. */
  stepStates?: Maybe<Array<StepState>>;
  /** The steps of measuring. REST: GET .../steps. */
  steps: Array<Step>;
  /** As typed */
  title: Scalars['String']['output'];
  /** Time of the last change of the installation, its products or what is recorded; null for a service that does not tell it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque. Send it with a change, so that the change is refused when somebody else changed the installation. */
  version: Scalars['String']['output'];
  /** False for an activated installation, which cannot be edited, moved or deleted. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** True when the viewer may finish the installation now: it has a product, every step is filled, and it is not finished yet. */
  viewerCanFinish: Scalars['Boolean']['output'];
  /** False for a finished installation, whose products, values and attachments are fixed. */
  viewerCanRecord: Scalars['Boolean']['output'];
  /** True when the viewer may take back the finishing now: as an admin, while its warranty is not activated and the service has `Features.reopening`. */
  viewerCanReopen: Scalars['Boolean']['output'];
  /** True when the viewer may release the installation or send it back now: its review is WAITING, and somebody else finished it. */
  viewerCanReview: Scalars['Boolean']['output'];
};


/** The floor heating of a room, with its products and values. REST: GET .../installation/{installationId}. */
export type InstallationHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HistoryFilter>;
  first?: Scalars['Int']['input'];
};


/** The floor heating of a room, with its products and values. REST: GET .../installation/{installationId}. */
export type InstallationStepsArgs = {
  language?: InputMaybe<Language>;
};

/** One page of installations. */
export type InstallationConnection = {
  __typename?: 'InstallationConnection';
  /** The rows. */
  edges: Array<InstallationEdge>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of rows in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** How an installation was declared when it was finished. */
export type InstallationDeclaration = {
  __typename?: 'InstallationDeclaration';
  /** When it was finished. */
  declaredAt: Scalars['DateTime']['output'];
  /** Name of the person who declared it. */
  declaredBy?: Maybe<Scalars['String']['output']>;
  /** Everything that proves the signature; null for TICKED. REST: GET v1/declarations/{declarationId}. */
  proof?: Maybe<Declaration>;
  /** SHA-256 of the signed record, in hexadecimal digits; null for TICKED. */
  sha256?: Maybe<Scalars['String']['output']>;
  /** Whether it was signed. */
  state: DeclarationState;
};

/** One row of a page. */
export type InstallationEdge = {
  __typename?: 'InstallationEdge';
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The installation. */
  node: Installation;
};

/** A whole list. */
export type InstallationList = {
  __typename?: 'InstallationList';
  /** True when rows and count of REST differed, also when the list was read once more: rows may be missing. */
  hasWrongCount: Scalars['Boolean']['output'];
  /** True when the list has more rows than `nodes`. */
  isTruncated: Scalars['Boolean']['output'];
  /** The rows, at most 10,000. */
  nodes: Array<Installation>;
  /** Number of rows in REST; more than `nodes` has when the list is truncated. */
  totalCount: Scalars['Int']['output'];
};

/** A photo of an installation, as a list of installations shows it. */
export type InstallationPhoto = {
  __typename?: 'InstallationPhoto';
  /** The file name that the person chose. */
  fileName: Scalars['String']['output'];
  /** See `Attachment.thumbnailUrl`. */
  thumbnailUrl?: Maybe<Scalars['URL']['output']>;
  /** An expiring link on the file service's origin. */
  url: Scalars['URL']['output'];
};

/** The second pair of eyes on an installation. REST: `review`. */
export type InstallationReview = {
  __typename?: 'InstallationReview';
  /** Name of the person who finished it; null for a program. */
  finishedBy?: Maybe<Scalars['String']['output']>;
  /** The reviewer's note; null without one. */
  note?: Maybe<Scalars['String']['output']>;
  /** When it was released or sent back; null before. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the person who released it or sent it back; null before. */
  reviewedBy?: Maybe<Scalars['String']['output']>;
  /** See `ReviewState`. */
  state: ReviewState;
};

/** State of the work. REST: `status`. */
export const InstallationStatus = {
  /** Finished: the recordings are fixed. */
  Completed: 'COMPLETED',
  /** Not finished: values and attachments can be recorded. */
  Started: 'STARTED'
} as const;

export type InstallationStatus = typeof InstallationStatus[keyof typeof InstallationStatus];
/** A product in an installation. Its REST id is the measurement's. */
export type InstalledProduct = Node & {
  __typename?: 'InstalledProduct';
  /** The manufacturer's number, as printed. */
  articleNumber: Scalars['String']['output'];
  /** m */
  cableLength?: Maybe<Scalars['Float']['output']>;
  /** The marking printed on the cable; null when not given. */
  cableMarking?: Maybe<Scalars['String']['output']>;
  /** Global id of the catalogue product, for `addProduct`. */
  catalogueProductId: Scalars['ID']['output'];
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** Thermal insulation around a self-regulating run. */
  isolation?: Maybe<Scalars['Boolean']['output']>;
  /** m, for a fixed length or as cut. */
  length?: Maybe<Scalars['Float']['output']>;
  /** The REST id. */
  measurementId: Scalars['String']['output'];
  /** The number for the viewer's country: Snro in FI, El number in NO, otherwise the article number. */
  number: Scalars['String']['output'];
  /** W, for the whole product. */
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

/** Figures of one installer's rooms. */
export type InstallerFigures = {
  __typename?: 'InstallerFigures';
  /** Of the certificates with a room of this installer, and of those rooms. */
  counts: FigureCounts;
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Global id of the user. */
  nodeId: Scalars['ID']['output'];
};

/** An instrument of the company, with which values are measured. */
export type Instrument = Node & {
  __typename?: 'Instrument';
  /** The earliest first; each holds from its day to the next one's. */
  calibrations: Array<Calibration>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** True when the viewer's last value that named an instrument names this one. */
  isLastUsed: Scalars['Boolean']['output'];
  /** Its maker. */
  maker: Scalars['String']['output'];
  /** Its model. */
  model: Scalars['String']['output'];
  /** Its number in the company; on paper M1, M2 and so on. */
  number: Scalars['Int']['output'];
  /** Since when it is out of use; null while it is used. */
  retiredOn?: Maybe<Scalars['Date']['output']>;
  /** The maker's number of it. */
  serialNumber: Scalars['String']['output'];
  /** Number of values of all steps that name it. */
  valueCount: Scalars['Int']['output'];
  /** Opaque. Send it with a change, so that the change is refused when somebody else changed the instrument. */
  version: Scalars['String']['output'];
};

/** A column of an instrument's files. */
export type InstrumentColumn = {
  __typename?: 'InstrumentColumn';
  /** Heading of the column in the file. */
  heading: Scalars['String']['output'];
  /** The value that the column holds. */
  role: InstrumentColumnRole;
  /** Unit of figures without one; null for ROOM and STEP. */
  unit?: Maybe<InstrumentColumnUnit>;
};

/** A column of an instrument's files that is read. */
export type InstrumentColumnInput = {
  /** Heading of the column in the file. */
  heading: Scalars['String']['input'];
  /** The value that the column holds. */
  role: InstrumentColumnRole;
  /** Unit of figures without one; null for ROOM and STEP. */
  unit?: InputMaybe<InstrumentColumnUnit>;
};

/** The value that a column of an instrument's file holds. */
export const InstrumentColumnRole = {
  /** Insulation resistance. */
  Insulation: 'INSULATION',
  /** Day of measuring. */
  MeasuredOn: 'MEASURED_ON',
  /** Resistance. */
  Resistance: 'RESISTANCE',
  /** Name of the room. */
  Room: 'ROOM',
  /** Step, by its number or title. */
  Step: 'STEP',
  /** Test voltage of the insulation resistance. */
  TestVoltage: 'TEST_VOLTAGE'
} as const;

export type InstrumentColumnRole = typeof InstrumentColumnRole[keyof typeof InstrumentColumnRole];
/** Unit of a column of an instrument's file, or the order of its dates. */
export const InstrumentColumnUnit = {
  /** Dates that do not begin with a year of four digits begin with the day. */
  DayFirst: 'DAY_FIRST',
  /** Thousands of megohms. */
  Gigaohm: 'GIGAOHM',
  /** Thousands of ohms. */
  Kiloohm: 'KILOOHM',
  /** Thousands of volts. */
  Kilovolt: 'KILOVOLT',
  /** Millions of ohms. */
  Megaohm: 'MEGAOHM',
  /** Thousandths of an ohm. */
  Milliohm: 'MILLIOHM',
  /** Dates that do not begin with a year of four digits begin with the month. */
  MonthFirst: 'MONTH_FIRST',
  /** Ohm. */
  Ohm: 'OHM',
  /** Volt. */
  Volt: 'VOLT',
  /** Dates begin with the year, of two digits too. */
  YearFirst: 'YEAR_FIRST'
} as const;

export type InstrumentColumnUnit = typeof InstrumentColumnUnit[keyof typeof InstrumentColumnUnit];
/** A file from an instrument that was read. */
export type InstrumentFile = {
  __typename?: 'InstrumentFile';
  /** The file name that the person chose. */
  fileName: Scalars['String']['output'];
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** Number of its lines. */
  lineCount: Scalars['Int']['output'];
  /** When it was read. */
  readAt: Scalars['DateTime']['output'];
  /** Name of the person who read it; null for somebody who is gone. */
  readBy?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** An expiring link on the file service's origin. */
  url: Scalars['URL']['output'];
  /** Number of values of all steps that stand as the file said them. */
  valueCount: Scalars['Int']['output'];
};

/** How files of a model of instrument are read. */
export type InstrumentMapping = {
  __typename?: 'InstrumentMapping';
  /** The columns that are read. */
  columns: Array<InstrumentColumn>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** The maker of the model. */
  maker: Scalars['String']['output'];
  /** The model. */
  model: Scalars['String']['output'];
  /** When a file was last read by it. */
  savedAt: Scalars['DateTime']['output'];
};

/** An invitation to a company, for a person who has an account but no company. */
export type Invitation = {
  __typename?: 'Invitation';
  /** Name of the company. */
  companyName: Scalars['String']['output'];
  /** End of the invitation. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Answer whether an address can be invited. */
export type InviteCheck = {
  __typename?: 'InviteCheck';
  /** True when the address can be invited. */
  mayBeInvited: Scalars['Boolean']['output'];
  /** Null when the address can be invited. */
  obstacle?: Maybe<InviteObstacle>;
};

/** Reason why an address cannot be invited. */
export const InviteObstacle = {
  /** Not an e-mail address. */
  EmailInvalid: 'EMAIL_INVALID',
  /** A user of this or another company has an account with this address. */
  EmailTaken: 'EMAIL_TAKEN'
} as const;

export type InviteObstacle = typeof InviteObstacle[keyof typeof InviteObstacle];
/** The input of `inviteUser`. */
export type InviteUserInput = {
  /** Address for the temporary password. */
  email: Scalars['String']['input'];
  /** Given name */
  firstName: Scalars['String']['input'];
  /** True for a user who can be assigned to installations. */
  installer?: Scalars['Boolean']['input'];
  /** Language of the mail and of the new user; the caller's when left out. */
  language?: InputMaybe<Language>;
  /** Family name */
  lastName: Scalars['String']['input'];
  /** The new user's role. */
  role?: Role;
};

/** The result of `inviteUser`. */
export type InviteUserPayload = {
  __typename?: 'InviteUserPayload';
  /** The company with the invitation; null when refused. */
  company?: Maybe<Company>;
  /** True when the person already has an account: they join the company by accepting the mailed invitation. */
  joinsByAccepting: Scalars['Boolean']['output'];
  /** The new user; null when refused, and when `joinsByAccepting` is true. */
  user?: Maybe<User>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/**
 * A language of the product, by the REST service's code. The viewer's language is that of the cookie `language`. For a bearer token, and
 * without the cookie, it is the one that is stored with the user.
 */
export const Language = {
  /** Danish */
  Da: 'da',
  /** German */
  De: 'de',
  /** English */
  En: 'en',
  /** Finnish */
  Fi: 'fi',
  /** Norwegian */
  No: 'no',
  /** Swedish */
  Sv: 'sv'
} as const;

export type Language = typeof Language[keyof typeof Language];
/** Addresses outside this product, from its configuration. */
export type Links = {
  __typename?: 'Links';
  /** The mobile app for iPhone. */
  appStore: Scalars['String']['output'];
  /** Tool for choosing the right article. */
  articlePicker: Scalars['String']['output'];
  /** Tool for forecasts. */
  forecast: Scalars['String']['output'];
  /** The mobile app for Android. */
  playStore: Scalars['String']['output'];
  /** Support by the manufacturer. */
  support: Scalars['String']['output'];
};

/** The instrument of a value, with the calibration that held on the day of measuring. */
export type MeasuredInstrument = {
  __typename?: 'MeasuredInstrument';
  /** Day of the last calibration before the value was measured; null when none is known. */
  calibratedOn?: Maybe<Scalars['Date']['output']>;
  /** True when that calibration had ended on the day of measuring. */
  isOverdue: Scalars['Boolean']['output'];
  /** Its maker. */
  maker: Scalars['String']['output'];
  /** Its model. */
  model: Scalars['String']['output'];
  /** Global id of the instrument. */
  nodeId: Scalars['ID']['output'];
  /** Its number in the company; on paper M1, M2 and so on. */
  number: Scalars['Int']['output'];
  /** The maker's number of it. */
  serialNumber: Scalars['String']['output'];
  /** Last day of that calibration. */
  validUntil?: Maybe<Scalars['Date']['output']>;
};

/** A quantity that a step asks for, with its limits and its reading. */
export type Measurement = {
  __typename?: 'Measurement';
  /** The line of an instrument's file that the reading was read from; null for a typed one, and for a service without `Features.instrumentFiles`. */
  fileLine?: Maybe<FileLine>;
  /** The instrument of the reading; null when none was told, and for a service without `Features.instruments`. */
  instrument?: Maybe<MeasuredInstrument>;
  /** Deliberately not measured. */
  isNotMeasured: Scalars['Boolean']['output'];
  /** True when the instrument was at the end of its scale. */
  isOverRange: Scalars['Boolean']['output'];
  /** True when the step needs it to be complete. */
  isRequired: Scalars['Boolean']['output'];
  /**
   * The same as `lowerLimit`.
   * @deprecated Named otherwise than `minimum` and `maximum`. Use `lowerLimit`. Goes after 2027-03-01.
   */
  least?: Maybe<Scalars['Float']['output']>;
  /** The end of the instrument's range when over range: 5 for `>5`, null for OL. */
  lowerBound?: Maybe<Scalars['Float']['output']>;
  /** Lower limit of the insulation, megohm, as REST gives it; null for other quantities. */
  lowerLimit?: Maybe<Scalars['Float']['output']>;
  /** Upper limit of the resistance, ohm; null when there is none. */
  maximum?: Maybe<Scalars['Float']['output']>;
  /** Lower limit of the resistance, ohm; null when there is none. */
  minimum?: Maybe<Scalars['Float']['output']>;
  /** See `Quantity`, also for the unit. */
  quantity: Quantity;
  /** Volts at which the insulation was measured; null as `instrument`. */
  testVoltage?: Maybe<Scalars['Int']['output']>;
  /** The reading in the quantity's unit; null when empty, over range or not measured. */
  value?: Maybe<Scalars['Float']['output']>;
  /** Null when there is no reading or no limit. */
  verdict?: Maybe<Verdict>;
};

/** One of an integrator's own values. */
export type MetadataEntry = {
  __typename?: 'MetadataEntry';
  /** 1 to 40 letters of A to Z, digits, dots, dashes and underscores. */
  key: Scalars['String']['output'];
  /** 1 to 200 characters. */
  value: Scalars['String']['output'];
};

/** A value to set or to remove. An object has 20 at most. */
export type MetadataInput = {
  /** 1 to 40 letters of a to z and A to Z, digits, dots, dashes and underscores, and not `__proto__`. Each key once. */
  key: Scalars['String']['input'];
  /** 1 to 200 characters in one line, trimmed; null or empty removes the key. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A missing requirement or a questionable value, and its place. */
export type Missing = {
  __typename?: 'Missing';
  /** For WAS_OUTSIDE, whose limits are the former ones: when the product was exchanged. */
  exchangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** For WAS_OUTSIDE: the name of the person who exchanged it. */
  exchangedBy?: Maybe<Scalars['String']['output']>;
  /** The value of the step entry; null for NO_PRODUCTS. */
  field?: Maybe<StepField>;
  /** Global id of the installed product; null for NO_PRODUCTS. */
  installedProductId?: Maybe<Scalars['ID']['output']>;
  /** For CALIBRATION_OVERDUE: the instrument of the value. */
  instrument?: Maybe<MeasuredInstrument>;
  /** True when the instrument was at the end of its scale. */
  isOverRange: Scalars['Boolean']['output'];
  /** See `MissingKind`. */
  kind: MissingKind;
  /** The end of the instrument's range when over range: 5 for `>5`, null for OL. */
  lowerBound?: Maybe<Scalars['Float']['output']>;
  /** Upper limit in the quantity's unit; null when there is none. */
  maximum?: Maybe<Scalars['Float']['output']>;
  /** Lower limit in the quantity's unit; null when there is none. */
  minimum?: Maybe<Scalars['Float']['output']>;
  /** Title of the product; null for NO_PRODUCTS. */
  productTitle?: Maybe<Scalars['String']['output']>;
  /** Global id of the step; null for NO_PRODUCTS. */
  stepId?: Maybe<Scalars['ID']['output']>;
  /** REST label of the step; null for NO_PRODUCTS. */
  stepLabel?: Maybe<Scalars['String']['output']>;
  /** Number of the step, from 1; null for NO_PRODUCTS. */
  stepNumber?: Maybe<Scalars['Int']['output']>;
  /** Title of the step in the viewer's language; null for NO_PRODUCTS. */
  stepTitle?: Maybe<Scalars['String']['output']>;
  /** The recorded value, for OUTSIDE; null when over range. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** Kind of a missing requirement or of a questionable value. */
export const MissingKind = {
  /** Measured with an instrument whose calibration had ended on that day; does not keep the installation from being finished. */
  CalibrationOverdue: 'CALIBRATION_OVERDUE',
  /** Recorded over a range that is too small to judge; does not keep the installation from being finished. */
  Inconclusive: 'INCONCLUSIVE',
  /** A required value or photo is not recorded. */
  NotRecorded: 'NOT_RECORDED',
  /** No product was added. */
  NoProducts: 'NO_PRODUCTS',
  /** Recorded, but outside its limits; does not keep the installation from being finished. */
  Outside: 'OUTSIDE',
  /** A photo of another room, see `Attachment.sameAs`; does not keep the installation from being finished. */
  SamePhoto: 'SAME_PHOTO',
  /** A photo that looks like one of another room, see `Attachment.sameAs`; does not keep the installation from being finished. */
  SimilarPhoto: 'SIMILAR_PHOTO',
  /** Outside the limits of the product before it was exchanged, and no longer; does not keep the installation from being finished. */
  WasOutside: 'WAS_OUTSIDE'
} as const;

export type MissingKind = typeof MissingKind[keyof typeof MissingKind];
/** Figures of one month. */
export type MonthFigures = {
  __typename?: 'MonthFigures';
  /** Of the certificates whose warranty begins in it. */
  counts: FigureCounts;
  /** The month as YYYY-MM. */
  month: Scalars['String']['output'];
};

/** The input of `moveInstallation`. */
export type MoveInstallationInput = {
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
  /** Global id of the folder to move it to. */
  newFolderId: Scalars['ID']['input'];
  /** The version that was read; the answer is CONFLICT when somebody else changed the object since. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `moveInstallation`. */
export type MoveInstallationPayload = {
  __typename?: 'MoveInstallationPayload';
  /** The folder before the move; null when refused. */
  formerFolder?: Maybe<Folder>;
  /** The installation after the change, or as it stands now for CONFLICT. */
  installation?: Maybe<Installation>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds the viewer, who belongs to no company, to the company that invited them, and ends the account's other sessions. Errors:
   * INVITATION_NOT_FOUND, HAS_COMPANY. REST: POST v1/invitation/accept.
   */
  acceptInvitation: AcceptInvitationPayload;
  /**
   * Takes the project out of the archive and changes nothing else. Errors: CONFLICT (the payload then has the current project).
   * REST: PUT .../project/{projectId} with archived.
   */
  activateProject: ActivateProjectPayload;
  /**
   * Adds one uploaded file to an entry of a step, and leaves the others as they are. A file that is there already is not added again. Errors:
   * as `recordAttachments`; CONFLICT when the list changed since `version`, or three times while the file was being added. REST: POST
   * v1/measurements.
   */
  addAttachment: AddAttachmentPayload;
  /**
   * Adds an uploaded file to the entry of a grant; one that is there already is not added again. The history names the person who made the
   * grant, `via` PHONE. Errors: VALUE_INVALID, CAMERA_GRANT_ENDED, CAMERA_GRANT_FULL. REST: POST v1/camera/attachments.
   */
  addCameraAttachment: AddCameraAttachmentPayload;
  /**
   * Adds the passkey that a browser made by the options. Errors: VALUE_INVALID, PASSKEY_INVALID, PASSKEY_LIMIT, CHALLENGE_USED. NOT_IMPLEMENTED where
   * `Features.declarations` is false. REST: POST v1/passkeys.
   */
  addPasskey: AddPasskeyPayload;
  /**
   * Adds a product to an installation. Errors: FIELD_REQUIRED (with `field`), VALUE_INVALID, PRODUCT_NOT_FOUND, ALREADY_COMPLETED,
   * ALREADY_ACTIVATED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. REST: POST v1/measurements.
   */
  addProduct: AddProductPayload;
  /**
   * Answers the code challenge of a sign-in and completes it. Errors: CODE_INVALID (with a `challenge` for another try),
   * CHALLENGE_EXPIRED, TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  answerMfa: SignInPayload;
  /**
   * Answers the new-password challenge of a sign-in and completes it. Errors: PASSWORD_REQUIRED, PASSWORD_REUSED, PASSWORD_TOO_WEAK (with a
   * `challenge` for another try), CHALLENGE_EXPIRED, MFA_REQUIRED (with the next `challenge`), TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  answerNewPassword: SignInPayload;
  /**
   * Moves the project to the archive and changes nothing else. Errors: CONFLICT (the payload then has the current project). REST: PUT
   * .../project/{projectId} with archived.
   */
  archiveProject: ArchiveProjectPayload;
  /**
   * Brings all items of a kind back at once that the viewer has put off one by one. Errors: NOT_ALLOWED. NOT_IMPLEMENTED from a service without
   * `Features.attentionPutOff`. REST: DELETE v1/attention/{kind}/put-off.
   */
  bringBackAttention: BringBackAttentionPayload;
  /**
   * Ends an export that runs; nothing of it is kept. One that has ended is answered as it is. NOT_IMPLEMENTED from a service without exports.
   * REST: PUT v1/exports/{exportId}.
   */
  cancelExport: CancelExportPayload;
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
   * Turns the authenticator on with a code that it shows; every later sign-in asks for one. Errors: CODE_INVALID, SETUP_EXPIRED (begin
   * with `startAuthenticatorSetup` again), TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  confirmAuthenticator: ConfirmAuthenticatorPayload;
  /**
   * Sets a new password with the mailed code. Errors: EMAIL_REQUIRED, EMAIL_INVALID, CODE_INVALID, PASSWORD_REQUIRED, PASSWORD_REUSED,
   * PASSWORD_TOO_WEAK, TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  confirmPasswordReset: ConfirmPasswordResetPayload;
  /**
   * Confirms for the company that it works by the list of standards that its record has today, or takes that back; admins only, and no programs. Errors:
   * NOT_ALLOWED, VALUE_INVALID. NOT_IMPLEMENTED where `Features.standardsConfirmation` is false. REST: PUT v1/standards-confirmation.
   */
  confirmStandards: ConfirmStandardsPayload;
  /**
   * Creates a link to PUT the bytes of an attachment to; record the file with `recordAttachments` afterwards. Errors:
   * FILE_TOO_LARGE, FILE_TYPE_NOT_ALLOWED, ALREADY_COMPLETED, ALREADY_ACTIVATED, RATE_LIMITED. REST: POST .../steps/presigned-url.
   */
  createAttachmentUpload: CreateAttachmentUploadPayload;
  /**
   * Creates a link to PUT the bytes of a calibration's certificate to (a PDF or a picture, 25 MB at most). Errors: FILE_TYPE_NOT_ALLOWED,
   * FILE_TOO_LARGE, VALUE_INVALID, RATE_LIMITED. NOT_IMPLEMENTED from a service without instruments. REST: POST v1/calibration-uploads.
   */
  createCalibrationUpload: CreateCalibrationUploadPayload;
  /**
   * Lets whoever has the secret add photos to an entry of a step, without signing in: ten files within ten minutes. Ends the viewer's earlier
   * grant for the entry. A grant ends early when the installation is finished and when the viewer signs out. Not for programs. Errors:
   * VALUE_INVALID for a step that takes no files, ALREADY_COMPLETED, ALREADY_ACTIVATED. NOT_IMPLEMENTED where `Features.cameraGrants` is false, as
   * for the next three. REST: POST v1/camera-grants.
   */
  createCameraGrant: CreateCameraGrantPayload;
  /**
   * As `createAttachmentUpload`, by the secret of a grant instead of a session, and for photos alone. Errors: FILE_TOO_LARGE,
   * FILE_TYPE_NOT_ALLOWED, CAMERA_GRANT_ENDED, CAMERA_GRANT_FULL, RATE_LIMITED. REST: POST v1/camera/uploads.
   */
  createCameraUpload: CreateCameraUploadPayload;
  /**
   * Gives a link for the photo of one report, where `VerifiedCertificate.canAddPhoto` is true. No rights are needed; a request holds one of these
   * at most. JPEG, PNG and WebP of at most 10 MB are taken; the service decodes the photo and keeps a JPEG of at most 2,560 × 2,560 pixels without
   * the camera's data. Ten a day for a certificate and twenty for a caller's address are given. Fails with NOT_FOUND as `reportFault` does. Errors:
   * FILE_TOO_LARGE, FILE_TYPE_NOT_ALLOWED, RATE_LIMITED. REST: POST v1/certificate/{code}/fault-upload.
   */
  createFaultUpload: CreateFaultUploadPayload;
  /**
   * Makes a folder in another. Errors: TITLE_REQUIRED, VALUE_INVALID, FOLDER_TOO_DEEP, EXTERNAL_ID_TAKEN, IDEMPOTENCY_KEY_REUSED,
   * IDEMPOTENCY_RUNNING. REST: POST .../folder/{folderId}/folder.
   */
  createFolder: CreateFolderPayload;
  /**
   * Makes the folders and rooms of a template, in a new folder or directly in a given one. First all folders are made; when the service fails
   * at one, the mutation fails, and the same input with the same key makes the rest. Each room is told by itself; where the service failed,
   * its result is null and `errors` names its place. Errors, with which no room was made: TITLE_REQUIRED, VALUE_INVALID, INSTALLER_REQUIRED,
   * INSTALLER_NOT_ALLOWED, FOLDER_TOO_DEEP, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. Errors of a result: those of `createInstallation`
   * and `addProduct`. REST: POST .../folder/{folderId}/folder, POST .../folder/{folderId}/installation and POST v1/measurements for each.
   */
  createFromTemplate: CreateFromTemplatePayload;
  /**
   * Makes an installation in a folder. Errors: TITLE_REQUIRED, VALUE_INVALID, INSTALLER_REQUIRED, INSTALLER_NOT_ALLOWED, EXTERNAL_ID_TAKEN,
   * IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. REST: POST .../folder/{folderId}/installation.
   */
  createInstallation: CreateInstallationPayload;
  /**
   * Makes up to 100 installations in a folder, each with its products. Each is told by itself, in the order of the input; those that were
   * made stay. Where the service failed, the result is null and `errors` names its place. Sent again with the same key, only what is still
   * undone is done; with a key of its own an entry may also change its place. Errors: VALUE_INVALID (no entry, or too many; nothing was
   * done). Errors of a result: those of `createInstallation` and `addProduct`. REST: POST .../folder/{folderId}/installation and POST v1/measurements for each.
   */
  createInstallations: CreateInstallationsPayload;
  /**
   * Adds an instrument under the company's next number. Errors: VALUE_INVALID, DATE_INVALID, INSTRUMENT_LIMIT. NOT_IMPLEMENTED from a service
   * without instruments. REST: POST v1/instruments.
   */
  createInstrument: CreateInstrumentPayload;
  /**
   * Keeps an uploaded file, so that values can name its lines, and how files of the instrument's model are read. Errors: VALUE_INVALID.
   * NOT_FOUND for an unknown instrument, NOT_IMPLEMENTED from a service that reads no files. REST: POST v1/instrument-files.
   */
  createInstrumentFile: CreateInstrumentFilePayload;
  /**
   * Creates a link to PUT the bytes of a file from an instrument to (text such as CSV, 1 MB at most). Errors: FILE_TYPE_NOT_ALLOWED, FILE_TOO_LARGE,
   * VALUE_INVALID, RATE_LIMITED. NOT_IMPLEMENTED from a service that reads no files. REST: POST v1/instrument-file-uploads.
   */
  createInstrumentFileUpload: CreateInstrumentFileUploadPayload;
  /**
   * Creates a link to PUT a logo's bytes to (jpg, jpeg, png, gif or svg, 5 MB at most); every user may. Errors:
   * FILE_TYPE_NOT_ALLOWED, FILE_TOO_LARGE, VALUE_INVALID, RATE_LIMITED. REST: POST v1/company/{companyId}/pre-signed-url.
   */
  createLogoUpload: CreateLogoUploadPayload;
  /**
   * Gives the options for a new passkey of the viewer (WebAuthn); for people, not for programs. Errors: VALUE_INVALID. NOT_IMPLEMENTED where `Features.declarations` is false.
   * REST: POST v1/passkeys/options.
   */
  createPasskeyOptions: CreatePasskeyOptionsPayload;
  /**
   * Makes an account for a program, whose secret is in the payload and never told again. For owners. Errors: NAME_REQUIRED, VALUE_INVALID,
   * DATE_INVALID (`endsOn` is before today, or later than two years from now), TOO_MANY_PROGRAMS, NOT_ALLOWED. NOT_IMPLEMENTED from a service
   * without accounts for programs. REST: POST v1/programs.
   */
  createProgram: ProgramSecretPayload;
  /**
   * Makes a project and its root folder. Errors: NAME_REQUIRED, CITY_REQUIRED, CUSTOMER_REQUIRED, START_DATE_REQUIRED, END_DATE_REQUIRED,
   * DATE_INVALID, END_BEFORE_START, EMAIL_INVALID, VALUE_INVALID, EXTERNAL_ID_TAKEN, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. REST: POST
   * v1/company/{companyId}/project.
   */
  createProject: CreateProjectPayload;
  /**
   * Saves a view of a project list for the viewer; for people, not for programs. Errors: VALUE_INVALID, VIEW_LIMIT, VIEW_NAME_TAKEN. NOT_IMPLEMENTED where
   * `Features.savedViews` is false. REST: POST v1/views.
   */
  createSavedView: CreateSavedViewPayload;
  /**
   * Makes a template of what a folder holds: subfolders, installations, and products with voltage, length and isolation. The folder has 1 to
   * 100 subfolders and installations together. Every user may. Errors: NAME_REQUIRED, VALUE_INVALID (`folderId` for a folder that is empty,
   * or too large, with `max`), IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. REST: POST v1/company/{companyId}/template.
   */
  createTemplate: CreateTemplatePayload;
  /**
   * Creates links for an announced attachment whose bytes go in parts, so that an upload goes on after a broken line: PUT the parts that lack,
   * then PUT nothing to `joinUrl`. Ask again when the links have expired. Errors: ALREADY_COMPLETED, ALREADY_ACTIVATED. NOT_FOUND
   * for a file that was not announced for this installation or waited for a day. NOT_IMPLEMENTED where `Features.uploadParts` is false. REST: POST .../steps/upload-parts.
   */
  createUploadParts: CreateUploadPartsPayload;
  /**
   * Makes a webhook: each event of the chosen kinds is sent to the address from now on. For admins and owners. Errors: WEBHOOK_URL_INVALID,
   * VALUE_INVALID, FIELD_REQUIRED, WEBHOOK_LIMIT (ten), NOT_ALLOWED. NOT_IMPLEMENTED from a service without webhooks. REST: POST v1/webhooks.
   */
  createWebhook: CreateWebhookPayload;
  /** Deletes the folder with everything in it, for good. Errors: FOLDER_IS_ROOT, HOLDS_ACTIVATED, WAS_CERTIFIED. REST: DELETE .../folder/{folderId}. */
  deleteFolder: DeleteFolderPayload;
  /** Deletes the installation with its record, for good. Errors: ALREADY_ACTIVATED. REST: DELETE .../installation/{installationId}. */
  deleteInstallation: DeleteInstallationPayload;
  /**
   * Deletes an instrument that no value names. Errors: INSTRUMENT_USED. NOT_FOUND when it is gone, NOT_IMPLEMENTED from a service without
   * instruments. REST: DELETE v1/instruments/{instrumentId}.
   */
  deleteInstrument: DeleteInstrumentPayload;
  /**
   * Forgets how files of a model are read; values that were read stay. NOT_FOUND when it is gone, NOT_IMPLEMENTED from a service that reads no files.
   * REST: DELETE v1/instrument-mappings/{mappingId}.
   */
  deleteInstrumentMapping: DeleteInstrumentMappingPayload;
  /**
   * Deletes the project with everything in it, for good; admins only. Errors: NOT_ALLOWED, HOLDS_ACTIVATED, WAS_CERTIFIED. REST: DELETE
   * .../project/{projectId}.
   */
  deleteProject: DeleteProjectPayload;
  /**
   * Deletes a view of the viewer. Its address still shows the same list. NOT_FOUND when it is gone, NOT_IMPLEMENTED where `Features.savedViews` is false.
   * REST: DELETE v1/views/{viewId}.
   */
  deleteSavedView: DeleteSavedViewPayload;
  /** Deletes a template; every user may. What was made from it stays. REST: DELETE v1/company/{companyId}/template/{templateId}. */
  deleteTemplate: DeleteTemplatePayload;
  /**
   * Deletes a webhook with the log of its deliveries. For admins and owners. Errors: NOT_ALLOWED. NOT_FOUND when it is gone, NOT_IMPLEMENTED from
   * a service without webhooks. REST: DELETE v1/webhooks/{webhookId}.
   */
  deleteWebhook: DeleteWebhookPayload;
  /**
   * Copies a folder: its subfolders, and its installations with title, installer and products. Recorded values, files, markings and dates are
   * never copied. At most 100 folders and installations together. First all folders are made; when the service fails at one, the mutation
   * fails, and the same input with the same key makes the rest. Each installation is told by itself; where the service failed, its result is
   * null and `errors` names its place. Errors, with which no installation was made: TITLE_REQUIRED, VALUE_INVALID, FOLDER_IS_ROOT (a root
   * folder has no folder beside it), FOLDER_TOO_DEEP, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. Errors of a result: those of
   * `createInstallation` and `addProduct`, and CONFLICT. REST: POST .../folder/{folderId}/folder, POST .../folder/{folderId}/installation and
   * POST v1/measurements for each.
   *
   * A repetition with the key reads the folder anew, so send it while the folder is unchanged: a room that was changed since the first try is
   * CONFLICT, and the first try's copy of it stays; one that was added is copied too. A new key copies everything again.
   */
  duplicateFolder: DuplicateFolderPayload;
  /** Ends a grant that the viewer made; one that has ended is no error. REST: DELETE v1/camera-grants/{grantId}. */
  endCameraGrant: EndCameraGrantPayload;
  /**
   * Finishes an installation whose steps are filled; finishing it again changes nothing. Errors: DISCLAIMER_NOT_ACCEPTED, NOT_READY
   * (see the installation's `missing`), ALREADY_COMPLETED (from services that refuse a second finish), IDEMPOTENCY_KEY_REUSED,
   * IDEMPOTENCY_RUNNING. The payload's installation is read again after the change, so that its texts are in the viewer's language. REST:
   * POST .../complete.
   */
  finishInstallation: FinishInstallationPayload;
  /**
   * Finishes up to 100 installations. Each is told by itself, in the order of the input; those that were finished stay so. Where the service
   * failed, the result is null and `errors` names its place. Errors: DISCLAIMER_NOT_ACCEPTED, VALUE_INVALID (no entry, or too many); with
   * either nothing was done. Errors of a result: those of `finishInstallation`, and VALUE_INVALID for an installation that the list has
   * twice. REST: POST .../complete for each.
   */
  finishInstallations: FinishInstallationsPayload;
  /**
   * Makes up to 1,000 projects, all of them or none. All are checked first: every fault is told with the place of its project in the input, as
   * `projects.3.endsOn`. They are then made some at a time, and the answer comes when all are there; with `inBackground` it comes as soon as all
   * were checked. An import that takes longer than an operation may goes on, and is answered with IDEMPOTENCY_RUNNING: send the same again with
   * its key, or read `ProjectImport`. Asks for `Features.projectImport`; without it NOT_IMPLEMENTED. Errors: VALUE_INVALID (no project, or too
   * many), RATE_LIMITED while five imports of the company run, and those of `createProject`. REST: POST .../project-import, GET
   * .../project-import/{importId}.
   */
  importProjects: ImportProjectsPayload;
  /**
   * Creates an account and mails a temporary password, which is valid for 7 days; replaces one that has expired. A person who has an account
   * but no company gets a link instead, see `joinsByAccepting`. Admins only. Errors: EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_TAKEN,
   * FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED, NAME_HOLDS_ADDRESS, VALUE_INVALID, NOT_ALLOWED, RATE_LIMITED.
   * REST: POST v1/company/{companyId}/users/invite.
   */
  inviteUser: InviteUserPayload;
  /**
   * Moves an installation to another folder of its project. Errors: FOLDER_NOT_FOUND, TARGET_FOLDER_IS_CURRENT, ALREADY_ACTIVATED, CONFLICT.
   * REST: PUT .../installation/{installationId} with newFolderId.
   */
  moveInstallation: MoveInstallationPayload;
  /**
   * Records what the viewer declares about up to 100 unfinished installations, and gives the options for the browser (WebAuthn). Errors: VALUE_INVALID,
   * DECLARATIONS_OFF. NOT_FOUND when one is gone, NOT_IMPLEMENTED where `Features.declarations` is false. REST: POST v1/declarations.
   */
  prepareDeclaration: PrepareDeclarationPayload;
  /**
   * Creates an expiring link to a preview of the PDF for these folders. Errors: NO_FOLDER_SELECTED, FOLDER_NOT_SIGNABLE, DATE_INVALID.
   * REST: POST .../certificate-preview (an addition of the reference service).
   */
  previewCertificate: PreviewCertificatePayload;
  /**
   * Puts a kind of attention off for the viewer alone, until a day, or brings it back. Errors: VALUE_INVALID (`until` is not after today),
   * NOT_ALLOWED. NOT_IMPLEMENTED from a service without it. REST: PUT v1/attention/{kind}.
   */
  putOffAttention: PutOffAttentionPayload;
  /**
   * Sets the attachments of one product in one step to the given list. Errors: VALUE_INVALID, CONFLICT, ALREADY_COMPLETED,
   * ALREADY_ACTIVATED. REST: POST v1/measurements.
   */
  recordAttachments: RecordAttachmentsPayload;
  /**
   * Records values of one product in one step; only the given quantities change. Errors: VALUE_INVALID, DATE_INVALID (`measuredOn` is in the
   * future), MEASURER_NOT_ALLOWED, CONFLICT (for each value that somebody else changed; the others are recorded), ALREADY_COMPLETED,
   * ALREADY_ACTIVATED. After any error but CONFLICT nothing was recorded;
   * `recordReadings` records the other readings all the same. REST: POST v1/measurements.
   */
  recordMeasurements: RecordMeasurementsPayload;
  /**
   * Records readings of many step entries, such as a sheet of values for all rooms of a folder. Each reading is recorded or refused by itself,
   * and gets a result at its own index: with `userErrors` when a person can correct it, or null with a GraphQL error when the service failed
   * for its entry. The others are recorded all the same. Readings of one entry are sent together. Errors: VALUE_INVALID (for `readings`: none or
   * more than 100, and nothing is recorded). Errors of a result: VALUE_INVALID, DATE_INVALID, MEASURER_NOT_ALLOWED, CONFLICT, ALREADY_COMPLETED, ALREADY_ACTIVATED. REST: POST
   * v1/measurements for each entry.
   */
  recordReadings: RecordReadingsPayload;
  /**
   * Approves up to 100 finished installations whose review is WAITING, so that their warranty can be activated; for people, not for programs. Each is
   * told by itself, in the order of the input; a released one stays so. Errors: VALUE_INVALID (no entry, or too many). Errors of a result:
   * SAME_ACCOUNT, NOT_IN_REVIEW, VALUE_INVALID. NOT_IMPLEMENTED where `Features.review` is false. REST: POST .../release for each.
   */
  releaseInstallations: ReleaseInstallationsPayload;
  /**
   * Removes one file from an entry of a step, and leaves the others as they are; a file that is not there is no error. Errors: as
   * `addAttachment`. REST: POST v1/measurements.
   */
  removeAttachment: RemoveAttachmentPayload;
  /**
   * Turns the authenticator off; every later sign-in asks for the password only. Errors: PASSWORD_REQUIRED, INCORRECT_CREDENTIALS,
   * TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  removeAuthenticator: RemoveAuthenticatorPayload;
  /**
   * Removes a passkey of the viewer. What it signed stays valid. NOT_FOUND when it is gone, NOT_IMPLEMENTED where `Features.declarations` is false. REST:
   * DELETE v1/passkeys/{passkeyId}.
   */
  removePasskey: RemovePasskeyPayload;
  /**
   * Removes a product from its installation, with all its recorded values and files. Errors: ALREADY_COMPLETED, ALREADY_ACTIVATED, CONFLICT
   * (there are more recordings than `knownRecordings`). REST: DELETE v1/measurements/{measurementId}.
   */
  removeProduct: RemoveProductPayload;
  /** Renames a template; every user may. Errors: NAME_REQUIRED, VALUE_INVALID, CONFLICT. REST: PUT v1/company/{companyId}/template/{templateId}. */
  renameTemplate: RenameTemplatePayload;
  /**
   * Takes back the finishing of an installation that is not activated, so that it can be corrected; admins only. An unfinished one stays as it is.
   * Errors: NOT_ALLOWED, FIELD_REQUIRED, VALUE_INVALID, ALREADY_ACTIVATED. NOT_IMPLEMENTED where `Features.reopening` is false. REST: POST
   * .../installation/{installationId}/reopen.
   */
  reopenInstallation: ReopenInstallationPayload;
  /**
   * Keeps a fault of the floor with its certificate and mails it to the firm's own address. No rights are needed; a request holds one of these at
   * most. Three a day for a certificate and ten for a caller's address are taken. Fails with NOT_FOUND for every code but that of the
   * certificate's mails. Errors: FIELD_REQUIRED, VALUE_INVALID, RATE_LIMITED. REST: POST v1/certificate/{code}/fault-report.
   */
  reportFault: ReportFaultPayload;
  /**
   * Has the PDFs of the certificates that every given part of the input fits put into a ZIP, in place of the company's archive of before;
   * `Company.certificateArchive` tells how far it has come. Errors: PERIOD_EMPTY when none fits, ARCHIVE_RUNNING, VALUE_INVALID. NOT_IMPLEMENTED
   * from a service without archives, and from one without `Features.certificateArchiveFilters` for an input that is not a period alone. REST: POST
   * v1/certificates/archive.
   */
  requestCertificateArchive: RequestCertificateArchivePayload;
  /**
   * Mails a code to the address if it has an account; the answer is the same if it has none. Errors: EMAIL_REQUIRED,
   * EMAIL_INVALID, TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  requestPasswordReset: RequestPasswordResetPayload;
  /**
   * Mails the certificates of activated folders again. Errors: EMAIL_INVALID, NO_FOLDER_SELECTED, FOLDER_NOT_ACTIVATED, RATE_LIMITED,
   * IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. REST: POST .../resend-signed.
   */
  resendCertificate: ResendCertificatePayload;
  /**
   * Mails an invitation again, with another temporary password or link that is good for 7 days; the earlier one stops working. Admins only.
   * Errors: NOT_ALLOWED, RATE_LIMITED. REST: POST v1/company/{companyId}/users/invitations/{userId}/resend.
   */
  resendInvitation: ResendInvitationPayload;
  /**
   * Sends a delivery again with the same id and content, or at once if it waits for its next attempt. For admins and owners. Errors: WEBHOOK_OFF,
   * NOT_ALLOWED. NOT_FOUND when it is gone, NOT_IMPLEMENTED from a service without webhooks. REST: POST
   * v1/webhooks/{webhookId}/deliveries/{deliveryId}/send-again.
   */
  resendWebhookDelivery: ResendWebhookDeliveryPayload;
  /**
   * Sends a finished installation whose review is WAITING back, which opens it again; for people, not for programs. A returned one stays so. Errors:
   * FIELD_REQUIRED, VALUE_INVALID, SAME_ACCOUNT, NOT_IN_REVIEW. NOT_IMPLEMENTED where `Features.review` is false. REST: POST
   * .../installation/{installationId}/return.
   */
  returnInstallation: ReturnInstallationPayload;
  /**
   * Revokes a program: its secret and all its tokens stop working at once, for good. For owners. Errors: NOT_ALLOWED. REST: DELETE
   * v1/programs/{programId}.
   */
  revokeProgram: RevokeProgramPayload;
  /**
   * Gives a program another secret, which is in the payload and never told again. The one before works for 24 hours more, so that nothing
   * stops meanwhile. The viewer is responsible for the program from now on. For owners. Errors: NOT_ALLOWED. REST: POST
   * v1/programs/{programId}/secret.
   */
  rotateProgramSecret: ProgramSecretPayload;
  /**
   * Gives a webhook a new secret. For 24 hours deliveries are signed with the old one too. For admins and owners. Errors: NOT_ALLOWED. NOT_FOUND
   * when it is gone, NOT_IMPLEMENTED from a service without webhooks. REST: POST v1/webhooks/{webhookId}/secret.
   */
  rotateWebhookSecret: RotateWebhookSecretPayload;
  /**
   * Activates the warranty of the folders' installations and mails the certificates. Errors: DISCLAIMER_NOT_ACCEPTED, EMAIL_INVALID,
   * NO_FOLDER_SELECTED, DATE_INVALID, FOLDER_NOT_SIGNABLE, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. REST: POST .../sign.
   */
  sendCertificate: SendCertificatePayload;
  /**
   * Sets the state of a fault report. The customer, by the last mail with the certificate, is mailed the states CONTACTED and CLOSED with the note.
   * Errors: FIELD_REQUIRED, VALUE_INVALID, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_RUNNING. NOT_IMPLEMENTED where `Features.faultStates` is false.
   * REST: POST .../certificate/{certificateId}/fault-report/{faultReportId}/state.
   */
  setFaultState: SetFaultStatePayload;
  /** Sets or, with null, clears the company's logo; every user of the company may. Errors: VALUE_INVALID. REST: PUT v1/company. */
  setLogo: SetLogoPayload;
  /**
   * Sets the country's record that certificates have from now on, as a whole, or removes it; admins only. Errors: NOT_ALLOWED, VALUE_INVALID,
   * EMAIL_INVALID, CONFLICT. NOT_IMPLEMENTED where `Features.nationalRecords` is false. REST: PUT v1/company.
   */
  setNationalRecord: SetNationalRecordPayload;
  /**
   * Says whether a second person releases each installation that is finished from now on; admins only. False releases what waits. Errors:
   * NOT_ALLOWED, REVIEWER_MISSING. NOT_IMPLEMENTED where `Features.review` is false. REST: PUT v1/company.
   */
  setReviewRequired: SetReviewRequiredPayload;
  /**
   * Says whether people declare the installations that they finish from now on, signed by a passkey if they have one; admins only. Errors: NOT_ALLOWED.
   * NOT_IMPLEMENTED where `Features.declarations` is false. REST: PUT v1/company.
   */
  setSignsDeclarations: SetSignsDeclarationsPayload;
  /**
   * Activates or deactivates a user, and may hand over their unfinished installations of ongoing projects, or give them back; admins only. Errors:
   * NOT_ALLOWED, LAST_OWNER, LAST_ADMIN, INSTALLER_NOT_ALLOWED, CONFLICT. REST: PUT v1/user/{userId}.
   */
  setUserActive: SetUserActivePayload;
  /** Sets a role; admins only. Errors: NOT_ALLOWED, LAST_OWNER, LAST_ADMIN, CONFLICT. REST: PUT v1/user/{userId}/role. */
  setUserRole: SetUserRolePayload;
  /**
   * Switches the viewer's weekly mail of what needs attention on or off. Errors: VALUE_INVALID, NOT_ALLOWED. NOT_IMPLEMENTED from a service
   * without it. REST: PUT v1/weekly-mail.
   */
  setWeeklyMail: SetWeeklyMailPayload;
  /**
   * Signs a declaration of the viewer; `finishInstallation` within ten minutes finishes with it. Errors: VALUE_INVALID, PASSKEY_NOT_OWN, CHALLENGE_USED,
   * SIGNATURE_INVALID, RECORD_CHANGED. NOT_FOUND when it is gone, NOT_IMPLEMENTED where `Features.declarations` is false. REST: POST
   * v1/declarations/{declarationId}/sign.
   */
  signDeclaration: SignDeclarationPayload;
  /**
   * Signs in with e-mail and password and sets the session cookies. Errors: EMAIL_REQUIRED, EMAIL_INVALID, PASSWORD_REQUIRED,
   * INCORRECT_CREDENTIALS, TEMPORARY_PASSWORD_EXPIRED, NEW_PASSWORD_REQUIRED, MFA_REQUIRED, COOKIES_WOULD_BE_DROPPED, TOO_MANY_ATTEMPTS,
   * NETWORK_ERROR.
   */
  signIn: SignInPayload;
  /**
   * Ends the session at the user pool and clears the cookies. It never fails for the caller. The browser clears its storage too, unless
   * `keepStorage` is true.
   */
  signOut: SignOutPayload;
  /**
   * Creates the secret for an authenticator app; nothing changes before `confirmAuthenticator`. Errors: PASSWORD_REQUIRED,
   * INCORRECT_CREDENTIALS, TOO_MANY_ATTEMPTS, NETWORK_ERROR.
   */
  startAuthenticatorSetup: StartAuthenticatorSetupPayload;
  /**
   * Changes up to 1,000 projects, installations, certificates or installed products in the background. Each is changed as by the mutation for
   * one, or left with its reason. For people. Asks for `Features.batches`, EXCHANGE for `Features.productBatches`; without it NOT_IMPLEMENTED.
   * Errors: VALUE_INVALID (no id, too many, or one of another kind), FIELD_REQUIRED (no installer or product), INSTALLER_NOT_ALLOWED,
   * PRODUCT_NOT_FOUND, RATE_LIMITED while five batches of the company run, IDEMPOTENCY_KEY_REUSED,
   * IDEMPOTENCY_RUNNING. NOT_FOUND when one of them is gone. REST: POST .../batch.
   */
  startBatch: StartBatchPayload;
  /**
   * Reads one whole list in the background, page after page, and writes each of its objects as a line of JSON into a file; `node` and
   * `Company.exports` tell how far it is. The query is run with the rights of the caller, until the access token ends. The company's history tells
   * it, with the name of the list. Errors: EXPORT_RUNNING, VALUE_INVALID. NOT_IMPLEMENTED from a service without exports. REST: POST v1/exports, PUT
   * v1/exports/{exportId}/parts/{part}, PUT v1/exports/{exportId}.
   */
  startExport: StartExportPayload;
  /**
   * Takes back what a batch did, until its `undoableUntil`, by another batch. What somebody changed since stays as it is. For people. Errors:
   * NOT_UNDOABLE, RATE_LIMITED. NOT_FOUND when it is gone, NOT_IMPLEMENTED from a service without batches. REST: POST .../batch/{batchId}/undo.
   */
  undoBatch: UndoBatchPayload;
  /**
   * Changes the company's details; admins only. Errors: FIELD_REQUIRED (with `field`), NAME_HOLDS_ADDRESS, EMAIL_INVALID, VALUE_INVALID,
   * NOT_ALLOWED, CONFLICT. REST: PUT v1/company.
   */
  updateCompany: UpdateCompanyPayload;
  /** Renames a folder. Errors: TITLE_REQUIRED, VALUE_INVALID, FOLDER_IS_ROOT, EXTERNAL_ID_TAKEN, CONFLICT. REST: PUT .../folder/{folderId}. */
  updateFolder: UpdateFolderPayload;
  /**
   * Changes an installation's title and installer. Errors: TITLE_REQUIRED, VALUE_INVALID, INSTALLER_REQUIRED, INSTALLER_NOT_ALLOWED,
   * EXTERNAL_ID_TAKEN, ALREADY_ACTIVATED, CONFLICT. REST: PUT .../installation/{installationId}.
   */
  updateInstallation: UpdateInstallationPayload;
  /**
   * Changes the marking of an installed product, or exchanges the product for another one of the catalogue; what is left out stays. All recorded values
   * and files stay and are judged anew. Errors: PRODUCT_NOT_FOUND, PRODUCT_MEASURED_OTHERWISE, PRODUCT_OTHER_PARTICULARS, VALUE_INVALID,
   * ALREADY_COMPLETED, ALREADY_ACTIVATED. NOT_IMPLEMENTED from a service without `Features.productChanges`. REST: PUT
   * v1/measurements/{measurementId}.
   */
  updateInstalledProduct: UpdateInstalledProductPayload;
  /**
   * Changes an instrument, or takes it out of use. Errors: VALUE_INVALID, DATE_INVALID, CONFLICT. NOT_FOUND when it is gone, NOT_IMPLEMENTED from a
   * service without instruments. REST: PUT v1/instruments/{instrumentId}.
   */
  updateInstrument: UpdateInstrumentPayload;
  /**
   * Changes the given details; a detail that is left out stays as it is. Errors: as `createProject` without END_DATE_REQUIRED and the codes
   * of an idempotency key, POSTAL_CODE_REQUIRED, CONFLICT (the payload then has the current project). REST: PUT .../project/{projectId}.
   */
  updateProject: UpdateProjectPayload;
  /**
   * Renames a view of the viewer or replaces what it shows. Errors: VALUE_INVALID, VIEW_NAME_TAKEN. NOT_FOUND when it is gone, NOT_IMPLEMENTED where
   * `Features.savedViews` is false. REST: PUT v1/views/{viewId}.
   */
  updateSavedView: UpdateSavedViewPayload;
  /**
   * Changes the given details of a user; every user may change their own. Errors: FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED, VALUE_INVALID,
   * NOT_ALLOWED, CONFLICT. REST: PUT v1/user/{userId}.
   */
  updateUser: UpdateUserPayload;
  /**
   * Changes a webhook, or switches it off or on. For admins and owners. Errors: WEBHOOK_URL_INVALID, VALUE_INVALID, NOT_ALLOWED. NOT_FOUND when
   * it is gone, NOT_IMPLEMENTED from a service without webhooks. REST: PUT v1/webhooks/{webhookId}.
   */
  updateWebhook: UpdateWebhookPayload;
  /**
   * Ends a certificate for good; admins only. Its installations are finished and no longer activated, and everybody whom it reached is mailed the
   * reason. Errors: NOT_ALLOWED, FIELD_REQUIRED, VALUE_INVALID, CERTIFICATE_WITHDRAWN, CERTIFICATE_REPLACED. NOT_IMPLEMENTED where
   * `Features.certificateWithdrawal` is false. REST: POST .../certificate/{certificateId}/withdraw.
   */
  withdrawCertificate: WithdrawCertificatePayload;
  /**
   * Withdraws an invitation: its temporary password or link stops working, and a user who never signed in is removed. Admins only. Errors:
   * NOT_ALLOWED, LAST_OWNER, LAST_ADMIN, INVITATION_IN_USE. REST: DELETE v1/company/{companyId}/users/invitations/{userId}.
   */
  withdrawInvitation: WithdrawInvitationPayload;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationActivateProjectArgs = {
  input: ActivateProjectInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationAddAttachmentArgs = {
  input: AddAttachmentInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationAddCameraAttachmentArgs = {
  input: AddCameraAttachmentInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationAddProductArgs = {
  input: AddProductInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationAnswerMfaArgs = {
  input: AnswerMfaInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationAnswerNewPasswordArgs = {
  input: AnswerNewPasswordInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationArchiveProjectArgs = {
  input: ArchiveProjectInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationBringBackAttentionArgs = {
  input: BringBackAttentionInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCancelExportArgs = {
  input: CancelExportInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationChangeLanguageArgs = {
  input: ChangeLanguageInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationConfirmAuthenticatorArgs = {
  input: ConfirmAuthenticatorInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationConfirmPasswordResetArgs = {
  input: ConfirmPasswordResetInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationConfirmStandardsArgs = {
  input: ConfirmStandardsInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateAttachmentUploadArgs = {
  input: CreateAttachmentUploadInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateCalibrationUploadArgs = {
  input: CreateCalibrationUploadInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateCameraGrantArgs = {
  input: CreateCameraGrantInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateCameraUploadArgs = {
  input: CreateCameraUploadInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateFaultUploadArgs = {
  input: CreateFaultUploadInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateFolderArgs = {
  input: CreateFolderInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateFromTemplateArgs = {
  input: CreateFromTemplateInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateInstallationArgs = {
  input: CreateInstallationInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateInstallationsArgs = {
  input: CreateInstallationsInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateInstrumentArgs = {
  input: CreateInstrumentInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateInstrumentFileArgs = {
  input: CreateInstrumentFileInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateInstrumentFileUploadArgs = {
  input: CreateInstrumentFileUploadInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateLogoUploadArgs = {
  input: CreateLogoUploadInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreatePasskeyOptionsArgs = {
  input: CreatePasskeyOptionsInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateProgramArgs = {
  input: CreateProgramInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateSavedViewArgs = {
  input: CreateSavedViewInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateTemplateArgs = {
  input: CreateTemplateInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateUploadPartsArgs = {
  input: CreateUploadPartsInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationDeleteFolderArgs = {
  input: DeleteFolderInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationDeleteInstallationArgs = {
  input: DeleteInstallationInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationDeleteInstrumentArgs = {
  input: DeleteInstrumentInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationDeleteInstrumentMappingArgs = {
  input: DeleteInstrumentMappingInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationDeleteProjectArgs = {
  input: DeleteProjectInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationDeleteSavedViewArgs = {
  input: DeleteSavedViewInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationDeleteTemplateArgs = {
  input: DeleteTemplateInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationDuplicateFolderArgs = {
  input: DuplicateFolderInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationEndCameraGrantArgs = {
  input: EndCameraGrantInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationFinishInstallationArgs = {
  input: FinishInstallationInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationFinishInstallationsArgs = {
  input: FinishInstallationsInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationImportProjectsArgs = {
  input: ImportProjectsInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationMoveInstallationArgs = {
  input: MoveInstallationInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationPrepareDeclarationArgs = {
  input: PrepareDeclarationInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationPreviewCertificateArgs = {
  input: PreviewCertificateInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationPutOffAttentionArgs = {
  input: PutOffAttentionInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationRecordAttachmentsArgs = {
  input: RecordAttachmentsInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationRecordMeasurementsArgs = {
  input: RecordMeasurementsInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationRecordReadingsArgs = {
  input: RecordReadingsInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationReleaseInstallationsArgs = {
  input: ReleaseInstallationsInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationRemoveAttachmentArgs = {
  input: RemoveAttachmentInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationRemoveAuthenticatorArgs = {
  input: RemoveAuthenticatorInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationRemoveProductArgs = {
  input: RemoveProductInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationRenameTemplateArgs = {
  input: RenameTemplateInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationReopenInstallationArgs = {
  input: ReopenInstallationInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationReportFaultArgs = {
  input: ReportFaultInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationRequestCertificateArchiveArgs = {
  input: RequestCertificateArchiveInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationResendCertificateArgs = {
  input: ResendCertificateInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationResendInvitationArgs = {
  input: ResendInvitationInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationResendWebhookDeliveryArgs = {
  input: ResendWebhookDeliveryInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationReturnInstallationArgs = {
  input: ReturnInstallationInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationRevokeProgramArgs = {
  input: RevokeProgramInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationRotateProgramSecretArgs = {
  input: RotateProgramSecretInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationSendCertificateArgs = {
  input: SendCertificateInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationSetFaultStateArgs = {
  input: SetFaultStateInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationSetLogoArgs = {
  input: SetLogoInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationSetNationalRecordArgs = {
  input: SetNationalRecordInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationSetReviewRequiredArgs = {
  input: SetReviewRequiredInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationSetSignsDeclarationsArgs = {
  input: SetSignsDeclarationsInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationSetUserActiveArgs = {
  input: SetUserActiveInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationSetUserRoleArgs = {
  input: SetUserRoleInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationSetWeeklyMailArgs = {
  input: SetWeeklyMailInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationSignDeclarationArgs = {
  input: SignDeclarationInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationSignInArgs = {
  input: SignInInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationSignOutArgs = {
  input?: InputMaybe<SignOutInput>;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationStartAuthenticatorSetupArgs = {
  input: StartAuthenticatorSetupInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationStartBatchArgs = {
  input: StartBatchInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationStartExportArgs = {
  input: StartExportInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationUndoBatchArgs = {
  input: UndoBatchInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationUpdateFolderArgs = {
  input: UpdateFolderInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationUpdateInstallationArgs = {
  input: UpdateInstallationInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationUpdateInstalledProductArgs = {
  input: UpdateInstalledProductInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationUpdateInstrumentArgs = {
  input: UpdateInstrumentInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationUpdateSavedViewArgs = {
  input: UpdateSavedViewInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationWithdrawCertificateArgs = {
  input: WithdrawCertificateInput;
};


/**
 * All mutations. A payload's `userErrors` has the refusals that a person can correct; every other failure is a GraphQL error. An unknown id of
 * something that a person chooses (a target folder, an installer) is one of the `userErrors`, with its `field`. An unknown id of the object
 * that the mutation changes is the GraphQL error NOT_FOUND.
 */
export type MutationWithdrawInvitationArgs = {
  input: WithdrawInvitationInput;
};

/** The record that a company's certificates have in the words of one country. What it says of the law is the firm's own judgement. */
export type NationalRecord = {
  __typename?: 'NationalRecord';
  /** See `RecordCountry`. */
  country: RecordCountry;
  /** The person who answers for the firm's electrical works. */
  headOfWorks: HeadOfWorks;
  /** The standards that the record names for work that begins today. */
  standards: StandardsList;
  /** The firm's own statement of conformity, in the country's language; null when none was given. */
  statement?: Maybe<Scalars['String']['output']>;
};

/** A record of a country, as it is set. */
export type NationalRecordInput = {
  /** See `RecordCountry`. */
  country: RecordCountry;
  /** The person who answers for the firm's electrical works; all of it is unknown when left out. */
  headOfWorks?: InputMaybe<HeadOfWorksInput>;
  /** The firm's own statement of conformity; empty clears it. */
  statement?: InputMaybe<Scalars['String']['input']>;
};

/** The country's record in a certificate as it would be today. */
export type NationalRecordState = {
  __typename?: 'NationalRecordState';
  /** See `RecordCountry`. */
  country: RecordCountry;
  /** The items that would be missing, in a fixed order. */
  lacks: Array<RecordItem>;
};

/** One of the installations of `createInstallations`. */
export type NewInstallationInput = {
  /** An integrator's own key, 1 to 100 characters, which no other installation of the company has; null or empty clears it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Idempotency key of this installation, 1 to 255 printable characters and no other's: it is made once, wherever it stands in the list. When
   * left out, the input's key and the place in the list identify it.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of a user with the installer flag. */
  installerId: Scalars['ID']['input'];
  /** An integrator's own values to set or to remove; the others stay. */
  metadata?: InputMaybe<Array<MetadataInput>>;
  /** The products to add, in this order. */
  products?: Array<NewProductInput>;
  /** The title, which is trimmed. */
  title: Scalars['String']['input'];
};

/** A product of a new installation. Its marking is read off its own cable later, so it has none here. */
export type NewProductInput = {
  /** m, as cut. */
  cableLength?: InputMaybe<Scalars['Float']['input']>;
  /** Thermal insulation around the run. Required where `extraFields` of the product names it; false when left out elsewhere. */
  isolation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id of the catalogue product. */
  productId: Scalars['ID']['input'];
  /** V */
  voltage?: InputMaybe<Scalars['Float']['input']>;
};

/** Anything with an opaque global id. The id holds the type and the REST ids, never the folder, so that a move changes no id. */
export type Node = {
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
};

/** Direction of a sort. */
export const OrderDirection = {
  /** Smallest first. */
  Asc: 'ASC',
  /** Largest first. */
  Desc: 'DESC'
} as const;

export type OrderDirection = typeof OrderDirection[keyof typeof OrderDirection];
/** Position of a page in its list, by the Relay connection specification. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last row, for `after`; null when the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** More rows follow `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Rows come before `startCursor`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row; null when the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A passkey of a person, which signs declarations. */
export type Passkey = {
  __typename?: 'Passkey';
  /** Kind of its signatures. */
  algorithm: PasskeyAlgorithm;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** When it last signed a declaration; null before the first. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** As the person named it. */
  name: Scalars['String']['output'];
};

/** Kinds of signatures that a passkey may make. */
export const PasskeyAlgorithm = {
  /** ECDSA with P-256 and SHA-256. */
  Es256: 'ES256',
  /** RSASSA-PKCS1-v1_5 with SHA-256. */
  Rs256: 'RS256'
} as const;

export type PasskeyAlgorithm = typeof PasskeyAlgorithm[keyof typeof PasskeyAlgorithm];
/** The project or a folder in the path to a folder. */
export type PathSegment = {
  __typename?: 'PathSegment';
  /** Null for the project itself. */
  folderId?: Maybe<Scalars['String']['output']>;
  /** Name of the project or folder. */
  title: Scalars['String']['output'];
};

/** An invitation that nobody has accepted. */
export type PendingInvitation = {
  __typename?: 'PendingInvitation';
  /** Address of the mail. */
  email: Scalars['EmailAddress']['output'];
  /** End of the temporary password or the link, which may have passed; null for one without an end. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Given name */
  firstName: Scalars['String']['output'];
  /** Identifies the invitation in a cache; `node` does not take it. */
  id: Scalars['ID']['output'];
  /** True for a user who can be assigned to installations. */
  installer: Scalars['Boolean']['output'];
  /** True for a person who has an account and joins by accepting. */
  joinsByAccepting: Scalars['Boolean']['output'];
  /** Language of the mail. */
  language: Language;
  /** Family name */
  lastName: Scalars['String']['output'];
  /** The role that the person gets. */
  role: Role;
  /** The REST id of the invited person: a user who has not signed in yet, or an account without a company. */
  userId: Scalars['String']['output'];
};

/** How photos resemble each other. */
export const PhotoLikeness = {
  /** The same SHA-256. */
  Equal: 'EQUAL',
  /** They look alike, as after encoding anew, resizing or a little cropping. */
  Similar: 'SIMILAR'
} as const;

export type PhotoLikeness = typeof PhotoLikeness[keyof typeof PhotoLikeness];
/** The place of a photo. */
export type PhotoPlace = {
  __typename?: 'PhotoPlace';
  /** When the photo arrived. */
  addedAt: Scalars['DateTime']['output'];
  /** The folder; null at the root of the project. */
  folder?: Maybe<SearchPlace>;
  /** The installation; null if the service does not tell. */
  installation?: Maybe<SearchPlace>;
  /** The project; null if the service does not tell. */
  project?: Maybe<SearchPlace>;
  /** REST label of the step. */
  stepLabel: Scalars['String']['output'];
};

/** Where photos lie. */
export type PhotoPlaces = {
  __typename?: 'PhotoPlaces';
  /** How these photos resemble the attachment. */
  kind: PhotoLikeness;
  /** The first five. */
  places: Array<PhotoPlace>;
  /** How many photos there are. */
  totalCount: Scalars['Int']['output'];
};

/** The input of `prepareDeclaration`. */
export type PrepareDeclarationInput = {
  /** Global ids of 1 to 100 installations, each once. */
  installationIds: Array<Scalars['ID']['input']>;
  /** Language of the words that are shown. */
  language: Language;
};

/** The result of `prepareDeclaration`. */
export type PrepareDeclarationPayload = {
  __typename?: 'PrepareDeclarationPayload';
  /** The declaration; null when refused. */
  declaration?: Maybe<Declaration>;
  /** The JSON of PublicKeyCredentialRequestOptions, for `PublicKeyCredential.parseRequestOptionsFromJSON`; null when refused. */
  options?: Maybe<Scalars['String']['output']>;
  /** Empty when the declaration was prepared. */
  userErrors: Array<UserError>;
};

/** The input of `previewCertificate`. */
export type PreviewCertificateInput = {
  /** First day of the warranty, from the project's start to one year from today. */
  activationDate: Scalars['Date']['input'];
  /**
   * REST ids or global ids of the folders.
   * @deprecated Texts where ids are meant. Use `folders`. Goes after 2027-03-01.
   */
  folderIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ids of the folders, global or REST. Required, unless `folderIds` is given. */
  folders?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
};

/** The result of `previewCertificate`. */
export type PreviewCertificatePayload = {
  __typename?: 'PreviewCertificatePayload';
  /** How many pages the PDF has, of all the folders together; null when refused and where the service does not tell. */
  pages?: Maybe<Scalars['Int']['output']>;
  /** An expiring link to the PDF; null when refused. */
  url?: Maybe<Scalars['URL']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** Limits of a quantity. */
export type PrintedLimits = {
  __typename?: 'PrintedLimits';
  /** The greatest that is right; null without such a limit. */
  maximum?: Maybe<Scalars['Float']['output']>;
  /** The least that is right; null without such a limit. */
  minimum?: Maybe<Scalars['Float']['output']>;
};

/** A printed reading. The limits of its product judge it. */
export type PrintedReading = {
  __typename?: 'PrintedReading';
  /** Deliberately not measured. */
  isNotMeasured: Scalars['Boolean']['output'];
  /** True when the instrument was at the end of its scale. */
  isOverRange: Scalars['Boolean']['output'];
  /** The end of the instrument's range when over range: 5 for `>5`, null for OL. */
  lowerBound?: Maybe<Scalars['Float']['output']>;
  /** The reading; null when over range or not measured. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** A product of the catalogue. REST: GET v1/product. */
export type Product = Node & {
  __typename?: 'Product';
  /** The manufacturer's number, as printed. */
  articleNumber: Scalars['String']['output'];
  /** Norwegian electrical number (El number). */
  elNumber?: Maybe<Scalars['String']['output']>;
  /** The fields that `addProduct` needs for this recipe, in form order; empty for a product that needs none. */
  extraFields: Array<ProductField>;
  /** The GTIN (EAN) in the barcode of the package: 8, 12, 13 or 14 digits; null for a service that does not give it. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** m, for a fixed length. */
  length?: Maybe<Scalars['Float']['output']>;
  /** Upper limit of the resistance, in the unit of `minResistance`. */
  maxResistance?: Maybe<Scalars['Float']['output']>;
  /**
   * Lower limit of the resistance: ohm for a fixed length, or ohm/m for a series cable that is cut to length; null for other products, and for a
   * service that does not give it.
   */
  minResistance?: Maybe<Scalars['Float']['output']>;
  /** ohm, for a fixed length; null for a service that does not give it. */
  nominalResistance?: Maybe<Scalars['Float']['output']>;
  /** The number for the viewer's country: Snro in FI, El number in NO, otherwise the article number. */
  number: Scalars['String']['output'];
  /** W for a fixed length, or W per metre where the type has one. */
  power?: Maybe<Scalars['Float']['output']>;
  /** The REST id. */
  productId: Scalars['String']['output'];
  /** Null for a fixed length. */
  recipe?: Maybe<Recipe>;
  /** ohm/m, for a series cable that is cut to length; null for a service that does not give it. */
  resistancePerMetre?: Maybe<Scalars['Float']['output']>;
  /** Finnish electrical number (Snro). */
  snro?: Maybe<Scalars['String']['output']>;
  /** Name and variant: `Name, variant`. */
  title: Scalars['String']['output'];
};

/** One page of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The rows. */
  edges: Array<ProductEdge>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of products in the catalogue. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a page. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Opaque; for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/** An extra field of `addProduct`. */
export const ProductField = {
  /** m */
  CableLength: 'CABLE_LENGTH',
  /** The marking printed on the cable. */
  CableMarking: 'CABLE_MARKING',
  /** Thermal insulation around the run. */
  Isolation: 'ISOLATION',
  /** V */
  Voltage: 'VOLTAGE'
} as const;

export type ProductField = typeof ProductField[keyof typeof ProductField];
/** A kind of product, by which people browse the catalogue. Kinds overlap: a series-resistive cable is a cable. */
export const ProductKind = {
  /** Heating cables, cut to length or not. */
  Cable: 'CABLE',
  /** Heating foils. */
  Foil: 'FOIL',
  /** Heating mats. */
  Mat: 'MAT',
  /** Parallel-resistive cables. */
  ParallelResistive: 'PARALLEL_RESISTIVE',
  /** Self-regulating cables. */
  SelfRegulating: 'SELF_REGULATING',
  /** Series-resistive cables that are cut to length. */
  SeriesResistive: 'SERIES_RESISTIVE'
} as const;

export type ProductKind = typeof ProductKind[keyof typeof ProductKind];
/** The number of products of a kind. */
export type ProductKindCount = {
  __typename?: 'ProductKindCount';
  /** Number of products that `productSearch` finds by the word for the kind in the viewer's language. */
  count: Scalars['Int']['output'];
  /** See `ProductKind`. */
  kind: ProductKind;
};

/** The result of a search in the catalogue. */
export type ProductSearch = {
  __typename?: 'ProductSearch';
  /** True when there are more matches than `nodes`. Without a count, true when the page is full. */
  hasMore: Scalars['Boolean']['output'];
  /** The first matches, in the service's order. */
  nodes: Array<Product>;
  /** Number of all matches; null for a service that does not count them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** The use of the catalogue's products in one company. */
export type ProductUse = {
  __typename?: 'ProductUse';
  /** Each kind of product once. */
  kinds: Array<ProductKindCount>;
  /** At most five products that were added to installations in the last 90 days, the last added first. */
  recent: Array<UsedProduct>;
};

/** An account of the company for a program. */
export type Program = {
  __typename?: 'Program';
  /** Time of its making. */
  createdAt: Scalars['DateTime']['output'];
  /** Its last day, in UTC. */
  endsOn: Scalars['Date']['output'];
  /** Identifies the program in a cache; `node` does not take it. */
  id: Scalars['ID']['output'];
  /** Time of its last request to REST, to the minute; null before the first. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** As an owner named it. */
  name: Scalars['String']['output'];
  /** Its client id at the user pool. */
  programId: Scalars['String']['output'];
  /**
   * The owner who made the program or changed its secret last. Where something that the program makes needs a person, as a certificate its
   * sender, it is this one; the history names the program.
   */
  responsibleName: Scalars['String']['output'];
  /** The same as the user pool's `/oauth2/token` takes them for `scope`, with blanks between. */
  scope: Scalars['String']['output'];
  /** See `ProgramScope`. */
  scopes: Array<ProgramScope>;
};

/** A right of a program. None of them makes, changes or shows programs, or acts for a user. */
export const ProgramScope = {
  /** Issues certificates and sends them. As `certificates:send`. */
  CertificatesSend: 'CERTIFICATES_SEND',
  /** Reads everything but the figures and the history of the company, and the history of people. As `projects:read` behind the resource server in a token. */
  ProjectsRead: 'PROJECTS_READ',
  /** Makes, changes and deletes everything but certificates and people, and reads. As `projects:write`. */
  ProjectsWrite: 'PROJECTS_WRITE',
  /**
   * Invites and changes people, but no owners and to the role USER only, and changes the company. With PROJECTS_READ or PROJECTS_WRITE it also reads the figures of the
   * company and the history of both. As `users:manage`.
   */
  UsersManage: 'USERS_MANAGE'
} as const;

export type ProgramScope = typeof ProgramScope[keyof typeof ProgramScope];
/** Outcome of making a program or its secret. */
export type ProgramSecretPayload = {
  __typename?: 'ProgramSecretPayload';
  /** With the programs after the change; null when nothing was made. */
  company?: Maybe<Company>;
  /** Null when nothing was made. */
  program?: Maybe<Program>;
  /** The client secret, told here only; null when nothing was made. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** A customer's job. REST: GET v1/company/{companyId}/project/{projectId}. */
export type Project = HistorySubject & Node & {
  __typename?: 'Project';
  /** The folder tree with the activated installations and their certificates, in the same order. REST: GET .../signable?signed=true. */
  activatedFolders?: Maybe<Array<SignableFolder>>;
  /** Number of activated installations. A project that has one cannot be deleted. */
  activatedInstallationCount: Scalars['Int']['output'];
  /** True for an archived project. */
  archived: Scalars['Boolean']['output'];
  /** All certificates of the project, latest first. Null with an error when the request fails. REST: GET .../signable?signed=true. */
  certificates?: Maybe<Array<Certificate>>;
  /** Town of the job. */
  city: Scalars['String']['output'];
  /** Number of finished installations. */
  completedInstallationCount: Scalars['Int']['output'];
  /** Name of the customer. */
  customer: Scalars['String']['output'];
  /** Default address for certificates; null when none was given. */
  customerEmail?: Maybe<Scalars['String']['output']>;
  /** True when the project's last mail to `customerEmail` could not be delivered. Null for a service that does not tell it. */
  customerEmailBounced?: Maybe<Scalars['Boolean']['output']>;
  /** Last day of the job; null when not decided. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** An integrator's own key, such as an order number; null without one. */
  externalId?: Maybe<Scalars['String']['output']>;
  /**
   * The folder tree with the installations that are not activated, and their missing values. Folders and installations are sorted by title,
   * numbers in it by value. Null with an error when the request fails. REST: GET .../signable.
   */
  foldersToActivate?: Maybe<Array<SignableFolder>>;
  /**
   * Changes of the project and of all that lies in it, latest first. Null with an error when a request fails;
   * NOT_IMPLEMENTED from a service without a history. See `Features.listCursors` for cursors. REST: GET v1/history.
   */
  history?: Maybe<HistoryConnection>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** Number of installations in all folders. */
  installationCount: Scalars['Int']['output'];
  /** An integrator's own values, sorted by key; empty without any. */
  metadata: Array<MetadataEntry>;
  /** Name of the project. */
  name: Scalars['String']['output'];
  /** Days since the end date in the company's country; 0 before it, and for a completed or archived project. */
  overdueDays: Scalars['Int']['output'];
  /** Null when none was given. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** The REST id, as used in addresses. */
  projectId: Scalars['String']['output'];
  /** Created with the project, and has its name. */
  rootFolder: Folder;
  /**
   * The folders of one of these two trees as one list, in the same order, each before those below it. Null with an error when the request fails.
   * REST: GET .../signable.
   */
  signableFolders?: Maybe<Array<SignableFolder>>;
  /** First day of the job. */
  startDate: Scalars['Date']['output'];
  /** See `ProjectStatus`. */
  status: ProjectStatus;
  /**
   * Number of certificates whose last mail to the recipient could not be delivered, without copies to the sender. Null for a service that
   * does not count them.
   */
  undeliveredCertificateCount?: Maybe<Scalars['Int']['output']>;
  /** Time of the last change of the project or of anything in it; null for a service that does not tell it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque. Send it with a change, so that the change is refused when somebody else changed the project. */
  version: Scalars['String']['output'];
  /** True for admins and owners. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** The kind of work, which Norway's record names; null as long as nobody chose one, and without `Features.workKinds`. */
  workKind?: Maybe<WorkKind>;
};


/** A customer's job. REST: GET v1/company/{companyId}/project/{projectId}. */
export type ProjectHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HistoryFilter>;
  first?: Scalars['Int']['input'];
};


/** A customer's job. REST: GET v1/company/{companyId}/project/{projectId}. */
export type ProjectSignableFoldersArgs = {
  activated?: Scalars['Boolean']['input'];
};

/** One page of projects. */
export type ProjectConnection = {
  __typename?: 'ProjectConnection';
  /** The rows. */
  edges: Array<ProjectEdge>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of rows in the whole filtered list. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a page. */
export type ProjectEdge = {
  __typename?: 'ProjectEdge';
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The project. */
  node: Project;
};

/** Conditions for projects; a field that is left out or empty has no effect. With a day, projects without an end are left out. */
export type ProjectFilter = {
  /** Part of the town, in any case; at most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Part of the customer's name, in any case; at most 100 characters. */
  customer?: InputMaybe<Scalars['String']['input']>;
  /** First day of the end. */
  endsFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of the end. */
  endsTo?: InputMaybe<Scalars['Date']['input']>;
  /** Global id of a user who installs at least one room. */
  installerId?: InputMaybe<Scalars['ID']['input']>;
};

/** Projects that were given to `importProjects` together. It is kept for seven days. */
export type ProjectImport = Node & {
  __typename?: 'ProjectImport';
  /** When it was started. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of those that are there. */
  doneCount: Scalars['Int']['output'];
  /** When it ended, however it did; null while it runs. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** Number of the projects that were asked for. */
  projectCount: Scalars['Int']['output'];
  /** Global ids of all projects in the order of the input; of FAILED those that stayed; empty while it runs. */
  projectIds: Array<Scalars['ID']['output']>;
  /** See `ProjectImportState`. */
  state: ProjectImportState;
  /** Of FAILED: the faults, as `importProjects` tells them; empty when the service could not go on. */
  userErrors: Array<UserError>;
};

/** How far an import of projects is. */
export const ProjectImportState = {
  /** All are there. */
  Completed: 'COMPLETED',
  /** One could not be made. What was made is removed again, but for projects that somebody changed meanwhile. */
  Failed: 'FAILED',
  /** Its projects are being made; those that are there are listed like any others. */
  Running: 'RUNNING'
} as const;

export type ProjectImportState = typeof ProjectImportState[keyof typeof ProjectImportState];
/** A whole list. */
export type ProjectList = {
  __typename?: 'ProjectList';
  /** True when rows and count of REST differed, also when the list was read once more: rows may be missing. */
  hasWrongCount: Scalars['Boolean']['output'];
  /** True when the list has more rows than `nodes`. */
  isTruncated: Scalars['Boolean']['output'];
  /** The rows, at most 10,000. */
  nodes: Array<Project>;
  /** Number of rows in REST; more than `nodes` has when the list is truncated. */
  totalCount: Scalars['Int']['output'];
};

/** A column and its direction; equal rows are sorted by name. */
export type ProjectOrder = {
  /** Direction of a sort. */
  direction?: OrderDirection;
  /** The column. */
  field?: ProjectOrderField;
};

/** A column of the project list. */
export const ProjectOrderField = {
  /** By the collation of the viewer's language. */
  Customer: 'CUSTOMER',
  /** Earliest first when ascending; projects without an end come last in both directions. */
  EndDate: 'END_DATE',
  /** Smallest number first when ascending. */
  InstallationCount: 'INSTALLATION_COUNT',
  /** By the collation of the viewer's language. */
  Name: 'NAME',
  /** Earliest first when ascending. */
  StartDate: 'START_DATE',
  /**
   * The order of the REST service, which no change of a project changes. A page costs one request per 25 rows, however long the list is, also
   * where `Features.cursors` is false. Together with `name`, `status` or DESC it is BAD_USER_INPUT.
   */
  Stored: 'STORED'
} as const;

export type ProjectOrderField = typeof ProjectOrderField[keyof typeof ProjectOrderField];
/** One page of projects. */
export type ProjectPage = {
  __typename?: 'ProjectPage';
  /** True when rows and count of REST differed, also when the page was read once more: rows may be missing. */
  hasWrongCount: Scalars['Boolean']['output'];
  /** The rows. */
  nodes: Array<Project>;
  /** How many projects there are of each state; one more request, for which the service looks at the whole list. */
  states: ProjectStates;
  /** Number of rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The ongoing or the archived projects, by pages of the REST service. */
export type ProjectPages = {
  __typename?: 'ProjectPages';
  /**
   * One page, in one request whatever the length of the list. Added and deleted rows shift the pages after them. Null where the service
   * has no pages (`Features.projectPages`): read `allProjects` there. REST: GET v1/company/{companyId}/project with `sort`.
   */
  page?: Maybe<ProjectPage>;
};


/** The ongoing or the archived projects, by pages of the REST service. */
export type ProjectPagesPageArgs = {
  filter?: InputMaybe<ProjectFilter>;
  first?: Scalars['Int']['input'];
  language?: InputMaybe<Language>;
  name?: InputMaybe<Scalars['String']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ProjectOrder>;
  state?: InputMaybe<ProjectState>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A state that a project is listed under. */
export const ProjectState = {
  /** All installations are activated. */
  Completed: 'COMPLETED',
  /** Not all installations are finished, and the end has not passed. */
  InProgress: 'IN_PROGRESS',
  /** The end has passed in the company's country, and not all installations are activated. */
  Overdue: 'OVERDUE',
  /** All installations are finished, some not activated, and the end has not passed. */
  Signable: 'SIGNABLE',
  /** A certificate's last mail to its recipient failed for good; stands beside the other states. */
  Undelivered: 'UNDELIVERED'
} as const;

export type ProjectState = typeof ProjectState[keyof typeof ProjectState];
/** Numbers of the projects with the wanted name and filter, whatever state is asked for. */
export type ProjectStates = {
  __typename?: 'ProjectStates';
  /** Number of projects of any name, without a filter. */
  all: Scalars['Int']['output'];
  /** Of these, completed. */
  completed: Scalars['Int']['output'];
  /** Of these, in progress and not overdue. */
  inProgress: Scalars['Int']['output'];
  /** Number of projects with the wanted name and filter. */
  listed: Scalars['Int']['output'];
  /** Of these, past their end in the company's country, and not completed. */
  overdue: Scalars['Int']['output'];
  /** Of these, to be activated and not overdue. */
  signable: Scalars['Int']['output'];
  /** Of these, with a certificate that could not be delivered. */
  undelivered: Scalars['Int']['output'];
};

/** Progress of a project's installations. REST: `status`. */
export const ProjectStatus = {
  /** Every installation is activated. */
  Completed: 'COMPLETED',
  /** An installation is unfinished, or there is none. */
  InProgress: 'IN_PROGRESS',
  /** Every installation is finished and one is not activated. */
  Signable: 'SIGNABLE'
} as const;

export type ProjectStatus = typeof ProjectStatus[keyof typeof ProjectStatus];
/** The end of a certificate before its last day, as everybody reads it. */
export type PublicWithdrawal = {
  __typename?: 'PublicWithdrawal';
  /** Time of the withdrawal. */
  at: Scalars['DateTime']['output'];
  /** As an admin of the firm typed it for the customer. */
  reason: Scalars['String']['output'];
};

/** The input of `putOffAttention`. */
export type PutOffAttentionInput = {
  /** `AttentionItem.itemId` of one item of the kind; without it the kind is put off. Asks for `Features.attentionItems`. */
  itemId?: InputMaybe<Scalars['String']['input']>;
  /** The kind. */
  kind: AttentionKind;
  /** The day on which it comes back, after today; null brings it back at once. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of `putOffAttention`. */
export type PutOffAttentionPayload = {
  __typename?: 'PutOffAttentionPayload';
  /** The company with its `attention` after the change; null when nothing was changed. */
  company?: Maybe<Company>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** A measured quantity, with its unit. */
export const Quantity = {
  /** ampere, after at least five minutes energised */
  Current: 'CURRENT',
  /** megohm */
  Insulation: 'INSULATION',
  /** ohm */
  Resistance: 'RESISTANCE',
  /** degrees Celsius, at the current's reading */
  Temperature: 'TEMPERATURE'
} as const;

export type Quantity = typeof Quantity[keyof typeof Quantity];
/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type Query = {
  __typename?: 'Query';
  /** What the bearer of a grant may see; null when the secret is unknown and when its grant has ended. No rights are needed. REST: GET v1/camera. */
  camera?: Maybe<Camera>;
  /**
   * A grant that the viewer made, by its global id; null for every other one. NOT_IMPLEMENTED where `Features.cameraGrants` is false, as for the
   * next. REST: GET v1/camera-grants/{grantId}.
   */
  cameraGrant?: Maybe<CameraGrant>;
  /**
   * The catalogue, in a fixed order, page by page, by one request to REST each. Null with an error when a request fails; NOT_IMPLEMENTED from a
   * service without this list. REST: GET v1/products.
   */
  catalogue?: Maybe<ProductConnection>;
  /** A folder by its REST ids; null when not found. REST: GET .../folder/{folderId}. */
  folder?: Maybe<Folder>;
  /** A folder by an integrator's own key; null when not found. NOT_IMPLEMENTED where `Features.externalIds` is false. REST: GET v1/external-ids. */
  folderByExternalId?: Maybe<Folder>;
  /** An installation by its REST ids; null when not found. REST: GET .../installation/{installationId}. */
  installation?: Maybe<Installation>;
  /** An installation by an integrator's own key; null when not found. NOT_IMPLEMENTED where `Features.externalIds` is false. REST: GET v1/external-ids. */
  installationByExternalId?: Maybe<Installation>;
  /**
   * The invitation of the viewer, by the token in the mailed link; null when the token belongs to another account, was used or is older than
   * 7 days.
   * REST: GET v1/invitation.
   */
  invitation?: Maybe<Invitation>;
  /** Checks whether an address can be invited. Admins only; other users get FORBIDDEN. REST: POST v1/user/validate. */
  inviteCheck: InviteCheck;
  /** The addresses of the tools outside this product, in one language. No rights are needed. */
  links: Links;
  /** An object by its global id; null when it does not exist or belongs to another company. REST: the GET of the object's type. */
  node?: Maybe<Node>;
  /** Several objects by their global ids, in the order of `ids`; null for each that is not found. */
  nodes: Array<Maybe<Node>>;
  /** The same search as `products`, with the number of all matches. An empty query finds nothing and makes no request. REST: GET v1/product. */
  productSearch: ProductSearch;
  /**
   * Products whose article number, Snro, El number or title contains `query`, or whose GTIN it is where the service knows GTINs. The reference
   * service looks for each word in the title and in the words for its kind, such as "Heizmatte", in six languages. An empty query finds
   * nothing and makes no request. Titles are in `language`, or in the viewer's language when it is left out. REST: GET v1/product.
   */
  products: Array<Product>;
  /**
   * The program whose token was sent, and the way to its company; null for a user, and without a token. A program's token has no user, so
   * `viewer` is null. REST: GET v1/token.
   */
  program?: Maybe<CallingProgram>;
  /** A project by its REST id, as in the web client's addresses; null when not found. REST: GET v1/company/{companyId}/project/{projectId}. */
  project?: Maybe<Project>;
  /** A project by an integrator's own key; null when not found. NOT_IMPLEMENTED where `Features.externalIds` is false. REST: GET v1/external-ids. */
  projectByExternalId?: Maybe<Project>;
  /**
   * The public part of every key that ever sealed certificates, the newest first; null for a service that does not publish them. No rights are
   * needed. REST: GET v1/seal-keys.
   */
  sealKeys?: Maybe<Array<SealKey>>;
  /**
   * Things of the viewer's company with the words of `query`, best first: each word as it is, as the beginning of a word, or else with a slip.
   * Case, accents and the order of words do not matter. One word at least is of the thing itself; the others may be of its folder, project or
   * customer. An empty query finds nothing and makes no request. NOT_IMPLEMENTED where `Features.search` is false. REST: GET v1/search.
   */
  search: Array<SearchHit>;
  /** The public data of a certificate, for anyone who has its link; null when the code is unknown. No rights are needed. */
  verifiedCertificate?: Maybe<VerifiedCertificate>;
  /** The signed-in user; null when nobody is signed in. REST: GET v1/user/{userId}. */
  viewer?: Maybe<User>;
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryCameraArgs = {
  language: Language;
  secret: Scalars['String']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryCameraGrantArgs = {
  cameraGrantId: Scalars['ID']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryCatalogueArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  language?: InputMaybe<Language>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryFolderArgs = {
  folderId: Scalars['String']['input'];
  projectId: Scalars['String']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryFolderByExternalIdArgs = {
  externalId: Scalars['String']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryInstallationArgs = {
  installationId: Scalars['String']['input'];
  projectId: Scalars['String']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryInstallationByExternalIdArgs = {
  externalId: Scalars['String']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryInviteCheckArgs = {
  email: Scalars['String']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryLinksArgs = {
  language: Language;
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryProductSearchArgs = {
  first?: Scalars['Int']['input'];
  language?: InputMaybe<Language>;
  query: Scalars['String']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Language>;
  query: Scalars['String']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryProjectArgs = {
  projectId: Scalars['String']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryProjectByExternalIdArgs = {
  externalId: Scalars['String']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QuerySearchArgs = {
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/**
 * All queries. Every field except `links`, `verifiedCertificate`, `camera` and an empty `viewer` needs a session or a bearer token; and an operation that is
 * sent as text needs a bearer token whatever it asks for.
 */
export type QueryVerifiedCertificateArgs = {
  code: Scalars['String']['input'];
};

/** A reading: a value, over range, or not measured; none of them clears it. */
export type ReadingInput = {
  /** Deliberately not measured: recorded as such. A value that its step requires stays missing. */
  isNotMeasured?: InputMaybe<Scalars['Boolean']['input']>;
  /** The instrument was at the end of its scale and showed OL. */
  isOverRange?: InputMaybe<Scalars['Boolean']['input']>;
  /** The instrument showed more than this (5 for `>5`), which is over range too. 0 to 1000000, with up to six decimals. */
  lowerBound?: InputMaybe<Scalars['Float']['input']>;
  /** The measured quantity. */
  quantity: Quantity;
  /** In the quantity's unit, 0 to 1000000. */
  value?: InputMaybe<Scalars['Float']['input']>;
};

/** Kind of a cut-to-length product, which decides its extra fields. */
export const Recipe = {
  /** Parallel cable, cut to length. */
  ParallelResistiveFlexibleLength: 'PARALLEL_RESISTIVE_FLEXIBLE_LENGTH',
  /** Self-regulating cable, cut to length. */
  SelfRegulatingFlexibleLength: 'SELF_REGULATING_FLEXIBLE_LENGTH',
  /** Series cable, cut to length. */
  SeriesResistiveFlexibleLength: 'SERIES_RESISTIVE_FLEXIBLE_LENGTH',
  /** Foil, cut to length; its resistance is judged for all foil of the installation together. */
  SeriesResistiveFoilFlexibleLength: 'SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH'
} as const;

export type Recipe = typeof Recipe[keyof typeof Recipe];
/** The input of `recordAttachments`. */
export type RecordAttachmentsInput = {
  /** The whole list; files that are left out are removed. */
  attachments: Array<AttachmentInput>;
  /** Global id of the step entry. */
  stepEntryId: Scalars['ID']['input'];
  /** Version of the list from `StepEntry.changes`; without it the last change wins. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `recordAttachments`. */
export type RecordAttachmentsPayload = {
  __typename?: 'RecordAttachmentsPayload';
  /** The object after the change; null when refused. */
  installation?: Maybe<Installation>;
  /** The entry after the change; for CONFLICT the current one; null when refused otherwise. */
  stepEntry?: Maybe<StepEntry>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The country whose form and language a record has. */
export const RecordCountry = {
  /** Käyttöönottotarkastuspöytäkirja, in Finnish. */
  Fi: 'FI',
  /** Samsvarserklæring with the declaration for hidden heating, in Norwegian. */
  No: 'NO',
  /** Egenkontroll, in Swedish. */
  Se: 'SE'
} as const;

export type RecordCountry = typeof RecordCountry[keyof typeof RecordCountry];
/** An item that the record of a country can lack. */
export const RecordItem = {
  /** Telephone number or e-mail address of the head of electrical works. */
  Contact: 'CONTACT',
  /** Name of the head of electrical works. */
  HeadOfWorks: 'HEAD_OF_WORKS',
  /** The instrument of a value. */
  Instrument: 'INSTRUMENT',
  /** Photos. */
  Photos: 'PHOTOS',
  /** Qualification of the head of electrical works. */
  Qualification: 'QUALIFICATION',
  /** Values of an installation. */
  Results: 'RESULTS',
  /** The signature of an installation's declaration. */
  Signature: 'SIGNATURE',
  /** The firm's confirmation that it works by the list of standards: `StandardsList.confirmedAt`. */
  Standards: 'STANDARDS',
  /** The firm's statement of conformity. */
  Statement: 'STATEMENT',
  /** The voltage of the insulation's test. */
  TestVoltage: 'TEST_VOLTAGE',
  /** Whether the work was new, an extension or a change, in Norway alone: `Project.workKind`. */
  WorkKind: 'WORK_KIND'
} as const;

export type RecordItem = typeof RecordItem[keyof typeof RecordItem];
/** The input of `recordMeasurements`. */
export type RecordMeasurementsInput = {
  /** Stays as it is when left out. */
  isWaterSurrounded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id of the active installer who measured them. When left out beside a new value, the caller. NOT_IMPLEMENTED as `measuredOn`. */
  measuredById?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The day on which the entry's values were measured, not in the future of the company's country. Without readings it is that of the recorded values.
   * When left out beside a new value, that of its recording. NOT_IMPLEMENTED for a service without `Features.measuredOn`.
   */
  measuredOn?: InputMaybe<Scalars['Date']['input']>;
  /**
   * The instrument, in use, of the readings, or without readings of all readings of the entry; null for none. When left out beside a new reading, none.
   * NOT_IMPLEMENTED for a service without `Features.instruments`.
   */
  measuredWithId?: InputMaybe<Scalars['ID']['input']>;
  /** The changed quantities, each once; the others stay. */
  readings?: Array<ReadingInput>;
  /** Global id of the step entry. */
  stepEntryId: Scalars['ID']['input'];
  /** Volts, 1 to 10000, at which the insulation was measured; null for none. When left out, as `measuredWithId`. */
  testVoltage?: InputMaybe<Scalars['Int']['input']>;
  /** Versions of the changed values from `StepEntry.changes`; without them the last change wins. */
  versions?: Array<StepFieldVersionInput>;
};

/** The result of `recordMeasurements`. */
export type RecordMeasurementsPayload = {
  __typename?: 'RecordMeasurementsPayload';
  /** The installation as it stands now, also after a refusal; null when it does not exist. */
  installation?: Maybe<Installation>;
  /** The entry after the change; for CONFLICT the current one; null when refused otherwise. */
  stepEntry?: Maybe<StepEntry>;
  /**
   * With CONFLICT alone, one for each value that was not recorded; the others were. With any other error nothing was recorded, also not the
   * values that no error names. `path` has the name of the value, as `["resistance"]`.
   */
  userErrors: Array<UserError>;
};

/** The input of `recordReadings`. */
export type RecordReadingsInput = {
  /** 1 to 100 readings, each quantity of an entry once; a second one of the same is refused. */
  readings: Array<StepReadingInput>;
};

/** The result of `recordReadings`. */
export type RecordReadingsPayload = {
  __typename?: 'RecordReadingsPayload';
  /**
   * One for each reading, in the order of the input. Null with an error at its path when the service failed for its entry, or when there is
   * no such entry; empty when `userErrors` is not.
   */
  results: Array<Maybe<RecordReadingsResult>>;
  /** Refusals of the whole input. Empty when the readings were tried one by one; see each result. */
  userErrors: Array<UserError>;
};

/** The result of one reading of `recordReadings`. */
export type RecordReadingsResult = {
  __typename?: 'RecordReadingsResult';
  /** The entry after all its readings; for CONFLICT the current one; null when refused otherwise. */
  stepEntry?: Maybe<StepEntry>;
  /** Empty when the reading was recorded. `field` is one of the reading's own. */
  userErrors: Array<UserError>;
};

/** A certificate before or after another one for the same rooms. */
export type RelatedCertificate = {
  __typename?: 'RelatedCertificate';
  /** Time of sending. */
  issuedAt: Scalars['DateTime']['output'];
  /** Document number, as printed. */
  number: Scalars['String']['output'];
  /** The public page to which the code printed on it leads. */
  pageUrl: Scalars['URL']['output'];
};

/** The input of `releaseInstallations`. */
export type ReleaseInstallationsInput = {
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global ids of 1 to 100 installations, each once. */
  installationIds: Array<Scalars['ID']['input']>;
  /** For the history and the person who finished; 1 to 500 characters, or null. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `releaseInstallations`. */
export type ReleaseInstallationsPayload = {
  __typename?: 'ReleaseInstallationsPayload';
  /** One for each id of the input, in its order; null where the service failed, as `errors` tells. Empty when nothing was done. */
  results: Array<Maybe<ReleaseInstallationsResult>>;
  /** The mistakes in the whole input; nothing was done then. */
  userErrors: Array<UserError>;
};

/** The outcome for one of the installations of `releaseInstallations`. */
export type ReleaseInstallationsResult = {
  __typename?: 'ReleaseInstallationsResult';
  /** The installation as it stands now, also after a refusal. */
  installation?: Maybe<Installation>;
  /** Empty when it is released. */
  userErrors: Array<UserError>;
};

/** The input of `removeAttachment`. */
export type RemoveAttachmentInput = {
  /** Global id of the step entry. */
  stepEntryId: Scalars['ID']['input'];
  /** `Attachment.url`, also one that has expired. */
  url: Scalars['String']['input'];
  /** Version of the list from `StepEntry.changes`; without it other people's changes of the list are kept. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `removeAttachment`. */
export type RemoveAttachmentPayload = {
  __typename?: 'RemoveAttachmentPayload';
  /** The object after the change; null when refused. */
  installation?: Maybe<Installation>;
  /** The entry after the change; for CONFLICT the current one; null when refused otherwise. */
  stepEntry?: Maybe<StepEntry>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `removeAuthenticator`. */
export type RemoveAuthenticatorInput = {
  /** The viewer's password. */
  password: Scalars['String']['input'];
};

/** The result of `removeAuthenticator`. */
export type RemoveAuthenticatorPayload = {
  __typename?: 'RemoveAuthenticatorPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
  /** Null when there are errors. */
  viewer?: Maybe<User>;
};

/** The input of `removePasskey`. */
export type RemovePasskeyInput = {
  /** Id of the passkey. */
  passkeyId: Scalars['ID']['input'];
};

/** The result of `removePasskey`. */
export type RemovePasskeyPayload = {
  __typename?: 'RemovePasskeyPayload';
  /** The viewer, with the passkeys after the change; null when refused. */
  user?: Maybe<User>;
  /** Empty when the passkey was removed. */
  userErrors: Array<UserError>;
};

/** The input of `removeProduct`. */
export type RemoveProductInput = {
  /** Global id of the installed product. */
  installedProductId: Scalars['ID']['input'];
  /**
   * The number of values and files that the person knows and agrees to lose. If the service has more, nothing is removed and the answer is
   * CONFLICT. When left out, the product is removed with all its recordings.
   */
  knownRecordings?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of `removeProduct`. */
export type RemoveProductPayload = {
  __typename?: 'RemoveProductPayload';
  /** The object after the change; null when refused. */
  installation?: Maybe<Installation>;
  /** Global id of the removed object; null when refused. */
  removedProductId?: Maybe<Scalars['ID']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `renameTemplate`. */
export type RenameTemplateInput = {
  /** The name, which is trimmed. */
  name: Scalars['String']['input'];
  /** Global id of the template. */
  templateId: Scalars['ID']['input'];
  /** The version that was read; the answer is CONFLICT when somebody else changed the object since. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `renameTemplate`. */
export type RenameTemplatePayload = {
  __typename?: 'RenameTemplatePayload';
  /** The template after the change, or as it stands now for CONFLICT. */
  template?: Maybe<Template>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `reopenInstallation`. */
export type ReopenInstallationInput = {
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
  /** Why, for the history; 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The result of `reopenInstallation`. */
export type ReopenInstallationPayload = {
  __typename?: 'ReopenInstallationPayload';
  /** The installation as it stands now, also after a refusal; null when it does not exist. */
  installation?: Maybe<Installation>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `reportFault`. */
export type ReportFaultInput = {
  /** The code of the certificate's mails. */
  code: Scalars['String']['input'];
  /** Address of the reporter. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Name of the reporter, at most 100 characters. VALUE_INVALID where `VerifiedCertificate.canNameReporter` is false, like `phone` and `email`. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number of the reporter, at most 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** `fileUrl` of `createFaultUpload` for this certificate, after its bytes were sent. It is good for one report; else VALUE_INVALID. */
  photoUrl?: InputMaybe<Scalars['URL']['input']>;
  /** Plain text of at most 2,000 characters, with line feeds between its lines. */
  text: Scalars['String']['input'];
};

/** The result of `reportFault`. */
export type ReportFaultPayload = {
  __typename?: 'ReportFaultPayload';
  /** Time of the report; null when refused. */
  reportedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Empty when the fault was reported. */
  userErrors: Array<UserError>;
};

/** The input of `requestCertificateArchive`. */
export type RequestCertificateArchiveInput = {
  /** Only warranties that end on this day or later. */
  endsFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Only warranties that end on this day or before. */
  endsTo?: InputMaybe<Scalars['Date']['input']>;
  /** Only warranties that begin on this day or later. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only those that `Company.certificates` finds by these words. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Only those in one of these states; all when empty. */
  states?: InputMaybe<Array<CertificateState>>;
  /** Only those with one of these; all when empty. NOT_IMPLEMENTED where `Features.certificateWithdrawal` is false. */
  statuses?: InputMaybe<Array<CertificateStatus>>;
  /** Only warranties that begin on this day or before. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The result of `requestCertificateArchive`. */
export type RequestCertificateArchivePayload = {
  __typename?: 'RequestCertificateArchivePayload';
  /** The archive, which waits; null when refused. */
  archive?: Maybe<CertificateArchive>;
  /** Empty when it will be made. */
  userErrors: Array<UserError>;
};

/** The input of `requestPasswordReset`. */
export type RequestPasswordResetInput = {
  /** The address of the account, which is trimmed. */
  email: Scalars['String']['input'];
};

/** The result of `requestPasswordReset`. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `resendCertificate`. */
export type ResendCertificateInput = {
  /**
   * REST ids or global ids of the folders.
   * @deprecated Texts where ids are meant. Use `folders`. Goes after 2027-03-01.
   */
  folderIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ids of the folders, global or REST. Required, unless `folderIds` is given. */
  folders?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  /**
   * True to end the links of the certificates' earlier mails at once; this mail carries a new one, and the code on the paper stays. Only where
   * `Features.certificateRegister` is true: other services refuse it.
   */
  replaceOwnerCode?: Scalars['Boolean']['input'];
  /** True to send a copy to the caller's own address. */
  sendCopy?: Scalars['Boolean']['input'];
  /** One address, usually the customer's. */
  toEmail: Scalars['String']['input'];
};

/** The result of `resendCertificate`. */
export type ResendCertificatePayload = {
  __typename?: 'ResendCertificatePayload';
  /** The certificates that were sent again; empty when refused. */
  certificates: Array<Certificate>;
  /** The object after the change; null when refused. */
  project?: Maybe<Project>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `resendInvitation`. */
export type ResendInvitationInput = {
  /** Global id of the `PendingInvitation`. */
  invitationId: Scalars['ID']['input'];
  /** Language of the mail and of the person from now on; as before when left out. */
  language?: InputMaybe<Language>;
};

/** The result of `resendInvitation`. */
export type ResendInvitationPayload = {
  __typename?: 'ResendInvitationPayload';
  /** The invitation with its new end; null when refused. */
  invitation?: Maybe<PendingInvitation>;
  /** Empty when the invitation was sent. */
  userErrors: Array<UserError>;
};

/** The input of `resendWebhookDelivery`. */
export type ResendWebhookDeliveryInput = {
  /** The delivery's id. */
  deliveryId: Scalars['ID']['input'];
};

/** The result of `resendWebhookDelivery`. */
export type ResendWebhookDeliveryPayload = {
  __typename?: 'ResendWebhookDeliveryPayload';
  /** The delivery as it waits now; null when nothing is sent. */
  delivery?: Maybe<WebhookDelivery>;
  /** Empty when it is sent. */
  userErrors: Array<UserError>;
};

/** The input of `returnInstallation`. */
export type ReturnInstallationInput = {
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
  /** The reason, for the person who finished; 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The result of `returnInstallation`. */
export type ReturnInstallationPayload = {
  __typename?: 'ReturnInstallationPayload';
  /** The installation as it stands now, also after a refusal; null when it does not exist. */
  installation?: Maybe<Installation>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** How far the review of an installation has come. */
export const ReviewState = {
  /** Approved. */
  Released: 'RELEASED',
  /** Sent back, and unfinished again. */
  Returned: 'RETURNED',
  /** Finished, and not yet reviewed: its warranty cannot be activated. */
  Waiting: 'WAITING'
} as const;

export type ReviewState = typeof ReviewState[keyof typeof ReviewState];
/** A program that is to be revoked. */
export type RevokeProgramInput = {
  /** `Program.programId`. */
  programId: Scalars['String']['input'];
};

/** Outcome of `revokeProgram`. */
export type RevokeProgramPayload = {
  __typename?: 'RevokeProgramPayload';
  /** With the programs after the change; null when nothing was changed. */
  company?: Maybe<Company>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** Rights of a user in the company. REST: `role`. */
export const Role = {
  /** Manages company and users, deletes projects. */
  Admin: 'ADMIN',
  /** Has the rights of an admin; only an owner changes an owner's role. */
  Owner: 'OWNER',
  /** Works with projects and installations. */
  User: 'USER'
} as const;

export type Role = typeof Role[keyof typeof Role];
/** A program that is to get another secret. */
export type RotateProgramSecretInput = {
  /** `Program.programId`. */
  programId: Scalars['String']['input'];
};

/** The input of `rotateWebhookSecret`. */
export type RotateWebhookSecretInput = {
  /** The webhook's id. */
  webhookId: Scalars['ID']['input'];
};

/** The result of `rotateWebhookSecret`. */
export type RotateWebhookSecretPayload = {
  __typename?: 'RotateWebhookSecretPayload';
  /** The new secret. It is told here only; null when nothing was changed. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
  /** The webhook; null when nothing was changed. */
  webhook?: Maybe<Webhook>;
};

/** A view of a project list that a person saved. `/projects/ongoing` or `/projects/archived` with its `search` is its address, for colleagues too. */
export type SavedView = {
  __typename?: 'SavedView';
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** The list that it shows. */
  list: SavedViewList;
  /** As the person named it. */
  name: Scalars['String']['output'];
  /** Search, filters and order as in the list's address after the question mark, percent-encoded; empty for the whole list. */
  search: Scalars['String']['output'];
};

/** A list of projects. */
export const SavedViewList = {
  /** Archived projects. */
  Archived: 'ARCHIVED',
  /** Projects that are not archived. */
  Ongoing: 'ONGOING'
} as const;

export type SavedViewList = typeof SavedViewList[keyof typeof SavedViewList];
/** The signature (PAdES, baseline B, or T with a time stamp) in the PDF of a certificate. A PDF is drawn and sealed once and never changes afterwards. */
export type Seal = {
  __typename?: 'Seal';
  /** SHA-256 of the whole PDF in hexadecimal digits. */
  fileSha256: Scalars['String']['output'];
  /** The name in the certificate of the key that sealed it. */
  issuer: Scalars['String']['output'];
  /**
   * From when its key may be known to others, where the certificate's entry in the log is not older: such a certificate is doubtful. Null for every
   * other one.
   */
  keyWithdrawnFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Place of its entry in the public log; null until it has one, and for a service without a log. */
  logIndex?: Maybe<Scalars['Int']['output']>;
  /** SHA-256 of the root's certificate (DER) in hexadecimal digits. It proves something when it is compared with a copy from elsewhere. */
  rootSha256: Scalars['String']['output'];
  /** By the clock of the service. */
  time: Scalars['DateTime']['output'];
  /** Null until it has come, and for a service without an authority for time stamps. Without one the time is the service's own word. */
  timestamp?: Maybe<SealTimestamp>;
};

/** The public part of a key that seals certificates. */
export type SealKey = {
  __typename?: 'SealKey';
  /** Certificates in PEM, from the key's own to the root. */
  chain: Scalars['String']['output'];
  /** The common name in the key's certificate. */
  issuer: Scalars['String']['output'];
  /** Until when the key's certificate is valid. */
  notAfter: Scalars['DateTime']['output'];
  /** From when the key's certificate is valid. */
  notBefore: Scalars['DateTime']['output'];
  /** SHA-256 of the root's certificate (DER) in hexadecimal digits. */
  rootSha256: Scalars['String']['output'];
  /** SHA-256 of the key's certificate (DER) in hexadecimal digits. */
  sha256: Scalars['String']['output'];
  /** Since when it seals certificates. */
  usedFrom: Scalars['DateTime']['output'];
  /** When the next key took over; null of the one in use. */
  usedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** From when it may be known to others; null of a good one. */
  withdrawnFrom?: Maybe<Scalars['DateTime']['output']>;
};

/** The time stamp (RFC 3161) of a seal, by an authority apart from the service. */
export type SealTimestamp = {
  __typename?: 'SealTimestamp';
  /** The common name in the authority's certificate. Nobody has checked its root. */
  authority: Scalars['String']['output'];
  /** By the clock of the authority. */
  time: Scalars['DateTime']['output'];
  /** Address of a time stamp of the whole PDF (`.tsr`), which came after sealing; null where the PDF holds the time stamp of its signature. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Something that a search found, and where it is. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** True when the project is archived, or the person is not active. */
  archived: Scalars['Boolean']['output'];
  /** The e-mail address of a customer or person; the `externalId` of a project. */
  detail?: Maybe<Scalars['String']['output']>;
  /** The folder that it is or lies in; null at the root of a project. */
  folder?: Maybe<SearchPlace>;
  /** The installation that it is or lies in. */
  installation?: Maybe<SearchPlace>;
  /** The kind. */
  kind: SearchKind;
  /** The words of `title` and `detail` that were found, as they are written there in Unicode's form NFC. */
  matches: Array<Scalars['String']['output']>;
  /**
   * Global id, for `node`: of the project (also for its customer and address), the folder, the installation, the installed product, the
   * certificate or the user.
   */
  nodeId: Scalars['ID']['output'];
  /** The project that it is or lies in; null for a person. */
  project?: Maybe<SearchPlace>;
  /** Its name: of a customer or person the name, of an address postal code and city, of a product the marking, of a certificate the number. */
  title: Scalars['String']['output'];
};

/** The kinds of things that a search finds. */
export const SearchKind = {
  /** A project, by its postal code or city. */
  Address: 'ADDRESS',
  /** A certificate, by its number. */
  Certificate: 'CERTIFICATE',
  /** A project, by its customer. */
  Customer: 'CUSTOMER',
  /** A folder, by its title. */
  Folder: 'FOLDER',
  /** An installation, by its title. */
  Installation: 'INSTALLATION',
  /** A user of the company, by name or e-mail address. */
  Person: 'PERSON',
  /** A product in an installation, by its cable marking. */
  Product: 'PRODUCT',
  /** A project, by its name. */
  Project: 'PROJECT'
} as const;

export type SearchKind = typeof SearchKind[keyof typeof SearchKind];
/** A project, folder or installation in which something was found. */
export type SearchPlace = {
  __typename?: 'SearchPlace';
  /** The REST id, as in the web client's addresses. */
  restId: Scalars['String']['output'];
  /** The name or title. */
  title: Scalars['String']['output'];
};

/** The input of `sendCertificate`. */
export type SendCertificateInput = {
  /** True when the person confirmed that an authorised electrician did the work according to the installation instructions. */
  acceptsDisclaimer: Scalars['Boolean']['input'];
  /** First day of the warranty, from the project's start to one year from today. */
  activationDate: Scalars['Date']['input'];
  /**
   * REST ids or global ids of the folders.
   * @deprecated Texts where ids are meant. Use `folders`. Goes after 2027-03-01.
   */
  folderIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ids of the folders, global or REST. Required, unless `folderIds` is given. */
  folders?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  /** True to send a copy to the caller's own address. */
  sendCopy?: Scalars['Boolean']['input'];
  /** One address, usually the customer's. */
  toEmail: Scalars['String']['input'];
};

/** The result of `sendCertificate`. */
export type SendCertificatePayload = {
  __typename?: 'SendCertificatePayload';
  /** True when the project was archived with this sending. */
  archived: Scalars['Boolean']['output'];
  /** One certificate for each folder; empty when refused. */
  certificates: Array<Certificate>;
  /** The object after the change; null when refused. */
  project?: Maybe<Project>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `setFaultState`. */
export type SetFaultStateInput = {
  /** Global id of the certificate. */
  certificateId: Scalars['ID']['input'];
  /** Id of the report in REST, `FaultReport.faultReportId`. */
  faultReportId: Scalars['String']['input'];
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What was agreed or done, as the customer reads it; at most 500 characters. Required for CLOSED. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The state from now on. */
  state: FaultState;
};

/** The result of `setFaultState`. */
export type SetFaultStatePayload = {
  __typename?: 'SetFaultStatePayload';
  /** The certificate after the change; null when refused. */
  certificate?: Maybe<Certificate>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `setLogo`. */
export type SetLogoInput = {
  /** Null clears it. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `setLogo`. */
export type SetLogoPayload = {
  __typename?: 'SetLogoPayload';
  /** The object after the change; null when refused. */
  company?: Maybe<Company>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `setNationalRecord`. */
export type SetNationalRecordInput = {
  /** The whole record; null removes it with all that it says. */
  nationalRecord?: InputMaybe<NationalRecordInput>;
  /** The version of the company that was read; the answer is CONFLICT when somebody else changed the company since. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `setNationalRecord`. */
export type SetNationalRecordPayload = {
  __typename?: 'SetNationalRecordPayload';
  /** The company after the change, or as it stands now for CONFLICT. */
  company?: Maybe<Company>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `setReviewRequired`. */
export type SetReviewRequiredInput = {
  /** True when a second person has to release each installation. */
  isRequired: Scalars['Boolean']['input'];
};

/** The result of `setReviewRequired`. */
export type SetReviewRequiredPayload = {
  __typename?: 'SetReviewRequiredPayload';
  /** The object after the change; null when refused. */
  company?: Maybe<Company>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `setSignsDeclarations`. */
export type SetSignsDeclarationsInput = {
  /** True when people declare what they finish. */
  isOn: Scalars['Boolean']['input'];
};

/** The result of `setSignsDeclarations`. */
export type SetSignsDeclarationsPayload = {
  __typename?: 'SetSignsDeclarationsPayload';
  /** The object after the change; null when refused. */
  company?: Maybe<Company>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `setUserActive`. */
export type SetUserActiveInput = {
  /** False deactivates the user and ends all sessions of the account. */
  active: Scalars['Boolean']['input'];
  /**
   * Global id of the active installer who gets the user's unfinished installations of ongoing projects; with `active: false` only. Left out, they keep
   * their installer. NOT_IMPLEMENTED from a service without `Features.handover`.
   */
  installationsTo?: InputMaybe<Scalars['ID']['input']>;
  /**
   * True to give back what was handed over, as far as it is unfinished and nobody else's since; with `active: true` only. NOT_IMPLEMENTED from
   * a service without `Features.handover`.
   */
  returnInstallations?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id of the user. */
  userId: Scalars['ID']['input'];
  /** The version that was read; the answer is CONFLICT when somebody else changed the object since. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `setUserActive`. */
export type SetUserActivePayload = {
  __typename?: 'SetUserActivePayload';
  /** The user after the change, or as it stands now for CONFLICT. */
  user?: Maybe<User>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `setUserRole`. */
export type SetUserRoleInput = {
  /** The new role. */
  role: Role;
  /** Global id of the user. */
  userId: Scalars['ID']['input'];
  /** The version that was read; the answer is CONFLICT when somebody else changed the object since. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `setUserRole`. */
export type SetUserRolePayload = {
  __typename?: 'SetUserRolePayload';
  /** The user after the change, or as it stands now for CONFLICT. */
  user?: Maybe<User>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `setWeeklyMail`. */
export type SetWeeklyMailInput = {
  /** False switches it off. */
  wanted: Scalars['Boolean']['input'];
};

/** The result of `setWeeklyMail`. */
export type SetWeeklyMailPayload = {
  __typename?: 'SetWeeklyMailPayload';
  /** The viewer with `wantsWeeklyMail` after the change; null when nothing was changed. */
  user?: Maybe<User>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `signDeclaration`. */
export type SignDeclarationInput = {
  /** Id of the declaration. */
  declarationId: Scalars['ID']['input'];
  /** The JSON of the browser's PublicKeyCredential. */
  response: Scalars['String']['input'];
};

/** The result of `signDeclaration`. */
export type SignDeclarationPayload = {
  __typename?: 'SignDeclarationPayload';
  /** The declaration; null when refused. */
  declaration?: Maybe<Declaration>;
  /** Empty when it was signed. */
  userErrors: Array<UserError>;
};

/** A further step of signing in. */
export type SignInChallenge = {
  __typename?: 'SignInChallenge';
  /** See `ChallengeKind`. */
  kind: ChallengeKind;
  /** Opaque; valid for a few minutes. */
  session: Scalars['String']['output'];
};

/** The input of `signIn`. */
export type SignInInput = {
  /** The address of the account, which is trimmed. */
  email: Scalars['String']['input'];
  /** The password as typed; never trimmed. */
  password: Scalars['String']['input'];
};

/** The result of `signIn`. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Set when the user pool asks for another step: continue with `answerNewPassword` or `answerMfa`. */
  challenge?: Maybe<SignInChallenge>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
  /** Null before the sign-in is complete. */
  viewer?: Maybe<User>;
};

/** The input of `signOut`. */
export type SignOutInput = {
  /** True to keep the browser's storage with its unsaved work: for a sign-out that the person did not ask for. */
  keepStorage?: Scalars['Boolean']['input'];
};

/** The result of `signOut`. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** A folder in the lists for activation. */
export type SignableFolder = {
  __typename?: 'SignableFolder';
  /** The certificates of this folder, latest first. */
  certificates: Array<Certificate>;
  /** File name of the latest certificate; null when there is none. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The folder, by a request of its own; null with an error when that fails. */
  folder?: Maybe<Folder>;
  /** The REST id. */
  folderId: Scalars['String']['output'];
  /** Direct subfolders. */
  folders: Array<SignableFolder>;
  /** The folder's own installations. */
  installations: Array<SignableInstallation>;
  /** The titles of the path below the project. */
  name: Scalars['String']['output'];
  /**
   * What the country's record in a certificate of the folder's rooms would lack today; none of it keeps the certificate from being sent. Null among
   * the activated folders, for a folder without such rooms, and where `Company.nationalRecord` is null.
   */
  nationalRecord?: Maybe<NationalRecordState>;
  /** The REST ids of the folders from the top of the tree down to this one. */
  pathIds: Array<Scalars['String']['output']>;
  /** True when the folder's own installations are all finished and not all activated. */
  selectable: Scalars['Boolean']['output'];
  /** As typed */
  title: Scalars['String']['output'];
  /**
   * The term that a certificate of the folder's rooms would have today; null among the activated folders, for a folder without such rooms, and where
   * no table of terms was loaded.
   */
  warranty?: Maybe<WarrantyTerm>;
};

/** An installation in the lists for activation. */
export type SignableInstallation = {
  __typename?: 'SignableInstallation';
  /** Time of the activation of its warranty; null before. */
  activatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** True while its review is WAITING, so that its folder is not selectable; null from a service without `Features.review`. */
  awaitsReview?: Maybe<Scalars['Boolean']['output']>;
  /** Time of finishing; null before. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The installation, by a request of its own; null with an error when that fails. */
  installation?: Maybe<Installation>;
  /** The REST id. */
  installationId: Scalars['String']['output'];
  /** The requirements that are missing for finishing, and the values outside their limits. */
  missing: Array<Missing>;
  /** While its review is WAITING, names of people who may release it, at most 5; null otherwise, and from a service that does not tell. */
  reviewers?: Maybe<Array<Scalars['String']['output']>>;
  /** As typed */
  title: Scalars['String']['output'];
  /** True when the viewer may release the installation or send it back now; null from a service that does not tell. */
  viewerCanReview?: Maybe<Scalars['Boolean']['output']>;
};

/** A service's list of standards of one country. */
export type StandardsList = {
  __typename?: 'StandardsList';
  /** When the firm confirmed that it works by this list; null as long as nobody did, and without `Features.standardsConfirmation`. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the person who confirmed it. */
  confirmedBy?: Maybe<Scalars['String']['output']>;
  /** Names of the standards with their years or editions. */
  names: Array<Scalars['String']['output']>;
  /** Its name, which the record prints. */
  version: Scalars['String']['output'];
};

/** The input of `startAuthenticatorSetup`. */
export type StartAuthenticatorSetupInput = {
  /** The viewer's password, because an open session alone may not change the sign-in. */
  password: Scalars['String']['input'];
};

/** The result of `startAuthenticatorSetup`. */
export type StartAuthenticatorSetupPayload = {
  __typename?: 'StartAuthenticatorSetupPayload';
  /** Null when there are errors. */
  setup?: Maybe<AuthenticatorSetup>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `startBatch`. */
export type StartBatchInput = {
  /** The change to make to each. */
  action: BatchAction;
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global ids of projects, installations, certificates or installed products, as the action says: 1 to 1,000. */
  ids: Array<Scalars['ID']['input']>;
  /** For ASSIGN, which needs it: global id of an active installer of the company. */
  installerId?: InputMaybe<Scalars['ID']['input']>;
  /** For EXCHANGE, which needs it: global id of a product that is measured by the same values and has the same `extraFields`. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** For RESEND: a copy of each mail to the user. */
  sendCopy?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of `startBatch`. */
export type StartBatchPayload = {
  __typename?: 'StartBatchPayload';
  /** The batch, which goes on by itself; null when refused. */
  batch?: Maybe<Batch>;
  /** Empty when it was started. */
  userErrors: Array<UserError>;
};

/** The input of `startExport`. */
export type StartExportInput = {
  /**
   * A query without variables that leads to one connection, above which each level has one field: `{ viewer { company { projects { edges { node
   * { name city } } } } } }`, for a program `{ program { company ... } }`. The connection has its filters, but neither `first` nor `after`, which
   * the export sets, and selects `edges { node { ... } }`, with other fields of its edges beside `node` if you like, which stand in `__edge` of the
   * line; what else it selects of the connection is left out. A connection within the node is read to its end, or has as many rows as `first` or
   * `last` says. Each page has an operation's limits; from a service without cursors `projects` need the order STORED, in which no page reads the
   * whole list.
   */
  query: Scalars['String']['input'];
};

/** The result of `startExport`. */
export type StartExportPayload = {
  __typename?: 'StartExportPayload';
  /** The export, which runs; null when refused. */
  export?: Maybe<Export>;
  /** Empty when it runs. */
  userErrors: Array<UserError>;
};

/** A step of measuring. REST: GET .../steps. */
export type Step = Node & {
  __typename?: 'Step';
  /** One entry for each product that the step concerns. */
  entries: Array<StepEntry>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** True when every entry's required fields are filled; false without entries. */
  isComplete: Scalars['Boolean']['output'];
  /** REST label, the same in all languages. */
  stepLabel: Scalars['String']['output'];
  /** Title in the requested language. */
  title: Scalars['String']['output'];
};

/** One product in one step. */
export type StepEntry = Node & {
  __typename?: 'StepEntry';
  /** True when files can be recorded in this step. */
  acceptsAttachments: Scalars['Boolean']['output'];
  /** True when the step asks whether the cable is surrounded by water. */
  asksWaterSurrounded: Scalars['Boolean']['output'];
  /** The files, in the order in which they were added. */
  attachments: Array<Attachment>;
  /** The last change of each value that the step asks for, with the value's version. */
  changes: Array<StepFieldChange>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** The installation that is measured. */
  installation: Installation;
  /** True when every required value and photo is recorded. */
  isComplete: Scalars['Boolean']['output'];
  /** True when the cable is surrounded by water; null when not answered, and when the step does not ask (`asksWaterSurrounded`). */
  isWaterSurrounded?: Maybe<Scalars['Boolean']['output']>;
  /** The user who measured the values, as a person told it; null with `measuredOn`. */
  measuredBy?: Maybe<User>;
  /**
   * The day on which the values were measured, as a person told it; null where nobody did, so that `recordedAt` tells it, and for a service without
   * `Features.measuredOn`.
   */
  measuredOn?: Maybe<Scalars['Date']['output']>;
  /** REST id of the product in the installation. */
  measurementId: Scalars['String']['output'];
  /** The quantities that the step asks for, in form order. */
  measurements: Array<Measurement>;
  /** The measured product. */
  product: InstalledProduct;
  /** Time of the last change; null when there is none. */
  recordedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user who made the last change; null when there is none, or the user no longer exists. */
  recordedBy?: Maybe<User>;
  /** True when the step needs at least one file. */
  requiresAttachments: Scalars['Boolean']['output'];
  /** REST label of the step, the same in all languages. */
  stepLabel: Scalars['String']['output'];
};

/** A value that a step can ask for. */
export const StepField = {
  /** Photos and files */
  Attachments: 'ATTACHMENTS',
  /** ampere */
  Current: 'CURRENT',
  /** megohm */
  Insulation: 'INSULATION',
  /** True when the cable is surrounded by water. */
  IsWaterSurrounded: 'IS_WATER_SURROUNDED',
  /** ohm */
  Resistance: 'RESISTANCE',
  /** degrees Celsius */
  Temperature: 'TEMPERATURE'
} as const;

export type StepField = typeof StepField[keyof typeof StepField];
/** The last change of one value of a step entry. */
export type StepFieldChange = {
  __typename?: 'StepFieldChange';
  /** The value of the entry. */
  field: StepField;
  /** Time of the last change; null when there is none, and for a service that does not give it for single values. */
  recordedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user who made the last change; null as `recordedAt`, and when the user no longer exists. */
  recordedBy?: Maybe<User>;
  /** Opaque. Send it with a change of this value, so that the change is refused when somebody else changed the value. */
  version: Scalars['String']['output'];
};

/** The version of a value of a step entry. */
export type StepFieldVersionInput = {
  /** The value of the entry. */
  field: StepField;
  /** The version from `StepEntry.changes`. */
  version: Scalars['String']['input'];
};

/** A reading of one step entry: a value, over range, or not measured; none of them clears it. */
export type StepReadingInput = {
  /**
   * The line of an instrument's file that the reading was read from; the same for all readings of an entry. When left out beside a new reading, a
   * person typed it. NOT_IMPLEMENTED for a service without `Features.instrumentFiles`.
   */
  fileLine?: InputMaybe<FileLineInput>;
  /** Deliberately not measured: recorded as such. A value that its step requires stays missing. */
  isNotMeasured?: InputMaybe<Scalars['Boolean']['input']>;
  /** The instrument was at the end of its scale and showed OL. */
  isOverRange?: InputMaybe<Scalars['Boolean']['input']>;
  /** The instrument showed more than this (5 for `>5`), which is over range too. 0 to 1000000, with up to six decimals. */
  lowerBound?: InputMaybe<Scalars['Float']['input']>;
  /** Global id of the active installer who measured it, as in `recordMeasurements`; the same for all readings of an entry. */
  measuredById?: InputMaybe<Scalars['ID']['input']>;
  /** The day on which it was measured, as in `recordMeasurements`; the same for all readings of an entry. */
  measuredOn?: InputMaybe<Scalars['Date']['input']>;
  /** Global id of the instrument, as in `recordMeasurements`; the same for all readings of an entry. */
  measuredWithId?: InputMaybe<Scalars['ID']['input']>;
  /** The measured quantity. */
  quantity: Quantity;
  /** Global id of the step entry. */
  stepEntryId: Scalars['ID']['input'];
  /** Volts, as in `recordMeasurements`; the same for all readings of an entry. */
  testVoltage?: InputMaybe<Scalars['Int']['input']>;
  /** In the quantity's unit, 0 to 1000000. */
  value?: InputMaybe<Scalars['Float']['input']>;
  /** The value's version from `StepEntry.changes`; without it the last change wins. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** A step of an installation, as a list of installations shows it. */
export type StepState = {
  __typename?: 'StepState';
  /** See `StepStateKind`. */
  state: StepStateKind;
  /** REST label of the step. */
  stepLabel: Scalars['String']['output'];
  /** Number of the step, from 1. */
  stepNumber: Scalars['Int']['output'];
};

/** How a step stands, all its products together. The first state of the list that is true. */
export const StepStateKind = {
  /** Complete, and no value has limits. */
  Filled: 'FILLED',
  /** A value is recorded over a range that is too small to judge. */
  Inconclusive: 'INCONCLUSIVE',
  /** Nothing is recorded yet. */
  Missing: 'MISSING',
  /** Complete, and a value is in the outer tenth of its band. */
  NearLimit: 'NEAR_LIMIT',
  /** A value is outside its limits. */
  Outside: 'OUTSIDE',
  /** A required value or photo is not recorded. */
  Partial: 'PARTIAL',
  /** Complete, and all values are within their limits. */
  Within: 'WITHIN'
} as const;

export type StepStateKind = typeof StepStateKind[keyof typeof StepStateKind];
/**
 * Rooms and folders with products that a company keeps to make them again. It never has recorded values, files, markings, dates or
 * installers. REST: GET v1/company/{companyId}/template/{templateId}.
 */
export type Template = Node & {
  __typename?: 'Template';
  /** When the template was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of `folders`. */
  folderCount: Scalars['Int']['output'];
  /** Each after the one that holds it, sorted by title. */
  folders: Array<TemplateFolder>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** As typed */
  name: Scalars['String']['output'];
  /** Number of `rooms`. */
  roomCount: Scalars['Int']['output'];
  /** Sorted by title. */
  rooms: Array<TemplateRoom>;
  /** Opaque. Send it with a change, so that the change is refused when somebody else changed the template. */
  version: Scalars['String']['output'];
};

/** One page of templates. */
export type TemplateConnection = {
  __typename?: 'TemplateConnection';
  /** The rows. */
  edges: Array<TemplateEdge>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of rows in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a page. */
export type TemplateEdge = {
  __typename?: 'TemplateEdge';
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The template. */
  node: Template;
};

/** A folder of a template. */
export type TemplateFolder = {
  __typename?: 'TemplateFolder';
  /** Titles of the folders from the outermost down to this one. */
  path: Array<Scalars['String']['output']>;
};

/** A product of a room in a template. */
export type TemplateProduct = {
  __typename?: 'TemplateProduct';
  /** The article number when the template was made. */
  articleNumber: Scalars['String']['output'];
  /** m, as cut. */
  cableLength?: Maybe<Scalars['Float']['output']>;
  /** Thermal insulation around the run; null where the product does not ask for it. */
  isolation?: Maybe<Scalars['Boolean']['output']>;
  /** Global id of the catalogue product. */
  productId: Scalars['ID']['output'];
  /** Name and variant in the viewer's language; null when the catalogue has the product no longer. */
  title?: Maybe<Scalars['String']['output']>;
  /** V */
  voltage?: Maybe<Scalars['Float']['output']>;
};

/** An installation to be made from a template. */
export type TemplateRoom = {
  __typename?: 'TemplateRoom';
  /** Titles of the folders around it, the outermost first; empty for one directly in the template. */
  path: Array<Scalars['String']['output']>;
  /** In the order in which they are added. */
  products: Array<TemplateProduct>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** The input of `undoBatch`. */
export type UndoBatchInput = {
  /** Global id of the batch to take back. */
  batchId: Scalars['ID']['input'];
};

/** The result of `undoBatch`. */
export type UndoBatchPayload = {
  __typename?: 'UndoBatchPayload';
  /** The batch that takes it back; null when refused. */
  batch?: Maybe<Batch>;
  /** Empty when it was started. */
  userErrors: Array<UserError>;
};

/** The input of `updateCompany`. */
export type UpdateCompanyInput = {
  /** Street and number */
  address: Scalars['String']['input'];
  /** Town */
  city: Scalars['String']['input'];
  /** Decides numbers, certificates' language and days. */
  country: Country;
  /** E-mail address of the firm. */
  email: Scalars['String']['input'];
  /** As registered */
  name: Scalars['String']['input'];
  /** Stays as it is when left out. */
  orgNumber?: InputMaybe<Scalars['String']['input']>;
  /** As typed */
  phoneNumber: Scalars['String']['input'];
  /** As written in the country. */
  postalCode: Scalars['String']['input'];
  /** The version that was read; the answer is CONFLICT when somebody else changed the object since. */
  version?: InputMaybe<Scalars['String']['input']>;
  /** Trimmed; empty clears it. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateCompany`. */
export type UpdateCompanyPayload = {
  __typename?: 'UpdateCompanyPayload';
  /** The company after the change, or as it stands now for CONFLICT. */
  company?: Maybe<Company>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `updateFolder`. */
export type UpdateFolderInput = {
  /** An integrator's own key, 1 to 100 characters, which no other folder of the company has; null or empty clears it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the folder. */
  folderId: Scalars['ID']['input'];
  /** An integrator's own values to set or to remove; the others stay. */
  metadata?: InputMaybe<Array<MetadataInput>>;
  /** The title, which is trimmed. */
  title: Scalars['String']['input'];
  /** The version that was read; the answer is CONFLICT when somebody else changed the object since. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateFolder`. */
export type UpdateFolderPayload = {
  __typename?: 'UpdateFolderPayload';
  /** The folder after the change, or as it stands now for CONFLICT. */
  folder?: Maybe<Folder>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `updateInstallation`. */
export type UpdateInstallationInput = {
  /** An integrator's own key, 1 to 100 characters, which no other installation of the company has; null or empty clears it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the installation. */
  installationId: Scalars['ID']['input'];
  /** Global id of a user with the installer flag. */
  installerId: Scalars['ID']['input'];
  /** An integrator's own values to set or to remove; the others stay. */
  metadata?: InputMaybe<Array<MetadataInput>>;
  /** The title, which is trimmed. */
  title: Scalars['String']['input'];
  /** The version that was read; the answer is CONFLICT when somebody else changed the object since. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateInstallation`. */
export type UpdateInstallationPayload = {
  __typename?: 'UpdateInstallationPayload';
  /** The installation after the change, or as it stands now for CONFLICT. */
  installation?: Maybe<Installation>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `updateInstalledProduct`. */
export type UpdateInstalledProductInput = {
  /** The marking printed on the cable; null clears it. */
  cableMarking?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the installed product, which it keeps. */
  installedProductId: Scalars['ID']['input'];
  /** Global id of the catalogue product to exchange it for: one that is measured by the same values and has the same `extraFields`. */
  productId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of `updateInstalledProduct`. */
export type UpdateInstalledProductPayload = {
  __typename?: 'UpdateInstalledProductPayload';
  /** The installation as it stands now, with its current steps. */
  installation?: Maybe<Installation>;
  /** The product after the change; null when refused. */
  product?: Maybe<InstalledProduct>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `updateInstrument`; what is left out stays as it is. */
export type UpdateInstrumentInput = {
  /** All calibrations, instead of those of before. */
  calibrations?: InputMaybe<Array<CalibrationInput>>;
  /** The instrument's id. */
  instrumentId: Scalars['ID']['input'];
  /** True takes it out of use from today on, false brings it back. */
  isRetired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its maker. */
  maker?: InputMaybe<Scalars['String']['input']>;
  /** Its model. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** The maker's number of it. */
  serialNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; without it the last change wins. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateInstrument`. */
export type UpdateInstrumentPayload = {
  __typename?: 'UpdateInstrumentPayload';
  /** The instrument after the change; for CONFLICT as it is now; null when refused otherwise. */
  instrument?: Maybe<Instrument>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `updateProject`. */
export type UpdateProjectInput = {
  /** Town of the job. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Name of the customer. */
  customer?: InputMaybe<Scalars['String']['input']>;
  /** Default address for certificates; null or empty clears it. */
  customerEmail?: InputMaybe<Scalars['String']['input']>;
  /**
   * A date after the start, as text; null or empty clears it.
   * @deprecated A text where a `Date` is meant. Use `endsOn`. Goes after 2027-03-01.
   */
  endDate?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the work, not before the first. Null clears it. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** An integrator's own key, 1 to 100 characters, which no other project of the company has; null or empty clears it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** An integrator's own values to set or to remove; the others stay. */
  metadata?: InputMaybe<Array<MetadataInput>>;
  /** Name of the project. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** As written in the country; null clears it. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  /**
   * A date, as text.
   * @deprecated A text where a `Date` is meant. Use `startsOn`. Goes after 2027-03-01.
   */
  startDate?: InputMaybe<Scalars['String']['input']>;
  /** The first day of the work. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  /** The version that was read; the answer is CONFLICT when somebody else changed the object since. */
  version?: InputMaybe<Scalars['String']['input']>;
  /** Null clears it. NOT_IMPLEMENTED where `Features.workKinds` is false. */
  workKind?: InputMaybe<WorkKind>;
};

/** The result of `updateProject`. */
export type UpdateProjectPayload = {
  __typename?: 'UpdateProjectPayload';
  /** The project after the change, or as it stands now for CONFLICT. */
  project?: Maybe<Project>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `updateSavedView`. What is left out stays. */
export type UpdateSavedViewInput = {
  /** 1 to 100 characters; each view of a list has another name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** See `SavedView.search`; at most 1000 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Id of the view. */
  viewId: Scalars['ID']['input'];
};

/** The result of `updateSavedView`. */
export type UpdateSavedViewPayload = {
  __typename?: 'UpdateSavedViewPayload';
  /** The view after the change; null when refused. */
  savedView?: Maybe<SavedView>;
  /** The viewer, with the views after the change; null when refused. */
  user?: Maybe<User>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `updateUser`. */
export type UpdateUserInput = {
  /** Stays as it is when left out. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Admins may set it for other users too. */
  installer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Stays as it is when left out. */
  language?: InputMaybe<Language>;
  /** Stays as it is when left out. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Stays as it is when left out; empty clears it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Only the viewer's own. */
  subscribeToNewsletter?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id of the user. */
  userId: Scalars['ID']['input'];
  /** The version that was read; the answer is CONFLICT when somebody else changed the object since. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of `updateUser`. */
export type UpdateUserPayload = {
  __typename?: 'UpdateUserPayload';
  /** The user after the change, or as it stands now for CONFLICT. */
  user?: Maybe<User>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `updateWebhook`; what is left out stays as it is. */
export type UpdateWebhookInput = {
  /** False switches it off, and true on again. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Everything that it is to be told, at least one kind. */
  kinds?: InputMaybe<Array<WebhookKind>>;
  /** A public https address. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** The webhook's id. */
  webhookId: Scalars['ID']['input'];
};

/** The result of `updateWebhook`. */
export type UpdateWebhookPayload = {
  __typename?: 'UpdateWebhookPayload';
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
  /** The webhook after the change; null when nothing was changed. */
  webhook?: Maybe<Webhook>;
};

/** A part of a file that has not arrived. */
export type UploadPart = {
  __typename?: 'UploadPart';
  /** Its first byte in the file. */
  offset: Scalars['Int']['output'];
  /** Bytes, as many as the PUT must send. */
  size: Scalars['Int']['output'];
  /** PUT the part here, without a token, within five minutes. */
  uploadUrl: Scalars['URL']['output'];
};

/** A product that the company used lately. */
export type UsedProduct = {
  __typename?: 'UsedProduct';
  /** Number of installations that got it in the last 90 days. */
  installations: Scalars['Int']['output'];
  /** Time of the last addition. */
  lastAddedAt: Scalars['DateTime']['output'];
  /** The product, in the viewer's language. */
  product: Product;
};

/** A person of the company. REST: GET v1/user/{userId}. */
export type User = HistorySubject & Node & {
  __typename?: 'User';
  /** False for a deactivated user, who cannot sign in. */
  active: Scalars['Boolean']['output'];
  /**
   * Null for a user without a company. `id`, `companyId`, `viewerCan...` and the lists do not wait for the company's request.
   * REST: GET v1/company.
   */
  company?: Maybe<Company>;
  /** The address the user signs in with. */
  email: Scalars['EmailAddress']['output'];
  /**
   * Parts that the REST service behind this gateway has, the same for each of its users. The gateway asks the service at most once in five minutes.
   * Null with an error when the service does not answer.
   */
  features?: Maybe<Features>;
  /** Given name */
  firstName: Scalars['String']['output'];
  /**
   * True when a sign-in asks for the code of an authenticator app. Visible to the user only; null for other viewers, and null with an error
   * when the user pool does not answer. User pool: GetUser.
   */
  hasAuthenticator?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Changes of the user's account and rights, latest first; for those who may read `Company.history`, null without an error for others. Null
   * with an error when a request fails; NOT_IMPLEMENTED from a service without a history. See `Features.listCursors` for cursors. REST: GET v1/history.
   */
  history?: Maybe<HistoryConnection>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** True for a user who can be assigned to installations. */
  installer: Scalars['Boolean']['output'];
  /**
   * Until when the temporary password of somebody who has not signed in yet is good. Null for everybody else, for viewers who are no admins or owners,
   * and for a service that does not tell it.
   */
  invitedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** True for the roles admin and owner. */
  isAdmin: Scalars['Boolean']['output'];
  /** Language of the web client and of mails. */
  language: Language;
  /** Family name */
  lastName: Scalars['String']['output'];
  /** Time of the last sign-in; null before the first, for viewers who are no admins or owners, and for a service that does not tell it. */
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /** Passkeys that sign declarations, the oldest first. Null for other viewers, and where `Features.declarations` is false. REST: GET v1/passkeys. */
  passkeys?: Maybe<Array<Passkey>>;
  /** As typed; null when none was given. */
  phone?: Maybe<Scalars['String']['output']>;
  /**
   * For a deactivated user, how many installations `setUserActive` would give back with `returnInstallations`. Null for viewers who are no admins or
   * owners, and for a service without `Features.handover`.
   */
  returnableInstallations?: Maybe<Scalars['Int']['output']>;
  /** Read from REST in each operation, so a change has effect at once. */
  role: Role;
  /** Saved views of project lists by name. Null for other viewers, and where `Features.savedViews` is false. REST: GET v1/views. */
  savedViews?: Maybe<Array<SavedView>>;
  /** Visible to the user only; null for other viewers. */
  subscribeToNewsletter?: Maybe<Scalars['Boolean']['output']>;
  /** Time of the last change of the user; null for a service that does not tell it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The REST id. */
  userId: Scalars['String']['output'];
  /**
   * The same for each user as the service tells it to admins and owners, without asking the user pool. Null for other viewers, and for a service that does
   * not tell it.
   */
  usesAuthenticator?: Maybe<Scalars['Boolean']['output']>;
  /** Opaque. Send it with a change, so that the change is refused when somebody else changed the user. */
  version: Scalars['String']['output'];
  /** True for the user, and for admins and owners; for an owner's account, true for owners only. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** True for admins and owners, except for their own account; for an owner's account, true for owners only. */
  viewerCanSetActive: Scalars['Boolean']['output'];
  /** True for admins and owners; for an owner's role, true for owners only. */
  viewerCanSetRole: Scalars['Boolean']['output'];
  /**
   * True for a mail each Monday about what needs attention, without what the user has put off. Visible to the user only; null for other
   * viewers, null from a service without it, and null with an error when the request fails. REST: GET v1/weekly-mail.
   */
  wantsWeeklyMail?: Maybe<Scalars['Boolean']['output']>;
};


/** A person of the company. REST: GET v1/user/{userId}. */
export type UserHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HistoryFilter>;
  first?: Scalars['Int']['input'];
};

/** One page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** The rows. */
  edges: Array<UserEdge>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of rows in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** One row of a page. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The user. */
  node: User;
};

/** An expected refusal: its code, and the field that it concerns. */
export type UserError = {
  __typename?: 'UserError';
  /** For CONFLICT of an object's version, the name of the person or program that made the last change; null when unknown. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** From a closed set; clients translate it. */
  code: UserErrorCode;
  /** For EXTERNAL_ID_TAKEN, the global id of the object that has it; null when it stands twice in the input. */
  existingId?: Maybe<Scalars['ID']['output']>;
  /**
   * `path` in one text, such as `attachments.1.fileName`.
   * @deprecated Use `path`. Goes after 2027-02-28.
   */
  field?: Maybe<Scalars['String']['output']>;
  /** For VALUE_INVALID, the largest allowed number, or the largest number of characters; null when unknown. */
  max?: Maybe<Scalars['Float']['output']>;
  /** English, for developers and logs. */
  message: Scalars['String']['output'];
  /** For VALUE_INVALID, the smallest allowed number; null when unknown. */
  min?: Maybe<Scalars['Float']['output']>;
  /** For PASSKEY_NOT_OWN, the name of the person whose passkey it is; null for a removed one. */
  ownedBy?: Maybe<Scalars['String']['output']>;
  /**
   * The way through the input to what it concerns, with the index of a list item, such as `["attachments", "1", "fileName"]`; null for the
   * whole input. `recordMeasurements` names the value instead, as `["resistance"]`.
   */
  path?: Maybe<Array<Scalars['String']['output']>>;
  /** For RATE_LIMITED and TOO_MANY_ATTEMPTS, seconds until the limit ends, as in the header `Retry-After`; null when unknown. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** Reason of a refused change. New values may be added; treat an unknown one like VALUE_INVALID. */
export const UserErrorCode = {
  /** The warranty was activated: the installation is locked. */
  AlreadyActivated: 'ALREADY_ACTIVATED',
  /** The installation is finished and its recordings are fixed. */
  AlreadyCompleted: 'ALREADY_COMPLETED',
  /** A ZIP of certificates is being made for the company; wait until it is done. */
  ArchiveRunning: 'ARCHIVE_RUNNING',
  /** The grant has ended: its time is over, the installation is finished, or the desk ended it or signed out. */
  CameraGrantEnded: 'CAMERA_GRANT_ENDED',
  /** The grant has all its files; make a new one for more. */
  CameraGrantFull: 'CAMERA_GRANT_FULL',
  /** Another certificate took its place; withdraw that one. */
  CertificateReplaced: 'CERTIFICATE_REPLACED',
  /** The certificate was withdrawn before. */
  CertificateWithdrawn: 'CERTIFICATE_WITHDRAWN',
  /** The sign-in took too long; start again. */
  ChallengeExpired: 'CHALLENGE_EXPIRED',
  /** The challenge for the passkey was used before or is older than ten minutes; start again. */
  ChallengeUsed: 'CHALLENGE_USED',
  /** `city` is empty. */
  CityRequired: 'CITY_REQUIRED',
  /** The code is wrong or has expired. */
  CodeInvalid: 'CODE_INVALID',
  /** Somebody else changed the object; the payload has the current one. */
  Conflict: 'CONFLICT',
  /** The page came over plain HTTP, where the browser would drop the session cookies. */
  CookiesWouldBeDropped: 'COOKIES_WOULD_BE_DROPPED',
  /** `customer` is empty. */
  CustomerRequired: 'CUSTOMER_REQUIRED',
  /** Not a date, or a date outside the allowed range. */
  DateInvalid: 'DATE_INVALID',
  /** The company does not sign declarations. */
  DeclarationsOff: 'DECLARATIONS_OFF',
  /** The statement about the work was not accepted. */
  DisclaimerNotAccepted: 'DISCLAIMER_NOT_ACCEPTED',
  /** Not an e-mail address. */
  EmailInvalid: 'EMAIL_INVALID',
  /** `email` is empty. */
  EmailRequired: 'EMAIL_REQUIRED',
  /** A user of this or another company has an account with this address. */
  EmailTaken: 'EMAIL_TAKEN',
  /** The end date is before the start date. */
  EndBeforeStart: 'END_BEFORE_START',
  /** `endsOn` is empty. */
  EndDateRequired: 'END_DATE_REQUIRED',
  /** One of your exports runs; wait until it has ended, or cancel it. */
  ExportRunning: 'EXPORT_RUNNING',
  /** Another object of its kind in the company has this external id, see `existingId`; nothing was saved. */
  ExternalIdTaken: 'EXTERNAL_ID_TAKEN',
  /** The field named in `field` is empty. */
  FieldRequired: 'FIELD_REQUIRED',
  /** Over 25 MB for an attachment, 5 MB for a logo. */
  FileTooLarge: 'FILE_TOO_LARGE',
  /** Files of this type are not allowed here. */
  FileTypeNotAllowed: 'FILE_TYPE_NOT_ALLOWED',
  /** `firstName` is empty. */
  FirstNameRequired: 'FIRST_NAME_REQUIRED',
  /** A project's root folder can be deleted only with its project. */
  FolderIsRoot: 'FOLDER_IS_ROOT',
  /** The folder has no activated installation, so it has no certificate to send again; or the project has no such folder. */
  FolderNotActivated: 'FOLDER_NOT_ACTIVATED',
  /** The project has no such folder; it may have been deleted. */
  FolderNotFound: 'FOLDER_NOT_FOUND',
  /** The folder's own installations are not all finished, or are all activated; or the project has no such folder. */
  FolderNotSignable: 'FOLDER_NOT_SIGNABLE',
  /** A folder of the third level cannot have subfolders. */
  FolderTooDeep: 'FOLDER_TOO_DEEP',
  /** The account already belongs to a company and cannot change to another. */
  HasCompany: 'HAS_COMPANY',
  /** It contains an activated installation, which must stay for the warranty. */
  HoldsActivated: 'HOLDS_ACTIVATED',
  /** The key was used with another input; nothing was done. Use a new key. */
  IdempotencyKeyReused: 'IDEMPOTENCY_KEY_REUSED',
  /** The first request with the key is still running; send it again in a moment for its result. */
  IdempotencyRunning: 'IDEMPOTENCY_RUNNING',
  /** Unknown address or wrong password; the two are not distinguished. */
  IncorrectCredentials: 'INCORRECT_CREDENTIALS',
  /** The user has no installer flag or is not active. */
  InstallerNotAllowed: 'INSTALLER_NOT_ALLOWED',
  /** No installer was given. */
  InstallerRequired: 'INSTALLER_REQUIRED',
  /** The company has 500 instruments, which is the most. */
  InstrumentLimit: 'INSTRUMENT_LIMIT',
  /** The instrument is not one that the company uses. */
  InstrumentNotAllowed: 'INSTRUMENT_NOT_ALLOWED',
  /** Values name the instrument: take it out of use instead. */
  InstrumentUsed: 'INSTRUMENT_USED',
  /** Something in the company carries the invited person's name already, so the invitation is not withdrawn. */
  InvitationInUse: 'INVITATION_IN_USE',
  /** The invitation belongs to another account, was accepted or is older than 7 days. */
  InvitationNotFound: 'INVITATION_NOT_FOUND',
  /** A company keeps at least one active admin or owner. */
  LastAdmin: 'LAST_ADMIN',
  /** `lastName` is empty. */
  LastNameRequired: 'LAST_NAME_REQUIRED',
  /** A company keeps at least one active owner. */
  LastOwner: 'LAST_OWNER',
  /** The person who measured is not an active installer of the company, and does not stand there already. */
  MeasurerNotAllowed: 'MEASURER_NOT_ALLOWED',
  /** The account asks for an authenticator's code; see `challenge`. */
  MfaRequired: 'MFA_REQUIRED',
  /** The name holds an address of the web (`https://`, `www.`), of which mail programs would make a link in invitations. */
  NameHoldsAddress: 'NAME_HOLDS_ADDRESS',
  /** `name` is empty. */
  NameRequired: 'NAME_REQUIRED',
  /** The user pool could not be reached; nothing was changed. */
  NetworkError: 'NETWORK_ERROR',
  /** The password is temporary; see `challenge`. */
  NewPasswordRequired: 'NEW_PASSWORD_REQUIRED',
  /** The caller's role does not allow it. */
  NotAllowed: 'NOT_ALLOWED',
  /** The installation does not wait for a review. */
  NotInReview: 'NOT_IN_REVIEW',
  /** Something is missing; see the installation's `missing`. */
  NotReady: 'NOT_READY',
  /** The batch cannot be taken back: it runs, changed nothing, was taken back before, or ended over a day ago. */
  NotUndoable: 'NOT_UNDOABLE',
  /** `folders` is empty. */
  NoFolderSelected: 'NO_FOLDER_SELECTED',
  /** It is no new passkey that answers the options. */
  PasskeyInvalid: 'PASSKEY_INVALID',
  /** The person has 20 passkeys, which is the most. */
  PasskeyLimit: 'PASSKEY_LIMIT',
  /** The passkey belongs to another person or was removed; nothing was signed. */
  PasskeyNotOwn: 'PASSKEY_NOT_OWN',
  /** The password is empty. */
  PasswordRequired: 'PASSWORD_REQUIRED',
  /** The account had this password before, or it is the temporary one; choose another. */
  PasswordReused: 'PASSWORD_REUSED',
  /** The user pool requires a stronger password. */
  PasswordTooWeak: 'PASSWORD_TOO_WEAK',
  /** No warranty begins in the period. */
  PeriodEmpty: 'PERIOD_EMPTY',
  /** `postalCode` is empty. */
  PostalCodeRequired: 'POSTAL_CODE_REQUIRED',
  /** The other product is measured by other values. */
  ProductMeasuredOtherwise: 'PRODUCT_MEASURED_OTHERWISE',
  /** The catalogue no longer has the product. */
  ProductNotFound: 'PRODUCT_NOT_FOUND',
  /** The other product has other fields of its recipe. */
  ProductOtherParticulars: 'PRODUCT_OTHER_PARTICULARS',
  /** The limit for certificates, invitations, uploads or reported faults is reached; try later. */
  RateLimited: 'RATE_LIMITED',
  /** A product, value or photo has changed since the declaration was shown; read it and sign again. */
  RecordChanged: 'RECORD_CHANGED',
  /** A review needs a second active person in the company. */
  ReviewerMissing: 'REVIEWER_MISSING',
  /** The person who finished an installation cannot review it. */
  SameAccount: 'SAME_ACCOUNT',
  /** The setup of the authenticator took too long or is already finished; start again. */
  SetupExpired: 'SETUP_EXPIRED',
  /** The signature is not one of this declaration by this passkey. */
  SignatureInvalid: 'SIGNATURE_INVALID',
  /** `startsOn` is empty. */
  StartDateRequired: 'START_DATE_REQUIRED',
  /** The installation already is in that folder. */
  TargetFolderIsCurrent: 'TARGET_FOLDER_IS_CURRENT',
  /** The temporary password is correct but older than 7 days. A new invitation by an admin of the company replaces it. */
  TemporaryPasswordExpired: 'TEMPORARY_PASSWORD_EXPIRED',
  /** `title` is empty. */
  TitleRequired: 'TITLE_REQUIRED',
  /** Too many attempts; wait before the next one. */
  TooManyAttempts: 'TOO_MANY_ATTEMPTS',
  /** The company has as many programs as it may have. Revoke one first. */
  TooManyPrograms: 'TOO_MANY_PROGRAMS',
  /** The value named in `field` has a length, format or range that cannot be stored. */
  ValueInvalid: 'VALUE_INVALID',
  /** The person has 50 views, which is the most. */
  ViewLimit: 'VIEW_LIMIT',
  /** The person has another view of this list with the name. */
  ViewNameTaken: 'VIEW_NAME_TAKEN',
  /** A certificate covered it that was withdrawn, so it is kept for ever. */
  WasCertified: 'WAS_CERTIFIED',
  /** The company has ten webhooks, which is the most. */
  WebhookLimit: 'WEBHOOK_LIMIT',
  /** The webhook is switched off; switch it on first. */
  WebhookOff: 'WEBHOOK_OFF',
  /** Not a public https address, or one with a name and password in it. */
  WebhookUrlInvalid: 'WEBHOOK_URL_INVALID'
} as const;

export type UserErrorCode = typeof UserErrorCode[keyof typeof UserErrorCode];
/** A whole list. */
export type UserList = {
  __typename?: 'UserList';
  /** True when rows and count of REST differed, also when the list was read once more: rows may be missing. */
  hasWrongCount: Scalars['Boolean']['output'];
  /** True when the list has more rows than `nodes`. */
  isTruncated: Scalars['Boolean']['output'];
  /** The rows, at most 10,000. */
  nodes: Array<User>;
  /** Number of users in `nodes`; REST gives no count here. */
  totalCount: Scalars['Int']['output'];
};

/** Judgement of a reading against its limits. */
export const Verdict = {
  /** Within the limits, in the outer tenth of the band. */
  NearLimit: 'NEAR_LIMIT',
  /** Deliberately not measured. */
  NotMeasured: 'NOT_MEASURED',
  /** Below the lower or above the upper limit. The value is recorded all the same. */
  Outside: 'OUTSIDE',
  /** Over the instrument's range, which is too small to judge. */
  OverRangeInconclusive: 'OVER_RANGE_INCONCLUSIVE',
  /** Over the instrument's range, which means a broken conductor. */
  OverRangeOutside: 'OVER_RANGE_OUTSIDE',
  /** Over the instrument's range, which is good for insulation. */
  OverRangeWithin: 'OVER_RANGE_WITHIN',
  /** Within the limits. */
  Within: 'WITHIN'
} as const;

export type Verdict = typeof Verdict[keyof typeof Verdict];
/** The public data of a certificate, without personal data. REST: GET v1/certificate/{code}. */
export type VerifiedCertificate = {
  __typename?: 'VerifiedCertificate';
  /** First day of the warranty. */
  activationDate: Scalars['Date']['output'];
  /** True where a report may have a photo; see `Mutation.createFaultUpload`. */
  canAddPhoto: Scalars['Boolean']['output'];
  /** True where a report may have `name`, `phone` and `email`. */
  canNameReporter: Scalars['Boolean']['output'];
  /** True with the code of the mails, where the service takes reports; see `Mutation.reportFault`. */
  canReportFault: Scalars['Boolean']['output'];
  /** Town of the job. */
  city: Scalars['String']['output'];
  /** The firm's street, postal code and town, as they are now; null for a service that does not give them. */
  companyAddress?: Maybe<Scalars['String']['output']>;
  /** The colour that most of the firm's logo has, such as `#14523f`; null without one, and for a service that does not give it. */
  companyColor?: Maybe<Scalars['String']['output']>;
  /** An expiring link to a PNG of the firm's logo; null when it has none, and for a service that does not give it. */
  companyLogo?: Maybe<Scalars['URL']['output']>;
  /** The firm that did the work. */
  companyName: Scalars['String']['output'];
  /** The firm's telephone number, as it is now; null when it has none, and for a service that does not give it. */
  companyPhone?: Maybe<Scalars['String']['output']>;
  /** The reports without their reporters and photos, the latest first; null without the code of the mails, and for a service without `Features.faultStates`. */
  faultReports?: Maybe<Array<FaultReport>>;
  /** Titles of the products that were installed. */
  installations: Array<Scalars['String']['output']>;
  /** Language of the certificate, its terms and its steps; null for a service that does not give it. */
  language?: Maybe<Language>;
  /** Document number, as printed. */
  number: Scalars['String']['output'];
  /** The proof that it stands in the public log, as a small text file (C2SP tlog-proof); null as long as there is none, and for a service without a log. */
  proofUrl?: Maybe<Scalars['URL']['output']>;
  /** The certificates that cover its rooms since it was withdrawn, the latest first; null for a service that withdraws none. */
  replacedBy?: Maybe<Array<RelatedCertificate>>;
  /** The withdrawn certificates whose rooms it covers anew, the latest first; null for a service that withdraws none. */
  replaces?: Maybe<Array<RelatedCertificate>>;
  /** The installations with their products and limits; null for a service that does not give them. */
  rooms?: Maybe<Array<VerifiedRoom>>;
  /** The signature in its PDF; null for a PDF without one, and for a service that does not seal. */
  seal?: Maybe<Seal>;
  /** Project and folder, as printed; null without the code of the mails, and for a service that does not give them. */
  site?: Maybe<Scalars['String']['output']>;
  /** Whether it holds; null for a service that withdraws none. */
  status?: Maybe<CertificateStatus>;
  /** Paragraphs of the terms of the warranty, in the language of the certificate; null for a service that does not give them. */
  terms?: Maybe<Array<Scalars['String']['output']>>;
  /** An expiring link to the PDF, which names customer and site; null without the code of the mails. */
  url?: Maybe<Scalars['URL']['output']>;
  /** Last day of the warranty. */
  validUntil: Scalars['Date']['output'];
  /** Since when it does not hold and why; null while it holds, and for a service that withdraws none. */
  withdrawal?: Maybe<PublicWithdrawal>;
};

/** A product of a certificate, with the limits that its measurements had to keep, and its readings. */
export type VerifiedProduct = {
  __typename?: 'VerifiedProduct';
  /** Limits of its insulation resistance in MΩ; null where it was not asked for. */
  insulation?: Maybe<PrintedLimits>;
  /** Limits of its resistance in Ω; null where it was not asked for. */
  resistance?: Maybe<PrintedLimits>;
  /** The steps at which it was measured, in the order of the work; null for a service that does not give them. */
  steps?: Maybe<Array<VerifiedStep>>;
  /** Its title, in the language of the certificate. */
  title: Scalars['String']['output'];
};

/** An installation of a certificate, as printed. */
export type VerifiedRoom = {
  __typename?: 'VerifiedRoom';
  /** An expiring link to the small picture of that photo, as `Attachment.thumbnailUrl`. */
  photoThumbnailUrl?: Maybe<Scalars['URL']['output']>;
  /** An expiring link to a photo from before the floor was covered; null without one, and without the code of the mails. */
  photoUrl?: Maybe<Scalars['URL']['output']>;
  /** Its products. */
  products: Array<VerifiedProduct>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A step of a certificate, as printed. */
export type VerifiedStep = {
  __typename?: 'VerifiedStep';
  /** The current in A; null where it was not asked for, and for a service that does not give it. */
  current?: Maybe<PrintedReading>;
  /** The insulation resistance in MΩ; null where it was not asked for. */
  insulation?: Maybe<PrintedReading>;
  /** See `Step.label`. */
  label: Scalars['String']['output'];
  /** The resistance in Ω; null where it was not asked for. */
  resistance?: Maybe<PrintedReading>;
  /** The temperature in °C; null where it was not asked for, and for a service that does not give it. */
  temperature?: Maybe<PrintedReading>;
  /** Its title, in the language of the certificate. */
  title: Scalars['String']['output'];
};

/** Years of a warranty, which can depend on products, country and evidence. */
export type WarrantyTerm = {
  __typename?: 'WarrantyTerm';
  /** The years from complete evidence. */
  completeYears: Scalars['Int']['output'];
  /** The values whose evidence is missing, outside its limits, or from too small a range. */
  lacks: Array<StepField>;
  /** The years from the evidence that there is. */
  years: Scalars['Int']['output'];
};

/** An address that is told what happens in the company, by POST and signed as Standard Webhooks specify. */
export type Webhook = Node & {
  __typename?: 'Webhook';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * Deliveries of the last 30 days, sent and waiting, latest first. Null with an error when a request fails. See
   * `Features.listCursors` for cursors. REST: GET v1/webhooks/{webhookId}/deliveries.
   */
  deliveries?: Maybe<WebhookDeliveryConnection>;
  /** The first failed attempt since the last one that succeeded; null when the last one did. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque; stable for the object's life. */
  id: Scalars['ID']['output'];
  /** False while it is switched off: what happens meanwhile is never told. */
  isActive: Scalars['Boolean']['output'];
  /** Everything that it is told. */
  kinds: Array<WebhookKind>;
  /** Until when deliveries are signed with the secret before this one too; null when they no longer are. */
  previousSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When the service switched it off, because it had failed for three days or its receiver answered 410; null otherwise. */
  stoppedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address. */
  url: Scalars['String']['output'];
};


/** An address that is told what happens in the company, by POST and signed as Standard Webhooks specify. */
export type WebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Something that is told to a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** The beginning of the last answer's body; null without one. */
  answer?: Maybe<Scalars['String']['output']>;
  /** How often it was tried. */
  attemptCount: Scalars['Int']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** HTTP status of the last answer; null without one. */
  httpStatus?: Maybe<Scalars['Int']['output']>;
  /** Opaque; stable for the object's life. `node` does not know it. */
  id: Scalars['ID']['output'];
  /** The event that it tells. */
  kind: WebhookKind;
  /** When it was tried last; null before the first attempt. */
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Sent as `webhook-id`: the same at each attempt. */
  messageId: Scalars['String']['output'];
  /** The body as it is sent, JSON. */
  payload: Scalars['String']['output'];
  /** Why the last attempt failed; null when it did not. */
  reason?: Maybe<WebhookFailureReason>;
  /** Whether it arrived. */
  state: WebhookDeliveryState;
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The rows. */
  edges: Array<WebhookDeliveryEdge>;
  /** Where the page lies in the list. */
  pageInfo: PageInfo;
  /** Number of all rows, not of the page. */
  totalCount: Scalars['Int']['output'];
};

/** A delivery of a page. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Opaque; for `after`. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

/** Whether a delivery arrived. */
export const WebhookDeliveryState = {
  /** The receiver answered with a status from 200 to 299. */
  Delivered: 'DELIVERED',
  /** It is not tried any more: three days of attempts are over, or the webhook was switched off. */
  Failed: 'FAILED',
  /** It waits for its first or next attempt. */
  Queued: 'QUEUED'
} as const;

export type WebhookDeliveryState = typeof WebhookDeliveryState[keyof typeof WebhookDeliveryState];
/** Why an attempt failed. */
export const WebhookFailureReason = {
  /** The name leads to an address of a private network. */
  AddressForbidden: 'ADDRESS_FORBIDDEN',
  /** No connection could be made. */
  NoConnection: 'NO_CONNECTION',
  /** The answer was a redirect, which is not followed. */
  Redirect: 'REDIRECT',
  /** The answer's status was no success. */
  Refused: 'REFUSED',
  /** No answer came within 10 seconds. */
  Timeout: 'TIMEOUT',
  /** The webhook was switched off before it was sent. */
  WebhookOff: 'WEBHOOK_OFF'
} as const;

export type WebhookFailureReason = typeof WebhookFailureReason[keyof typeof WebhookFailureReason];
/** Something that webhooks may be told. */
export const WebhookKind = {
  /** A mail with a certificate could not be delivered; `data.copy` as above. */
  CertificateDeliveryFailed: 'CERTIFICATE_DELIVERY_FAILED',
  /** The state of a fault report was set. Only where `Features.faultStates` is true. */
  CertificateFaultChanged: 'CERTIFICATE_FAULT_CHANGED',
  /** A certificate was issued. */
  CertificateIssued: 'CERTIFICATE_ISSUED',
  /** Another certificate took the place of a withdrawn one, which the event names. */
  CertificateReplaced: 'CERTIFICATE_REPLACED',
  /** A mail with a certificate was handed over; `data.copy` of the event is true for the copy to the sender, false for the customer's mail. */
  CertificateSent: 'CERTIFICATE_SENT',
  /** A certificate was withdrawn. Only where `Features.certificateWithdrawal` is true, as the next. */
  CertificateWithdrawn: 'CERTIFICATE_WITHDRAWN',
  /** An installation was finished. */
  InstallationFinished: 'INSTALLATION_FINISHED',
  /** The finishing of an installation was taken back. Only where `Features.reopening` is true. */
  InstallationReopened: 'INSTALLATION_REOPENED',
  /** A project was archived. */
  ProjectArchived: 'PROJECT_ARCHIVED',
  /** Fields of a project were changed, or it was taken back from the archive. */
  ProjectChanged: 'PROJECT_CHANGED',
  /** A project was created. */
  ProjectCreated: 'PROJECT_CREATED',
  /** Somebody was invited to the company. */
  UserInvited: 'USER_INVITED'
} as const;

export type WebhookKind = typeof WebhookKind[keyof typeof WebhookKind];
/** The input of `withdrawCertificate`. */
export type WithdrawCertificateInput = {
  /** Global id of the certificate. */
  certificateId: Scalars['ID']['input'];
  /** Idempotency key, 1 to 255 letters, digits and signs of ASCII without blanks: the same key and input within 24 hours give the same answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, as the customer reads it; 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The result of `withdrawCertificate`. */
export type WithdrawCertificatePayload = {
  __typename?: 'WithdrawCertificatePayload';
  /** The certificate after the change; null when refused. */
  certificate?: Maybe<Certificate>;
  /** Its project as it stands now, also after a refusal; null when it does not exist. */
  project?: Maybe<Project>;
  /** Empty when the change was made. */
  userErrors: Array<UserError>;
};

/** The input of `withdrawInvitation`. */
export type WithdrawInvitationInput = {
  /** Global id of the `PendingInvitation`. */
  invitationId: Scalars['ID']['input'];
};

/** The result of `withdrawInvitation`. */
export type WithdrawInvitationPayload = {
  __typename?: 'WithdrawInvitationPayload';
  /** The company without the invitation; null when refused. */
  company?: Maybe<Company>;
  /** Empty when the invitation was withdrawn. */
  userErrors: Array<UserError>;
};

/** The end of a certificate before its last day. */
export type Withdrawal = {
  __typename?: 'Withdrawal';
  /** Time of the withdrawal. */
  at: Scalars['DateTime']['output'];
  /** As an admin of the firm typed it for the customer. */
  reason: Scalars['String']['output'];
  /** The recipients of the reason, with the state of each mail. */
  recipients: Array<WithdrawalRecipient>;
};

/** A recipient of the mail about a withdrawal. */
export type WithdrawalRecipient = {
  __typename?: 'WithdrawalRecipient';
  /** Time of the last change of the state. */
  changedAt: Scalars['DateTime']['output'];
  /** The address. */
  email: Scalars['String']['output'];
  /** State of the mail. */
  state: DeliveryState;
};

/** The kind of the electrical work of a project. */
export const WorkKind = {
  /** A change of an installation: endring. */
  Change: 'CHANGE',
  /** An extension of an installation: utvidelse. */
  Extension: 'EXTENSION',
  /** A new installation: nyanlegg. */
  NewInstallation: 'NEW_INSTALLATION'
} as const;

export type WorkKind = typeof WorkKind[keyof typeof WorkKind];