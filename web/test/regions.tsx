import { type ComponentType, Suspense } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { type RouteObject, useLoaderData } from "react-router";
import type { ConcreteRequest, OperationType, Variables } from "relay-runtime";
import accountQuery from "../src/account/__generated__/AccountPageQuery.graphql.ts";
import { AccountPage } from "../src/account/AccountPage.tsx";
import certificateQuery from "../src/certificate/__generated__/CertificatePageQuery.graphql.ts";
import activationQuery, {
  type ActivationPanelQuery,
} from "../src/certificate/activation/__generated__/ActivationPanelQuery.graphql.ts";
import { ActivationPanel } from "../src/certificate/activation/ActivationPanel.tsx";
import { CertificatePage } from "../src/certificate/CertificatePage.tsx";
import folderQuery from "../src/folder/__generated__/FolderPageQuery.graphql.ts";
import { FolderPage } from "../src/folder/FolderPage.tsx";
import { I18nProvider } from "../src/i18n/I18nProvider.tsx";
import finishQuery, {
  type FinishInstallationsPanelQuery,
} from "../src/installation/__generated__/FinishInstallationsPanelQuery.graphql.ts";
import installationQuery, {
  type InstallationPanelQuery,
} from "../src/installation/__generated__/InstallationPanelQuery.graphql.ts";
import { FinishInstallationsPanel } from "../src/installation/FinishInstallationsPanel.tsx";
import { InstallationPanel } from "../src/installation/InstallationPanel.tsx";
import listQuery from "../src/project/__generated__/ProjectListPageQuery.graphql.ts";
import projectQuery from "../src/project/__generated__/ProjectPageQuery.graphql.ts";
import { ProjectListPage } from "../src/project/ProjectListPage.tsx";
import { ProjectPage } from "../src/project/ProjectPage.tsx";
import { projectPageVariables, readProjectListView } from "../src/project/projectListView.ts";
import protocolQuery from "../src/protocol/__generated__/ProtocolPageQuery.graphql.ts";
import { ProtocolPage } from "../src/protocol/ProtocolPage.tsx";
import { UnsavedReadingsProvider } from "../src/reading/UnsavedReadingsProvider.tsx";
import { PanelBoundary } from "../src/relay/PanelBoundary.tsx";
import { startQuery } from "../src/relay/startQuery.ts";
import { PageOutlet } from "../src/shell/RouteErrorPage.tsx";
import { SidePanel } from "../src/ui/SidePanel.tsx";
import { UploadsProvider } from "../src/upload/UploadsProvider.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { company, elin } from "./openAccountPage.tsx";
import { project as signable } from "./openActivationPanel.tsx";
import { pageOf, room } from "./openFinishPanel.tsx";
import { folder } from "./openFolderPage.tsx";
import { installation } from "./openInstallationPanel.tsx";
import { project } from "./projectPage.tsx";
import { renderRoutes } from "./renderRoutes.tsx";

/** A part of the page with its own query and error boundary. */
export type Region = {
  path: string;
  query: ConcreteRequest;
  variables: Variables;
  Page: ComponentType;
  answer: Record<string, object>;
  /** The headings after a failure and after recovery. */
  failed: string;
  recovered: string;
};

function inPanel<T extends OperationType>(Panel: ComponentType<{ queryReference: PreloadedQuery<T> }>) {
  return function PanelRegion() {
    const reference = useLoaderData<PreloadedQuery<T>>();
    return (
      <SidePanel onClose={() => undefined}>
        <PanelBoundary>
          <Panel queryReference={reference} />
        </PanelBoundary>
      </SidePanel>
    );
  };
}

const inProject = { path: "/projects/ongoing/:projectId", variables: { projectId: "p1" } };
const viewer = { ...elin, company };

export const regions: Record<string, Region> = {
  list: {
    path: "/projects/ongoing",
    query: listQuery,
    variables: projectPageVariables(readProjectListView(new URLSearchParams()), { archived: false, language: "en" }),
    Page: ProjectListPage,
    answer: {
      viewer: {
        id: "gu1",
        company: { id: "gc1", projectPages: { page: { totalCount: 0, nodes: [] } } },
      },
    },
    failed: "The projects could not be fetched",
    recovered: "No ongoing projects",
  },
  project: {
    ...inProject,
    query: projectQuery,
    Page: ProjectPage,
    answer: { viewer, project },
    failed: "The project could not be fetched",
    recovered: "Kvarteret Ripan",
  },
  folder: {
    path: "/projects/ongoing/:projectId/folder/:folderId",
    query: folderQuery,
    variables: { projectId: "p1", folderId: "f2" },
    Page: FolderPage,
    answer: { folder },
    failed: "The folder could not be fetched",
    recovered: "North wing",
  },
  account: {
    path: "/account",
    query: accountQuery,
    variables: {},
    Page: AccountPage,
    answer: { viewer },
    failed: "Your details could not be loaded",
    recovered: "My details",
  },
  protocol: {
    path: "/projects/ongoing/:projectId/protocol",
    query: protocolQuery,
    variables: { projectId: "p1" },
    Page: ProtocolPage,
    answer: { project: { ...project, projectId: "p1", signableFolders: [], activatedFolders: [] } },
    failed: "The page could not be shown",
    recovered: "Measurement record",
  },
  "installation panel": {
    ...inProject,
    query: installationQuery,
    variables: { projectId: "p1", installationId: "i1" },
    Page: inPanel<InstallationPanelQuery>(InstallationPanel),
    answer: { installation },
    failed: "The details could not be fetched",
    recovered: "Bathroom 1",
  },
  "finish panel": {
    path: "/projects/ongoing/:projectId/folder/:folderId",
    query: finishQuery,
    variables: { projectId: "p1", folderId: "f2" },
    Page: inPanel<FinishInstallationsPanelQuery>(FinishInstallationsPanel),
    answer: { folder: { ...folder, installations: pageOf([room(1)]) } },
    failed: "The details could not be fetched",
    recovered: "Finish several",
  },
  "activation panel": {
    ...inProject,
    query: activationQuery,
    Page: inPanel<ActivationPanelQuery>(ActivationPanel),
    answer: { viewer, project: signable },
    failed: "The details could not be fetched",
    recovered: "Activate warranty",
  },
  certificate: {
    path: "/certificate/:code",
    query: certificateQuery,
    variables: { code: "abc" },
    Page: CertificatePage,
    answer: {
      verifiedCertificate: {
        ...{ number: "N-1", activationDate: "2026-10-12", validUntil: "2046-10-12", installations: [] },
        ...{
          withdrawal: null,
          replacedBy: [],
          language: "en",
          terms: ["The cable, for twenty years."],
          faultReports: [],
        },
      },
    },
    failed: "The certificate could not be checked",
    recovered: "Valid until 2046-10-12",
  },
};

/** Opens a region's page; its query is not answered yet. */
export function openRegion({ path, query, variables, Page }: Region) {
  const environment = createEnvironment();
  const element = (
    <I18nProvider>
      <Suspense fallback="waiting">
        <UploadsProvider>
          <UnsavedReadingsProvider>
            <PageOutlet />
          </UnsavedReadingsProvider>
        </UploadsProvider>
      </Suspense>
    </I18nProvider>
  );
  const loader = () => startQuery<OperationType>(environment, query, variables);
  const route: RouteObject = { element, children: [{ path, loader, Component: Page }] };
  renderRoutes(
    environment,
    [route],
    path.replace(/:(\w+)/g, (_, name: string) => String(variables[name])),
  );
  return environment;
}
