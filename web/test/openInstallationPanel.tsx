import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { loadQuery, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { MockPayloadGenerator } from "relay-test-utils";
import query, {
  type InstallationPanelQuery,
} from "../src/installation/__generated__/InstallationPanelQuery.graphql.ts";
import { FinishedNote } from "../src/installation/FinishedNote.tsx";
import { InstallationPanel } from "../src/installation/InstallationPanel.tsx";
import { useProjectPanel } from "../src/navigation/useProjectPanel.ts";
import { UnsavedReadingsProvider } from "../src/reading/UnsavedReadingsProvider.tsx";
import { type Features, IsAdminContext, SignsDeclarationsContext } from "../src/relay/features.tsx";
import { SidePanel } from "../src/ui/SidePanel.tsx";
import { UploadsProvider } from "../src/upload/UploadsProvider.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { renderRoutes } from "./renderRoutes.tsx";

export const cable = {
  id: "gm1",
  measurementId: "m1",
  catalogueProductId: "gp9",
  title: "Fjällum Cable 20, 30 m",
  number: "E 89 607 03",
  recipe: null,
  cableMarking: null,
  cableLength: null,
  voltage: null,
  length: 30,
  power: 600,
};

const band = {
  isOverRange: false,
  lowerBound: null,
  isNotMeasured: false,
  isRequired: true,
  minimum: 83.8,
  maximum: 97,
  lowerLimit: null,
  instrument: null,
  fileLine: null,
  testVoltage: null,
};
const insulation = { ...band, minimum: null, maximum: null, lowerLimit: 10, quantity: "INSULATION" };

/** A product in a step, with this resistance and an insulation value. With null, the step has no values. */
export const entry = (id: string, resistance: number | null) => ({
  id,
  measurementId: "m1",
  product: cable,
  measurements: [
    { ...band, quantity: "RESISTANCE", value: resistance, verdict: resistance === null ? null : "WITHIN" },
    { ...insulation, value: resistance === null ? null : 640, verdict: resistance === null ? null : "WITHIN" },
  ],
  changes: ["RESISTANCE", "INSULATION", "ATTACHMENTS"].map((field) => ({
    field,
    version: `${field} 1`,
    recordedAt: resistance === null ? null : "2026-10-12T10:00:00.000Z",
    recordedBy: resistance === null ? null : { id: "gu1", firstName: "Elin", lastName: "Sandberg" },
  })),
  isWaterSurrounded: null,
  asksWaterSurrounded: false,
  attachments: [],
  acceptsAttachments: true,
  requiresAttachments: false,
  recordedAt: resistance === null ? null : "2026-10-12T10:00:00.000Z",
  recordedBy: { id: "gu1", firstName: "Elin", lastName: "Sandberg" },
  measuredOn: null as string | null,
  measuredBy: null as object | null,
});

export const installation = {
  declaration: null,
  id: "gi1",
  installationId: "i1",
  title: "Bathroom 1",
  version: "v1",
  status: "STARTED",
  installer: { id: "gu1", firstName: "Elin", lastName: "Sandberg" },
  path: [
    { title: "Kvarteret Ripan", folderId: null },
    { title: "Root", folderId: "f0" },
  ] as { title: string; folderId: string | null }[],
  createdAt: "2026-10-12T10:00:00.000Z",
  completedAt: null as string | null,
  activatedAt: null as string | null,
  viewerCanFinish: false,
  viewerCanReview: false,
  review: null as object | null,
  viewerCanRecord: true,
  viewerCanEdit: true,
  products: [cable] as object[],
  steps: [
    { id: "gs1", stepLabel: "before", title: "Before laying", isComplete: true, entries: [entry("ge1", 88.4)] },
    { id: "gs2", stepLabel: "after", title: "After laying", isComplete: false, entries: [entry("ge2", null)] },
  ] as object[],
  missing: [{ kind: "NOT_RECORDED", stepLabel: "after", stepNumber: 2, field: "RESISTANCE" }] as object[],
};

/** The queries of the panel's dialogs must answer with the same viewer. */
export const viewer = { id: "gu3" };

function Panel() {
  const reference = useLoaderData<PreloadedQuery<InstallationPanelQuery>>();
  const { panel, closePanel } = useProjectPanel();
  if (panel?.kind !== "installation") return <p>closed</p>;
  if (panel.installationId !== "i1") return <p>another installation</p>;
  return (
    <SidePanel onClose={closePanel}>
      <Suspense fallback="waiting">
        <InstallationPanel queryReference={reference} />
      </Suspense>
    </SidePanel>
  );
}

/** Opens the installation panel at this search part; `found` replaces parts of the installation. */
export async function openInstallationPanel(
  found: Partial<typeof installation> | null = {},
  view = "",
  features: Features = { history: true, measuredOn: true },
  isAdmin = false,
  signsDeclarations = false,
  company: object | null = null,
) {
  const environment = createEnvironment();
  const variables = { projectId: "p1", installationId: "i1" };
  const loader = () => loadQuery<InstallationPanelQuery>(environment, query, variables);
  const page = (
    <IsAdminContext value={isAdmin}>
      <SignsDeclarationsContext value={signsDeclarations}>
        <UploadsProvider>
          <UnsavedReadingsProvider>
            <FinishedNote />
            <Panel />
          </UnsavedReadingsProvider>
        </UploadsProvider>
      </SignsDeclarationsContext>
    </IsAdminContext>
  );
  const router = renderRoutes(
    environment,
    [{ path: "/projects/ongoing/:projectId/*", loader, shouldRevalidate: () => false, element: page }],
    `/projects/ongoing/p1?installation=i1${view}`,
    features,
  );
  await screen.findByText("waiting");
  const answer = { viewer: { ...viewer, company }, installation: found && { ...installation, ...found } };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, Object.fromEntries([["Query", () => answer]])),
    ),
  );
  return { environment, router };
}
