import type * as Schema from './schema.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserSource, CompanySource, ProjectListSource, ProjectPagesSource, ProjectPageSource, BatchItemSource, InstallationSource, AttentionSource, AttentionInviteeSource, WebhookDeliverySource, SearchPlaceSource, TemplateSource, InstalledProductSource, StepSource, StepEntrySource, MissingSource, SignableFolderSource, SignableInstallationSource, CertificateSource, CertificateEdgeSource, FaultReportEdgeSource } from '../graphql/sources.ts';
import type { RestProject, RestCustomer, RestBatch, RestProjectImport, RestFolderSummary, RestInstallerFigures, RestAttentionItem, RestExport, RestRoomDeclaration, RestDeclaration, RestPasskey, RestSavedView, RestInstrument, RestInstrumentMapping, RestInstrumentFile, RestWebhook, RestSearchHit, RestChangedObject, RestHistoryEntry, RestHistoryItem, RestHistoryActor, RestHistoryThing, RestHistoryPerson, RestHistoryProduct, RestHistoryChange, RestHistoryCheck, RestPendingInvitation, RestProgram, RestProduct, RestPhotoPlaces, RestPhotoPlace, RestCameraGrant, RestVerifiedCertificate, RestFaultReport, RestReading } from '../rest/types.ts';
import type { SessionProgram } from '../session/programToken.ts';
import type { Context } from '../context.ts';
export type * from './schema.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T | (() => Promise<T | null>);


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
) => Schema.Maybe<TTypes> | Promise<Schema.Maybe<TTypes>>;

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
  HistorySubject:
    | ( CompanySource )
    | ( InstallationSource )
    | ( RestProject )
    | ( UserSource )
  ;
  Node:
    | ( RestBatch )
    | ( CertificateSource )
    | ( CompanySource )
    | ( RestExport )
    | ( RestFolderSummary )
    | ( InstallationSource )
    | ( InstalledProductSource )
    | ( RestInstrument )
    | ( RestProduct )
    | ( RestProject )
    | ( RestProjectImport )
    | ( StepSource )
    | ( StepEntrySource )
    | ( TemplateSource )
    | ( UserSource )
    | ( RestWebhook )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationInput: Schema.AcceptInvitationInput;
  AcceptInvitationPayload: ResolverTypeWrapper<Omit<Schema.AcceptInvitationPayload, 'viewer'> & { viewer?: Schema.Maybe<ResolversTypes['User']> }>;
  ActivateProjectInput: Schema.ActivateProjectInput;
  ActivateProjectPayload: ResolverTypeWrapper<Omit<Schema.ActivateProjectPayload, 'project'> & { project?: Schema.Maybe<ResolversTypes['Project']> }>;
  AddAttachmentInput: Schema.AddAttachmentInput;
  AddAttachmentPayload: ResolverTypeWrapper<Omit<Schema.AddAttachmentPayload, 'installation' | 'stepEntry'> & { installation?: Schema.Maybe<ResolversTypes['Installation']>, stepEntry?: Schema.Maybe<ResolversTypes['StepEntry']> }>;
  AddCameraAttachmentInput: Schema.AddCameraAttachmentInput;
  AddCameraAttachmentPayload: ResolverTypeWrapper<Schema.AddCameraAttachmentPayload>;
  AddPasskeyInput: Schema.AddPasskeyInput;
  AddPasskeyPayload: ResolverTypeWrapper<Omit<Schema.AddPasskeyPayload, 'passkey' | 'user'> & { passkey?: Schema.Maybe<ResolversTypes['Passkey']>, user?: Schema.Maybe<ResolversTypes['User']> }>;
  AddProductInput: Schema.AddProductInput;
  AddProductPayload: ResolverTypeWrapper<Omit<Schema.AddProductPayload, 'installation' | 'product'> & { installation?: Schema.Maybe<ResolversTypes['Installation']>, product?: Schema.Maybe<ResolversTypes['InstalledProduct']> }>;
  AnswerMfaInput: Schema.AnswerMfaInput;
  AnswerNewPasswordInput: Schema.AnswerNewPasswordInput;
  ArchiveProjectInput: Schema.ArchiveProjectInput;
  ArchiveProjectPayload: ResolverTypeWrapper<Omit<Schema.ArchiveProjectPayload, 'project'> & { project?: Schema.Maybe<ResolversTypes['Project']> }>;
  Attachment: ResolverTypeWrapper<Omit<Schema.Attachment, 'sameAs'> & { sameAs?: Schema.Maybe<ResolversTypes['PhotoPlaces']> }>;
  AttachmentInput: Schema.AttachmentInput;
  AttachmentOrigin: Schema.AttachmentOrigin;
  Attention: ResolverTypeWrapper<AttentionSource>;
  AttentionCount: ResolverTypeWrapper<Schema.AttentionCount>;
  AttentionInvitee: ResolverTypeWrapper<AttentionInviteeSource>;
  AttentionItem: ResolverTypeWrapper<RestAttentionItem>;
  AttentionItemConnection: ResolverTypeWrapper<Omit<Schema.AttentionItemConnection, 'edges'> & { edges: Array<ResolversTypes['AttentionItemEdge']> }>;
  AttentionItemEdge: ResolverTypeWrapper<Omit<Schema.AttentionItemEdge, 'node'> & { node: ResolversTypes['AttentionItem'] }>;
  AttentionKind: Schema.AttentionKind;
  AttentionValue: ResolverTypeWrapper<Schema.AttentionValue>;
  AuthenticatorSetup: ResolverTypeWrapper<Schema.AuthenticatorSetup>;
  Batch: ResolverTypeWrapper<RestBatch>;
  BatchAction: Schema.BatchAction;
  BatchItem: ResolverTypeWrapper<BatchItemSource>;
  BatchState: Schema.BatchState;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  BringBackAttentionInput: Schema.BringBackAttentionInput;
  BringBackAttentionPayload: ResolverTypeWrapper<Omit<Schema.BringBackAttentionPayload, 'company'> & { company?: Schema.Maybe<ResolversTypes['Company']> }>;
  Calibration: ResolverTypeWrapper<Schema.Calibration>;
  CalibrationCertificate: ResolverTypeWrapper<Schema.CalibrationCertificate>;
  CalibrationCertificateInput: Schema.CalibrationCertificateInput;
  CalibrationInput: Schema.CalibrationInput;
  CallingProgram: ResolverTypeWrapper<SessionProgram>;
  Camera: ResolverTypeWrapper<Schema.Camera>;
  CameraGrant: ResolverTypeWrapper<RestCameraGrant>;
  CameraGrantState: Schema.CameraGrantState;
  CancelExportInput: Schema.CancelExportInput;
  CancelExportPayload: ResolverTypeWrapper<Omit<Schema.CancelExportPayload, 'export'> & { export?: Schema.Maybe<ResolversTypes['Export']> }>;
  Certificate: ResolverTypeWrapper<CertificateSource>;
  CertificateArchive: ResolverTypeWrapper<Schema.CertificateArchive>;
  CertificateArchiveFailure: Schema.CertificateArchiveFailure;
  CertificateArchiveState: Schema.CertificateArchiveState;
  CertificateConnection: ResolverTypeWrapper<Omit<Schema.CertificateConnection, 'edges'> & { edges: Array<ResolversTypes['CertificateEdge']> }>;
  CertificateEdge: ResolverTypeWrapper<CertificateEdgeSource>;
  CertificateOrder: Schema.CertificateOrder;
  CertificateOrderField: Schema.CertificateOrderField;
  CertificateRecipient: ResolverTypeWrapper<Schema.CertificateRecipient>;
  CertificateState: Schema.CertificateState;
  CertificateStatus: Schema.CertificateStatus;
  ChallengeKind: Schema.ChallengeKind;
  Change: ResolverTypeWrapper<RestChangedObject>;
  ChangeAction: Schema.ChangeAction;
  ChangeConnection: ResolverTypeWrapper<Omit<Schema.ChangeConnection, 'edges'> & { edges: Array<ResolversTypes['ChangeEdge']> }>;
  ChangeEdge: ResolverTypeWrapper<Omit<Schema.ChangeEdge, 'node'> & { node: ResolversTypes['Change'] }>;
  ChangeLanguageInput: Schema.ChangeLanguageInput;
  ChangeLanguagePayload: ResolverTypeWrapper<Omit<Schema.ChangeLanguagePayload, 'viewer'> & { viewer?: Schema.Maybe<ResolversTypes['User']> }>;
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Schema.ChangePasswordPayload>;
  ChangedKind: Schema.ChangedKind;
  Company: ResolverTypeWrapper<CompanySource>;
  ConfirmAuthenticatorInput: Schema.ConfirmAuthenticatorInput;
  ConfirmAuthenticatorPayload: ResolverTypeWrapper<Omit<Schema.ConfirmAuthenticatorPayload, 'viewer'> & { viewer?: Schema.Maybe<ResolversTypes['User']> }>;
  ConfirmPasswordResetInput: Schema.ConfirmPasswordResetInput;
  ConfirmPasswordResetPayload: ResolverTypeWrapper<Schema.ConfirmPasswordResetPayload>;
  ConfirmStandardsInput: Schema.ConfirmStandardsInput;
  ConfirmStandardsPayload: ResolverTypeWrapper<Omit<Schema.ConfirmStandardsPayload, 'company'> & { company?: Schema.Maybe<ResolversTypes['Company']> }>;
  Country: Schema.Country;
  CreateAttachmentUploadInput: Schema.CreateAttachmentUploadInput;
  CreateAttachmentUploadPayload: ResolverTypeWrapper<Schema.CreateAttachmentUploadPayload>;
  CreateCalibrationUploadInput: Schema.CreateCalibrationUploadInput;
  CreateCalibrationUploadPayload: ResolverTypeWrapper<Schema.CreateCalibrationUploadPayload>;
  CreateCameraGrantInput: Schema.CreateCameraGrantInput;
  CreateCameraGrantPayload: ResolverTypeWrapper<Omit<Schema.CreateCameraGrantPayload, 'cameraGrant'> & { cameraGrant?: Schema.Maybe<ResolversTypes['CameraGrant']> }>;
  CreateCameraUploadInput: Schema.CreateCameraUploadInput;
  CreateCameraUploadPayload: ResolverTypeWrapper<Schema.CreateCameraUploadPayload>;
  CreateFaultUploadInput: Schema.CreateFaultUploadInput;
  CreateFaultUploadPayload: ResolverTypeWrapper<Schema.CreateFaultUploadPayload>;
  CreateFolderInput: Schema.CreateFolderInput;
  CreateFolderPayload: ResolverTypeWrapper<Omit<Schema.CreateFolderPayload, 'folder' | 'parentFolder'> & { folder?: Schema.Maybe<ResolversTypes['Folder']>, parentFolder?: Schema.Maybe<ResolversTypes['Folder']> }>;
  CreateFromTemplateInput: Schema.CreateFromTemplateInput;
  CreateFromTemplatePayload: ResolverTypeWrapper<Omit<Schema.CreateFromTemplatePayload, 'folder' | 'parentFolder' | 'results'> & { folder?: Schema.Maybe<ResolversTypes['Folder']>, parentFolder?: Schema.Maybe<ResolversTypes['Folder']>, results: Array<Schema.Maybe<ResolversTypes['CreatedFromTemplate']>> }>;
  CreateInstallationInput: Schema.CreateInstallationInput;
  CreateInstallationPayload: ResolverTypeWrapper<Omit<Schema.CreateInstallationPayload, 'folder' | 'installation'> & { folder?: Schema.Maybe<ResolversTypes['Folder']>, installation?: Schema.Maybe<ResolversTypes['Installation']> }>;
  CreateInstallationsInput: Schema.CreateInstallationsInput;
  CreateInstallationsPayload: ResolverTypeWrapper<Omit<Schema.CreateInstallationsPayload, 'folder' | 'results'> & { folder?: Schema.Maybe<ResolversTypes['Folder']>, results: Array<Schema.Maybe<ResolversTypes['CreateInstallationsResult']>> }>;
  CreateInstallationsResult: ResolverTypeWrapper<Omit<Schema.CreateInstallationsResult, 'installation'> & { installation?: Schema.Maybe<ResolversTypes['Installation']> }>;
  CreateInstrumentFileInput: Schema.CreateInstrumentFileInput;
  CreateInstrumentFilePayload: ResolverTypeWrapper<Omit<Schema.CreateInstrumentFilePayload, 'company' | 'instrumentFile'> & { company?: Schema.Maybe<ResolversTypes['Company']>, instrumentFile?: Schema.Maybe<ResolversTypes['InstrumentFile']> }>;
  CreateInstrumentFileUploadInput: Schema.CreateInstrumentFileUploadInput;
  CreateInstrumentFileUploadPayload: ResolverTypeWrapper<Schema.CreateInstrumentFileUploadPayload>;
  CreateInstrumentInput: Schema.CreateInstrumentInput;
  CreateInstrumentPayload: ResolverTypeWrapper<Omit<Schema.CreateInstrumentPayload, 'company' | 'instrument'> & { company?: Schema.Maybe<ResolversTypes['Company']>, instrument?: Schema.Maybe<ResolversTypes['Instrument']> }>;
  CreateLogoUploadInput: Schema.CreateLogoUploadInput;
  CreateLogoUploadPayload: ResolverTypeWrapper<Schema.CreateLogoUploadPayload>;
  CreatePasskeyOptionsInput: Schema.CreatePasskeyOptionsInput;
  CreatePasskeyOptionsPayload: ResolverTypeWrapper<Schema.CreatePasskeyOptionsPayload>;
  CreateProgramInput: Schema.CreateProgramInput;
  CreateProjectInput: Schema.CreateProjectInput;
  CreateProjectPayload: ResolverTypeWrapper<Omit<Schema.CreateProjectPayload, 'project'> & { project?: Schema.Maybe<ResolversTypes['Project']> }>;
  CreateSavedViewInput: Schema.CreateSavedViewInput;
  CreateSavedViewPayload: ResolverTypeWrapper<Omit<Schema.CreateSavedViewPayload, 'savedView' | 'user'> & { savedView?: Schema.Maybe<ResolversTypes['SavedView']>, user?: Schema.Maybe<ResolversTypes['User']> }>;
  CreateTemplateInput: Schema.CreateTemplateInput;
  CreateTemplatePayload: ResolverTypeWrapper<Omit<Schema.CreateTemplatePayload, 'template'> & { template?: Schema.Maybe<ResolversTypes['Template']> }>;
  CreateUploadPartsInput: Schema.CreateUploadPartsInput;
  CreateUploadPartsPayload: ResolverTypeWrapper<Schema.CreateUploadPartsPayload>;
  CreateWebhookInput: Schema.CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<Schema.CreateWebhookPayload, 'company' | 'webhook'> & { company?: Schema.Maybe<ResolversTypes['Company']>, webhook?: Schema.Maybe<ResolversTypes['Webhook']> }>;
  CreatedFromTemplate: ResolverTypeWrapper<Omit<Schema.CreatedFromTemplate, 'installation'> & { installation?: Schema.Maybe<ResolversTypes['Installation']> }>;
  Customer: ResolverTypeWrapper<RestCustomer>;
  CustomerCounts: ResolverTypeWrapper<Schema.CustomerCounts>;
  Date: ResolverTypeWrapper<Schema.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  Declaration: ResolverTypeWrapper<RestDeclaration>;
  DeclarationSignature: ResolverTypeWrapper<Schema.DeclarationSignature>;
  DeclarationState: Schema.DeclarationState;
  DeclaredRecord: ResolverTypeWrapper<Schema.DeclaredRecord>;
  DeleteFolderInput: Schema.DeleteFolderInput;
  DeleteFolderPayload: ResolverTypeWrapper<Omit<Schema.DeleteFolderPayload, 'parentFolder'> & { parentFolder?: Schema.Maybe<ResolversTypes['Folder']> }>;
  DeleteInstallationInput: Schema.DeleteInstallationInput;
  DeleteInstallationPayload: ResolverTypeWrapper<Omit<Schema.DeleteInstallationPayload, 'folder'> & { folder?: Schema.Maybe<ResolversTypes['Folder']> }>;
  DeleteInstrumentInput: Schema.DeleteInstrumentInput;
  DeleteInstrumentMappingInput: Schema.DeleteInstrumentMappingInput;
  DeleteInstrumentMappingPayload: ResolverTypeWrapper<Omit<Schema.DeleteInstrumentMappingPayload, 'company'> & { company?: Schema.Maybe<ResolversTypes['Company']> }>;
  DeleteInstrumentPayload: ResolverTypeWrapper<Omit<Schema.DeleteInstrumentPayload, 'company'> & { company?: Schema.Maybe<ResolversTypes['Company']> }>;
  DeleteProjectInput: Schema.DeleteProjectInput;
  DeleteProjectPayload: ResolverTypeWrapper<Schema.DeleteProjectPayload>;
  DeleteSavedViewInput: Schema.DeleteSavedViewInput;
  DeleteSavedViewPayload: ResolverTypeWrapper<Omit<Schema.DeleteSavedViewPayload, 'user'> & { user?: Schema.Maybe<ResolversTypes['User']> }>;
  DeleteTemplateInput: Schema.DeleteTemplateInput;
  DeleteTemplatePayload: ResolverTypeWrapper<Schema.DeleteTemplatePayload>;
  DeleteWebhookInput: Schema.DeleteWebhookInput;
  DeleteWebhookPayload: ResolverTypeWrapper<Omit<Schema.DeleteWebhookPayload, 'company'> & { company?: Schema.Maybe<ResolversTypes['Company']> }>;
  DeliveryFailure: Schema.DeliveryFailure;
  DeliveryState: Schema.DeliveryState;
  DuplicateFolderInput: Schema.DuplicateFolderInput;
  DuplicateFolderPayload: ResolverTypeWrapper<Omit<Schema.DuplicateFolderPayload, 'folder' | 'results' | 'sources'> & { folder?: Schema.Maybe<ResolversTypes['Folder']>, results: Array<Schema.Maybe<ResolversTypes['DuplicatedInstallation']>>, sources: Array<ResolversTypes['Installation']> }>;
  DuplicatedInstallation: ResolverTypeWrapper<Omit<Schema.DuplicatedInstallation, 'installation' | 'source'> & { installation?: Schema.Maybe<ResolversTypes['Installation']>, source: ResolversTypes['Installation'] }>;
  EmailAddress: ResolverTypeWrapper<Schema.Scalars['EmailAddress']['output']>;
  EndCameraGrantInput: Schema.EndCameraGrantInput;
  EndCameraGrantPayload: ResolverTypeWrapper<Omit<Schema.EndCameraGrantPayload, 'cameraGrant'> & { cameraGrant?: Schema.Maybe<ResolversTypes['CameraGrant']> }>;
  Export: ResolverTypeWrapper<RestExport>;
  ExportErrorCode: Schema.ExportErrorCode;
  ExportState: Schema.ExportState;
  FaultPhoto: ResolverTypeWrapper<Schema.FaultPhoto>;
  FaultReport: ResolverTypeWrapper<RestFaultReport>;
  FaultReportConnection: ResolverTypeWrapper<Omit<Schema.FaultReportConnection, 'edges'> & { edges: Array<ResolversTypes['FaultReportEdge']> }>;
  FaultReportEdge: ResolverTypeWrapper<FaultReportEdgeSource>;
  FaultState: Schema.FaultState;
  FaultStateChange: ResolverTypeWrapper<Schema.FaultStateChange>;
  Features: ResolverTypeWrapper<object>;
  FigureCounts: ResolverTypeWrapper<Schema.FigureCounts>;
  Figures: ResolverTypeWrapper<Omit<Schema.Figures, 'installers'> & { installers: Array<ResolversTypes['InstallerFigures']> }>;
  FileLine: ResolverTypeWrapper<Schema.FileLine>;
  FileLineInput: Schema.FileLineInput;
  FinishInstallationInput: Schema.FinishInstallationInput;
  FinishInstallationPayload: ResolverTypeWrapper<Omit<Schema.FinishInstallationPayload, 'installation'> & { installation?: Schema.Maybe<ResolversTypes['Installation']> }>;
  FinishInstallationsInput: Schema.FinishInstallationsInput;
  FinishInstallationsPayload: ResolverTypeWrapper<Omit<Schema.FinishInstallationsPayload, 'results'> & { results: Array<Schema.Maybe<ResolversTypes['FinishInstallationsResult']>> }>;
  FinishInstallationsResult: ResolverTypeWrapper<Omit<Schema.FinishInstallationsResult, 'installation'> & { installation?: Schema.Maybe<ResolversTypes['Installation']> }>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
  Folder: ResolverTypeWrapper<RestFolderSummary>;
  HeadOfWorks: ResolverTypeWrapper<Schema.HeadOfWorks>;
  HeadOfWorksInput: Schema.HeadOfWorksInput;
  HistoryAction: Schema.HistoryAction;
  HistoryActor: ResolverTypeWrapper<RestHistoryActor>;
  HistoryActorKind: Schema.HistoryActorKind;
  HistoryChainConnection: ResolverTypeWrapper<Schema.HistoryChainConnection>;
  HistoryChainEdge: ResolverTypeWrapper<Schema.HistoryChainEdge>;
  HistoryChange: ResolverTypeWrapper<RestHistoryChange>;
  HistoryCheck: ResolverTypeWrapper<RestHistoryCheck>;
  HistoryConnection: ResolverTypeWrapper<Omit<Schema.HistoryConnection, 'edges'> & { edges: Array<ResolversTypes['HistoryEdge']> }>;
  HistoryEdge: ResolverTypeWrapper<Omit<Schema.HistoryEdge, 'node'> & { node: ResolversTypes['HistoryEntry'] }>;
  HistoryEntry: ResolverTypeWrapper<RestHistoryEntry>;
  HistoryField: Schema.HistoryField;
  HistoryFilter: Schema.HistoryFilter;
  HistoryHead: ResolverTypeWrapper<Schema.HistoryHead>;
  HistoryHeadConnection: ResolverTypeWrapper<Schema.HistoryHeadConnection>;
  HistoryHeadEdge: ResolverTypeWrapper<Schema.HistoryHeadEdge>;
  HistoryItem: ResolverTypeWrapper<RestHistoryItem>;
  HistoryPerson: ResolverTypeWrapper<RestHistoryPerson>;
  HistoryPlace: ResolverTypeWrapper<RestHistoryThing>;
  HistoryProduct: ResolverTypeWrapper<RestHistoryProduct>;
  HistoryRecord: ResolverTypeWrapper<Schema.HistoryRecord>;
  HistoryRecordValue: ResolverTypeWrapper<Schema.HistoryRecordValue>;
  HistorySubject: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['HistorySubject']>;
  HistoryVia: Schema.HistoryVia;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  ImportProjectsInput: Schema.ImportProjectsInput;
  ImportProjectsPayload: ResolverTypeWrapper<Omit<Schema.ImportProjectsPayload, 'import'> & { import?: Schema.Maybe<ResolversTypes['ProjectImport']> }>;
  ImportedProjectInput: Schema.ImportedProjectInput;
  Installation: ResolverTypeWrapper<InstallationSource>;
  InstallationConnection: ResolverTypeWrapper<Omit<Schema.InstallationConnection, 'edges'> & { edges: Array<ResolversTypes['InstallationEdge']> }>;
  InstallationDeclaration: ResolverTypeWrapper<RestRoomDeclaration>;
  InstallationEdge: ResolverTypeWrapper<Omit<Schema.InstallationEdge, 'node'> & { node: ResolversTypes['Installation'] }>;
  InstallationList: ResolverTypeWrapper<Omit<Schema.InstallationList, 'nodes'> & { nodes: Array<ResolversTypes['Installation']> }>;
  InstallationPhoto: ResolverTypeWrapper<Schema.InstallationPhoto>;
  InstallationReview: ResolverTypeWrapper<Schema.InstallationReview>;
  InstallationStatus: Schema.InstallationStatus;
  InstalledProduct: ResolverTypeWrapper<InstalledProductSource>;
  InstallerFigures: ResolverTypeWrapper<RestInstallerFigures>;
  Instrument: ResolverTypeWrapper<RestInstrument>;
  InstrumentColumn: ResolverTypeWrapper<Schema.InstrumentColumn>;
  InstrumentColumnInput: Schema.InstrumentColumnInput;
  InstrumentColumnRole: Schema.InstrumentColumnRole;
  InstrumentColumnUnit: Schema.InstrumentColumnUnit;
  InstrumentFile: ResolverTypeWrapper<RestInstrumentFile>;
  InstrumentMapping: ResolverTypeWrapper<RestInstrumentMapping>;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<Schema.Invitation>;
  InviteCheck: ResolverTypeWrapper<Schema.InviteCheck>;
  InviteObstacle: Schema.InviteObstacle;
  InviteUserInput: Schema.InviteUserInput;
  InviteUserPayload: ResolverTypeWrapper<Omit<Schema.InviteUserPayload, 'company' | 'user'> & { company?: Schema.Maybe<ResolversTypes['Company']>, user?: Schema.Maybe<ResolversTypes['User']> }>;
  Language: Schema.Language;
  Links: ResolverTypeWrapper<Schema.Links>;
  MeasuredInstrument: ResolverTypeWrapper<Schema.MeasuredInstrument>;
  Measurement: ResolverTypeWrapper<Schema.Measurement>;
  MetadataEntry: ResolverTypeWrapper<Schema.MetadataEntry>;
  MetadataInput: Schema.MetadataInput;
  Missing: ResolverTypeWrapper<MissingSource>;
  MissingKind: Schema.MissingKind;
  MonthFigures: ResolverTypeWrapper<Schema.MonthFigures>;
  MoveInstallationInput: Schema.MoveInstallationInput;
  MoveInstallationPayload: ResolverTypeWrapper<Omit<Schema.MoveInstallationPayload, 'formerFolder' | 'installation'> & { formerFolder?: Schema.Maybe<ResolversTypes['Folder']>, installation?: Schema.Maybe<ResolversTypes['Installation']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NationalRecord: ResolverTypeWrapper<Schema.NationalRecord>;
  NationalRecordInput: Schema.NationalRecordInput;
  NationalRecordState: ResolverTypeWrapper<Schema.NationalRecordState>;
  NewInstallationInput: Schema.NewInstallationInput;
  NewProductInput: Schema.NewProductInput;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OrderDirection: Schema.OrderDirection;
  PageInfo: ResolverTypeWrapper<Schema.PageInfo>;
  Passkey: ResolverTypeWrapper<RestPasskey>;
  PasskeyAlgorithm: Schema.PasskeyAlgorithm;
  PathSegment: ResolverTypeWrapper<Schema.PathSegment>;
  PendingInvitation: ResolverTypeWrapper<RestPendingInvitation>;
  PhotoLikeness: Schema.PhotoLikeness;
  PhotoPlace: ResolverTypeWrapper<RestPhotoPlace>;
  PhotoPlaces: ResolverTypeWrapper<RestPhotoPlaces>;
  PrepareDeclarationInput: Schema.PrepareDeclarationInput;
  PrepareDeclarationPayload: ResolverTypeWrapper<Omit<Schema.PrepareDeclarationPayload, 'declaration'> & { declaration?: Schema.Maybe<ResolversTypes['Declaration']> }>;
  PreviewCertificateInput: Schema.PreviewCertificateInput;
  PreviewCertificatePayload: ResolverTypeWrapper<Schema.PreviewCertificatePayload>;
  PrintedLimits: ResolverTypeWrapper<Schema.PrintedLimits>;
  PrintedReading: ResolverTypeWrapper<RestReading>;
  Product: ResolverTypeWrapper<RestProduct>;
  ProductConnection: ResolverTypeWrapper<Omit<Schema.ProductConnection, 'edges'> & { edges: Array<ResolversTypes['ProductEdge']> }>;
  ProductEdge: ResolverTypeWrapper<Omit<Schema.ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductField: Schema.ProductField;
  ProductKind: Schema.ProductKind;
  ProductKindCount: ResolverTypeWrapper<Schema.ProductKindCount>;
  ProductSearch: ResolverTypeWrapper<Omit<Schema.ProductSearch, 'nodes'> & { nodes: Array<ResolversTypes['Product']> }>;
  ProductUse: ResolverTypeWrapper<Omit<Schema.ProductUse, 'recent'> & { recent: Array<ResolversTypes['UsedProduct']> }>;
  Program: ResolverTypeWrapper<RestProgram>;
  ProgramScope: Schema.ProgramScope;
  ProgramSecretPayload: ResolverTypeWrapper<Omit<Schema.ProgramSecretPayload, 'company' | 'program'> & { company?: Schema.Maybe<ResolversTypes['Company']>, program?: Schema.Maybe<ResolversTypes['Program']> }>;
  Project: ResolverTypeWrapper<RestProject>;
  ProjectConnection: ResolverTypeWrapper<Omit<Schema.ProjectConnection, 'edges'> & { edges: Array<ResolversTypes['ProjectEdge']> }>;
  ProjectEdge: ResolverTypeWrapper<Omit<Schema.ProjectEdge, 'node'> & { node: ResolversTypes['Project'] }>;
  ProjectFilter: Schema.ProjectFilter;
  ProjectImport: ResolverTypeWrapper<RestProjectImport>;
  ProjectImportState: Schema.ProjectImportState;
  ProjectList: ResolverTypeWrapper<ProjectListSource>;
  ProjectOrder: Schema.ProjectOrder;
  ProjectOrderField: Schema.ProjectOrderField;
  ProjectPage: ResolverTypeWrapper<ProjectPageSource>;
  ProjectPages: ResolverTypeWrapper<ProjectPagesSource>;
  ProjectState: Schema.ProjectState;
  ProjectStates: ResolverTypeWrapper<Schema.ProjectStates>;
  ProjectStatus: Schema.ProjectStatus;
  PublicWithdrawal: ResolverTypeWrapper<Schema.PublicWithdrawal>;
  PutOffAttentionInput: Schema.PutOffAttentionInput;
  PutOffAttentionPayload: ResolverTypeWrapper<Omit<Schema.PutOffAttentionPayload, 'company'> & { company?: Schema.Maybe<ResolversTypes['Company']> }>;
  Quantity: Schema.Quantity;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadingInput: Schema.ReadingInput;
  Recipe: Schema.Recipe;
  RecordAttachmentsInput: Schema.RecordAttachmentsInput;
  RecordAttachmentsPayload: ResolverTypeWrapper<Omit<Schema.RecordAttachmentsPayload, 'installation' | 'stepEntry'> & { installation?: Schema.Maybe<ResolversTypes['Installation']>, stepEntry?: Schema.Maybe<ResolversTypes['StepEntry']> }>;
  RecordCountry: Schema.RecordCountry;
  RecordItem: Schema.RecordItem;
  RecordMeasurementsInput: Schema.RecordMeasurementsInput;
  RecordMeasurementsPayload: ResolverTypeWrapper<Omit<Schema.RecordMeasurementsPayload, 'installation' | 'stepEntry'> & { installation?: Schema.Maybe<ResolversTypes['Installation']>, stepEntry?: Schema.Maybe<ResolversTypes['StepEntry']> }>;
  RecordReadingsInput: Schema.RecordReadingsInput;
  RecordReadingsPayload: ResolverTypeWrapper<Omit<Schema.RecordReadingsPayload, 'results'> & { results: Array<Schema.Maybe<ResolversTypes['RecordReadingsResult']>> }>;
  RecordReadingsResult: ResolverTypeWrapper<Omit<Schema.RecordReadingsResult, 'stepEntry'> & { stepEntry?: Schema.Maybe<ResolversTypes['StepEntry']> }>;
  RelatedCertificate: ResolverTypeWrapper<Schema.RelatedCertificate>;
  ReleaseInstallationsInput: Schema.ReleaseInstallationsInput;
  ReleaseInstallationsPayload: ResolverTypeWrapper<Omit<Schema.ReleaseInstallationsPayload, 'results'> & { results: Array<Schema.Maybe<ResolversTypes['ReleaseInstallationsResult']>> }>;
  ReleaseInstallationsResult: ResolverTypeWrapper<Omit<Schema.ReleaseInstallationsResult, 'installation'> & { installation?: Schema.Maybe<ResolversTypes['Installation']> }>;
  RemoveAttachmentInput: Schema.RemoveAttachmentInput;
  RemoveAttachmentPayload: ResolverTypeWrapper<Omit<Schema.RemoveAttachmentPayload, 'installation' | 'stepEntry'> & { installation?: Schema.Maybe<ResolversTypes['Installation']>, stepEntry?: Schema.Maybe<ResolversTypes['StepEntry']> }>;
  RemoveAuthenticatorInput: Schema.RemoveAuthenticatorInput;
  RemoveAuthenticatorPayload: ResolverTypeWrapper<Omit<Schema.RemoveAuthenticatorPayload, 'viewer'> & { viewer?: Schema.Maybe<ResolversTypes['User']> }>;
  RemovePasskeyInput: Schema.RemovePasskeyInput;
  RemovePasskeyPayload: ResolverTypeWrapper<Omit<Schema.RemovePasskeyPayload, 'user'> & { user?: Schema.Maybe<ResolversTypes['User']> }>;
  RemoveProductInput: Schema.RemoveProductInput;
  RemoveProductPayload: ResolverTypeWrapper<Omit<Schema.RemoveProductPayload, 'installation'> & { installation?: Schema.Maybe<ResolversTypes['Installation']> }>;
  RenameTemplateInput: Schema.RenameTemplateInput;
  RenameTemplatePayload: ResolverTypeWrapper<Omit<Schema.RenameTemplatePayload, 'template'> & { template?: Schema.Maybe<ResolversTypes['Template']> }>;
  ReopenInstallationInput: Schema.ReopenInstallationInput;
  ReopenInstallationPayload: ResolverTypeWrapper<Omit<Schema.ReopenInstallationPayload, 'installation'> & { installation?: Schema.Maybe<ResolversTypes['Installation']> }>;
  ReportFaultInput: Schema.ReportFaultInput;
  ReportFaultPayload: ResolverTypeWrapper<Schema.ReportFaultPayload>;
  RequestCertificateArchiveInput: Schema.RequestCertificateArchiveInput;
  RequestCertificateArchivePayload: ResolverTypeWrapper<Schema.RequestCertificateArchivePayload>;
  RequestPasswordResetInput: Schema.RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Schema.RequestPasswordResetPayload>;
  ResendCertificateInput: Schema.ResendCertificateInput;
  ResendCertificatePayload: ResolverTypeWrapper<Omit<Schema.ResendCertificatePayload, 'certificates' | 'project'> & { certificates: Array<ResolversTypes['Certificate']>, project?: Schema.Maybe<ResolversTypes['Project']> }>;
  ResendInvitationInput: Schema.ResendInvitationInput;
  ResendInvitationPayload: ResolverTypeWrapper<Omit<Schema.ResendInvitationPayload, 'invitation'> & { invitation?: Schema.Maybe<ResolversTypes['PendingInvitation']> }>;
  ResendWebhookDeliveryInput: Schema.ResendWebhookDeliveryInput;
  ResendWebhookDeliveryPayload: ResolverTypeWrapper<Omit<Schema.ResendWebhookDeliveryPayload, 'delivery'> & { delivery?: Schema.Maybe<ResolversTypes['WebhookDelivery']> }>;
  ReturnInstallationInput: Schema.ReturnInstallationInput;
  ReturnInstallationPayload: ResolverTypeWrapper<Omit<Schema.ReturnInstallationPayload, 'installation'> & { installation?: Schema.Maybe<ResolversTypes['Installation']> }>;
  ReviewState: Schema.ReviewState;
  RevokeProgramInput: Schema.RevokeProgramInput;
  RevokeProgramPayload: ResolverTypeWrapper<Omit<Schema.RevokeProgramPayload, 'company'> & { company?: Schema.Maybe<ResolversTypes['Company']> }>;
  Role: Schema.Role;
  RotateProgramSecretInput: Schema.RotateProgramSecretInput;
  RotateWebhookSecretInput: Schema.RotateWebhookSecretInput;
  RotateWebhookSecretPayload: ResolverTypeWrapper<Omit<Schema.RotateWebhookSecretPayload, 'webhook'> & { webhook?: Schema.Maybe<ResolversTypes['Webhook']> }>;
  SavedView: ResolverTypeWrapper<RestSavedView>;
  SavedViewList: Schema.SavedViewList;
  Seal: ResolverTypeWrapper<Schema.Seal>;
  SealKey: ResolverTypeWrapper<Schema.SealKey>;
  SealTimestamp: ResolverTypeWrapper<Schema.SealTimestamp>;
  SearchHit: ResolverTypeWrapper<RestSearchHit>;
  SearchKind: Schema.SearchKind;
  SearchPlace: ResolverTypeWrapper<SearchPlaceSource>;
  SendCertificateInput: Schema.SendCertificateInput;
  SendCertificatePayload: ResolverTypeWrapper<Omit<Schema.SendCertificatePayload, 'certificates' | 'project'> & { certificates: Array<ResolversTypes['Certificate']>, project?: Schema.Maybe<ResolversTypes['Project']> }>;
  SetFaultStateInput: Schema.SetFaultStateInput;
  SetFaultStatePayload: ResolverTypeWrapper<Omit<Schema.SetFaultStatePayload, 'certificate'> & { certificate?: Schema.Maybe<ResolversTypes['Certificate']> }>;
  SetLogoInput: Schema.SetLogoInput;
  SetLogoPayload: ResolverTypeWrapper<Omit<Schema.SetLogoPayload, 'company'> & { company?: Schema.Maybe<ResolversTypes['Company']> }>;
  SetNationalRecordInput: Schema.SetNationalRecordInput;
  SetNationalRecordPayload: ResolverTypeWrapper<Omit<Schema.SetNationalRecordPayload, 'company'> & { company?: Schema.Maybe<ResolversTypes['Company']> }>;
  SetReviewRequiredInput: Schema.SetReviewRequiredInput;
  SetReviewRequiredPayload: ResolverTypeWrapper<Omit<Schema.SetReviewRequiredPayload, 'company'> & { company?: Schema.Maybe<ResolversTypes['Company']> }>;
  SetSignsDeclarationsInput: Schema.SetSignsDeclarationsInput;
  SetSignsDeclarationsPayload: ResolverTypeWrapper<Omit<Schema.SetSignsDeclarationsPayload, 'company'> & { company?: Schema.Maybe<ResolversTypes['Company']> }>;
  SetUserActiveInput: Schema.SetUserActiveInput;
  SetUserActivePayload: ResolverTypeWrapper<Omit<Schema.SetUserActivePayload, 'user'> & { user?: Schema.Maybe<ResolversTypes['User']> }>;
  SetUserRoleInput: Schema.SetUserRoleInput;
  SetUserRolePayload: ResolverTypeWrapper<Omit<Schema.SetUserRolePayload, 'user'> & { user?: Schema.Maybe<ResolversTypes['User']> }>;
  SetWeeklyMailInput: Schema.SetWeeklyMailInput;
  SetWeeklyMailPayload: ResolverTypeWrapper<Omit<Schema.SetWeeklyMailPayload, 'user'> & { user?: Schema.Maybe<ResolversTypes['User']> }>;
  SignDeclarationInput: Schema.SignDeclarationInput;
  SignDeclarationPayload: ResolverTypeWrapper<Omit<Schema.SignDeclarationPayload, 'declaration'> & { declaration?: Schema.Maybe<ResolversTypes['Declaration']> }>;
  SignInChallenge: ResolverTypeWrapper<Schema.SignInChallenge>;
  SignInInput: Schema.SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<Schema.SignInPayload, 'viewer'> & { viewer?: Schema.Maybe<ResolversTypes['User']> }>;
  SignOutInput: Schema.SignOutInput;
  SignOutPayload: ResolverTypeWrapper<Schema.SignOutPayload>;
  SignableFolder: ResolverTypeWrapper<SignableFolderSource>;
  SignableInstallation: ResolverTypeWrapper<SignableInstallationSource>;
  StandardsList: ResolverTypeWrapper<Schema.StandardsList>;
  StartAuthenticatorSetupInput: Schema.StartAuthenticatorSetupInput;
  StartAuthenticatorSetupPayload: ResolverTypeWrapper<Schema.StartAuthenticatorSetupPayload>;
  StartBatchInput: Schema.StartBatchInput;
  StartBatchPayload: ResolverTypeWrapper<Omit<Schema.StartBatchPayload, 'batch'> & { batch?: Schema.Maybe<ResolversTypes['Batch']> }>;
  StartExportInput: Schema.StartExportInput;
  StartExportPayload: ResolverTypeWrapper<Omit<Schema.StartExportPayload, 'export'> & { export?: Schema.Maybe<ResolversTypes['Export']> }>;
  Step: ResolverTypeWrapper<StepSource>;
  StepEntry: ResolverTypeWrapper<StepEntrySource>;
  StepField: Schema.StepField;
  StepFieldChange: ResolverTypeWrapper<Omit<Schema.StepFieldChange, 'recordedBy'> & { recordedBy?: Schema.Maybe<ResolversTypes['User']> }>;
  StepFieldVersionInput: Schema.StepFieldVersionInput;
  StepReadingInput: Schema.StepReadingInput;
  StepState: ResolverTypeWrapper<Schema.StepState>;
  StepStateKind: Schema.StepStateKind;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  Template: ResolverTypeWrapper<TemplateSource>;
  TemplateConnection: ResolverTypeWrapper<Omit<Schema.TemplateConnection, 'edges'> & { edges: Array<ResolversTypes['TemplateEdge']> }>;
  TemplateEdge: ResolverTypeWrapper<Omit<Schema.TemplateEdge, 'node'> & { node: ResolversTypes['Template'] }>;
  TemplateFolder: ResolverTypeWrapper<Schema.TemplateFolder>;
  TemplateProduct: ResolverTypeWrapper<Schema.TemplateProduct>;
  TemplateRoom: ResolverTypeWrapper<Schema.TemplateRoom>;
  URL: ResolverTypeWrapper<Schema.Scalars['URL']['output']>;
  UndoBatchInput: Schema.UndoBatchInput;
  UndoBatchPayload: ResolverTypeWrapper<Omit<Schema.UndoBatchPayload, 'batch'> & { batch?: Schema.Maybe<ResolversTypes['Batch']> }>;
  UpdateCompanyInput: Schema.UpdateCompanyInput;
  UpdateCompanyPayload: ResolverTypeWrapper<Omit<Schema.UpdateCompanyPayload, 'company'> & { company?: Schema.Maybe<ResolversTypes['Company']> }>;
  UpdateFolderInput: Schema.UpdateFolderInput;
  UpdateFolderPayload: ResolverTypeWrapper<Omit<Schema.UpdateFolderPayload, 'folder'> & { folder?: Schema.Maybe<ResolversTypes['Folder']> }>;
  UpdateInstallationInput: Schema.UpdateInstallationInput;
  UpdateInstallationPayload: ResolverTypeWrapper<Omit<Schema.UpdateInstallationPayload, 'installation'> & { installation?: Schema.Maybe<ResolversTypes['Installation']> }>;
  UpdateInstalledProductInput: Schema.UpdateInstalledProductInput;
  UpdateInstalledProductPayload: ResolverTypeWrapper<Omit<Schema.UpdateInstalledProductPayload, 'installation' | 'product'> & { installation?: Schema.Maybe<ResolversTypes['Installation']>, product?: Schema.Maybe<ResolversTypes['InstalledProduct']> }>;
  UpdateInstrumentInput: Schema.UpdateInstrumentInput;
  UpdateInstrumentPayload: ResolverTypeWrapper<Omit<Schema.UpdateInstrumentPayload, 'instrument'> & { instrument?: Schema.Maybe<ResolversTypes['Instrument']> }>;
  UpdateProjectInput: Schema.UpdateProjectInput;
  UpdateProjectPayload: ResolverTypeWrapper<Omit<Schema.UpdateProjectPayload, 'project'> & { project?: Schema.Maybe<ResolversTypes['Project']> }>;
  UpdateSavedViewInput: Schema.UpdateSavedViewInput;
  UpdateSavedViewPayload: ResolverTypeWrapper<Omit<Schema.UpdateSavedViewPayload, 'savedView' | 'user'> & { savedView?: Schema.Maybe<ResolversTypes['SavedView']>, user?: Schema.Maybe<ResolversTypes['User']> }>;
  UpdateUserInput: Schema.UpdateUserInput;
  UpdateUserPayload: ResolverTypeWrapper<Omit<Schema.UpdateUserPayload, 'user'> & { user?: Schema.Maybe<ResolversTypes['User']> }>;
  UpdateWebhookInput: Schema.UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Omit<Schema.UpdateWebhookPayload, 'webhook'> & { webhook?: Schema.Maybe<ResolversTypes['Webhook']> }>;
  UploadPart: ResolverTypeWrapper<Schema.UploadPart>;
  UsedProduct: ResolverTypeWrapper<Omit<Schema.UsedProduct, 'product'> & { product: ResolversTypes['Product'] }>;
  User: ResolverTypeWrapper<UserSource>;
  UserConnection: ResolverTypeWrapper<Omit<Schema.UserConnection, 'edges'> & { edges: Array<ResolversTypes['UserEdge']> }>;
  UserEdge: ResolverTypeWrapper<Omit<Schema.UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserError: ResolverTypeWrapper<Schema.UserError>;
  UserErrorCode: Schema.UserErrorCode;
  UserList: ResolverTypeWrapper<Omit<Schema.UserList, 'nodes'> & { nodes: Array<ResolversTypes['User']> }>;
  Verdict: Schema.Verdict;
  VerifiedCertificate: ResolverTypeWrapper<RestVerifiedCertificate>;
  VerifiedProduct: ResolverTypeWrapper<Omit<Schema.VerifiedProduct, 'steps'> & { steps?: Schema.Maybe<Array<ResolversTypes['VerifiedStep']>> }>;
  VerifiedRoom: ResolverTypeWrapper<Omit<Schema.VerifiedRoom, 'products'> & { products: Array<ResolversTypes['VerifiedProduct']> }>;
  VerifiedStep: ResolverTypeWrapper<Omit<Schema.VerifiedStep, 'current' | 'insulation' | 'resistance' | 'temperature'> & { current?: Schema.Maybe<ResolversTypes['PrintedReading']>, insulation?: Schema.Maybe<ResolversTypes['PrintedReading']>, resistance?: Schema.Maybe<ResolversTypes['PrintedReading']>, temperature?: Schema.Maybe<ResolversTypes['PrintedReading']> }>;
  WarrantyTerm: ResolverTypeWrapper<Schema.WarrantyTerm>;
  Webhook: ResolverTypeWrapper<RestWebhook>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliverySource>;
  WebhookDeliveryConnection: ResolverTypeWrapper<Omit<Schema.WebhookDeliveryConnection, 'edges'> & { edges: Array<ResolversTypes['WebhookDeliveryEdge']> }>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<Schema.WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryState: Schema.WebhookDeliveryState;
  WebhookFailureReason: Schema.WebhookFailureReason;
  WebhookKind: Schema.WebhookKind;
  WithdrawCertificateInput: Schema.WithdrawCertificateInput;
  WithdrawCertificatePayload: ResolverTypeWrapper<Omit<Schema.WithdrawCertificatePayload, 'certificate' | 'project'> & { certificate?: Schema.Maybe<ResolversTypes['Certificate']>, project?: Schema.Maybe<ResolversTypes['Project']> }>;
  WithdrawInvitationInput: Schema.WithdrawInvitationInput;
  WithdrawInvitationPayload: ResolverTypeWrapper<Omit<Schema.WithdrawInvitationPayload, 'company'> & { company?: Schema.Maybe<ResolversTypes['Company']> }>;
  Withdrawal: ResolverTypeWrapper<Schema.Withdrawal>;
  WithdrawalRecipient: ResolverTypeWrapper<Schema.WithdrawalRecipient>;
  WorkKind: Schema.WorkKind;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: Schema.AcceptInvitationInput;
  AcceptInvitationPayload: Omit<Schema.AcceptInvitationPayload, 'viewer'> & { viewer?: Schema.Maybe<ResolversParentTypes['User']> };
  ActivateProjectInput: Schema.ActivateProjectInput;
  ActivateProjectPayload: Omit<Schema.ActivateProjectPayload, 'project'> & { project?: Schema.Maybe<ResolversParentTypes['Project']> };
  AddAttachmentInput: Schema.AddAttachmentInput;
  AddAttachmentPayload: Omit<Schema.AddAttachmentPayload, 'installation' | 'stepEntry'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']>, stepEntry?: Schema.Maybe<ResolversParentTypes['StepEntry']> };
  AddCameraAttachmentInput: Schema.AddCameraAttachmentInput;
  AddCameraAttachmentPayload: Schema.AddCameraAttachmentPayload;
  AddPasskeyInput: Schema.AddPasskeyInput;
  AddPasskeyPayload: Omit<Schema.AddPasskeyPayload, 'passkey' | 'user'> & { passkey?: Schema.Maybe<ResolversParentTypes['Passkey']>, user?: Schema.Maybe<ResolversParentTypes['User']> };
  AddProductInput: Schema.AddProductInput;
  AddProductPayload: Omit<Schema.AddProductPayload, 'installation' | 'product'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']>, product?: Schema.Maybe<ResolversParentTypes['InstalledProduct']> };
  AnswerMfaInput: Schema.AnswerMfaInput;
  AnswerNewPasswordInput: Schema.AnswerNewPasswordInput;
  ArchiveProjectInput: Schema.ArchiveProjectInput;
  ArchiveProjectPayload: Omit<Schema.ArchiveProjectPayload, 'project'> & { project?: Schema.Maybe<ResolversParentTypes['Project']> };
  Attachment: Omit<Schema.Attachment, 'sameAs'> & { sameAs?: Schema.Maybe<ResolversParentTypes['PhotoPlaces']> };
  AttachmentInput: Schema.AttachmentInput;
  Attention: AttentionSource;
  AttentionCount: Schema.AttentionCount;
  AttentionInvitee: AttentionInviteeSource;
  AttentionItem: RestAttentionItem;
  AttentionItemConnection: Omit<Schema.AttentionItemConnection, 'edges'> & { edges: Array<ResolversParentTypes['AttentionItemEdge']> };
  AttentionItemEdge: Omit<Schema.AttentionItemEdge, 'node'> & { node: ResolversParentTypes['AttentionItem'] };
  AttentionValue: Schema.AttentionValue;
  AuthenticatorSetup: Schema.AuthenticatorSetup;
  Batch: RestBatch;
  BatchItem: BatchItemSource;
  Boolean: Schema.Scalars['Boolean']['output'];
  BringBackAttentionInput: Schema.BringBackAttentionInput;
  BringBackAttentionPayload: Omit<Schema.BringBackAttentionPayload, 'company'> & { company?: Schema.Maybe<ResolversParentTypes['Company']> };
  Calibration: Schema.Calibration;
  CalibrationCertificate: Schema.CalibrationCertificate;
  CalibrationCertificateInput: Schema.CalibrationCertificateInput;
  CalibrationInput: Schema.CalibrationInput;
  CallingProgram: SessionProgram;
  Camera: Schema.Camera;
  CameraGrant: RestCameraGrant;
  CancelExportInput: Schema.CancelExportInput;
  CancelExportPayload: Omit<Schema.CancelExportPayload, 'export'> & { export?: Schema.Maybe<ResolversParentTypes['Export']> };
  Certificate: CertificateSource;
  CertificateArchive: Schema.CertificateArchive;
  CertificateConnection: Omit<Schema.CertificateConnection, 'edges'> & { edges: Array<ResolversParentTypes['CertificateEdge']> };
  CertificateEdge: CertificateEdgeSource;
  CertificateOrder: Schema.CertificateOrder;
  CertificateRecipient: Schema.CertificateRecipient;
  Change: RestChangedObject;
  ChangeConnection: Omit<Schema.ChangeConnection, 'edges'> & { edges: Array<ResolversParentTypes['ChangeEdge']> };
  ChangeEdge: Omit<Schema.ChangeEdge, 'node'> & { node: ResolversParentTypes['Change'] };
  ChangeLanguageInput: Schema.ChangeLanguageInput;
  ChangeLanguagePayload: Omit<Schema.ChangeLanguagePayload, 'viewer'> & { viewer?: Schema.Maybe<ResolversParentTypes['User']> };
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangePasswordPayload: Schema.ChangePasswordPayload;
  Company: CompanySource;
  ConfirmAuthenticatorInput: Schema.ConfirmAuthenticatorInput;
  ConfirmAuthenticatorPayload: Omit<Schema.ConfirmAuthenticatorPayload, 'viewer'> & { viewer?: Schema.Maybe<ResolversParentTypes['User']> };
  ConfirmPasswordResetInput: Schema.ConfirmPasswordResetInput;
  ConfirmPasswordResetPayload: Schema.ConfirmPasswordResetPayload;
  ConfirmStandardsInput: Schema.ConfirmStandardsInput;
  ConfirmStandardsPayload: Omit<Schema.ConfirmStandardsPayload, 'company'> & { company?: Schema.Maybe<ResolversParentTypes['Company']> };
  CreateAttachmentUploadInput: Schema.CreateAttachmentUploadInput;
  CreateAttachmentUploadPayload: Schema.CreateAttachmentUploadPayload;
  CreateCalibrationUploadInput: Schema.CreateCalibrationUploadInput;
  CreateCalibrationUploadPayload: Schema.CreateCalibrationUploadPayload;
  CreateCameraGrantInput: Schema.CreateCameraGrantInput;
  CreateCameraGrantPayload: Omit<Schema.CreateCameraGrantPayload, 'cameraGrant'> & { cameraGrant?: Schema.Maybe<ResolversParentTypes['CameraGrant']> };
  CreateCameraUploadInput: Schema.CreateCameraUploadInput;
  CreateCameraUploadPayload: Schema.CreateCameraUploadPayload;
  CreateFaultUploadInput: Schema.CreateFaultUploadInput;
  CreateFaultUploadPayload: Schema.CreateFaultUploadPayload;
  CreateFolderInput: Schema.CreateFolderInput;
  CreateFolderPayload: Omit<Schema.CreateFolderPayload, 'folder' | 'parentFolder'> & { folder?: Schema.Maybe<ResolversParentTypes['Folder']>, parentFolder?: Schema.Maybe<ResolversParentTypes['Folder']> };
  CreateFromTemplateInput: Schema.CreateFromTemplateInput;
  CreateFromTemplatePayload: Omit<Schema.CreateFromTemplatePayload, 'folder' | 'parentFolder' | 'results'> & { folder?: Schema.Maybe<ResolversParentTypes['Folder']>, parentFolder?: Schema.Maybe<ResolversParentTypes['Folder']>, results: Array<Schema.Maybe<ResolversParentTypes['CreatedFromTemplate']>> };
  CreateInstallationInput: Schema.CreateInstallationInput;
  CreateInstallationPayload: Omit<Schema.CreateInstallationPayload, 'folder' | 'installation'> & { folder?: Schema.Maybe<ResolversParentTypes['Folder']>, installation?: Schema.Maybe<ResolversParentTypes['Installation']> };
  CreateInstallationsInput: Schema.CreateInstallationsInput;
  CreateInstallationsPayload: Omit<Schema.CreateInstallationsPayload, 'folder' | 'results'> & { folder?: Schema.Maybe<ResolversParentTypes['Folder']>, results: Array<Schema.Maybe<ResolversParentTypes['CreateInstallationsResult']>> };
  CreateInstallationsResult: Omit<Schema.CreateInstallationsResult, 'installation'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']> };
  CreateInstrumentFileInput: Schema.CreateInstrumentFileInput;
  CreateInstrumentFilePayload: Omit<Schema.CreateInstrumentFilePayload, 'company' | 'instrumentFile'> & { company?: Schema.Maybe<ResolversParentTypes['Company']>, instrumentFile?: Schema.Maybe<ResolversParentTypes['InstrumentFile']> };
  CreateInstrumentFileUploadInput: Schema.CreateInstrumentFileUploadInput;
  CreateInstrumentFileUploadPayload: Schema.CreateInstrumentFileUploadPayload;
  CreateInstrumentInput: Schema.CreateInstrumentInput;
  CreateInstrumentPayload: Omit<Schema.CreateInstrumentPayload, 'company' | 'instrument'> & { company?: Schema.Maybe<ResolversParentTypes['Company']>, instrument?: Schema.Maybe<ResolversParentTypes['Instrument']> };
  CreateLogoUploadInput: Schema.CreateLogoUploadInput;
  CreateLogoUploadPayload: Schema.CreateLogoUploadPayload;
  CreatePasskeyOptionsInput: Schema.CreatePasskeyOptionsInput;
  CreatePasskeyOptionsPayload: Schema.CreatePasskeyOptionsPayload;
  CreateProgramInput: Schema.CreateProgramInput;
  CreateProjectInput: Schema.CreateProjectInput;
  CreateProjectPayload: Omit<Schema.CreateProjectPayload, 'project'> & { project?: Schema.Maybe<ResolversParentTypes['Project']> };
  CreateSavedViewInput: Schema.CreateSavedViewInput;
  CreateSavedViewPayload: Omit<Schema.CreateSavedViewPayload, 'savedView' | 'user'> & { savedView?: Schema.Maybe<ResolversParentTypes['SavedView']>, user?: Schema.Maybe<ResolversParentTypes['User']> };
  CreateTemplateInput: Schema.CreateTemplateInput;
  CreateTemplatePayload: Omit<Schema.CreateTemplatePayload, 'template'> & { template?: Schema.Maybe<ResolversParentTypes['Template']> };
  CreateUploadPartsInput: Schema.CreateUploadPartsInput;
  CreateUploadPartsPayload: Schema.CreateUploadPartsPayload;
  CreateWebhookInput: Schema.CreateWebhookInput;
  CreateWebhookPayload: Omit<Schema.CreateWebhookPayload, 'company' | 'webhook'> & { company?: Schema.Maybe<ResolversParentTypes['Company']>, webhook?: Schema.Maybe<ResolversParentTypes['Webhook']> };
  CreatedFromTemplate: Omit<Schema.CreatedFromTemplate, 'installation'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']> };
  Customer: RestCustomer;
  CustomerCounts: Schema.CustomerCounts;
  Date: Schema.Scalars['Date']['output'];
  DateTime: Schema.Scalars['DateTime']['output'];
  Declaration: RestDeclaration;
  DeclarationSignature: Schema.DeclarationSignature;
  DeclaredRecord: Schema.DeclaredRecord;
  DeleteFolderInput: Schema.DeleteFolderInput;
  DeleteFolderPayload: Omit<Schema.DeleteFolderPayload, 'parentFolder'> & { parentFolder?: Schema.Maybe<ResolversParentTypes['Folder']> };
  DeleteInstallationInput: Schema.DeleteInstallationInput;
  DeleteInstallationPayload: Omit<Schema.DeleteInstallationPayload, 'folder'> & { folder?: Schema.Maybe<ResolversParentTypes['Folder']> };
  DeleteInstrumentInput: Schema.DeleteInstrumentInput;
  DeleteInstrumentMappingInput: Schema.DeleteInstrumentMappingInput;
  DeleteInstrumentMappingPayload: Omit<Schema.DeleteInstrumentMappingPayload, 'company'> & { company?: Schema.Maybe<ResolversParentTypes['Company']> };
  DeleteInstrumentPayload: Omit<Schema.DeleteInstrumentPayload, 'company'> & { company?: Schema.Maybe<ResolversParentTypes['Company']> };
  DeleteProjectInput: Schema.DeleteProjectInput;
  DeleteProjectPayload: Schema.DeleteProjectPayload;
  DeleteSavedViewInput: Schema.DeleteSavedViewInput;
  DeleteSavedViewPayload: Omit<Schema.DeleteSavedViewPayload, 'user'> & { user?: Schema.Maybe<ResolversParentTypes['User']> };
  DeleteTemplateInput: Schema.DeleteTemplateInput;
  DeleteTemplatePayload: Schema.DeleteTemplatePayload;
  DeleteWebhookInput: Schema.DeleteWebhookInput;
  DeleteWebhookPayload: Omit<Schema.DeleteWebhookPayload, 'company'> & { company?: Schema.Maybe<ResolversParentTypes['Company']> };
  DuplicateFolderInput: Schema.DuplicateFolderInput;
  DuplicateFolderPayload: Omit<Schema.DuplicateFolderPayload, 'folder' | 'results' | 'sources'> & { folder?: Schema.Maybe<ResolversParentTypes['Folder']>, results: Array<Schema.Maybe<ResolversParentTypes['DuplicatedInstallation']>>, sources: Array<ResolversParentTypes['Installation']> };
  DuplicatedInstallation: Omit<Schema.DuplicatedInstallation, 'installation' | 'source'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']>, source: ResolversParentTypes['Installation'] };
  EmailAddress: Schema.Scalars['EmailAddress']['output'];
  EndCameraGrantInput: Schema.EndCameraGrantInput;
  EndCameraGrantPayload: Omit<Schema.EndCameraGrantPayload, 'cameraGrant'> & { cameraGrant?: Schema.Maybe<ResolversParentTypes['CameraGrant']> };
  Export: RestExport;
  FaultPhoto: Schema.FaultPhoto;
  FaultReport: RestFaultReport;
  FaultReportConnection: Omit<Schema.FaultReportConnection, 'edges'> & { edges: Array<ResolversParentTypes['FaultReportEdge']> };
  FaultReportEdge: FaultReportEdgeSource;
  FaultStateChange: Schema.FaultStateChange;
  Features: object;
  FigureCounts: Schema.FigureCounts;
  Figures: Omit<Schema.Figures, 'installers'> & { installers: Array<ResolversParentTypes['InstallerFigures']> };
  FileLine: Schema.FileLine;
  FileLineInput: Schema.FileLineInput;
  FinishInstallationInput: Schema.FinishInstallationInput;
  FinishInstallationPayload: Omit<Schema.FinishInstallationPayload, 'installation'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']> };
  FinishInstallationsInput: Schema.FinishInstallationsInput;
  FinishInstallationsPayload: Omit<Schema.FinishInstallationsPayload, 'results'> & { results: Array<Schema.Maybe<ResolversParentTypes['FinishInstallationsResult']>> };
  FinishInstallationsResult: Omit<Schema.FinishInstallationsResult, 'installation'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']> };
  Float: Schema.Scalars['Float']['output'];
  Folder: RestFolderSummary;
  HeadOfWorks: Schema.HeadOfWorks;
  HeadOfWorksInput: Schema.HeadOfWorksInput;
  HistoryActor: RestHistoryActor;
  HistoryChainConnection: Schema.HistoryChainConnection;
  HistoryChainEdge: Schema.HistoryChainEdge;
  HistoryChange: RestHistoryChange;
  HistoryCheck: RestHistoryCheck;
  HistoryConnection: Omit<Schema.HistoryConnection, 'edges'> & { edges: Array<ResolversParentTypes['HistoryEdge']> };
  HistoryEdge: Omit<Schema.HistoryEdge, 'node'> & { node: ResolversParentTypes['HistoryEntry'] };
  HistoryEntry: RestHistoryEntry;
  HistoryFilter: Schema.HistoryFilter;
  HistoryHead: Schema.HistoryHead;
  HistoryHeadConnection: Schema.HistoryHeadConnection;
  HistoryHeadEdge: Schema.HistoryHeadEdge;
  HistoryItem: RestHistoryItem;
  HistoryPerson: RestHistoryPerson;
  HistoryPlace: RestHistoryThing;
  HistoryProduct: RestHistoryProduct;
  HistoryRecord: Schema.HistoryRecord;
  HistoryRecordValue: Schema.HistoryRecordValue;
  HistorySubject: ResolversInterfaceTypes<ResolversParentTypes>['HistorySubject'];
  ID: Schema.Scalars['ID']['output'];
  ImportProjectsInput: Schema.ImportProjectsInput;
  ImportProjectsPayload: Omit<Schema.ImportProjectsPayload, 'import'> & { import?: Schema.Maybe<ResolversParentTypes['ProjectImport']> };
  ImportedProjectInput: Schema.ImportedProjectInput;
  Installation: InstallationSource;
  InstallationConnection: Omit<Schema.InstallationConnection, 'edges'> & { edges: Array<ResolversParentTypes['InstallationEdge']> };
  InstallationDeclaration: RestRoomDeclaration;
  InstallationEdge: Omit<Schema.InstallationEdge, 'node'> & { node: ResolversParentTypes['Installation'] };
  InstallationList: Omit<Schema.InstallationList, 'nodes'> & { nodes: Array<ResolversParentTypes['Installation']> };
  InstallationPhoto: Schema.InstallationPhoto;
  InstallationReview: Schema.InstallationReview;
  InstalledProduct: InstalledProductSource;
  InstallerFigures: RestInstallerFigures;
  Instrument: RestInstrument;
  InstrumentColumn: Schema.InstrumentColumn;
  InstrumentColumnInput: Schema.InstrumentColumnInput;
  InstrumentFile: RestInstrumentFile;
  InstrumentMapping: RestInstrumentMapping;
  Int: Schema.Scalars['Int']['output'];
  Invitation: Schema.Invitation;
  InviteCheck: Schema.InviteCheck;
  InviteUserInput: Schema.InviteUserInput;
  InviteUserPayload: Omit<Schema.InviteUserPayload, 'company' | 'user'> & { company?: Schema.Maybe<ResolversParentTypes['Company']>, user?: Schema.Maybe<ResolversParentTypes['User']> };
  Links: Schema.Links;
  MeasuredInstrument: Schema.MeasuredInstrument;
  Measurement: Schema.Measurement;
  MetadataEntry: Schema.MetadataEntry;
  MetadataInput: Schema.MetadataInput;
  Missing: MissingSource;
  MonthFigures: Schema.MonthFigures;
  MoveInstallationInput: Schema.MoveInstallationInput;
  MoveInstallationPayload: Omit<Schema.MoveInstallationPayload, 'formerFolder' | 'installation'> & { formerFolder?: Schema.Maybe<ResolversParentTypes['Folder']>, installation?: Schema.Maybe<ResolversParentTypes['Installation']> };
  Mutation: Record<PropertyKey, never>;
  NationalRecord: Schema.NationalRecord;
  NationalRecordInput: Schema.NationalRecordInput;
  NationalRecordState: Schema.NationalRecordState;
  NewInstallationInput: Schema.NewInstallationInput;
  NewProductInput: Schema.NewProductInput;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: Schema.PageInfo;
  Passkey: RestPasskey;
  PathSegment: Schema.PathSegment;
  PendingInvitation: RestPendingInvitation;
  PhotoPlace: RestPhotoPlace;
  PhotoPlaces: RestPhotoPlaces;
  PrepareDeclarationInput: Schema.PrepareDeclarationInput;
  PrepareDeclarationPayload: Omit<Schema.PrepareDeclarationPayload, 'declaration'> & { declaration?: Schema.Maybe<ResolversParentTypes['Declaration']> };
  PreviewCertificateInput: Schema.PreviewCertificateInput;
  PreviewCertificatePayload: Schema.PreviewCertificatePayload;
  PrintedLimits: Schema.PrintedLimits;
  PrintedReading: RestReading;
  Product: RestProduct;
  ProductConnection: Omit<Schema.ProductConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProductEdge']> };
  ProductEdge: Omit<Schema.ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductKindCount: Schema.ProductKindCount;
  ProductSearch: Omit<Schema.ProductSearch, 'nodes'> & { nodes: Array<ResolversParentTypes['Product']> };
  ProductUse: Omit<Schema.ProductUse, 'recent'> & { recent: Array<ResolversParentTypes['UsedProduct']> };
  Program: RestProgram;
  ProgramSecretPayload: Omit<Schema.ProgramSecretPayload, 'company' | 'program'> & { company?: Schema.Maybe<ResolversParentTypes['Company']>, program?: Schema.Maybe<ResolversParentTypes['Program']> };
  Project: RestProject;
  ProjectConnection: Omit<Schema.ProjectConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProjectEdge']> };
  ProjectEdge: Omit<Schema.ProjectEdge, 'node'> & { node: ResolversParentTypes['Project'] };
  ProjectFilter: Schema.ProjectFilter;
  ProjectImport: RestProjectImport;
  ProjectList: ProjectListSource;
  ProjectOrder: Schema.ProjectOrder;
  ProjectPage: ProjectPageSource;
  ProjectPages: ProjectPagesSource;
  ProjectStates: Schema.ProjectStates;
  PublicWithdrawal: Schema.PublicWithdrawal;
  PutOffAttentionInput: Schema.PutOffAttentionInput;
  PutOffAttentionPayload: Omit<Schema.PutOffAttentionPayload, 'company'> & { company?: Schema.Maybe<ResolversParentTypes['Company']> };
  Query: Record<PropertyKey, never>;
  ReadingInput: Schema.ReadingInput;
  RecordAttachmentsInput: Schema.RecordAttachmentsInput;
  RecordAttachmentsPayload: Omit<Schema.RecordAttachmentsPayload, 'installation' | 'stepEntry'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']>, stepEntry?: Schema.Maybe<ResolversParentTypes['StepEntry']> };
  RecordMeasurementsInput: Schema.RecordMeasurementsInput;
  RecordMeasurementsPayload: Omit<Schema.RecordMeasurementsPayload, 'installation' | 'stepEntry'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']>, stepEntry?: Schema.Maybe<ResolversParentTypes['StepEntry']> };
  RecordReadingsInput: Schema.RecordReadingsInput;
  RecordReadingsPayload: Omit<Schema.RecordReadingsPayload, 'results'> & { results: Array<Schema.Maybe<ResolversParentTypes['RecordReadingsResult']>> };
  RecordReadingsResult: Omit<Schema.RecordReadingsResult, 'stepEntry'> & { stepEntry?: Schema.Maybe<ResolversParentTypes['StepEntry']> };
  RelatedCertificate: Schema.RelatedCertificate;
  ReleaseInstallationsInput: Schema.ReleaseInstallationsInput;
  ReleaseInstallationsPayload: Omit<Schema.ReleaseInstallationsPayload, 'results'> & { results: Array<Schema.Maybe<ResolversParentTypes['ReleaseInstallationsResult']>> };
  ReleaseInstallationsResult: Omit<Schema.ReleaseInstallationsResult, 'installation'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']> };
  RemoveAttachmentInput: Schema.RemoveAttachmentInput;
  RemoveAttachmentPayload: Omit<Schema.RemoveAttachmentPayload, 'installation' | 'stepEntry'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']>, stepEntry?: Schema.Maybe<ResolversParentTypes['StepEntry']> };
  RemoveAuthenticatorInput: Schema.RemoveAuthenticatorInput;
  RemoveAuthenticatorPayload: Omit<Schema.RemoveAuthenticatorPayload, 'viewer'> & { viewer?: Schema.Maybe<ResolversParentTypes['User']> };
  RemovePasskeyInput: Schema.RemovePasskeyInput;
  RemovePasskeyPayload: Omit<Schema.RemovePasskeyPayload, 'user'> & { user?: Schema.Maybe<ResolversParentTypes['User']> };
  RemoveProductInput: Schema.RemoveProductInput;
  RemoveProductPayload: Omit<Schema.RemoveProductPayload, 'installation'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']> };
  RenameTemplateInput: Schema.RenameTemplateInput;
  RenameTemplatePayload: Omit<Schema.RenameTemplatePayload, 'template'> & { template?: Schema.Maybe<ResolversParentTypes['Template']> };
  ReopenInstallationInput: Schema.ReopenInstallationInput;
  ReopenInstallationPayload: Omit<Schema.ReopenInstallationPayload, 'installation'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']> };
  ReportFaultInput: Schema.ReportFaultInput;
  ReportFaultPayload: Schema.ReportFaultPayload;
  RequestCertificateArchiveInput: Schema.RequestCertificateArchiveInput;
  RequestCertificateArchivePayload: Schema.RequestCertificateArchivePayload;
  RequestPasswordResetInput: Schema.RequestPasswordResetInput;
  RequestPasswordResetPayload: Schema.RequestPasswordResetPayload;
  ResendCertificateInput: Schema.ResendCertificateInput;
  ResendCertificatePayload: Omit<Schema.ResendCertificatePayload, 'certificates' | 'project'> & { certificates: Array<ResolversParentTypes['Certificate']>, project?: Schema.Maybe<ResolversParentTypes['Project']> };
  ResendInvitationInput: Schema.ResendInvitationInput;
  ResendInvitationPayload: Omit<Schema.ResendInvitationPayload, 'invitation'> & { invitation?: Schema.Maybe<ResolversParentTypes['PendingInvitation']> };
  ResendWebhookDeliveryInput: Schema.ResendWebhookDeliveryInput;
  ResendWebhookDeliveryPayload: Omit<Schema.ResendWebhookDeliveryPayload, 'delivery'> & { delivery?: Schema.Maybe<ResolversParentTypes['WebhookDelivery']> };
  ReturnInstallationInput: Schema.ReturnInstallationInput;
  ReturnInstallationPayload: Omit<Schema.ReturnInstallationPayload, 'installation'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']> };
  RevokeProgramInput: Schema.RevokeProgramInput;
  RevokeProgramPayload: Omit<Schema.RevokeProgramPayload, 'company'> & { company?: Schema.Maybe<ResolversParentTypes['Company']> };
  RotateProgramSecretInput: Schema.RotateProgramSecretInput;
  RotateWebhookSecretInput: Schema.RotateWebhookSecretInput;
  RotateWebhookSecretPayload: Omit<Schema.RotateWebhookSecretPayload, 'webhook'> & { webhook?: Schema.Maybe<ResolversParentTypes['Webhook']> };
  SavedView: RestSavedView;
  Seal: Schema.Seal;
  SealKey: Schema.SealKey;
  SealTimestamp: Schema.SealTimestamp;
  SearchHit: RestSearchHit;
  SearchPlace: SearchPlaceSource;
  SendCertificateInput: Schema.SendCertificateInput;
  SendCertificatePayload: Omit<Schema.SendCertificatePayload, 'certificates' | 'project'> & { certificates: Array<ResolversParentTypes['Certificate']>, project?: Schema.Maybe<ResolversParentTypes['Project']> };
  SetFaultStateInput: Schema.SetFaultStateInput;
  SetFaultStatePayload: Omit<Schema.SetFaultStatePayload, 'certificate'> & { certificate?: Schema.Maybe<ResolversParentTypes['Certificate']> };
  SetLogoInput: Schema.SetLogoInput;
  SetLogoPayload: Omit<Schema.SetLogoPayload, 'company'> & { company?: Schema.Maybe<ResolversParentTypes['Company']> };
  SetNationalRecordInput: Schema.SetNationalRecordInput;
  SetNationalRecordPayload: Omit<Schema.SetNationalRecordPayload, 'company'> & { company?: Schema.Maybe<ResolversParentTypes['Company']> };
  SetReviewRequiredInput: Schema.SetReviewRequiredInput;
  SetReviewRequiredPayload: Omit<Schema.SetReviewRequiredPayload, 'company'> & { company?: Schema.Maybe<ResolversParentTypes['Company']> };
  SetSignsDeclarationsInput: Schema.SetSignsDeclarationsInput;
  SetSignsDeclarationsPayload: Omit<Schema.SetSignsDeclarationsPayload, 'company'> & { company?: Schema.Maybe<ResolversParentTypes['Company']> };
  SetUserActiveInput: Schema.SetUserActiveInput;
  SetUserActivePayload: Omit<Schema.SetUserActivePayload, 'user'> & { user?: Schema.Maybe<ResolversParentTypes['User']> };
  SetUserRoleInput: Schema.SetUserRoleInput;
  SetUserRolePayload: Omit<Schema.SetUserRolePayload, 'user'> & { user?: Schema.Maybe<ResolversParentTypes['User']> };
  SetWeeklyMailInput: Schema.SetWeeklyMailInput;
  SetWeeklyMailPayload: Omit<Schema.SetWeeklyMailPayload, 'user'> & { user?: Schema.Maybe<ResolversParentTypes['User']> };
  SignDeclarationInput: Schema.SignDeclarationInput;
  SignDeclarationPayload: Omit<Schema.SignDeclarationPayload, 'declaration'> & { declaration?: Schema.Maybe<ResolversParentTypes['Declaration']> };
  SignInChallenge: Schema.SignInChallenge;
  SignInInput: Schema.SignInInput;
  SignInPayload: Omit<Schema.SignInPayload, 'viewer'> & { viewer?: Schema.Maybe<ResolversParentTypes['User']> };
  SignOutInput: Schema.SignOutInput;
  SignOutPayload: Schema.SignOutPayload;
  SignableFolder: SignableFolderSource;
  SignableInstallation: SignableInstallationSource;
  StandardsList: Schema.StandardsList;
  StartAuthenticatorSetupInput: Schema.StartAuthenticatorSetupInput;
  StartAuthenticatorSetupPayload: Schema.StartAuthenticatorSetupPayload;
  StartBatchInput: Schema.StartBatchInput;
  StartBatchPayload: Omit<Schema.StartBatchPayload, 'batch'> & { batch?: Schema.Maybe<ResolversParentTypes['Batch']> };
  StartExportInput: Schema.StartExportInput;
  StartExportPayload: Omit<Schema.StartExportPayload, 'export'> & { export?: Schema.Maybe<ResolversParentTypes['Export']> };
  Step: StepSource;
  StepEntry: StepEntrySource;
  StepFieldChange: Omit<Schema.StepFieldChange, 'recordedBy'> & { recordedBy?: Schema.Maybe<ResolversParentTypes['User']> };
  StepFieldVersionInput: Schema.StepFieldVersionInput;
  StepReadingInput: Schema.StepReadingInput;
  StepState: Schema.StepState;
  String: Schema.Scalars['String']['output'];
  Template: TemplateSource;
  TemplateConnection: Omit<Schema.TemplateConnection, 'edges'> & { edges: Array<ResolversParentTypes['TemplateEdge']> };
  TemplateEdge: Omit<Schema.TemplateEdge, 'node'> & { node: ResolversParentTypes['Template'] };
  TemplateFolder: Schema.TemplateFolder;
  TemplateProduct: Schema.TemplateProduct;
  TemplateRoom: Schema.TemplateRoom;
  URL: Schema.Scalars['URL']['output'];
  UndoBatchInput: Schema.UndoBatchInput;
  UndoBatchPayload: Omit<Schema.UndoBatchPayload, 'batch'> & { batch?: Schema.Maybe<ResolversParentTypes['Batch']> };
  UpdateCompanyInput: Schema.UpdateCompanyInput;
  UpdateCompanyPayload: Omit<Schema.UpdateCompanyPayload, 'company'> & { company?: Schema.Maybe<ResolversParentTypes['Company']> };
  UpdateFolderInput: Schema.UpdateFolderInput;
  UpdateFolderPayload: Omit<Schema.UpdateFolderPayload, 'folder'> & { folder?: Schema.Maybe<ResolversParentTypes['Folder']> };
  UpdateInstallationInput: Schema.UpdateInstallationInput;
  UpdateInstallationPayload: Omit<Schema.UpdateInstallationPayload, 'installation'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']> };
  UpdateInstalledProductInput: Schema.UpdateInstalledProductInput;
  UpdateInstalledProductPayload: Omit<Schema.UpdateInstalledProductPayload, 'installation' | 'product'> & { installation?: Schema.Maybe<ResolversParentTypes['Installation']>, product?: Schema.Maybe<ResolversParentTypes['InstalledProduct']> };
  UpdateInstrumentInput: Schema.UpdateInstrumentInput;
  UpdateInstrumentPayload: Omit<Schema.UpdateInstrumentPayload, 'instrument'> & { instrument?: Schema.Maybe<ResolversParentTypes['Instrument']> };
  UpdateProjectInput: Schema.UpdateProjectInput;
  UpdateProjectPayload: Omit<Schema.UpdateProjectPayload, 'project'> & { project?: Schema.Maybe<ResolversParentTypes['Project']> };
  UpdateSavedViewInput: Schema.UpdateSavedViewInput;
  UpdateSavedViewPayload: Omit<Schema.UpdateSavedViewPayload, 'savedView' | 'user'> & { savedView?: Schema.Maybe<ResolversParentTypes['SavedView']>, user?: Schema.Maybe<ResolversParentTypes['User']> };
  UpdateUserInput: Schema.UpdateUserInput;
  UpdateUserPayload: Omit<Schema.UpdateUserPayload, 'user'> & { user?: Schema.Maybe<ResolversParentTypes['User']> };
  UpdateWebhookInput: Schema.UpdateWebhookInput;
  UpdateWebhookPayload: Omit<Schema.UpdateWebhookPayload, 'webhook'> & { webhook?: Schema.Maybe<ResolversParentTypes['Webhook']> };
  UploadPart: Schema.UploadPart;
  UsedProduct: Omit<Schema.UsedProduct, 'product'> & { product: ResolversParentTypes['Product'] };
  User: UserSource;
  UserConnection: Omit<Schema.UserConnection, 'edges'> & { edges: Array<ResolversParentTypes['UserEdge']> };
  UserEdge: Omit<Schema.UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserError: Schema.UserError;
  UserList: Omit<Schema.UserList, 'nodes'> & { nodes: Array<ResolversParentTypes['User']> };
  VerifiedCertificate: RestVerifiedCertificate;
  VerifiedProduct: Omit<Schema.VerifiedProduct, 'steps'> & { steps?: Schema.Maybe<Array<ResolversParentTypes['VerifiedStep']>> };
  VerifiedRoom: Omit<Schema.VerifiedRoom, 'products'> & { products: Array<ResolversParentTypes['VerifiedProduct']> };
  VerifiedStep: Omit<Schema.VerifiedStep, 'current' | 'insulation' | 'resistance' | 'temperature'> & { current?: Schema.Maybe<ResolversParentTypes['PrintedReading']>, insulation?: Schema.Maybe<ResolversParentTypes['PrintedReading']>, resistance?: Schema.Maybe<ResolversParentTypes['PrintedReading']>, temperature?: Schema.Maybe<ResolversParentTypes['PrintedReading']> };
  WarrantyTerm: Schema.WarrantyTerm;
  Webhook: RestWebhook;
  WebhookDelivery: WebhookDeliverySource;
  WebhookDeliveryConnection: Omit<Schema.WebhookDeliveryConnection, 'edges'> & { edges: Array<ResolversParentTypes['WebhookDeliveryEdge']> };
  WebhookDeliveryEdge: Omit<Schema.WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WithdrawCertificateInput: Schema.WithdrawCertificateInput;
  WithdrawCertificatePayload: Omit<Schema.WithdrawCertificatePayload, 'certificate' | 'project'> & { certificate?: Schema.Maybe<ResolversParentTypes['Certificate']>, project?: Schema.Maybe<ResolversParentTypes['Project']> };
  WithdrawInvitationInput: Schema.WithdrawInvitationInput;
  WithdrawInvitationPayload: Omit<Schema.WithdrawInvitationPayload, 'company'> & { company?: Schema.Maybe<ResolversParentTypes['Company']> };
  Withdrawal: Schema.Withdrawal;
  WithdrawalRecipient: Schema.WithdrawalRecipient;
};

