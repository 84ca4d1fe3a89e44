import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { loadQuery } from "react-relay/hooks";
import type { MockEnvironment } from "relay-test-utils";
import { unlessOnlySearchChanged } from "../src/navigation/unlessOnlySearchChanged.ts";
import query, { type ProjectPageQuery } from "../src/project/__generated__/ProjectPageQuery.graphql.ts";
import { ProjectPage } from "../src/project/ProjectPage.tsx";
import { UploadsProvider } from "../src/upload/UploadsProvider.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes, type Served } from "./renderRoutes.tsx";

const missing = {
  productTitle: "Fjällum Cable 20, 30 m",
  value: null,
  isOverRange: false,
  lowerBound: null,
  minimum: null,
  maximum: null,
};
const notRecorded = { ...missing, kind: "NOT_RECORDED", stepLabel: "connection", stepNumber: 4, field: "RESISTANCE" };
const outside = {
  ...missing,
  kind: "OUTSIDE",
  stepLabel: "laying",
  stepNumber: 2,
  field: "INSULATION",
  value: 2,
  minimum: 10,
};

const bathroom = installation("i1", "Bathroom", "STARTED");
const hall = installation("i2", "Hall", "COMPLETED");

export const project = {
  id: "gp1",
  name: "Kvarteret Ripan",
  archived: false,
  status: "IN_PROGRESS",
  overdueDays: 0,
  customer: "Brf Ripan",
  customerEmail: "board@ripan.example",
  customerEmailBounced: false,
  postalCode: "903 42",
  city: "Umeå",
  startDate: "2026-10-12",
  endDate: null as string | null,
  externalId: null as string | null,
  installationCount: 9,
  completedInstallationCount: 7,
  activatedInstallationCount: 0,
  undeliveredCertificateCount: null as number | null,
  rootFolder: {
    id: "gf0",
    isRoot: true,
    installationCount: 9,
    allInstallations: { totalCount: 2, isTruncated: false, nodes: [hall, bathroom] },
    subFolders: [
      { id: "gf1", folderId: "f1", title: "Floor 1", installationCount: 4, awaitingReviewCount: 0, isComplete: true },
    ],
  },
  signableFolders: [
    {
      folderId: "f0",
      pathIds: ["f0"],
      installations: [{ installationId: "i1", title: "Bathroom", completedAt: null, missing: [notRecorded, outside] }],
    },
  ],
};

function installation(installationId: string, title: string, status: string) {
  const installer = { firstName: "Elin", lastName: "Sandberg" };
  const stepStates: object[] = [];
  return {
    id: `g${installationId}`,
    installationId,
    title,
    status,
    stepStates,
    photo: null,
    lacksPhoto: false,
    installer,
  };
}

function open(environment: MockEnvironment, address: string, features: Served) {
  const page = {
    shouldRevalidate: unlessOnlySearchChanged,
    loader: ({ params }: { params: { projectId?: string } }) =>
      loadQuery<ProjectPageQuery>(environment, query, { projectId: params.projectId ?? "" }),
    element: (
      <UploadsProvider>
        <Suspense fallback="waiting">
          <ProjectPage />
        </Suspense>
      </UploadsProvider>
    ),
  };
  return renderRoutes(
    environment,
    [
      { path: "/projects/ongoing/:projectId", ...page },
      { path: "/projects/archived/:projectId", ...page },
      { path: "*", element: <p>elsewhere</p> },
    ],
    address,
    features,
  );
}

export type Failure = { message: string; path: string[]; extensions: Record<string, string> };

async function answer(environment: MockEnvironment, found: object | null, errors?: Failure[]) {
  await screen.findByText("waiting");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => {
      const { data } = mockAnswer(operation, { viewer: { id: "u" }, project: found });
      return { data, errors };
    }),
  );
}

export async function openProject(
  found: object | null = project,
  address = "/projects/ongoing/p1",
  errors?: Failure[],
  features: Served = {},
) {
  const environment = createEnvironment();
  const router = open(environment, address, features);
  await answer(environment, found, errors);
  return { environment, router };
}
