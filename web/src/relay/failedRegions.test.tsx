import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, Suspense } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { type RouteObject, useLoaderData } from "react-router";
import type { ConcreteRequest, OperationType, Variables } from "relay-runtime";
import type { MockEnvironment } from "relay-test-utils";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { company, elin } from "../../test/openAccountPage.tsx";
import { project as signable } from "../../test/openActivationPanel.tsx";
import { folder } from "../../test/openFolderPage.tsx";
import { installation } from "../../test/openInstallationPanel.tsx";
import { project } from "../../test/projectPage.tsx";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import accountQuery from "../account/__generated__/AccountPageQuery.graphql.ts";
import { AccountPage } from "../account/AccountPage.tsx";
import { UploadsProvider } from "../attachment/UploadsProvider.tsx";
import certificateQuery from "../certificate/__generated__/CertificatePageQuery.graphql.ts";
import activationQuery, {
  type ActivationPanelQuery,
} from "../certificate/activation/__generated__/ActivationPanelQuery.graphql.ts";
import { ActivationPanel } from "../certificate/activation/ActivationPanel.tsx";
import { CertificatePage } from "../certificate/CertificatePage.tsx";
import folderQuery from "../folder/__generated__/FolderPageQuery.graphql.ts";
import { FolderPage } from "../folder/FolderPage.tsx";
import { I18nProvider } from "../i18n/I18nProvider.tsx";
import installationQuery, {
  type InstallationPanelQuery,
} from "../installation/__generated__/InstallationPanelQuery.graphql.ts";
import { InstallationPanel } from "../installation/InstallationPanel.tsx";
import listQuery from "../project/__generated__/ProjectListPageQuery.graphql.ts";
import projectQuery from "../project/__generated__/ProjectPageQuery.graphql.ts";
import { PanelBoundary } from "../project/PanelBoundary.tsx";
import { ProjectListPage } from "../project/ProjectListPage.tsx";
import { ProjectPage } from "../project/ProjectPage.tsx";
import protocolQuery from "../protocol/__generated__/ProtocolPageQuery.graphql.ts";
import { ProtocolPage } from "../protocol/ProtocolPage.tsx";
import { UnsavedReadingsProvider } from "../reading/UnsavedReadingsProvider.tsx";
import { PageOutlet } from "../shell/RouteErrorPage.tsx";
import { SidePanel } from "../ui/SidePanel.tsx";
import { NetworkFailure } from "./NetworkFailure.ts";
import { startQuery } from "./startQuery.ts";

jest.setTimeout(30_000);

beforeEach(() => {
  document.cookie = "language=en";
});

type Region = {
  path: string;
  query: ConcreteRequest;
  variables: Variables;
  Page: ComponentType;
  /** The answer of a gateway that works. */
  answer: Record<string, object>;
  /** Headings, while it has failed and once it is there. */
  failed: string;
  recovered: string;
};

function InstallationRegion() {
  const reference = useLoaderData<PreloadedQuery<InstallationPanelQuery>>();
  return (
    <SidePanel onClose={() => undefined}>
      <PanelBoundary>
        <InstallationPanel queryReference={reference} />
      </PanelBoundary>
    </SidePanel>
  );
}

function ActivationRegion() {
  const reference = useLoaderData<PreloadedQuery<ActivationPanelQuery>>();
  return (
    <SidePanel onClose={() => undefined}>
      <PanelBoundary>
        <ActivationPanel queryReference={reference} />
      </PanelBoundary>
    </SidePanel>
  );
}

const inProject = { path: "/projects/ongoing/:projectId", variables: { projectId: "p1" } };
const viewer = { ...elin, company };

const regions: Record<string, Region> = {
  list: {
    path: "/projects/ongoing",
    query: listQuery,
    variables: { archived: false },
    Page: ProjectListPage,
    answer: {
      viewer: { id: "gu1", company: { id: "gc1", allProjects: { totalCount: 0, isTruncated: false, nodes: [] } } },
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
    answer: { project: { ...project, projectId: "p1", foldersToActivate: [], activatedFolders: [] } },
    failed: "The page could not be shown",
    recovered: "Measurement record",
  },
  "installation panel": {
    ...inProject,
    query: installationQuery,
    variables: { projectId: "p1", installationId: "i1" },
    Page: InstallationRegion,
    answer: { installation },
    failed: "The details could not be fetched",
    recovered: "Bathroom 1",
  },
  "activation panel": {
    ...inProject,
    query: activationQuery,
    Page: ActivationRegion,
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
      verifiedCertificate: { number: "N-1", activationDate: "2026-10-12", validUntil: "2046-10-12", installations: [] },
    },
    failed: "The certificate could not be checked",
    recovered: "Warranty certificate",
  },
};

function open({ path, query, variables, Page }: Region) {
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

const failures: Record<string, (environment: MockEnvironment, region: Region) => void> = {
  "no answer": ({ mock }) => mock.rejectMostRecentOperation(new NetworkFailure(null)),
  "status 500": ({ mock }) => mock.rejectMostRecentOperation(new NetworkFailure("ab-1", 500)),
  "a failed root field": ({ mock }, { answer }) =>
    mock.resolveMostRecentOperation(() => ({
      data: Object.fromEntries(Object.keys(answer).map((field) => [field, null])),
      errors: Object.keys(answer).map((field) => ({ message: "down", path: [field] })),
    })),
};

const heading = (name: string) => screen.findByRole("heading", { name: new RegExp(`^${name}`) }, { timeout: 10_000 });

/** The button waits for the restart before, and takes no press meanwhile. */
async function tryAgain() {
  const button = () => screen.getByRole("button", { name: "Try again" });
  await waitFor(() => expect(button()).toHaveProperty("disabled", false), { timeout: 10_000 });
  await userEvent.click(button());
}

/** Waits for the region's next request, and answers it. */
async function next({ mock }: MockEnvironment, answer: () => void) {
  await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1), { timeout: 10_000 });
  await act(async () => answer());
}

const works = ({ mock }: MockEnvironment, { answer }: Region) =>
  mock.resolveMostRecentOperation((operation) => mockAnswer(operation, answer));

test("a region with a part of an answer is fetched anew by its button, although the store has that part", async () => {
  const list = regions.list as Region;
  const environment = open(list);
  const half = {
    data: { viewer: { id: "gu1", company: null } },
    errors: [{ message: "down", path: ["viewer", "company", "allProjects"] }],
  };
  await next(environment, () => environment.mock.resolveMostRecentOperation(() => half));
  await heading(list.failed);
  await tryAgain();
  await next(environment, () => works(environment, list));
  await heading(list.recovered);
});

const cases = Object.entries(regions).flatMap(([name, region]) =>
  Object.keys(failures).map((failure) => [name, failure, region] as const),
);

test.each(cases)("%s, after %s, recovers by its button, also when that fails first", async (_, failure, region) => {
  const environment = open(region);
  const fail = () => failures[failure]?.(environment, region);
  await next(environment, fail);
  await heading(region.failed);
  await tryAgain();
  await next(environment, fail);
  await heading(region.failed);
  await tryAgain();
  await next(environment, () => works(environment, region));
  await heading(region.recovered);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