export type AccessDirectiveArgs = {
  rule: Schema.Scalars['String']['input'];
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Schema.Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitationPayload'] = ResolversParentTypes['AcceptInvitationPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ActivateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivateProjectPayload'] = ResolversParentTypes['ActivateProjectPayload']> = {
  project?: Resolver<Schema.Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddAttachmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAttachmentPayload'] = ResolversParentTypes['AddAttachmentPayload']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  stepEntry?: Resolver<Schema.Maybe<ResolversTypes['StepEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddCameraAttachmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCameraAttachmentPayload'] = ResolversParentTypes['AddCameraAttachmentPayload']> = {
  camera?: Resolver<Schema.Maybe<ResolversTypes['Camera']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPasskeyPayload'] = ResolversParentTypes['AddPasskeyPayload']> = {
  passkey?: Resolver<Schema.Maybe<ResolversTypes['Passkey']>, ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductPayload'] = ResolversParentTypes['AddProductPayload']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['InstalledProduct']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ArchiveProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveProjectPayload'] = ResolversParentTypes['ArchiveProjectPayload']> = {
  project?: Resolver<Schema.Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  addedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  chosenSha256?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<Schema.Maybe<ResolversTypes['AttachmentOrigin']>, ParentType, ContextType>;
  sameAs?: Resolver<Schema.Maybe<ResolversTypes['PhotoPlaces']>, ParentType, ContextType>;
  sha256?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  takenAt?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type AttentionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attention'] = ResolversParentTypes['Attention']> = {
  counts?: Resolver<Array<ResolversTypes['AttentionCount']>, ParentType, ContextType>;
  items?: Resolver<Schema.Maybe<ResolversTypes['AttentionItemConnection']>, ParentType, ContextType, RequireFields<Schema.AttentionItemsArgs, 'first' | 'kind'>>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttentionCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionCount'] = ResolversParentTypes['AttentionCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AttentionKind'], ParentType, ContextType>;
  putOffCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  putOffUntil?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AttentionInviteeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionInvitee'] = ResolversParentTypes['AttentionInvitee']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  installer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type AttentionItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionItem'] = ResolversParentTypes['AttentionItem']> = {
  certificateNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  folder?: Resolver<Schema.Maybe<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  installation?: Resolver<Schema.Maybe<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  invitee?: Resolver<Schema.Maybe<ResolversTypes['AttentionInvitee']>, ParentType, ContextType>;
  isProjectArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProjectFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRootFolder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AttentionKind'], ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  project?: Resolver<Schema.Maybe<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  recipientEmail?: Resolver<Schema.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  recipientReason?: Resolver<Schema.Maybe<ResolversTypes['DeliveryFailure']>, ParentType, ContextType>;
  report?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stepLabel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['AttentionValue']>, ParentType, ContextType>;
};

