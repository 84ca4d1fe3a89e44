import { expect } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { PhotoPage } from "../src/photoTray/PhotoPage.tsx";
import type { Features } from "../src/relay/features.tsx";
import { UploadsProvider } from "../src/upload/UploadsProvider.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { listFolders } from "./listFolders.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

const stored = { url: "https://files.example/old?s=1", thumbnailUrl: null, fileName: "old.jpg" };

const entry = (id: string, more: object = {}) => ({
  id,
  acceptsAttachments: true,
  requiresAttachments: false,
  measurementId: id,
  attachments: [] as object[],
  changes: [{ field: "ATTACHMENTS", version: `v1 of ${id}` }],
  ...more,
});

const titles = ["Before laying", "After laying"];

/** A room with two steps and one product; the second step has one file. */
export const room = (title: string, more: object = {}) => ({
  id: `g${title}`,
  title,
  completedAt: null as string | null,
  products: [{ id: "p1", title: "Cable" }] as object[],
  steps: titles.map((step, index) => ({
    id: `s${title} ${index + 1}`,
    stepLabel: step,
    title: step,
    entries: [entry(`${title}/${index + 1}`, index === 1 ? { attachments: [stored] } : {})],
  })),
  ...more,
});

const strip = (letter: string) => ({
  id: letter,
  measurementId: `1103/${letter}`,
  title: "Foil",
  cableMarking: letter,
});

export const doubled = room("1103", {
  products: [strip("a"), strip("b")],
  steps: [
    { id: "s3", stepLabel: "Before laying", title: "Before laying", entries: [entry("1103/a"), entry("1103/b")] },
  ],
});

type Rooms = ReturnType<typeof room>[];

const operationNamed = ({ mock }: MockEnvironment, name: string) =>
  mock.getAllOperations().find(({ request }) => request.node.params.name === name);

export async function answer(environment: MockEnvironment, name: string, root: object) {
  // The tray's code is compiled when a test first opens it, so the test waits.
  await waitFor(() => expect(operationNamed(environment, name)).toBeDefined());
  const operation = operationNamed(environment, name);
  if (!operation) throw new Error(`${name} was not sent`);
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, root)));
  return operation.request.variables;
}

/** Answers the query for the folders and, if `below` has rooms, for `rooms`. The last query is left to the test. */
export async function answerFolders(environment: MockEnvironment, rooms: Rooms, below: Rooms = []) {
  const installations = rooms.map(({ completedAt }) => ({ completedAt }));
  const open = below.map(() => ({ completedAt: null }));
  const floor = { folderId: "f2", title: "Floor 1", name: "Stair A / Floor 1", installations: open, folders: [] };
  const folder = { folderId: "f1", title: "Stair A", name: "Stair A", installations, folders: [floor] };
  const elsewhere = { folderId: "f9", title: "Stair B", installations: [{ completedAt: null }], folders: [] };
  const tree = [{ folderId: "f0", title: "root", installations: [], folders: [folder, elsewhere] }];
  await answer(environment, "loadTrayRoomsQuery", {
    project: { signableFolders: listFolders(tree), activatedFolders: [] },
  });
  if (below.length > 0) await answerFolder(environment, rooms);
}

export const answerFolder = (environment: MockEnvironment, rooms: Rooms) =>
  answer(environment, "loadTrayRoomsFolderQuery", {
    folder: {
      installations: {
        edges: rooms.map((node) => ({ node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  });

export async function answerRooms(environment: MockEnvironment, rooms: Rooms) {
  await answerFolders(environment, rooms);
  await answerFolder(environment, rooms);
}

/** Opens a folder's page with its tray, unless `search` says otherwise. */
export function showPhotoPage(search = "?view=photos", hasRooms = true, features: Features = {}) {
  const environment = createEnvironment();
  const element = (
    <UploadsProvider>
      <PhotoPage
        folderId="f1"
        hasRooms={hasRooms}
        takesPhotos={hasRooms}
        projectName="Ripan"
        title="Stair A"
        header={<h1>Stair A</h1>}
      >
        <p>the installations</p>
      </PhotoPage>
    </UploadsProvider>
  );
  const router = renderRoutes(
    environment,
    [{ path: "/projects/ongoing/:projectId/folder/:folderId", element }],
    `/projects/ongoing/p1/folder/f1${search}`,
    features,
  );
  return { environment, router };
}

export async function openPhotoTray(rooms = [room("1101"), room("1102")], features: Features = {}) {
  const { environment, router } = showPhotoPage("?view=photos", true, features);
  await answerRooms(environment, rooms);
  return { environment, router };
}

export const choosePhotos = (files: File[]) =>
  userEvent.upload(screen.getByLabelText("Choose photos", { selector: "input" }), files, { applyAccept: false });

export const photoTile = (fileName: string) => within(screen.getByText(fileName).closest("li") as HTMLElement);
export const roomRow = (title: string) => within(screen.getByRole("row", { name: new RegExp(`^(Stair A )?${title}`) }));
/** The row below a room's, which tells why its photos are there. */
export const roomReasons = (title: string) =>
  within(screen.getByRole("row", { name: new RegExp(`^(Stair A )?${title}`) }).nextElementSibling as HTMLElement);
/** The photos, stored and new, that the table shows in a step: "1101, step 2: After laying". */
export const namesIn = (place: string) =>
  within(screen.getByRole("group", { name: place }))
    .queryAllByRole("button", { name: /^Enlarge/ })
    .map(({ title }) => title);
export const tick = (fileName: string) => userEvent.click(screen.getByRole("checkbox", { name: fileName }));
