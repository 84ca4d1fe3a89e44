import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";

const elin = { id: "gu1", firstName: "Elin", lastName: "Sandberg" };
const anders = { id: "gu2", firstName: "Anders", lastName: "Öberg" };
const room = (title: string, rest: object = {}) => ({
  id: `g${title}`,
  installationId: title,
  title,
  status: "STARTED",
  version: "v1",
  viewerCanEdit: true,
  installer: elin,
  ...rest,
});

async function openRooms(...rooms: object[]) {
  const allInstallations = { totalCount: rooms.length, isTruncated: false, nodes: rooms };
  return openFolderPage({ ...folder, allInstallations });
}

const box = (name: string) => screen.getByRole("checkbox", { name });
const bar = () => screen.findByRole("region", { name: "Ticked installations" });
const row = (title: string) => screen.getByRole("row", { name: new RegExp(title) }).textContent;

async function assign(environment: MockEnvironment, ...titles: string[]) {
  for (const title of titles) await userEvent.click(box(`Tick ${title}`));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { viewer: { id: "gu2", company: { id: "gc1", installers: [elin, anders] } } }),
    ),
  );
  await userEvent.click(within(await bar()).getByRole("button", { name: "Change installer" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Anders Öberg" }));
}

async function answerUpdate(environment: MockEnvironment, installation: object | null, code?: string) {
  const { input } = environment.mock.getMostRecentOperation().request.variables;
  const updateInstallation = { installation, userErrors: code ? [{ code }] : [] };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { updateInstallation })),
  );
  return input;
}

test("the ticked rooms get an installer, each over the version shown; one that is refused stays ticked, and all is undone", async () => {
  const { environment } = await openRooms(room("Bath"), room("Hall"), room("Sauna"));
  await assign(environment, "Bath", "Hall");
  expect(await answerUpdate(environment, room("Bath", { installer: anders, version: "v2" }))).toEqual({
    installationId: "gBath",
    title: "Bath",
    installerId: "gu2",
    version: "v1",
  });
  expect(await answerUpdate(environment, null, "CONFLICT")).toMatchObject({ installationId: "gHall" });
  expect((await bar()).textContent).toContain("1 installation now has the chosen installer: Bath");
  expect(screen.getByRole("alert").textContent).toMatch(/^1 installation was not changedHall /);
  expect([row("Bath"), row("Hall"), row("Sauna")].map((text) => text?.includes("Anders Öberg"))).toEqual([
    true,
    false,
    false,
  ]);
  expect(box("Tick Hall")).toHaveProperty("checked", true);
  expect(box("Tick Bath")).toHaveProperty("checked", false);

  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await answerUpdate(environment, room("Bath", { version: "v3" }))).toEqual({
    installationId: "gBath",
    title: "Bath",
    installerId: "gu1",
    version: "v2",
  });
  expect((await bar()).textContent).toContain("1 installation has its former installer again: Bath");
  expect(row("Bath")).toContain("Elin Sandberg");
});

test("a room whose installer is changed by trying again, and one after a stop, are undone with the others", async () => {
  const { environment } = await openRooms(room("Bath"), room("Hall"), room("Sauna"));
  await assign(environment, "Bath", "Hall", "Sauna");
  await answerUpdate(environment, room("Bath", { installer: anders, version: "v2" }));
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  await answerUpdate(environment, null, "CONFLICT");
  expect((await bar()).textContent).toContain("Stopped with 1 to go.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await answerUpdate(environment, room("Hall", { installer: anders, version: "v2" }));
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await answerUpdate(environment, room("Sauna", { installer: anders, version: "v2" }));
  expect((await bar()).textContent).toContain("3 installations now have the chosen installer: Bath, Hall, Sauna");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  for (const title of ["Bath", "Hall", "Sauna"])
    expect(await answerUpdate(environment, room(title, { version: "v3" }))).toEqual({
      ...{ installationId: `g${title}`, title, installerId: "gu1", version: "v2" },
    });
});

test("a room that may not be edited any more has no tick box", async () => {
  await openRooms(room("Bath"), room("Hall", { viewerCanEdit: false }));
  expect(screen.getAllByRole("checkbox").map((each) => each.getAttribute("aria-label"))).toEqual([
    "Tick the only one in the list",
    "Tick Bath",
  ]);
});