export type AttentionItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionItemConnection'] = ResolversParentTypes['AttentionItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AttentionItemEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttentionItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionItemEdge'] = ResolversParentTypes['AttentionItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AttentionItem'], ParentType, ContextType>;
};

export type AttentionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionValue'] = ResolversParentTypes['AttentionValue']> = {
  maximum?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimum?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  value?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AuthenticatorSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorSetup'] = ResolversParentTypes['AuthenticatorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Batch'] = ResolversParentTypes['Batch']> = {
  action?: Resolver<ResolversTypes['BatchAction'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<Array<ResolversTypes['BatchItem']>, ParentType, ContextType>;
  leftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retryAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BatchState'], ParentType, ContextType>;
  undoableUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waiting?: Resolver<Array<ResolversTypes['BatchItem']>, ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BatchItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchItem'] = ResolversParentTypes['BatchItem']> = {
  code?: Resolver<Schema.Maybe<ResolversTypes['UserErrorCode']>, ParentType, ContextType>;
  objectId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BringBackAttentionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BringBackAttentionPayload'] = ResolversParentTypes['BringBackAttentionPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CalibrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Calibration'] = ResolversParentTypes['Calibration']> = {
  calibratedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  certificate?: Resolver<Schema.Maybe<ResolversTypes['CalibrationCertificate']>, ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CalibrationCertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalibrationCertificate'] = ResolversParentTypes['CalibrationCertificate']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type CallingProgramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallingProgram'] = ResolversParentTypes['CallingProgram']> = {
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  features?: Resolver<ResolversTypes['Features'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['ProgramScope']>, ParentType, ContextType>;
  tokenExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CameraResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Camera'] = ResolversParentTypes['Camera']> = {
  attachedFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attachmentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  installationTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remainingFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiresAttachments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stepNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CameraGrantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CameraGrant'] = ResolversParentTypes['CameraGrant']> = {
  attachedFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReceiving?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CameraGrantState'], ParentType, ContextType>;
};

export type CancelExportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelExportPayload'] = ResolversParentTypes['CancelExportPayload']> = {
  export?: Resolver<Schema.Maybe<ResolversTypes['Export']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  activationDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  boardCardUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  certificateId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faultReports?: Resolver<Schema.Maybe<Array<ResolversTypes['FaultReport']>>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  folderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folderName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  pages?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  project?: Resolver<Schema.Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  proofUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['CertificateRecipient']>, ParentType, ContextType>;
  replacedBy?: Resolver<Schema.Maybe<Array<ResolversTypes['RelatedCertificate']>>, ParentType, ContextType>;
  replaces?: Resolver<Schema.Maybe<Array<ResolversTypes['RelatedCertificate']>>, ParentType, ContextType>;
  rooms?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  seal?: Resolver<Schema.Maybe<ResolversTypes['Seal']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['CertificateStatus']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  validUntil?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  viewerCanWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdrawal?: Resolver<Schema.Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CertificateArchiveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CertificateArchive'] = ResolversParentTypes['CertificateArchive']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsFrom?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endsTo?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  missing?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['CertificateArchiveFailure']>, ParentType, ContextType>;
  size?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CertificateArchiveState'], ParentType, ContextType>;
  states?: Resolver<Schema.Maybe<Array<ResolversTypes['CertificateState']>>, ParentType, ContextType>;
  statuses?: Resolver<Schema.Maybe<Array<ResolversTypes['CertificateStatus']>>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type CertificateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CertificateConnection'] = ResolversParentTypes['CertificateConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CertificateEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CertificateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CertificateEdge'] = ResolversParentTypes['CertificateEdge']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isProjectArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CertificateRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CertificateRecipient'] = ResolversParentTypes['CertificateRecipient']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  copy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['DeliveryFailure']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  action?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  externalId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangedKind'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  object?: Resolver<Schema.Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  projectId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeConnection'] = ResolversParentTypes['ChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChangeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEdge'] = ResolversParentTypes['ChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Change'], ParentType, ContextType>;
};

