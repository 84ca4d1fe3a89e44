// Parents of resolvers: answers of REST, some with the ids that lead to them.
import type { AttentionCount, TemplateRoom, UserError } from "./__generated__/schema.ts";
import type { FolderKey, InstallationKey } from "./graphql/globalId.ts";
import type { LazyPagedList } from "./rest/paging.ts";
import type {
  Query,
  RestAttentionItem,
  RestBatch,
  RestCertificate,
  RestCompany,
  RestFinding,
  RestFolder,
  RestInstallation,
  RestInstallationDetail,
  RestInstalledProduct,
  RestProject,
  RestRegisteredCertificate,
  RestSearchHit,
  RestSignableFolder,
  RestSignableInstallation,
  RestStep,
  RestStepEntry,
  RestTemplate,
  RestTemplateSummary,
  RestUser,
  RestWebhookDelivery,
} from "./rest/types.ts";

export type UserName = Pick<RestUser, "id" | "firstName" | "lastName">;
/**
 * A whole user, or the name and id that installations and recordings carry, or the viewer's company, whose lists then need not wait for the
 * user. The rest is read when it is asked for.
 */
export type UserSource = RestUser | UserName | Pick<RestUser, "companyId">;

/** A whole company, or the id that its users carry, which is enough for its lists; the rest is read when it is asked for. */
export type CompanySource = RestCompany | Pick<RestCompany, "id">;

/** An item with the action that says of what kind it is. */
export type BatchItemSource = NonNullable<RestBatch["left"]>[number] & Pick<RestBatch, "action">;

export type ProjectListSource = LazyPagedList<RestProject>;

export type ProjectPagesSource = { archived: boolean };
export type ProjectPageSource = {
  query: Query<"listProjects">;
  nodes: RestProject[];
  totalCount: number;
  hasWrongCount: boolean;
};

// The parent folder of a payload is read, as it is after the change, only when it is asked for.
type ParentFolderPayload = { parentKey: FolderKey | null; userErrors: UserError[] };
export type FolderCreatedPayload = ParentFolderPayload & { folder: RestFolder | null };
export type FolderDeletedPayload = ParentFolderPayload & { deletedFolderId: string | null };

export type Duplicated = { source: RestInstallation; installation: RestInstallation | null; userErrors: UserError[] };
export type FolderDuplicatedPayload = {
  folderKey: FolderKey | null;
  sources: RestInstallation[];
  results: Promise<Duplicated>[];
  userErrors: UserError[];
};

export type FolderPayload = { folderKey: FolderKey; userErrors: UserError[] };
type InstallationCreated = { installation: InstallationSource | null; userErrors: UserError[] };
/** A list's row, or the whole installation with products, path and requirements. */
export type InstallationSource = RestInstallation | RestInstallationDetail;
// Payloads carry keys: the installation and the folder are read, as they are after the change, only when they are asked for.
export type InstallationPayload = { installationKey: InstallationKey; userErrors: UserError[] };
export type InstallationCreatedPayload = FolderPayload & { installation: RestInstallationDetail | null };
export type InstallationsCreatedPayload = FolderPayload & { results: Promise<InstallationCreated>[] };
export type InstallationMovedPayload = InstallationPayload & { formerFolderKey: FolderKey | null };
export type InstallationDeletedPayload = FolderPayload & { deletedInstallationId: string | null };

/** A list's row, or the whole template. */
export type TemplateSource = RestTemplateSummary | RestTemplate;

export type RoomCreated = { room: TemplateRoom; installation: RestInstallation | null; userErrors: UserError[] };
export type FromTemplatePayload = {
  folderKey: FolderKey | null;
  parentKey: FolderKey;
  results: Promise<RoomCreated>[];
  userErrors: UserError[];
};

export type InstalledProductSource = RestInstalledProduct & { installation: InstallationKey };
export type ProductAddedPayload = InstallationPayload & { product: InstalledProductSource | null };
export type ProductRemovedPayload = InstallationPayload & { removedProductId: string | null };

export type StepSource = RestStep & { installation: InstallationKey };
export type StepEntrySource = RestStepEntry & { installation: InstallationKey; stepLabel: string };
export type MissingSource = RestFinding & { installation: InstallationKey };
export type StepRecordedPayload = InstallationPayload & { stepEntry: StepEntrySource | null };

// The project's id leads to the folder and the installation themselves.
export type InProject = { projectId: string };
export type SignableFolderSource = RestSignableFolder & InProject & { pathIds: string[] };
export type SignableInstallationSource = RestSignableInstallation & InProject;
export type CertificateSource = RestCertificate & InProject;
export type ResendCertificateResult = Omit<SendCertificateResult, "archived">;
/** The payload of sending certificates; the project is read anew only when it is asked for. */
export type SendCertificateResult = {
  projectId: string;
  archived: boolean;
  certificates: RestCertificate[];
  userErrors: UserError[];
};

/** The project is read anew only when it is asked for. */
export type WithdrawCertificateResult = {
  projectId: string;
  certificate: CertificateSource | null;
  userErrors: UserError[];
};

export type CertificateEdgeSource = { node: RestRegisteredCertificate; cursor: string };

export type AttentionSource = { counts: AttentionCount[]; today: string };
export type AttentionInviteeSource = NonNullable<RestAttentionItem["user"]>;

export type WebhookDeliverySource = RestWebhookDelivery & { webhookId: string };

export type SearchPlaceSource = NonNullable<RestSearchHit["project"]>;
