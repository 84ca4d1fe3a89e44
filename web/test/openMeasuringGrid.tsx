import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OperationDescriptor } from "relay-runtime";
import type { MockEnvironment } from "relay-test-utils";
import { MeasuringView } from "../src/measuringGrid/MeasuringView.tsx";
import { UnsavedReadingsProvider } from "../src/reading/UnsavedReadingsProvider.tsx";
import { type Features, IsInstallerContext } from "../src/relay/features.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { listFolders } from "./listFolders.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { pageOf } from "./openFinishPanel.tsx";
import { entry } from "./openInstallationPanel.tsx";
import { renderRoutes } from "./renderRoutes.tsx";

const stepTitles = { before: "Before laying", after: "After laying" };

/** A room with one product: its first step is filled, its second is empty. */
export const room = (number: number, more: object = {}) => ({
  __typename: "Installation",
  id: `gi${number}`,
  installationId: `i${number}`,
  title: `Room ${number}`,
  viewerCanRecord: true,
  steps: [
    step("before", number, [entry(`ge${number} before`, 88.4)]),
    step("after", number, [entry(`ge${number}`, null)]),
  ],
  ...more,
});

export const step = (stepLabel: keyof typeof stepTitles, number: number, entries: object[]) => ({
  id: `gs${number} ${stepLabel}`,
  stepLabel,
  title: stepTitles[stepLabel],
  entries,
});

export const rooms = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => room(index + 1, more));

type Listed = { installationId: string; title: string };

export const folderOf = (folderId: string, listed: readonly Listed[], more: object = {}) => ({
  folderId,
  name: "Floor 1",
  installations: listed.map(({ installationId, title }) => ({ installationId, title })),
  folders: [],
  ...more,
});

const named = (environment: MockEnvironment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);

export const operations = (environment: MockEnvironment) => named(environment, "fetchRoomsQuery");

export function operation(environment: MockEnvironment, name: string): OperationDescriptor {
  const [found] = named(environment, name);
  if (!found) throw new Error(`No ${name} was sent`);
  return found;
}

export async function answerList(environment: MockEnvironment, folders: readonly object[]) {
  const asked = await waitFor(() => operation(environment, "roomListQuery"));
  const project = { id: "gp1", signableFolders: listFolders(folders) };
  await act(async () => environment.mock.resolve(asked, mockAnswer(asked, { project })));
}

export async function answerRooms(
  environment: MockEnvironment,
  found: readonly object[],
  endCursor: string | null = null,
) {
  const asked = await waitFor(() => operation(environment, "fetchRoomsQuery"));
  const folder = { id: `g${asked.request.variables.folderId}`, installations: pageOf(found, endCursor) };
  await act(async () => environment.mock.resolve(asked, mockAnswer(asked, { folder })));
}

/** Opens a folder's grid without answering the query for its rooms. */
export async function visitMeasuringGrid(search = "?view=measure", features: Features = {}, isInstaller = true) {
  const environment = createEnvironment();
  const path = "/projects/ongoing/:projectId/folder/:folderId";
  const element = (
    <IsInstallerContext value={isInstaller}>
      <UnsavedReadingsProvider>
        <MeasuringView folderId="f1" title="Floor 1">
          <p>the folder's page</p>
        </MeasuringView>
      </UnsavedReadingsProvider>
    </IsInstallerContext>
  );
  const router = renderRoutes(environment, [{ path, element }], `/projects/ongoing/p1/folder/f1${search}`, {
    measuredOn: true,
    ...features,
  });
  await screen.findByRole("heading", { name: "Measure rooms" });
  return { environment, router };
}

export async function openMeasuringGrid(
  found: ReturnType<typeof room>[],
  search?: string,
  features?: Features,
  isInstaller?: boolean,
) {
  const opened = await visitMeasuringGrid(search, features, isInstaller);
  await answerList(opened.environment, [folderOf("f0", [], { name: "" }), folderOf("f1", found)]);
  await answerRooms(opened.environment, found);
  return opened;
}

export const field = (number: number, quantity = "Resistance") =>
  screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^Room ${number} ${quantity}, `) });

export const stepLink = (title: string) => screen.getByRole("link", { name: new RegExp(`^\\d ${title}( |$)`) });

export const focused = () => document.activeElement;
export const type = (keys: string) => userEvent.keyboard(keys);

export const bundles = (environment: MockEnvironment) =>
  named(environment, "useRecordReadingsMutation").map(({ request }) => request.variables.input.readings);

/** Answers the running bundle, one outcome per reading: true, null for failed, or the code of a refusal. */
export async function answerBundle(environment: MockEnvironment, ...outcomes: (true | null | string | object)[]) {
  const asked = operation(environment, "useRecordReadingsMutation");
  const results = outcomes.map((outcome) => {
    if (outcome === null) return null;
    if (outcome === true) return { stepEntry: null, userErrors: [] };
    return typeof outcome === "string" ? { stepEntry: null, userErrors: [{ code: outcome }] } : outcome;
  });
  const errors = outcomes.flatMap((outcome, index) =>
    outcome === null ? [{ message: "down", path: ["recordReadings", "results", index] }] : [],
  );
  const { data } = mockAnswer(asked, { recordReadings: { results, userErrors: [] } });
  await act(async () =>
    environment.mock.resolve(asked, { data, errors: errors.length > 0 ? errors : undefined } as never),
  );
}

export const recorded = (id: string, value: number, version = "v2") => {
  const [resistance, insulation] = entry(id, null).measurements;
  const maja = { id: "gu2", firstName: "Maja", lastName: "Lindgren" };
  const change = { version, recordedAt: "2026-11-22T07:00:00.000Z", recordedBy: maja };
  const changes = entry(id, null).changes.map((one) => (one.field === "RESISTANCE" ? { ...one, ...change } : one));
  return {
    ...entry(id, null),
    __typename: "StepEntry",
    measurements: [{ ...resistance, value, verdict: "WITHIN" }, insulation],
    changes,
  };
};

export const pastePreview = () => within(screen.getByRole("dialog", { name: "Paste values" }));

export async function pasteSheet(sheet: string) {
  await userEvent.paste(sheet);
  await screen.findByRole("dialog");
}

/** The cells of the previewed lines. The last one says what becomes of the line. */
export const previewedLines = () =>
  pastePreview()
    .getAllByRole("row")
    .slice(1)
    .filter(({ children }) => children.length > 1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