export type ChangeLanguagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeLanguagePayload'] = ResolversParentTypes['ChangeLanguagePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allProjects?: Resolver<ResolversTypes['ProjectList'], ParentType, ContextType, RequireFields<Schema.CompanyAllProjectsArgs, 'archived'>>;
  allUsers?: Resolver<Schema.Maybe<ResolversTypes['UserList']>, ParentType, ContextType, RequireFields<Schema.CompanyAllUsersArgs, 'active'>>;
  attention?: Resolver<Schema.Maybe<ResolversTypes['Attention']>, ParentType, ContextType>;
  batches?: Resolver<Schema.Maybe<Array<ResolversTypes['Batch']>>, ParentType, ContextType>;
  certificate?: Resolver<Schema.Maybe<ResolversTypes['Certificate']>, ParentType, ContextType, RequireFields<Schema.CompanyCertificateArgs, 'number'>>;
  certificateArchive?: Resolver<Schema.Maybe<ResolversTypes['CertificateArchive']>, ParentType, ContextType>;
  certificates?: Resolver<Schema.Maybe<ResolversTypes['CertificateConnection']>, ParentType, ContextType, RequireFields<Schema.CompanyCertificatesArgs, 'first'>>;
  changes?: Resolver<Schema.Maybe<ResolversTypes['ChangeConnection']>, ParentType, ContextType, RequireFields<Schema.CompanyChangesArgs, 'first' | 'fromNow'>>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<Schema.CompanyCustomerArgs, 'name'>>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  exports?: Resolver<Schema.Maybe<Array<ResolversTypes['Export']>>, ParentType, ContextType>;
  faultReports?: Resolver<Schema.Maybe<ResolversTypes['FaultReportConnection']>, ParentType, ContextType, RequireFields<Schema.CompanyFaultReportsArgs, 'first'>>;
  figures?: Resolver<Schema.Maybe<ResolversTypes['Figures']>, ParentType, ContextType, RequireFields<Schema.CompanyFiguresArgs, 'from' | 'to'>>;
  history?: Resolver<Schema.Maybe<ResolversTypes['HistoryConnection']>, ParentType, ContextType, RequireFields<Schema.CompanyHistoryArgs, 'first'>>;
  historyChain?: Resolver<Schema.Maybe<ResolversTypes['HistoryChainConnection']>, ParentType, ContextType, RequireFields<Schema.CompanyHistoryChainArgs, 'first'>>;
  historyCheck?: Resolver<Schema.Maybe<ResolversTypes['HistoryCheck']>, ParentType, ContextType>;
  historyHeads?: Resolver<Schema.Maybe<ResolversTypes['HistoryHeadConnection']>, ParentType, ContextType, RequireFields<Schema.CompanyHistoryHeadsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installations?: Resolver<Schema.Maybe<ResolversTypes['InstallationConnection']>, ParentType, ContextType, RequireFields<Schema.CompanyInstallationsArgs, 'first'>>;
  installers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  instrumentFiles?: Resolver<Schema.Maybe<Array<ResolversTypes['InstrumentFile']>>, ParentType, ContextType, Partial<Schema.CompanyInstrumentFilesArgs>>;
  instrumentMappings?: Resolver<Schema.Maybe<Array<ResolversTypes['InstrumentMapping']>>, ParentType, ContextType>;
  instruments?: Resolver<Schema.Maybe<Array<ResolversTypes['Instrument']>>, ParentType, ContextType>;
  invitations?: Resolver<Schema.Maybe<Array<ResolversTypes['PendingInvitation']>>, ParentType, ContextType>;
  logo?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationalRecord?: Resolver<Schema.Maybe<ResolversTypes['NationalRecord']>, ParentType, ContextType>;
  orgNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productUse?: Resolver<Schema.Maybe<ResolversTypes['ProductUse']>, ParentType, ContextType>;
  programs?: Resolver<Schema.Maybe<Array<ResolversTypes['Program']>>, ParentType, ContextType>;
  projectImports?: Resolver<Schema.Maybe<Array<ResolversTypes['ProjectImport']>>, ParentType, ContextType>;
  projectPages?: Resolver<ResolversTypes['ProjectPages'], ParentType, ContextType, RequireFields<Schema.CompanyProjectPagesArgs, 'archived'>>;
  projects?: Resolver<ResolversTypes['ProjectConnection'], ParentType, ContextType, RequireFields<Schema.CompanyProjectsArgs, 'archived' | 'first'>>;
  reviewRequired?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  signsDeclarations?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  templates?: Resolver<Schema.Maybe<ResolversTypes['TemplateConnection']>, ParentType, ContextType, RequireFields<Schema.CompanyTemplatesArgs, 'first'>>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<Schema.CompanyUsersArgs, 'active' | 'first'>>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManagePrograms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManageUsers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadFigures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadHistory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  webhooks?: Resolver<Schema.Maybe<Array<ResolversTypes['Webhook']>>, ParentType, ContextType>;
  website?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmAuthenticatorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmAuthenticatorPayload'] = ResolversParentTypes['ConfirmAuthenticatorPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ConfirmPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPasswordResetPayload'] = ResolversParentTypes['ConfirmPasswordResetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmStandardsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmStandardsPayload'] = ResolversParentTypes['ConfirmStandardsPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateAttachmentUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAttachmentUploadPayload'] = ResolversParentTypes['CreateAttachmentUploadPayload']> = {
  fileUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  uploadUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCalibrationUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCalibrationUploadPayload'] = ResolversParentTypes['CreateCalibrationUploadPayload']> = {
  fileUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  uploadUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCameraGrantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCameraGrantPayload'] = ResolversParentTypes['CreateCameraGrantPayload']> = {
  cameraGrant?: Resolver<Schema.Maybe<ResolversTypes['CameraGrant']>, ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCameraUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCameraUploadPayload'] = ResolversParentTypes['CreateCameraUploadPayload']> = {
  fileUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  uploadUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateFaultUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateFaultUploadPayload'] = ResolversParentTypes['CreateFaultUploadPayload']> = {
  fileUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  uploadUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateFolderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateFolderPayload'] = ResolversParentTypes['CreateFolderPayload']> = {
  folder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  parentFolder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateFromTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateFromTemplatePayload'] = ResolversParentTypes['CreateFromTemplatePayload']> = {
  folder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  parentFolder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  results?: Resolver<Array<Schema.Maybe<ResolversTypes['CreatedFromTemplate']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInstallationPayload'] = ResolversParentTypes['CreateInstallationPayload']> = {
  folder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateInstallationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInstallationsPayload'] = ResolversParentTypes['CreateInstallationsPayload']> = {
  folder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  results?: Resolver<Array<Schema.Maybe<ResolversTypes['CreateInstallationsResult']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateInstallationsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInstallationsResult'] = ResolversParentTypes['CreateInstallationsResult']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateInstrumentFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInstrumentFilePayload'] = ResolversParentTypes['CreateInstrumentFilePayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  instrumentFile?: Resolver<Schema.Maybe<ResolversTypes['InstrumentFile']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateInstrumentFileUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInstrumentFileUploadPayload'] = ResolversParentTypes['CreateInstrumentFileUploadPayload']> = {
  fileUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  uploadUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateInstrumentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInstrumentPayload'] = ResolversParentTypes['CreateInstrumentPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  instrument?: Resolver<Schema.Maybe<ResolversTypes['Instrument']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateLogoUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateLogoUploadPayload'] = ResolversParentTypes['CreateLogoUploadPayload']> = {
  fileUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  uploadUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreatePasskeyOptionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePasskeyOptionsPayload'] = ResolversParentTypes['CreatePasskeyOptionsPayload']> = {
  options?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProjectPayload'] = ResolversParentTypes['CreateProjectPayload']> = {
  project?: Resolver<Schema.Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateSavedViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSavedViewPayload'] = ResolversParentTypes['CreateSavedViewPayload']> = {
  savedView?: Resolver<Schema.Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTemplatePayload'] = ResolversParentTypes['CreateTemplatePayload']> = {
  template?: Resolver<Schema.Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateUploadPartsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateUploadPartsPayload'] = ResolversParentTypes['CreateUploadPartsPayload']> = {
  joinUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['UploadPart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Schema.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type CreatedFromTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedFromTemplate'] = ResolversParentTypes['CreatedFromTemplate']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  room?: Resolver<ResolversTypes['TemplateRoom'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  certificates?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['CustomerCounts'], ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CustomerCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerCounts'] = ResolversParentTypes['CustomerCounts']> = {
  certificates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedRooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ongoing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openFaults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undelivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeclarationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Declaration'] = ResolversParentTypes['Declaration']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  declaredBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hashes?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['DeclaredRecord']>, ParentType, ContextType>;
  signature?: Resolver<Schema.Maybe<ResolversTypes['DeclarationSignature']>, ParentType, ContextType>;
  signedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeclarationSignatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclarationSignature'] = ResolversParentTypes['DeclarationSignature']> = {
  algorithm?: Resolver<ResolversTypes['PasskeyAlgorithm'], ParentType, ContextType>;
  authenticatorData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeclaredRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclaredRecord'] = ResolversParentTypes['DeclaredRecord']> = {
  installationId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  record?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteFolderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteFolderPayload'] = ResolversParentTypes['DeleteFolderPayload']> = {
  deletedFolderId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parentFolder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteInstallationPayload'] = ResolversParentTypes['DeleteInstallationPayload']> = {
  deletedInstallationId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  folder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteInstrumentMappingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteInstrumentMappingPayload'] = ResolversParentTypes['DeleteInstrumentMappingPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteInstrumentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteInstrumentPayload'] = ResolversParentTypes['DeleteInstrumentPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  deletedInstrumentId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProjectPayload'] = ResolversParentTypes['DeleteProjectPayload']> = {
  deletedProjectId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteSavedViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSavedViewPayload'] = ResolversParentTypes['DeleteSavedViewPayload']> = {
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTemplatePayload'] = ResolversParentTypes['DeleteTemplatePayload']> = {
  deletedTemplateId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  deletedWebhookId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DuplicateFolderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateFolderPayload'] = ResolversParentTypes['DuplicateFolderPayload']> = {
  folder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  results?: Resolver<Array<Schema.Maybe<ResolversTypes['DuplicatedInstallation']>>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DuplicatedInstallationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicatedInstallation'] = ResolversParentTypes['DuplicatedInstallation']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Installation'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EndCameraGrantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndCameraGrantPayload'] = ResolversParentTypes['EndCameraGrantPayload']> = {
  cameraGrant?: Resolver<Schema.Maybe<ResolversTypes['CameraGrant']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Export'] = ResolversParentTypes['Export']> = {
  byteSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  errorCode?: Resolver<Schema.Maybe<ResolversTypes['ExportErrorCode']>, ParentType, ContextType>;
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incompleteRowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExportState'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaultPhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaultPhoto'] = ResolversParentTypes['FaultPhoto']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type FaultReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaultReport'] = ResolversParentTypes['FaultReport']> = {
  changes?: Resolver<Array<ResolversTypes['FaultStateChange']>, ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  faultReportId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photo?: Resolver<Schema.Maybe<ResolversTypes['FaultPhoto']>, ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['FaultState']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaultReportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaultReportConnection'] = ResolversParentTypes['FaultReportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FaultReportEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FaultReportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaultReportEdge'] = ResolversParentTypes['FaultReportEdge']> = {
  certificateNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FaultReport'], ParentType, ContextType>;
  projectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FaultStateChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaultStateChange'] = ResolversParentTypes['FaultStateChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FaultState'], ParentType, ContextType>;
};

