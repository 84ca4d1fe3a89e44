import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "./mockAnswer.ts";
import { folder, openFolderPage } from "./openFolderPage.tsx";

export const elin = { id: "gu2", firstName: "Elin", lastName: "Sandberg", installer: true };

export const dialog = () => within(screen.getByRole("dialog", { name: "New installation" }));
export const names = () => dialog().getByRole<HTMLTextAreaElement>("textbox", { name: "Room names, one per line" });
export const lines = () => names().value.split("\n");
export const send = (name: string | RegExp) => dialog().getByRole("button", { name });

export async function answerInstallers(environment: MockEnvironment): Promise<void> {
  await screen.findByRole("dialog");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { viewer: { ...elin, company: { id: "gc1", installers: [elin] } } }),
    ),
  );
}

export async function openSeveral(found: object = folder, opener = "New installation") {
  const { environment } = await openFolderPage(found);
  await userEvent.click(screen.getByRole("button", { name: opener }));
  await answerInstallers(environment);
  await userEvent.click(dialog().getByRole("checkbox", { name: "Several rooms" }));
  return environment;
}

export async function paste(text: string) {
  await userEvent.click(names());
  await userEvent.paste(text);
}

type Answer = { title: string; refused?: string; field?: string; isCreated?: boolean } | null;
type Sent = { input: { installations: { title: string; idempotencyKey: string }[] } };

export const sent = (environment: MockEnvironment) =>
  (environment.mock.getMostRecentOperation().request.variables as Sent).input;

export const sentKeys = (environment: MockEnvironment) =>
  Object.fromEntries(sent(environment).installations.map(({ title, idempotencyKey }) => [title, idempotencyKey]));

/** Answers the request room by room; null stands for a room without an answer. */
export async function answer(environment: MockEnvironment, rooms: Answer[]) {
  const operation = environment.mock.getMostRecentOperation();
  const made = rooms.flatMap((room) => (room && (!room.refused || room.isCreated) ? [room.title] : []));
  const nodes = made.map((title) => ({
    __typename: "Installation",
    id: `g${title}`,
    installationId: title,
    title,
    status: "STARTED",
    installer: elin,
  }));
  const results = rooms.map((room) => ({
    installation: nodes.find(({ title }) => title === room?.title) ?? null,
    userErrors: room?.refused ? [{ code: room.refused, field: room.field ?? "title", min: null, max: null }] : [],
  }));
  const allInstallations = { totalCount: nodes.length, isTruncated: false, nodes };
  const after = { ...folder, installationCount: 3 + nodes.length, allInstallations };
  const createInstallations = { results, folder: after, userErrors: [] };
  const { data } = mockAnswer(operation, { createInstallations });
  const errors = rooms.flatMap((room, index) =>
    room === null
      ? [{ message: "x", path: ["createInstallations", "results", index], extensions: { requestId: "r-7" } }]
      : [],
  );
  const list = (data as { createInstallations: { results: unknown[] } }).createInstallations.results;
  for (const [index, room] of rooms.entries()) if (room === null) list[index] = null;
  await act(async () =>
    environment.mock.resolve(operation, { data, errors } as Parameters<typeof environment.mock.resolve>[1]),
  );
}
