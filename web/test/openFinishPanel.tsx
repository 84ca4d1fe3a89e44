import { expect } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { loadQuery, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import type { MockEnvironment } from "relay-test-utils";
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
import { listFolders } from "./listFolders.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

const measured = (quantity: string, value: number | null, more: object = {}) => ({
  ...{ quantity, value, isOverRange: false, lowerBound: null, isNotMeasured: value === null, isRequired: true },
  ...{ minimum: null, maximum: null, lowerLimit: null, verdict: value === null ? "NOT_MEASURED" : "WITHIN", ...more },
});

export const entry = (id: string, resistance: object = {}, insulation: number | null = 900) => ({
  id,
  measurementId: "m1",
  product: { id: `${id} product`, title: "Cable" },
  requiresAttachments: false,
  recordedAt: "2026-11-20T10:00:00Z",
  recordedBy: null,
  measuredOn: "2026-11-20",
  measuredBy: null,
  isWaterSurrounded: null,
  attachments: [] as object[],
  measurements: [measured("RESISTANCE", 88.4, resistance), measured("INSULATION", insulation)],
});

/** An installation that can be finished. */
export const room = (number: number, more: object = {}) => ({
  __typename: "Installation",
  id: `gi${number}`,
  installationId: `i${number}`,
  title: `Bathroom ${number}`,
  status: "STARTED",
  completedAt: null as string | null,
  viewerCanFinish: true,
  missing: [] as object[],
  products: [{ id: `gq${number}`, measurementId: "m1", title: "Cable", number: "1", isolation: null }] as object[],
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

type Room = ReturnType<typeof room>;

export const pageOf = (rooms: readonly object[], endCursor: string | null = null) => ({
  edges: rooms.map((node, index) => ({ node, cursor: `c${index}` })),
  pageInfo: { endCursor, hasNextPage: endCursor !== null },
});

export const listed = (folderId: string, name: string, rooms: readonly Room[], folders: readonly object[] = []) => ({
  folderId,
  name,
  installations: rooms.map(({ installationId, title, completedAt, missing }) => ({
    installationId,
    title,
    completedAt,
    missing,
  })),
  folders,
});

export async function answerPage(environment: MockEnvironment, folderId: string, page: object) {
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toMatchObject({ projectId: "p1", folderId });
  const folder = { id: `g${folderId}`, installations: page };
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { folder })));
}

type Options = { uploads?: readonly Upload[]; folders?: readonly object[]; isRoot?: boolean };

/** Opens the panel that finishes several installations. The service never answers the values in `unsaved`. */
export async function openFinishPanel(
  rooms: readonly Room[],
  { uploads = [], folders = [listed("f1", "Floor 1", rooms)], isRoot = false }: Options = {},
) {
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
      value={{
        uploads,
        add: nothing,
        hold: nothing,
        retry: nothing,
        cancel: nothing,
        listOf: () => list,
        arrived: new Map(),
      }}
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
  const project = { id: "gp1", name: "Kvarteret Ripan", signableFolders: listFolders(folders) };
  const installationCount = rooms.length;
  const folder = { id: "gf1", folderId: "f1", title: "Floor 1", isRoot, installationCount, project };
  await act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { folder })));
  return { environment, router, unsaved };
}

/** Like `openFinishPanel`, with all rooms of the folder loaded. */
export async function openReadFinishPanel(rooms: readonly Room[], options: Options = {}) {
  const opened = await openFinishPanel(rooms, options);
  if (opened.environment.mock.getAllOperations().length > 0) await answerPage(opened.environment, "f1", pageOf(rooms));
  return opened;
}