export type FeaturesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Features'] = ResolversParentTypes['Features']> = {
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  attentionItems?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  attentionPutOff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  batches?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cameraGrants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  catalogue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificateArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificateArchiveFilters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificateNumbers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificateRegister?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificateWithdrawal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changesFromNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cursors?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  declarations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exports?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  externalIds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faultReports?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faultStates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  handover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  historyCheck?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  installations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  instrumentFiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  instruments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listCursors?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  measuredOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nationalRecords?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  photoProof?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productBatches?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  programs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  projectFilters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  projectImport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  projectPages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reopening?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savedViews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  standardsConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  templates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uploadParts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  webhooks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weeklyMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workKinds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FigureCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FigureCounts'] = ResolversParentTypes['FigureCounts']> = {
  activated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  judgedValues?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianDays?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outsideValues?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percentile90Days?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Figures'] = ResolversParentTypes['Figures']> = {
  installers?: Resolver<Array<ResolversTypes['InstallerFigures']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['MonthFigures']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['FigureCounts'], ParentType, ContextType>;
};

export type FileLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileLine'] = ResolversParentTypes['FileLine']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinishInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishInstallationPayload'] = ResolversParentTypes['FinishInstallationPayload']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FinishInstallationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishInstallationsPayload'] = ResolversParentTypes['FinishInstallationsPayload']> = {
  results?: Resolver<Array<Schema.Maybe<ResolversTypes['FinishInstallationsResult']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FinishInstallationsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishInstallationsResult'] = ResolversParentTypes['FinishInstallationsResult']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Folder'] = ResolversParentTypes['Folder']> = {
  activatedInstallationCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  allInstallations?: Resolver<Schema.Maybe<ResolversTypes['InstallationList']>, ParentType, ContextType>;
  awaitingReviewCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  completedInstallationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  externalId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  folderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  installations?: Resolver<Schema.Maybe<ResolversTypes['InstallationConnection']>, ParentType, ContextType, RequireFields<Schema.FolderInstallationsArgs, 'first'>>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRoot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metadata?: Resolver<Array<ResolversTypes['MetadataEntry']>, ParentType, ContextType>;
  parentFolder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['PathSegment']>, ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  subFolders?: Resolver<Schema.Maybe<Array<ResolversTypes['Folder']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanAddSubFolder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeadOfWorksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadOfWorks'] = ResolversParentTypes['HeadOfWorks']> = {
  email?: Resolver<Schema.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qualification?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryActor'] = ResolversParentTypes['HistoryActor']> = {
  kind?: Resolver<ResolversTypes['HistoryActorKind'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type HistoryChainConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryChainConnection'] = ResolversParentTypes['HistoryChainConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HistoryChainEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryChainEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryChainEdge'] = ResolversParentTypes['HistoryChainEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HistoryRecord'], ParentType, ContextType>;
};

export type HistoryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryChange'] = ResolversParentTypes['HistoryChange']> = {
  field?: Resolver<ResolversTypes['HistoryField'], ParentType, ContextType>;
  from?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isErased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepLabel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepNumber?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  to?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryCheck'] = ResolversParentTypes['HistoryCheck']> = {
  brokenAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  brokenSequence?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  checkedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastHash?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newEntryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type HistoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryConnection'] = ResolversParentTypes['HistoryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HistoryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEdge'] = ResolversParentTypes['HistoryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HistoryEntry'], ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  action?: Resolver<ResolversTypes['HistoryAction'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['HistoryActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  certificateNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['HistoryChange']>, ParentType, ContextType>;
  folder?: Resolver<Schema.Maybe<ResolversTypes['HistoryPlace']>, ParentType, ContextType>;
  installation?: Resolver<Schema.Maybe<ResolversTypes['HistoryPlace']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['HistoryItem']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['HistoryProduct']>, ParentType, ContextType>;
  project?: Resolver<Schema.Maybe<ResolversTypes['HistoryPlace']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  templateName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['HistoryPerson']>, ParentType, ContextType>;
  via?: Resolver<ResolversTypes['HistoryVia'], ParentType, ContextType>;
};

