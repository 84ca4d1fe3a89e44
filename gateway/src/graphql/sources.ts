// The parents of resolvers: REST's answers, some with the ids that lead to them.
import type { AttentionCount } from "../__generated__/schema.ts";
import type { LazyPagedList } from "../rest/paging.ts";
import type {
  Query,
  RestAttentionItem,
  RestBatch,
  RestCertificate,
  RestCompany,
  RestInstallation,
  RestInstallationDetail,
  RestInstalledProduct,
  RestListedFaultReport,
  RestMissing,
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
} from "../rest/types.ts";
import type { InstallationKey } from "./globalId.ts";

export type UserName = Pick<RestUser, "id" | "firstName" | "lastName">;
/** A whole user, a name from a list, or only the viewer's company id. Other fields are loaded when selected. */
export type UserSource = RestUser | UserName | Pick<RestUser, "companyId">;

/** A whole company, or its id. Other fields are read when they are selected. */
export type CompanySource = RestCompany | Pick<RestCompany, "id">;

/** The action tells the kind of the item. */
export type BatchItemSource = NonNullable<RestBatch["left"]>[number] & Pick<RestBatch, "action">;

export type ProjectListSource = LazyPagedList<RestProject>;

export type ProjectPagesSource = { archived: boolean };
export type ProjectPageSource = {
  query: Query<"listProjects">;
  nodes: RestProject[];
  totalCount: number;
  hasWrongCount: boolean;
};

/** A list's row, or an installation with products, path and requirements. */
export type InstallationSource = RestInstallation | RestInstallationDetail;

export type TemplateSource = RestTemplateSummary | RestTemplate;

export type InstalledProductSource = RestInstalledProduct & { installation: InstallationKey };

export type StepSource = RestStep & { installation: InstallationKey };
export type StepEntrySource = RestStepEntry & { installation: InstallationKey; stepLabel: string };
export type MissingSource = RestMissing & { installation: InstallationKey };

export type InProject = { projectId: string };
export type SignableFolderSource = RestSignableFolder & InProject & { pathIds: string[] };
export type SignableInstallationSource = RestSignableInstallation & InProject;
export type CertificateSource = RestCertificate & InProject;

export type FaultReportEdgeSource = RestListedFaultReport & { node: RestListedFaultReport; cursor: string };
export type CertificateEdgeSource = RestRegisteredCertificate & { node: RestRegisteredCertificate; cursor: string };

export type AttentionSource = { counts: AttentionCount[]; today: string };
export type AttentionInviteeSource = NonNullable<RestAttentionItem["user"]>;

export type WebhookDeliverySource = RestWebhookDelivery & { webhookId: string };

export type SearchPlaceSource = NonNullable<RestSearchHit["project"]>;
