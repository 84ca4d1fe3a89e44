import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { loadQuery, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import query, {
  type FinishInstallationsPanelQuery,
} from "../src/installation/__generated__/FinishInstallationsPanelQuery.graphql.ts";
import { FinishInstallationsPanel } from "../src/installation/FinishInstallationsPanel.tsx";
import { useProjectPanel } from "../src/navigation/useProjectPanel.ts";
import { createUnsavedReadings } from "../src/reading/unsavedReadings.ts";
import { UnsavedReadingsContext } from "../src/reading/unsavedReadingsContext.ts";
import { SidePanel } from "../src/ui/SidePanel.tsx";
import { type Upload, UploadsContext } from "../src/upload/uploadsContext.ts";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

const entry = (id: string) => ({
  id,
  product: { id: `${id} product`, title: "Cable" },
  measurements: [
    { quantity: "RESISTANCE", isNotMeasured: false },
    { quantity: "INSULATION", isNotMeasured: false },
  ],
});

/** An installation that can be finished, as the panel lists it. */
export const room = (number: number, more: object = {}) => ({
  __typename: "Installation",
  id: `gi${number}`,
  installationId: `i${number}`,
  title: `Bathroom ${number}`,
  status: "STARTED",
  completedAt: null as string | null,
  viewerCanFinish: true,
  missing: [] as object[],
  steps: [{ id: `gs${number}`, stepLabel: "before", title: "Before laying", entries: [entry(`ge${number}`)] }],
  ...more,
});

function Panel() {
  const reference = useLoaderData<PreloadedQuery<FinishInstallationsPanelQuery>>();
  const { panel, closePanel } = useProjectPanel();
  if (panel?.kind !== "finish") return <p>closed</p>;
  return (
    <SidePanel onClose={closePanel}>
      <Suspense fallback="waiting">
        <FinishInstallationsPanel queryReference={reference} />
      </Suspense>
    </SidePanel>
  );
}

/** The folder's page of a connection. */
export const pageOf = (rooms: readonly object[], endCursor: string | null = null) => ({
  edges: rooms.map((node, index) => ({ node, cursor: `c${index}` })),
  pageInfo: { endCursor, hasNextPage: endCursor !== null },
});

/** The panel for finishing several installations of a folder, with values and files that are not stored. */
export async function openFinishPanel(installations: object, uploads: readonly Upload[] = []) {
  const environment = createEnvironment();
  const unsaved = createUnsavedReadings({
    record: () => new Promise(() => undefined),
    keep: () => undefined,
    forget: () => undefined,
  });
  const nothing = () => undefined;
  const list = { current: { attachments: [], version: null }, last: Promise.resolve() };
  const loader = () =>
    loadQuery<FinishInstallationsPanelQuery>(environment, query, { projectId: "p1", folderId: "f1" });
  const element = (
    <UploadsContext
      value={{ uploads, add: nothing, hold: nothing, retry: nothing, cancel: nothing, listOf: () => list }}
    >
      <UnsavedReadingsContext value={unsaved}>
        <Panel />
      </UnsavedReadingsContext>
    </UploadsContext>
  );
  const path = "/projects/ongoing/:projectId/*";
  const router = renderRoutes(
    environment,
    [{ path, loader, shouldRevalidate: () => false, element }],
    "/projects/ongoing/p1/folder/f1?finish=f1",
  );
  await screen.findByText("waiting");
  const folder = { id: "gf1", folderId: "f1", title: "Floor 1", isRoot: false, installations };
  await act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { folder })));
  return { environment, router, unsaved };
}