export type HistoryHeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryHead'] = ResolversParentTypes['HistoryHead']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryHeadConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryHeadConnection'] = ResolversParentTypes['HistoryHeadConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HistoryHeadEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryHeadEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryHeadEdge'] = ResolversParentTypes['HistoryHeadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HistoryHead'], ParentType, ContextType>;
};

export type HistoryItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryItem'] = ResolversParentTypes['HistoryItem']> = {
  certificateNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  folder?: Resolver<Schema.Maybe<ResolversTypes['HistoryPlace']>, ParentType, ContextType>;
  installation?: Resolver<Schema.Maybe<ResolversTypes['HistoryPlace']>, ParentType, ContextType>;
  project?: Resolver<Schema.Maybe<ResolversTypes['HistoryPlace']>, ParentType, ContextType>;
};

export type HistoryPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPerson'] = ResolversParentTypes['HistoryPerson']> = {
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HistoryPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPlace'] = ResolversParentTypes['HistoryPlace']> = {
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryProduct'] = ResolversParentTypes['HistoryProduct']> = {
  stepLabel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryRecord'] = ResolversParentTypes['HistoryRecord']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['HistoryRecordValue']>, ParentType, ContextType>;
};

export type HistoryRecordValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryRecordValue'] = ResolversParentTypes['HistoryRecordValue']> = {
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistorySubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistorySubject'] = ResolversParentTypes['HistorySubject']> = {
  __resolveType: TypeResolveFn<'Company' | 'Installation' | 'Project' | 'User', ParentType, ContextType>;
};

export type ImportProjectsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProjectsPayload'] = ResolversParentTypes['ImportProjectsPayload']> = {
  import?: Resolver<Schema.Maybe<ResolversTypes['ProjectImport']>, ParentType, ContextType>;
  projectIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InstallationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Installation'] = ResolversParentTypes['Installation']> = {
  activatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  declaration?: Resolver<Schema.Maybe<ResolversTypes['InstallationDeclaration']>, ParentType, ContextType>;
  externalId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType>;
  history?: Resolver<Schema.Maybe<ResolversTypes['HistoryConnection']>, ParentType, ContextType, RequireFields<Schema.InstallationHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  installer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lacksPhoto?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  metadata?: Resolver<Array<ResolversTypes['MetadataEntry']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Missing']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['PathSegment']>, ParentType, ContextType>;
  photo?: Resolver<Schema.Maybe<ResolversTypes['InstallationPhoto']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['InstalledProduct']>, ParentType, ContextType>;
  review?: Resolver<Schema.Maybe<ResolversTypes['InstallationReview']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InstallationStatus'], ParentType, ContextType>;
  stepStates?: Resolver<Schema.Maybe<Array<ResolversTypes['StepState']>>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['Step']>, ParentType, ContextType, Partial<Schema.InstallationStepsArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanFinish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReopen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InstallationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationConnection'] = ResolversParentTypes['InstallationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InstallationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstallationDeclarationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationDeclaration'] = ResolversParentTypes['InstallationDeclaration']> = {
  declaredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  declaredBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proof?: Resolver<Schema.Maybe<ResolversTypes['Declaration']>, ParentType, ContextType>;
  sha256?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeclarationState'], ParentType, ContextType>;
};

export type InstallationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationEdge'] = ResolversParentTypes['InstallationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Installation'], ParentType, ContextType>;
};

export type InstallationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationList'] = ResolversParentTypes['InstallationList']> = {
  hasWrongCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Installation']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstallationPhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationPhoto'] = ResolversParentTypes['InstallationPhoto']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type InstallationReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationReview'] = ResolversParentTypes['InstallationReview']> = {
  finishedBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
};

export type InstalledProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstalledProduct'] = ResolversParentTypes['InstalledProduct']> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cableLength?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cableMarking?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalogueProductId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isolation?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  length?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  measurementId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  power?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipe?: Resolver<Schema.Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voltage?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InstallerFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallerFigures'] = ResolversParentTypes['InstallerFigures']> = {
  counts?: Resolver<ResolversTypes['FigureCounts'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type InstrumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Instrument'] = ResolversParentTypes['Instrument']> = {
  calibrations?: Resolver<Array<ResolversTypes['Calibration']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLastUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retiredOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  serialNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InstrumentColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstrumentColumn'] = ResolversParentTypes['InstrumentColumn']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['InstrumentColumnRole'], ParentType, ContextType>;
  unit?: Resolver<Schema.Maybe<ResolversTypes['InstrumentColumnUnit']>, ParentType, ContextType>;
};

export type InstrumentFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstrumentFile'] = ResolversParentTypes['InstrumentFile']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  valueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstrumentMappingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstrumentMapping'] = ResolversParentTypes['InstrumentMapping']> = {
  columns?: Resolver<Array<ResolversTypes['InstrumentColumn']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InviteCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteCheck'] = ResolversParentTypes['InviteCheck']> = {
  mayBeInvited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  obstacle?: Resolver<Schema.Maybe<ResolversTypes['InviteObstacle']>, ParentType, ContextType>;
};

export type InviteUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteUserPayload'] = ResolversParentTypes['InviteUserPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  joinsByAccepting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LinksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Links'] = ResolversParentTypes['Links']> = {
  appStore?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articlePicker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forecast?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playStore?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  support?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeasuredInstrumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeasuredInstrument'] = ResolversParentTypes['MeasuredInstrument']> = {
  calibratedOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serialNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validUntil?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type MeasurementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Measurement'] = ResolversParentTypes['Measurement']> = {
  fileLine?: Resolver<Schema.Maybe<ResolversTypes['FileLine']>, ParentType, ContextType>;
  instrument?: Resolver<Schema.Maybe<ResolversTypes['MeasuredInstrument']>, ParentType, ContextType>;
  isNotMeasured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOverRange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  least?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lowerBound?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lowerLimit?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maximum?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimum?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Quantity'], ParentType, ContextType>;
  testVoltage?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  verdict?: Resolver<Schema.Maybe<ResolversTypes['Verdict']>, ParentType, ContextType>;
};

