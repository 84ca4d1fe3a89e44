import { expect } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "./mockAnswer.ts";
import { folder, openFolderPage } from "./openFolderPage.tsx";
import { elin } from "./openSeveralRooms.tsx";

export const floor = { id: "gt1", name: "Floor", roomCount: 2, folderCount: 1, version: "v1" };
export const bath = { id: "gt2", name: "Bath", roomCount: 1, folderCount: 0, version: "v1" };
const mat = { articleNumber: "E 1", title: "Mat 100", voltage: null, cableLength: null };
const cable = { articleNumber: "E 2", title: "Flex R1", voltage: 230, cableLength: 42.5 };
export const rooms = [
  { title: "Hall", path: [], products: [mat] },
  { title: "Bathroom", path: ["Flat 1"], products: [cable, { ...mat, articleNumber: "E 9", title: null }] },
];

export const dialog = () => within(screen.getByRole("dialog"));

export const resolve = (environment: MockEnvironment, root: object) =>
  act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, root)));

export const answerList = (environment: MockEnvironment, templates: object[], endCursor: string | null = null) => {
  const edges = templates.map((node) => ({ node }));
  const pageInfo = { hasNextPage: endCursor !== null, endCursor };
  const company = { id: "gc1", installers: [elin], templates: { edges, pageInfo } };
  return resolve(environment, { viewer: { ...elin, company } });
};

type Opened = { found?: object; endCursor?: string };

export async function openFromTemplate(
  templates: object[] = [bath, floor],
  { found = folder, endCursor }: Opened = {},
) {
  const { environment } = await openFolderPage(found, undefined, { templates: true });
  const [more] = screen.getAllByRole("button", { name: "More" });
  if (more) await userEvent.click(more);
  await userEvent.click(screen.getByRole("menuitem", { name: "From template" }));
  await screen.findByRole("dialog", { name: "From template" });
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerList(environment, templates, endCursor);
  return environment;
}