export type MetadataEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetadataEntry'] = ResolversParentTypes['MetadataEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MissingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Missing'] = ResolversParentTypes['Missing']> = {
  exchangedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exchangedBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<ResolversTypes['StepField']>, ParentType, ContextType>;
  installedProductId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  instrument?: Resolver<Schema.Maybe<ResolversTypes['MeasuredInstrument']>, ParentType, ContextType>;
  isOverRange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MissingKind'], ParentType, ContextType>;
  lowerBound?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maximum?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimum?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stepLabel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepNumber?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stepTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MonthFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthFigures'] = ResolversParentTypes['MonthFigures']> = {
  counts?: Resolver<ResolversTypes['FigureCounts'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoveInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveInstallationPayload'] = ResolversParentTypes['MoveInstallationPayload']> = {
  formerFolder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<ResolversTypes['AcceptInvitationPayload'], ParentType, ContextType, RequireFields<Schema.MutationAcceptInvitationArgs, 'input'>>;
  activateProject?: Resolver<ResolversTypes['ActivateProjectPayload'], ParentType, ContextType, RequireFields<Schema.MutationActivateProjectArgs, 'input'>>;
  addAttachment?: Resolver<ResolversTypes['AddAttachmentPayload'], ParentType, ContextType, RequireFields<Schema.MutationAddAttachmentArgs, 'input'>>;
  addCameraAttachment?: Resolver<ResolversTypes['AddCameraAttachmentPayload'], ParentType, ContextType, RequireFields<Schema.MutationAddCameraAttachmentArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['AddPasskeyPayload'], ParentType, ContextType, RequireFields<Schema.MutationAddPasskeyArgs, 'input'>>;
  addProduct?: Resolver<ResolversTypes['AddProductPayload'], ParentType, ContextType, RequireFields<Schema.MutationAddProductArgs, 'input'>>;
  answerMfa?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<Schema.MutationAnswerMfaArgs, 'input'>>;
  answerNewPassword?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<Schema.MutationAnswerNewPasswordArgs, 'input'>>;
  archiveProject?: Resolver<ResolversTypes['ArchiveProjectPayload'], ParentType, ContextType, RequireFields<Schema.MutationArchiveProjectArgs, 'input'>>;
  bringBackAttention?: Resolver<ResolversTypes['BringBackAttentionPayload'], ParentType, ContextType, RequireFields<Schema.MutationBringBackAttentionArgs, 'input'>>;
  cancelExport?: Resolver<ResolversTypes['CancelExportPayload'], ParentType, ContextType, RequireFields<Schema.MutationCancelExportArgs, 'input'>>;
  changeLanguage?: Resolver<ResolversTypes['ChangeLanguagePayload'], ParentType, ContextType, RequireFields<Schema.MutationChangeLanguageArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<Schema.MutationChangePasswordArgs, 'input'>>;
  confirmAuthenticator?: Resolver<ResolversTypes['ConfirmAuthenticatorPayload'], ParentType, ContextType, RequireFields<Schema.MutationConfirmAuthenticatorArgs, 'input'>>;
  confirmPasswordReset?: Resolver<ResolversTypes['ConfirmPasswordResetPayload'], ParentType, ContextType, RequireFields<Schema.MutationConfirmPasswordResetArgs, 'input'>>;
  confirmStandards?: Resolver<ResolversTypes['ConfirmStandardsPayload'], ParentType, ContextType, RequireFields<Schema.MutationConfirmStandardsArgs, 'input'>>;
  createAttachmentUpload?: Resolver<ResolversTypes['CreateAttachmentUploadPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateAttachmentUploadArgs, 'input'>>;
  createCalibrationUpload?: Resolver<ResolversTypes['CreateCalibrationUploadPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateCalibrationUploadArgs, 'input'>>;
  createCameraGrant?: Resolver<ResolversTypes['CreateCameraGrantPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateCameraGrantArgs, 'input'>>;
  createCameraUpload?: Resolver<ResolversTypes['CreateCameraUploadPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateCameraUploadArgs, 'input'>>;
  createFaultUpload?: Resolver<ResolversTypes['CreateFaultUploadPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateFaultUploadArgs, 'input'>>;
  createFolder?: Resolver<ResolversTypes['CreateFolderPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateFolderArgs, 'input'>>;
  createFromTemplate?: Resolver<ResolversTypes['CreateFromTemplatePayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateFromTemplateArgs, 'input'>>;
  createInstallation?: Resolver<ResolversTypes['CreateInstallationPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateInstallationArgs, 'input'>>;
  createInstallations?: Resolver<ResolversTypes['CreateInstallationsPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateInstallationsArgs, 'input'>>;
  createInstrument?: Resolver<ResolversTypes['CreateInstrumentPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateInstrumentArgs, 'input'>>;
  createInstrumentFile?: Resolver<ResolversTypes['CreateInstrumentFilePayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateInstrumentFileArgs, 'input'>>;
  createInstrumentFileUpload?: Resolver<ResolversTypes['CreateInstrumentFileUploadPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateInstrumentFileUploadArgs, 'input'>>;
  createLogoUpload?: Resolver<ResolversTypes['CreateLogoUploadPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateLogoUploadArgs, 'input'>>;
  createPasskeyOptions?: Resolver<ResolversTypes['CreatePasskeyOptionsPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreatePasskeyOptionsArgs, 'input'>>;
  createProgram?: Resolver<ResolversTypes['ProgramSecretPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateProgramArgs, 'input'>>;
  createProject?: Resolver<ResolversTypes['CreateProjectPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateProjectArgs, 'input'>>;
  createSavedView?: Resolver<ResolversTypes['CreateSavedViewPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateSavedViewArgs, 'input'>>;
  createTemplate?: Resolver<ResolversTypes['CreateTemplatePayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateTemplateArgs, 'input'>>;
  createUploadParts?: Resolver<ResolversTypes['CreateUploadPartsPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateUploadPartsArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['CreateWebhookPayload'], ParentType, ContextType, RequireFields<Schema.MutationCreateWebhookArgs, 'input'>>;
  deleteFolder?: Resolver<ResolversTypes['DeleteFolderPayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteFolderArgs, 'input'>>;
  deleteInstallation?: Resolver<ResolversTypes['DeleteInstallationPayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteInstallationArgs, 'input'>>;
  deleteInstrument?: Resolver<ResolversTypes['DeleteInstrumentPayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteInstrumentArgs, 'input'>>;
  deleteInstrumentMapping?: Resolver<ResolversTypes['DeleteInstrumentMappingPayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteInstrumentMappingArgs, 'input'>>;
  deleteProject?: Resolver<ResolversTypes['DeleteProjectPayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteProjectArgs, 'input'>>;
  deleteSavedView?: Resolver<ResolversTypes['DeleteSavedViewPayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteSavedViewArgs, 'input'>>;
  deleteTemplate?: Resolver<ResolversTypes['DeleteTemplatePayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteTemplateArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['DeleteWebhookPayload'], ParentType, ContextType, RequireFields<Schema.MutationDeleteWebhookArgs, 'input'>>;
  duplicateFolder?: Resolver<ResolversTypes['DuplicateFolderPayload'], ParentType, ContextType, RequireFields<Schema.MutationDuplicateFolderArgs, 'input'>>;
  endCameraGrant?: Resolver<ResolversTypes['EndCameraGrantPayload'], ParentType, ContextType, RequireFields<Schema.MutationEndCameraGrantArgs, 'input'>>;
  finishInstallation?: Resolver<ResolversTypes['FinishInstallationPayload'], ParentType, ContextType, RequireFields<Schema.MutationFinishInstallationArgs, 'input'>>;
  finishInstallations?: Resolver<ResolversTypes['FinishInstallationsPayload'], ParentType, ContextType, RequireFields<Schema.MutationFinishInstallationsArgs, 'input'>>;
  importProjects?: Resolver<ResolversTypes['ImportProjectsPayload'], ParentType, ContextType, RequireFields<Schema.MutationImportProjectsArgs, 'input'>>;
  inviteUser?: Resolver<ResolversTypes['InviteUserPayload'], ParentType, ContextType, RequireFields<Schema.MutationInviteUserArgs, 'input'>>;
  moveInstallation?: Resolver<ResolversTypes['MoveInstallationPayload'], ParentType, ContextType, RequireFields<Schema.MutationMoveInstallationArgs, 'input'>>;
  prepareDeclaration?: Resolver<ResolversTypes['PrepareDeclarationPayload'], ParentType, ContextType, RequireFields<Schema.MutationPrepareDeclarationArgs, 'input'>>;
  previewCertificate?: Resolver<ResolversTypes['PreviewCertificatePayload'], ParentType, ContextType, RequireFields<Schema.MutationPreviewCertificateArgs, 'input'>>;
  putOffAttention?: Resolver<ResolversTypes['PutOffAttentionPayload'], ParentType, ContextType, RequireFields<Schema.MutationPutOffAttentionArgs, 'input'>>;
  recordAttachments?: Resolver<ResolversTypes['RecordAttachmentsPayload'], ParentType, ContextType, RequireFields<Schema.MutationRecordAttachmentsArgs, 'input'>>;
  recordMeasurements?: Resolver<ResolversTypes['RecordMeasurementsPayload'], ParentType, ContextType, RequireFields<Schema.MutationRecordMeasurementsArgs, 'input'>>;
  recordReadings?: Resolver<ResolversTypes['RecordReadingsPayload'], ParentType, ContextType, RequireFields<Schema.MutationRecordReadingsArgs, 'input'>>;
  releaseInstallations?: Resolver<ResolversTypes['ReleaseInstallationsPayload'], ParentType, ContextType, RequireFields<Schema.MutationReleaseInstallationsArgs, 'input'>>;
  removeAttachment?: Resolver<ResolversTypes['RemoveAttachmentPayload'], ParentType, ContextType, RequireFields<Schema.MutationRemoveAttachmentArgs, 'input'>>;
  removeAuthenticator?: Resolver<ResolversTypes['RemoveAuthenticatorPayload'], ParentType, ContextType, RequireFields<Schema.MutationRemoveAuthenticatorArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['RemovePasskeyPayload'], ParentType, ContextType, RequireFields<Schema.MutationRemovePasskeyArgs, 'input'>>;
  removeProduct?: Resolver<ResolversTypes['RemoveProductPayload'], ParentType, ContextType, RequireFields<Schema.MutationRemoveProductArgs, 'input'>>;
  renameTemplate?: Resolver<ResolversTypes['RenameTemplatePayload'], ParentType, ContextType, RequireFields<Schema.MutationRenameTemplateArgs, 'input'>>;
  reopenInstallation?: Resolver<ResolversTypes['ReopenInstallationPayload'], ParentType, ContextType, RequireFields<Schema.MutationReopenInstallationArgs, 'input'>>;
  reportFault?: Resolver<ResolversTypes['ReportFaultPayload'], ParentType, ContextType, RequireFields<Schema.MutationReportFaultArgs, 'input'>>;
  requestCertificateArchive?: Resolver<ResolversTypes['RequestCertificateArchivePayload'], ParentType, ContextType, RequireFields<Schema.MutationRequestCertificateArchiveArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<Schema.MutationRequestPasswordResetArgs, 'input'>>;
  resendCertificate?: Resolver<ResolversTypes['ResendCertificatePayload'], ParentType, ContextType, RequireFields<Schema.MutationResendCertificateArgs, 'input'>>;
  resendInvitation?: Resolver<ResolversTypes['ResendInvitationPayload'], ParentType, ContextType, RequireFields<Schema.MutationResendInvitationArgs, 'input'>>;
  resendWebhookDelivery?: Resolver<ResolversTypes['ResendWebhookDeliveryPayload'], ParentType, ContextType, RequireFields<Schema.MutationResendWebhookDeliveryArgs, 'input'>>;
  returnInstallation?: Resolver<ResolversTypes['ReturnInstallationPayload'], ParentType, ContextType, RequireFields<Schema.MutationReturnInstallationArgs, 'input'>>;
  revokeProgram?: Resolver<ResolversTypes['RevokeProgramPayload'], ParentType, ContextType, RequireFields<Schema.MutationRevokeProgramArgs, 'input'>>;
  rotateProgramSecret?: Resolver<ResolversTypes['ProgramSecretPayload'], ParentType, ContextType, RequireFields<Schema.MutationRotateProgramSecretArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['RotateWebhookSecretPayload'], ParentType, ContextType, RequireFields<Schema.MutationRotateWebhookSecretArgs, 'input'>>;
  sendCertificate?: Resolver<ResolversTypes['SendCertificatePayload'], ParentType, ContextType, RequireFields<Schema.MutationSendCertificateArgs, 'input'>>;
  setFaultState?: Resolver<ResolversTypes['SetFaultStatePayload'], ParentType, ContextType, RequireFields<Schema.MutationSetFaultStateArgs, 'input'>>;
  setLogo?: Resolver<ResolversTypes['SetLogoPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetLogoArgs, 'input'>>;
  setNationalRecord?: Resolver<ResolversTypes['SetNationalRecordPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetNationalRecordArgs, 'input'>>;
  setReviewRequired?: Resolver<ResolversTypes['SetReviewRequiredPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetReviewRequiredArgs, 'input'>>;
  setSignsDeclarations?: Resolver<ResolversTypes['SetSignsDeclarationsPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetSignsDeclarationsArgs, 'input'>>;
  setUserActive?: Resolver<ResolversTypes['SetUserActivePayload'], ParentType, ContextType, RequireFields<Schema.MutationSetUserActiveArgs, 'input'>>;
  setUserRole?: Resolver<ResolversTypes['SetUserRolePayload'], ParentType, ContextType, RequireFields<Schema.MutationSetUserRoleArgs, 'input'>>;
  setWeeklyMail?: Resolver<ResolversTypes['SetWeeklyMailPayload'], ParentType, ContextType, RequireFields<Schema.MutationSetWeeklyMailArgs, 'input'>>;
  signDeclaration?: Resolver<ResolversTypes['SignDeclarationPayload'], ParentType, ContextType, RequireFields<Schema.MutationSignDeclarationArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<Schema.MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType, Partial<Schema.MutationSignOutArgs>>;
  startAuthenticatorSetup?: Resolver<ResolversTypes['StartAuthenticatorSetupPayload'], ParentType, ContextType, RequireFields<Schema.MutationStartAuthenticatorSetupArgs, 'input'>>;
  startBatch?: Resolver<ResolversTypes['StartBatchPayload'], ParentType, ContextType, RequireFields<Schema.MutationStartBatchArgs, 'input'>>;
  startExport?: Resolver<ResolversTypes['StartExportPayload'], ParentType, ContextType, RequireFields<Schema.MutationStartExportArgs, 'input'>>;
  undoBatch?: Resolver<ResolversTypes['UndoBatchPayload'], ParentType, ContextType, RequireFields<Schema.MutationUndoBatchArgs, 'input'>>;
  updateCompany?: Resolver<ResolversTypes['UpdateCompanyPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateCompanyArgs, 'input'>>;
  updateFolder?: Resolver<ResolversTypes['UpdateFolderPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateFolderArgs, 'input'>>;
  updateInstallation?: Resolver<ResolversTypes['UpdateInstallationPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateInstallationArgs, 'input'>>;
  updateInstalledProduct?: Resolver<ResolversTypes['UpdateInstalledProductPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateInstalledProductArgs, 'input'>>;
  updateInstrument?: Resolver<ResolversTypes['UpdateInstrumentPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateInstrumentArgs, 'input'>>;
  updateProject?: Resolver<ResolversTypes['UpdateProjectPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateProjectArgs, 'input'>>;
  updateSavedView?: Resolver<ResolversTypes['UpdateSavedViewPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateSavedViewArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['UpdateUserPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateUserArgs, 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['UpdateWebhookPayload'], ParentType, ContextType, RequireFields<Schema.MutationUpdateWebhookArgs, 'input'>>;
  withdrawCertificate?: Resolver<ResolversTypes['WithdrawCertificatePayload'], ParentType, ContextType, RequireFields<Schema.MutationWithdrawCertificateArgs, 'input'>>;
  withdrawInvitation?: Resolver<ResolversTypes['WithdrawInvitationPayload'], ParentType, ContextType, RequireFields<Schema.MutationWithdrawInvitationArgs, 'input'>>;
};

export type NationalRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NationalRecord'] = ResolversParentTypes['NationalRecord']> = {
  country?: Resolver<ResolversTypes['RecordCountry'], ParentType, ContextType>;
  headOfWorks?: Resolver<ResolversTypes['HeadOfWorks'], ParentType, ContextType>;
  standards?: Resolver<ResolversTypes['StandardsList'], ParentType, ContextType>;
  statement?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NationalRecordStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NationalRecordState'] = ResolversParentTypes['NationalRecordState']> = {
  country?: Resolver<ResolversTypes['RecordCountry'], ParentType, ContextType>;
  lacks?: Resolver<Array<ResolversTypes['RecordItem']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Batch' | 'Certificate' | 'Company' | 'Export' | 'Folder' | 'Installation' | 'InstalledProduct' | 'Instrument' | 'Product' | 'Project' | 'ProjectImport' | 'Step' | 'StepEntry' | 'Template' | 'User' | 'Webhook', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  algorithm?: Resolver<ResolversTypes['PasskeyAlgorithm'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PathSegmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PathSegment'] = ResolversParentTypes['PathSegment']> = {
  folderId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PendingInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PendingInvitation'] = ResolversParentTypes['PendingInvitation']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  expiresAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinsByAccepting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhotoPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhotoPlace'] = ResolversParentTypes['PhotoPlace']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  folder?: Resolver<Schema.Maybe<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  installation?: Resolver<Schema.Maybe<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  project?: Resolver<Schema.Maybe<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  stepLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhotoPlacesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhotoPlaces'] = ResolversParentTypes['PhotoPlaces']> = {
  kind?: Resolver<ResolversTypes['PhotoLikeness'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['PhotoPlace']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrepareDeclarationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareDeclarationPayload'] = ResolversParentTypes['PrepareDeclarationPayload']> = {
  declaration?: Resolver<Schema.Maybe<ResolversTypes['Declaration']>, ParentType, ContextType>;
  options?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PreviewCertificatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewCertificatePayload'] = ResolversParentTypes['PreviewCertificatePayload']> = {
  pages?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PrintedLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintedLimits'] = ResolversParentTypes['PrintedLimits']> = {
  maximum?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimum?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PrintedReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintedReading'] = ResolversParentTypes['PrintedReading']> = {
  isNotMeasured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOverRange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lowerBound?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  elNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extraFields?: Resolver<Array<ResolversTypes['ProductField']>, ParentType, ContextType>;
  gtin?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  length?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxResistance?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minResistance?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nominalResistance?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  power?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipe?: Resolver<Schema.Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  resistancePerMetre?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  snro?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductKindCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductKindCount'] = ResolversParentTypes['ProductKindCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductKind'], ParentType, ContextType>;
};

export type ProductSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSearch'] = ResolversParentTypes['ProductSearch']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductUse'] = ResolversParentTypes['ProductUse']> = {
  kinds?: Resolver<Array<ResolversTypes['ProductKindCount']>, ParentType, ContextType>;
  recent?: Resolver<Array<ResolversTypes['UsedProduct']>, ParentType, ContextType>;
};

export type ProgramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Program'] = ResolversParentTypes['Program']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responsibleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['ProgramScope']>, ParentType, ContextType>;
};

export type ProgramSecretPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgramSecretPayload'] = ResolversParentTypes['ProgramSecretPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  program?: Resolver<Schema.Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  activatedFolders?: Resolver<Schema.Maybe<Array<ResolversTypes['SignableFolder']>>, ParentType, ContextType>;
  activatedInstallationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificates?: Resolver<Schema.Maybe<Array<ResolversTypes['Certificate']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completedInstallationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerEmail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerEmailBounced?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  endDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  externalId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  foldersToActivate?: Resolver<Schema.Maybe<Array<ResolversTypes['SignableFolder']>>, ParentType, ContextType>;
  history?: Resolver<Schema.Maybe<ResolversTypes['HistoryConnection']>, ParentType, ContextType, RequireFields<Schema.ProjectHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metadata?: Resolver<Array<ResolversTypes['MetadataEntry']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overdueDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postalCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rootFolder?: Resolver<ResolversTypes['Folder'], ParentType, ContextType>;
  signableFolders?: Resolver<Schema.Maybe<Array<ResolversTypes['SignableFolder']>>, ParentType, ContextType, RequireFields<Schema.ProjectSignableFoldersArgs, 'activated'>>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProjectStatus'], ParentType, ContextType>;
  undeliveredCertificateCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workKind?: Resolver<Schema.Maybe<ResolversTypes['WorkKind']>, ParentType, ContextType>;
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

export type ProjectImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectImport'] = ResolversParentTypes['ProjectImport']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  projectIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProjectImportState'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectList'] = ResolversParentTypes['ProjectList']> = {
  hasWrongCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectPage'] = ResolversParentTypes['ProjectPage']> = {
  hasWrongCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  states?: Resolver<ResolversTypes['ProjectStates'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectPagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectPages'] = ResolversParentTypes['ProjectPages']> = {
  page?: Resolver<Schema.Maybe<ResolversTypes['ProjectPage']>, ParentType, ContextType, RequireFields<Schema.ProjectPagesPageArgs, 'first' | 'offset'>>;
};

export type ProjectStatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectStates'] = ResolversParentTypes['ProjectStates']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undelivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublicWithdrawalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicWithdrawal'] = ResolversParentTypes['PublicWithdrawal']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PutOffAttentionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PutOffAttentionPayload'] = ResolversParentTypes['PutOffAttentionPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  camera?: Resolver<Schema.Maybe<ResolversTypes['Camera']>, ParentType, ContextType, RequireFields<Schema.QueryCameraArgs, 'language' | 'secret'>>;
  cameraGrant?: Resolver<Schema.Maybe<ResolversTypes['CameraGrant']>, ParentType, ContextType, RequireFields<Schema.QueryCameraGrantArgs, 'cameraGrantId'>>;
  catalogue?: Resolver<Schema.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<Schema.QueryCatalogueArgs, 'first'>>;
  folder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType, RequireFields<Schema.QueryFolderArgs, 'folderId' | 'projectId'>>;
  folderByExternalId?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType, RequireFields<Schema.QueryFolderByExternalIdArgs, 'externalId'>>;
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType, RequireFields<Schema.QueryInstallationArgs, 'installationId' | 'projectId'>>;
  installationByExternalId?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType, RequireFields<Schema.QueryInstallationByExternalIdArgs, 'externalId'>>;
  invitation?: Resolver<Schema.Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<Schema.QueryInvitationArgs, 'token'>>;
  inviteCheck?: Resolver<ResolversTypes['InviteCheck'], ParentType, ContextType, RequireFields<Schema.QueryInviteCheckArgs, 'email'>>;
  links?: Resolver<ResolversTypes['Links'], ParentType, ContextType, RequireFields<Schema.QueryLinksArgs, 'language'>>;
  node?: Resolver<Schema.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Schema.QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Schema.Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<Schema.QueryNodesArgs, 'ids'>>;
  productSearch?: Resolver<ResolversTypes['ProductSearch'], ParentType, ContextType, RequireFields<Schema.QueryProductSearchArgs, 'first' | 'query'>>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Schema.QueryProductsArgs, 'first' | 'query'>>;
  program?: Resolver<Schema.Maybe<ResolversTypes['CallingProgram']>, ParentType, ContextType>;
  project?: Resolver<Schema.Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<Schema.QueryProjectArgs, 'projectId'>>;
  projectByExternalId?: Resolver<Schema.Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<Schema.QueryProjectByExternalIdArgs, 'externalId'>>;
  sealKeys?: Resolver<Schema.Maybe<Array<ResolversTypes['SealKey']>>, ParentType, ContextType>;
  search?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType, RequireFields<Schema.QuerySearchArgs, 'first' | 'query'>>;
  verifiedCertificate?: Resolver<Schema.Maybe<ResolversTypes['VerifiedCertificate']>, ParentType, ContextType, RequireFields<Schema.QueryVerifiedCertificateArgs, 'code'>>;
  viewer?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RecordAttachmentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordAttachmentsPayload'] = ResolversParentTypes['RecordAttachmentsPayload']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  stepEntry?: Resolver<Schema.Maybe<ResolversTypes['StepEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecordMeasurementsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordMeasurementsPayload'] = ResolversParentTypes['RecordMeasurementsPayload']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  stepEntry?: Resolver<Schema.Maybe<ResolversTypes['StepEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecordReadingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordReadingsPayload'] = ResolversParentTypes['RecordReadingsPayload']> = {
  results?: Resolver<Array<Schema.Maybe<ResolversTypes['RecordReadingsResult']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecordReadingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordReadingsResult'] = ResolversParentTypes['RecordReadingsResult']> = {
  stepEntry?: Resolver<Schema.Maybe<ResolversTypes['StepEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RelatedCertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelatedCertificate'] = ResolversParentTypes['RelatedCertificate']> = {
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ReleaseInstallationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReleaseInstallationsPayload'] = ResolversParentTypes['ReleaseInstallationsPayload']> = {
  results?: Resolver<Array<Schema.Maybe<ResolversTypes['ReleaseInstallationsResult']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReleaseInstallationsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReleaseInstallationsResult'] = ResolversParentTypes['ReleaseInstallationsResult']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveAttachmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAttachmentPayload'] = ResolversParentTypes['RemoveAttachmentPayload']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  stepEntry?: Resolver<Schema.Maybe<ResolversTypes['StepEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveAuthenticatorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAuthenticatorPayload'] = ResolversParentTypes['RemoveAuthenticatorPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RemovePasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePasskeyPayload'] = ResolversParentTypes['RemovePasskeyPayload']> = {
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveProductPayload'] = ResolversParentTypes['RemoveProductPayload']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  removedProductId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenameTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenameTemplatePayload'] = ResolversParentTypes['RenameTemplatePayload']> = {
  template?: Resolver<Schema.Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReopenInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReopenInstallationPayload'] = ResolversParentTypes['ReopenInstallationPayload']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReportFaultPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportFaultPayload'] = ResolversParentTypes['ReportFaultPayload']> = {
  reportedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestCertificateArchivePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestCertificateArchivePayload'] = ResolversParentTypes['RequestCertificateArchivePayload']> = {
  archive?: Resolver<Schema.Maybe<ResolversTypes['CertificateArchive']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResendCertificatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendCertificatePayload'] = ResolversParentTypes['ResendCertificatePayload']> = {
  certificates?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
  project?: Resolver<Schema.Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResendInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendInvitationPayload'] = ResolversParentTypes['ResendInvitationPayload']> = {
  invitation?: Resolver<Schema.Maybe<ResolversTypes['PendingInvitation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResendWebhookDeliveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendWebhookDeliveryPayload'] = ResolversParentTypes['ResendWebhookDeliveryPayload']> = {
  delivery?: Resolver<Schema.Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReturnInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnInstallationPayload'] = ResolversParentTypes['ReturnInstallationPayload']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeProgramPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeProgramPayload'] = ResolversParentTypes['RevokeProgramPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RotateWebhookSecretPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateWebhookSecretPayload'] = ResolversParentTypes['RotateWebhookSecretPayload']> = {
  secret?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Schema.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['SavedViewList'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seal'] = ResolversParentTypes['Seal']> = {
  fileSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyWithdrawnFrom?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  logIndex?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rootSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timestamp?: Resolver<Schema.Maybe<ResolversTypes['SealTimestamp']>, ParentType, ContextType>;
};

export type SealKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SealKey'] = ResolversParentTypes['SealKey']> = {
  chain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notAfter?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  notBefore?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rootSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usedUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withdrawnFrom?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SealTimestampResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SealTimestamp'] = ResolversParentTypes['SealTimestamp']> = {
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  detail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  folder?: Resolver<Schema.Maybe<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  installation?: Resolver<Schema.Maybe<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<Schema.Maybe<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchPlace'] = ResolversParentTypes['SearchPlace']> = {
  restId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendCertificatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendCertificatePayload'] = ResolversParentTypes['SendCertificatePayload']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificates?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
  project?: Resolver<Schema.Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetFaultStatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFaultStatePayload'] = ResolversParentTypes['SetFaultStatePayload']> = {
  certificate?: Resolver<Schema.Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetLogoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetLogoPayload'] = ResolversParentTypes['SetLogoPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetNationalRecordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetNationalRecordPayload'] = ResolversParentTypes['SetNationalRecordPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetReviewRequiredPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetReviewRequiredPayload'] = ResolversParentTypes['SetReviewRequiredPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetSignsDeclarationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetSignsDeclarationsPayload'] = ResolversParentTypes['SetSignsDeclarationsPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetUserActivePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUserActivePayload'] = ResolversParentTypes['SetUserActivePayload']> = {
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetUserRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUserRolePayload'] = ResolversParentTypes['SetUserRolePayload']> = {
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetWeeklyMailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetWeeklyMailPayload'] = ResolversParentTypes['SetWeeklyMailPayload']> = {
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignDeclarationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignDeclarationPayload'] = ResolversParentTypes['SignDeclarationPayload']> = {
  declaration?: Resolver<Schema.Maybe<ResolversTypes['Declaration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInChallenge'] = ResolversParentTypes['SignInChallenge']> = {
  kind?: Resolver<ResolversTypes['ChallengeKind'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  challenge?: Resolver<Schema.Maybe<ResolversTypes['SignInChallenge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignableFolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignableFolder'] = ResolversParentTypes['SignableFolder']> = {
  certificates?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
  fileName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  folder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  folderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folders?: Resolver<Array<ResolversTypes['SignableFolder']>, ParentType, ContextType>;
  installations?: Resolver<Array<ResolversTypes['SignableInstallation']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationalRecord?: Resolver<Schema.Maybe<ResolversTypes['NationalRecordState']>, ParentType, ContextType>;
  pathIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  selectable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warranty?: Resolver<Schema.Maybe<ResolversTypes['WarrantyTerm']>, ParentType, ContextType>;
};

export type SignableInstallationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignableInstallation'] = ResolversParentTypes['SignableInstallation']> = {
  activatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  awaitsReview?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  completedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  installationId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Missing']>, ParentType, ContextType>;
  reviewers?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanReview?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type StandardsListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandardsList'] = ResolversParentTypes['StandardsList']> = {
  confirmedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmedBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartAuthenticatorSetupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartAuthenticatorSetupPayload'] = ResolversParentTypes['StartAuthenticatorSetupPayload']> = {
  setup?: Resolver<Schema.Maybe<ResolversTypes['AuthenticatorSetup']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StartBatchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartBatchPayload'] = ResolversParentTypes['StartBatchPayload']> = {
  batch?: Resolver<Schema.Maybe<ResolversTypes['Batch']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StartExportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartExportPayload'] = ResolversParentTypes['StartExportPayload']> = {
  export?: Resolver<Schema.Maybe<ResolversTypes['Export']>, ParentType, ContextType>;
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
  installation?: Resolver<ResolversTypes['Installation'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWaterSurrounded?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  measuredBy?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  measuredOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  measurementId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['Measurement']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['InstalledProduct'], ParentType, ContextType>;
  recordedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recordedBy?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  requiresAttachments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stepLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StepFieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepFieldChange'] = ResolversParentTypes['StepFieldChange']> = {
  field?: Resolver<ResolversTypes['StepField'], ParentType, ContextType>;
  recordedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recordedBy?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StepStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepState'] = ResolversParentTypes['StepState']> = {
  state?: Resolver<ResolversTypes['StepStateKind'], ParentType, ContextType>;
  stepLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stepNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Template'] = ResolversParentTypes['Template']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  folderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  folders?: Resolver<Array<ResolversTypes['TemplateFolder']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['TemplateRoom']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TemplateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateConnection'] = ResolversParentTypes['TemplateConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TemplateEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TemplateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateEdge'] = ResolversParentTypes['TemplateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Template'], ParentType, ContextType>;
};

export type TemplateFolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateFolder'] = ResolversParentTypes['TemplateFolder']> = {
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TemplateProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateProduct'] = ResolversParentTypes['TemplateProduct']> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cableLength?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isolation?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voltage?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TemplateRoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateRoom'] = ResolversParentTypes['TemplateRoom']> = {
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['TemplateProduct']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UndoBatchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoBatchPayload'] = ResolversParentTypes['UndoBatchPayload']> = {
  batch?: Resolver<Schema.Maybe<ResolversTypes['Batch']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCompanyPayload'] = ResolversParentTypes['UpdateCompanyPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateFolderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateFolderPayload'] = ResolversParentTypes['UpdateFolderPayload']> = {
  folder?: Resolver<Schema.Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateInstallationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateInstallationPayload'] = ResolversParentTypes['UpdateInstallationPayload']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateInstalledProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateInstalledProductPayload'] = ResolversParentTypes['UpdateInstalledProductPayload']> = {
  installation?: Resolver<Schema.Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['InstalledProduct']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateInstrumentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateInstrumentPayload'] = ResolversParentTypes['UpdateInstrumentPayload']> = {
  instrument?: Resolver<Schema.Maybe<ResolversTypes['Instrument']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProjectPayload'] = ResolversParentTypes['UpdateProjectPayload']> = {
  project?: Resolver<Schema.Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSavedViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSavedViewPayload'] = ResolversParentTypes['UpdateSavedViewPayload']> = {
  savedView?: Resolver<Schema.Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload']> = {
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWebhookPayload'] = ResolversParentTypes['UpdateWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Schema.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type UploadPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadPart'] = ResolversParentTypes['UploadPart']> = {
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uploadUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type UsedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsedProduct'] = ResolversParentTypes['UsedProduct']> = {
  installations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAddedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  features?: Resolver<Schema.Maybe<ResolversTypes['Features']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasAuthenticator?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<Schema.Maybe<ResolversTypes['HistoryConnection']>, ParentType, ContextType, RequireFields<Schema.UserHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitedUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSignInAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  passkeys?: Resolver<Schema.Maybe<Array<ResolversTypes['Passkey']>>, ParentType, ContextType>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnableInstallations?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  savedViews?: Resolver<Schema.Maybe<Array<ResolversTypes['SavedView']>>, ParentType, ContextType>;
  subscribeToNewsletter?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  updatedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usesAuthenticator?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanSetActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanSetRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wantsWeeklyMail?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  changedBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  existingId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  min?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ownedBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryAfter?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserList'] = ResolversParentTypes['UserList']> = {
  hasWrongCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VerifiedCertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifiedCertificate'] = ResolversParentTypes['VerifiedCertificate']> = {
  activationDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  canAddPhoto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canNameReporter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReportFault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyAddress?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyColor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyLogo?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyPhone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faultReports?: Resolver<Schema.Maybe<Array<ResolversTypes['FaultReport']>>, ParentType, ContextType>;
  installations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Schema.Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proofUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  replacedBy?: Resolver<Schema.Maybe<Array<ResolversTypes['RelatedCertificate']>>, ParentType, ContextType>;
  replaces?: Resolver<Schema.Maybe<Array<ResolversTypes['RelatedCertificate']>>, ParentType, ContextType>;
  rooms?: Resolver<Schema.Maybe<Array<ResolversTypes['VerifiedRoom']>>, ParentType, ContextType>;
  seal?: Resolver<Schema.Maybe<ResolversTypes['Seal']>, ParentType, ContextType>;
  site?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Schema.Maybe<ResolversTypes['CertificateStatus']>, ParentType, ContextType>;
  terms?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  withdrawal?: Resolver<Schema.Maybe<ResolversTypes['PublicWithdrawal']>, ParentType, ContextType>;
};

export type VerifiedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifiedProduct'] = ResolversParentTypes['VerifiedProduct']> = {
  insulation?: Resolver<Schema.Maybe<ResolversTypes['PrintedLimits']>, ParentType, ContextType>;
  resistance?: Resolver<Schema.Maybe<ResolversTypes['PrintedLimits']>, ParentType, ContextType>;
  steps?: Resolver<Schema.Maybe<Array<ResolversTypes['VerifiedStep']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifiedRoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifiedRoom'] = ResolversParentTypes['VerifiedRoom']> = {
  photoThumbnailUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  photoUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['VerifiedProduct']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifiedStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifiedStep'] = ResolversParentTypes['VerifiedStep']> = {
  current?: Resolver<Schema.Maybe<ResolversTypes['PrintedReading']>, ParentType, ContextType>;
  insulation?: Resolver<Schema.Maybe<ResolversTypes['PrintedReading']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resistance?: Resolver<Schema.Maybe<ResolversTypes['PrintedReading']>, ParentType, ContextType>;
  temperature?: Resolver<Schema.Maybe<ResolversTypes['PrintedReading']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarrantyTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarrantyTerm'] = ResolversParentTypes['WarrantyTerm']> = {
  completeYears?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lacks?: Resolver<Array<ResolversTypes['StepField']>, ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<Schema.Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<Schema.WebhookDeliveriesArgs, 'first'>>;
  failingSince?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['WebhookKind']>, ParentType, ContextType>;
  previousSecretUntil?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stoppedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  answer?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attemptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  httpStatus?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WebhookKind'], ParentType, ContextType>;
  lastAttemptAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['WebhookFailureReason']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WithdrawCertificatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawCertificatePayload'] = ResolversParentTypes['WithdrawCertificatePayload']> = {
  certificate?: Resolver<Schema.Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  project?: Resolver<Schema.Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WithdrawInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawInvitationPayload'] = ResolversParentTypes['WithdrawInvitationPayload']> = {
  company?: Resolver<Schema.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['WithdrawalRecipient']>, ParentType, ContextType>;
};

export type WithdrawalRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalRecipient'] = ResolversParentTypes['WithdrawalRecipient']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptInvitationPayload?: AcceptInvitationPayloadResolvers<ContextType>;
  ActivateProjectPayload?: ActivateProjectPayloadResolvers<ContextType>;
  AddAttachmentPayload?: AddAttachmentPayloadResolvers<ContextType>;
  AddCameraAttachmentPayload?: AddCameraAttachmentPayloadResolvers<ContextType>;
  AddPasskeyPayload?: AddPasskeyPayloadResolvers<ContextType>;
  AddProductPayload?: AddProductPayloadResolvers<ContextType>;
  ArchiveProjectPayload?: ArchiveProjectPayloadResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  Attention?: AttentionResolvers<ContextType>;
  AttentionCount?: AttentionCountResolvers<ContextType>;
  AttentionInvitee?: AttentionInviteeResolvers<ContextType>;
  AttentionItem?: AttentionItemResolvers<ContextType>;
  AttentionItemConnection?: AttentionItemConnectionResolvers<ContextType>;
  AttentionItemEdge?: AttentionItemEdgeResolvers<ContextType>;
  AttentionValue?: AttentionValueResolvers<ContextType>;
  AuthenticatorSetup?: AuthenticatorSetupResolvers<ContextType>;
  Batch?: BatchResolvers<ContextType>;
  BatchItem?: BatchItemResolvers<ContextType>;
  BringBackAttentionPayload?: BringBackAttentionPayloadResolvers<ContextType>;
  Calibration?: CalibrationResolvers<ContextType>;
  CalibrationCertificate?: CalibrationCertificateResolvers<ContextType>;
  CallingProgram?: CallingProgramResolvers<ContextType>;
  Camera?: CameraResolvers<ContextType>;
  CameraGrant?: CameraGrantResolvers<ContextType>;
  CancelExportPayload?: CancelExportPayloadResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  CertificateArchive?: CertificateArchiveResolvers<ContextType>;
  CertificateConnection?: CertificateConnectionResolvers<ContextType>;
  CertificateEdge?: CertificateEdgeResolvers<ContextType>;
  CertificateRecipient?: CertificateRecipientResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeConnection?: ChangeConnectionResolvers<ContextType>;
  ChangeEdge?: ChangeEdgeResolvers<ContextType>;
  ChangeLanguagePayload?: ChangeLanguagePayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  ConfirmAuthenticatorPayload?: ConfirmAuthenticatorPayloadResolvers<ContextType>;
  ConfirmPasswordResetPayload?: ConfirmPasswordResetPayloadResolvers<ContextType>;
  ConfirmStandardsPayload?: ConfirmStandardsPayloadResolvers<ContextType>;
  CreateAttachmentUploadPayload?: CreateAttachmentUploadPayloadResolvers<ContextType>;
  CreateCalibrationUploadPayload?: CreateCalibrationUploadPayloadResolvers<ContextType>;
  CreateCameraGrantPayload?: CreateCameraGrantPayloadResolvers<ContextType>;
  CreateCameraUploadPayload?: CreateCameraUploadPayloadResolvers<ContextType>;
  CreateFaultUploadPayload?: CreateFaultUploadPayloadResolvers<ContextType>;
  CreateFolderPayload?: CreateFolderPayloadResolvers<ContextType>;
  CreateFromTemplatePayload?: CreateFromTemplatePayloadResolvers<ContextType>;
  CreateInstallationPayload?: CreateInstallationPayloadResolvers<ContextType>;
  CreateInstallationsPayload?: CreateInstallationsPayloadResolvers<ContextType>;
  CreateInstallationsResult?: CreateInstallationsResultResolvers<ContextType>;
  CreateInstrumentFilePayload?: CreateInstrumentFilePayloadResolvers<ContextType>;
  CreateInstrumentFileUploadPayload?: CreateInstrumentFileUploadPayloadResolvers<ContextType>;
  CreateInstrumentPayload?: CreateInstrumentPayloadResolvers<ContextType>;
  CreateLogoUploadPayload?: CreateLogoUploadPayloadResolvers<ContextType>;
  CreatePasskeyOptionsPayload?: CreatePasskeyOptionsPayloadResolvers<ContextType>;
  CreateProjectPayload?: CreateProjectPayloadResolvers<ContextType>;
  CreateSavedViewPayload?: CreateSavedViewPayloadResolvers<ContextType>;
  CreateTemplatePayload?: CreateTemplatePayloadResolvers<ContextType>;
  CreateUploadPartsPayload?: CreateUploadPartsPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  CreatedFromTemplate?: CreatedFromTemplateResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerCounts?: CustomerCountsResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Declaration?: DeclarationResolvers<ContextType>;
  DeclarationSignature?: DeclarationSignatureResolvers<ContextType>;
  DeclaredRecord?: DeclaredRecordResolvers<ContextType>;
  DeleteFolderPayload?: DeleteFolderPayloadResolvers<ContextType>;
  DeleteInstallationPayload?: DeleteInstallationPayloadResolvers<ContextType>;
  DeleteInstrumentMappingPayload?: DeleteInstrumentMappingPayloadResolvers<ContextType>;
  DeleteInstrumentPayload?: DeleteInstrumentPayloadResolvers<ContextType>;
  DeleteProjectPayload?: DeleteProjectPayloadResolvers<ContextType>;
  DeleteSavedViewPayload?: DeleteSavedViewPayloadResolvers<ContextType>;
  DeleteTemplatePayload?: DeleteTemplatePayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  DuplicateFolderPayload?: DuplicateFolderPayloadResolvers<ContextType>;
  DuplicatedInstallation?: DuplicatedInstallationResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EndCameraGrantPayload?: EndCameraGrantPayloadResolvers<ContextType>;
  Export?: ExportResolvers<ContextType>;
  FaultPhoto?: FaultPhotoResolvers<ContextType>;
  FaultReport?: FaultReportResolvers<ContextType>;
  FaultReportConnection?: FaultReportConnectionResolvers<ContextType>;
  FaultReportEdge?: FaultReportEdgeResolvers<ContextType>;
  FaultStateChange?: FaultStateChangeResolvers<ContextType>;
  Features?: FeaturesResolvers<ContextType>;
  FigureCounts?: FigureCountsResolvers<ContextType>;
  Figures?: FiguresResolvers<ContextType>;
  FileLine?: FileLineResolvers<ContextType>;
  FinishInstallationPayload?: FinishInstallationPayloadResolvers<ContextType>;
  FinishInstallationsPayload?: FinishInstallationsPayloadResolvers<ContextType>;
  FinishInstallationsResult?: FinishInstallationsResultResolvers<ContextType>;
  Folder?: FolderResolvers<ContextType>;
  HeadOfWorks?: HeadOfWorksResolvers<ContextType>;
  HistoryActor?: HistoryActorResolvers<ContextType>;
  HistoryChainConnection?: HistoryChainConnectionResolvers<ContextType>;
  HistoryChainEdge?: HistoryChainEdgeResolvers<ContextType>;
  HistoryChange?: HistoryChangeResolvers<ContextType>;
  HistoryCheck?: HistoryCheckResolvers<ContextType>;
  HistoryConnection?: HistoryConnectionResolvers<ContextType>;
  HistoryEdge?: HistoryEdgeResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryHead?: HistoryHeadResolvers<ContextType>;
  HistoryHeadConnection?: HistoryHeadConnectionResolvers<ContextType>;
  HistoryHeadEdge?: HistoryHeadEdgeResolvers<ContextType>;
  HistoryItem?: HistoryItemResolvers<ContextType>;
  HistoryPerson?: HistoryPersonResolvers<ContextType>;
  HistoryPlace?: HistoryPlaceResolvers<ContextType>;
  HistoryProduct?: HistoryProductResolvers<ContextType>;
  HistoryRecord?: HistoryRecordResolvers<ContextType>;
  HistoryRecordValue?: HistoryRecordValueResolvers<ContextType>;
  HistorySubject?: HistorySubjectResolvers<ContextType>;
  ImportProjectsPayload?: ImportProjectsPayloadResolvers<ContextType>;
  Installation?: InstallationResolvers<ContextType>;
  InstallationConnection?: InstallationConnectionResolvers<ContextType>;
  InstallationDeclaration?: InstallationDeclarationResolvers<ContextType>;
  InstallationEdge?: InstallationEdgeResolvers<ContextType>;
  InstallationList?: InstallationListResolvers<ContextType>;
  InstallationPhoto?: InstallationPhotoResolvers<ContextType>;
  InstallationReview?: InstallationReviewResolvers<ContextType>;
  InstalledProduct?: InstalledProductResolvers<ContextType>;
  InstallerFigures?: InstallerFiguresResolvers<ContextType>;
  Instrument?: InstrumentResolvers<ContextType>;
  InstrumentColumn?: InstrumentColumnResolvers<ContextType>;
  InstrumentFile?: InstrumentFileResolvers<ContextType>;
  InstrumentMapping?: InstrumentMappingResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InviteCheck?: InviteCheckResolvers<ContextType>;
  InviteUserPayload?: InviteUserPayloadResolvers<ContextType>;
  Links?: LinksResolvers<ContextType>;
  MeasuredInstrument?: MeasuredInstrumentResolvers<ContextType>;
  Measurement?: MeasurementResolvers<ContextType>;
  MetadataEntry?: MetadataEntryResolvers<ContextType>;
  Missing?: MissingResolvers<ContextType>;
  MonthFigures?: MonthFiguresResolvers<ContextType>;
  MoveInstallationPayload?: MoveInstallationPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NationalRecord?: NationalRecordResolvers<ContextType>;
  NationalRecordState?: NationalRecordStateResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PathSegment?: PathSegmentResolvers<ContextType>;
  PendingInvitation?: PendingInvitationResolvers<ContextType>;
  PhotoPlace?: PhotoPlaceResolvers<ContextType>;
  PhotoPlaces?: PhotoPlacesResolvers<ContextType>;
  PrepareDeclarationPayload?: PrepareDeclarationPayloadResolvers<ContextType>;
  PreviewCertificatePayload?: PreviewCertificatePayloadResolvers<ContextType>;
  PrintedLimits?: PrintedLimitsResolvers<ContextType>;
  PrintedReading?: PrintedReadingResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductKindCount?: ProductKindCountResolvers<ContextType>;
  ProductSearch?: ProductSearchResolvers<ContextType>;
  ProductUse?: ProductUseResolvers<ContextType>;
  Program?: ProgramResolvers<ContextType>;
  ProgramSecretPayload?: ProgramSecretPayloadResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectConnection?: ProjectConnectionResolvers<ContextType>;
  ProjectEdge?: ProjectEdgeResolvers<ContextType>;
  ProjectImport?: ProjectImportResolvers<ContextType>;
  ProjectList?: ProjectListResolvers<ContextType>;
  ProjectPage?: ProjectPageResolvers<ContextType>;
  ProjectPages?: ProjectPagesResolvers<ContextType>;
  ProjectStates?: ProjectStatesResolvers<ContextType>;
  PublicWithdrawal?: PublicWithdrawalResolvers<ContextType>;
  PutOffAttentionPayload?: PutOffAttentionPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordAttachmentsPayload?: RecordAttachmentsPayloadResolvers<ContextType>;
  RecordMeasurementsPayload?: RecordMeasurementsPayloadResolvers<ContextType>;
  RecordReadingsPayload?: RecordReadingsPayloadResolvers<ContextType>;
  RecordReadingsResult?: RecordReadingsResultResolvers<ContextType>;
  RelatedCertificate?: RelatedCertificateResolvers<ContextType>;
  ReleaseInstallationsPayload?: ReleaseInstallationsPayloadResolvers<ContextType>;
  ReleaseInstallationsResult?: ReleaseInstallationsResultResolvers<ContextType>;
  RemoveAttachmentPayload?: RemoveAttachmentPayloadResolvers<ContextType>;
  RemoveAuthenticatorPayload?: RemoveAuthenticatorPayloadResolvers<ContextType>;
  RemovePasskeyPayload?: RemovePasskeyPayloadResolvers<ContextType>;
  RemoveProductPayload?: RemoveProductPayloadResolvers<ContextType>;
  RenameTemplatePayload?: RenameTemplatePayloadResolvers<ContextType>;
  ReopenInstallationPayload?: ReopenInstallationPayloadResolvers<ContextType>;
  ReportFaultPayload?: ReportFaultPayloadResolvers<ContextType>;
  RequestCertificateArchivePayload?: RequestCertificateArchivePayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResendCertificatePayload?: ResendCertificatePayloadResolvers<ContextType>;
  ResendInvitationPayload?: ResendInvitationPayloadResolvers<ContextType>;
  ResendWebhookDeliveryPayload?: ResendWebhookDeliveryPayloadResolvers<ContextType>;
  ReturnInstallationPayload?: ReturnInstallationPayloadResolvers<ContextType>;
  RevokeProgramPayload?: RevokeProgramPayloadResolvers<ContextType>;
  RotateWebhookSecretPayload?: RotateWebhookSecretPayloadResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  Seal?: SealResolvers<ContextType>;
  SealKey?: SealKeyResolvers<ContextType>;
  SealTimestamp?: SealTimestampResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchPlace?: SearchPlaceResolvers<ContextType>;
  SendCertificatePayload?: SendCertificatePayloadResolvers<ContextType>;
  SetFaultStatePayload?: SetFaultStatePayloadResolvers<ContextType>;
  SetLogoPayload?: SetLogoPayloadResolvers<ContextType>;
  SetNationalRecordPayload?: SetNationalRecordPayloadResolvers<ContextType>;
  SetReviewRequiredPayload?: SetReviewRequiredPayloadResolvers<ContextType>;
  SetSignsDeclarationsPayload?: SetSignsDeclarationsPayloadResolvers<ContextType>;
  SetUserActivePayload?: SetUserActivePayloadResolvers<ContextType>;
  SetUserRolePayload?: SetUserRolePayloadResolvers<ContextType>;
  SetWeeklyMailPayload?: SetWeeklyMailPayloadResolvers<ContextType>;
  SignDeclarationPayload?: SignDeclarationPayloadResolvers<ContextType>;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignableFolder?: SignableFolderResolvers<ContextType>;
  SignableInstallation?: SignableInstallationResolvers<ContextType>;
  StandardsList?: StandardsListResolvers<ContextType>;
  StartAuthenticatorSetupPayload?: StartAuthenticatorSetupPayloadResolvers<ContextType>;
  StartBatchPayload?: StartBatchPayloadResolvers<ContextType>;
  StartExportPayload?: StartExportPayloadResolvers<ContextType>;
  Step?: StepResolvers<ContextType>;
  StepEntry?: StepEntryResolvers<ContextType>;
  StepFieldChange?: StepFieldChangeResolvers<ContextType>;
  StepState?: StepStateResolvers<ContextType>;
  Template?: TemplateResolvers<ContextType>;
  TemplateConnection?: TemplateConnectionResolvers<ContextType>;
  TemplateEdge?: TemplateEdgeResolvers<ContextType>;
  TemplateFolder?: TemplateFolderResolvers<ContextType>;
  TemplateProduct?: TemplateProductResolvers<ContextType>;
  TemplateRoom?: TemplateRoomResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UndoBatchPayload?: UndoBatchPayloadResolvers<ContextType>;
  UpdateCompanyPayload?: UpdateCompanyPayloadResolvers<ContextType>;
  UpdateFolderPayload?: UpdateFolderPayloadResolvers<ContextType>;
  UpdateInstallationPayload?: UpdateInstallationPayloadResolvers<ContextType>;
  UpdateInstalledProductPayload?: UpdateInstalledProductPayloadResolvers<ContextType>;
  UpdateInstrumentPayload?: UpdateInstrumentPayloadResolvers<ContextType>;
  UpdateProjectPayload?: UpdateProjectPayloadResolvers<ContextType>;
  UpdateSavedViewPayload?: UpdateSavedViewPayloadResolvers<ContextType>;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  UpdateWebhookPayload?: UpdateWebhookPayloadResolvers<ContextType>;
  UploadPart?: UploadPartResolvers<ContextType>;
  UsedProduct?: UsedProductResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserList?: UserListResolvers<ContextType>;
  VerifiedCertificate?: VerifiedCertificateResolvers<ContextType>;
  VerifiedProduct?: VerifiedProductResolvers<ContextType>;
  VerifiedRoom?: VerifiedRoomResolvers<ContextType>;
  VerifiedStep?: VerifiedStepResolvers<ContextType>;
  WarrantyTerm?: WarrantyTermResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WithdrawCertificatePayload?: WithdrawCertificatePayloadResolvers<ContextType>;
  WithdrawInvitationPayload?: WithdrawInvitationPayloadResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalRecipient?: WithdrawalRecipientResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
