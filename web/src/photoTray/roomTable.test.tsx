import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listFolders } from "../../test/listFolders.ts";
import {
  answer,
  answerFolder,
  answerRooms,
  choosePhotos,
  namesIn,
  openPhotoTray,
  room,
  roomRow,
  showPhotoPage,
} from "../../test/openPhotoTray.tsx";
import { photo } from "../../test/uploads.ts";
import { tellChangedElsewhere } from "../relay/changedElsewhere.ts";

test("all photos are discarded after a question, and the foot has the page's one primary button", async () => {
  await openPhotoTray();
  await choosePhotos([photo("IMG_7.jpg"), photo("1101-1.jpg")]);
  const primaries = document.querySelectorAll("[class*=intent-primary]:not([class*=minimal])");
  expect([...primaries].map(({ textContent }) => textContent)).toEqual(["Upload 1 photo"]);
  await userEvent.click(screen.getByRole("button", { name: "Remove all" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove 2 photos" }));
  expect(screen.queryByText("IMG_7.jpg")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Upload/ })).toBeNull();
});

test("stored pictures are loaded once there are photos to compare them with", async () => {
  await openPhotoTray();
  expect(screen.getAllByRole("img", { name: "1 file" }).map(({ tagName }) => tagName)).toEqual(["SPAN", "SPAN"]);
  await choosePhotos([photo("IMG_7.jpg")]);
  const pictures = screen.getAllByRole("img", { name: "1 file" });
  expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual(
    Array(2).fill("https://files.example/old?s=1"),
  );
});

test("a stored picture with a small one is shown at once", async () => {
  const stored = room("1101");
  const file = { url: "https://files.example/1", thumbnailUrl: "https://files.example/thumbnail/1", fileName: "a.jpg" };
  for (const entry of stored.steps[1]?.entries ?? []) Object.assign(entry, { attachments: [file] });
  await openPhotoTray([stored]);
  const [picture] = screen.getAllByRole("img", { name: "1 file" });
  expect(picture?.getAttribute("src")).toBe("https://files.example/thumbnail/1");
});

test("a long list shows the rooms with something to look at, and all of them on request", async () => {
  const rooms = Array.from({ length: 13 }, (_, at) => room(String(1101 + at)));
  rooms[12]?.steps[0]?.entries.forEach((entry) => void Object.assign(entry, { requiresAttachments: true }));
  await openPhotoTray(rooms);
  await choosePhotos([photo("1105-1.jpg")]);
  expect(screen.getByText("2 of 13")).toBeTruthy();
  expect(roomRow("1113").getByText("Photo missing")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show all 13" }));
  expect(screen.getByText("13 of 13")).toBeTruthy();
});

test("a long list shows each room that takes photos while a photo has no room", async () => {
  const rooms = Array.from({ length: 13 }, (_, at) => room(String(1101 + at)));
  rooms[12]?.steps[0]?.entries.forEach((entry) => void Object.assign(entry, { requiresAttachments: true }));
  await openPhotoTray(rooms);
  expect(screen.getByText("1 of 13")).toBeTruthy();
  await choosePhotos([photo("IMG_7.jpg")]);
  expect(screen.getByText("13 of 13")).toBeTruthy();
});

test.each([
  ["1101", "1102"],
  ["1102", "1101"],
])("a column names the steps of its place in one order, whether room %s or %s is first", async (first) => {
  const rooms = ["1101", "1102"].map((title) => room(title));
  const [, second] = rooms.find(({ title }) => title !== first)?.steps ?? [];
  Object.assign(second ?? {}, { stepLabel: "Energised", title: "Energised" });
  await openPhotoTray(rooms);
  expect(screen.getByText("After laying / Energised")).toBeTruthy();
});

test("a short list leaves out the finished rooms, which take no photos, until all are requested", async () => {
  await openPhotoTray([room("1101"), room("1102", { completedAt: "2026-11-22T10:00:00Z" })]);
  expect(screen.getByText("1 of 2")).toBeTruthy();
  expect(screen.queryByRole("row", { name: /^1102/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show all 2" }));
  expect(roomRow("1102").getByText("Finished, takes no more photos")).toBeTruthy();
});

test("a change made elsewhere appears in the table without a reload, and the chosen photos stay", async () => {
  const { environment } = await openPhotoTray();
  await choosePhotos([photo("1101-1.jpg")]);
  await act(async () => tellChangedElsewhere([{ nodeId: "g1102", restId: "1102" }]));
  expect(screen.queryByText(/^Reading the rooms/)).toBeNull();
  await answerRooms(environment, [room("1101"), room("1102", { completedAt: "2026-11-22T10:00:00Z" })]);
  await userEvent.click(screen.getByRole("button", { name: "Show all 2" }));
  expect(roomRow("1102").getByText("Finished, takes no more photos")).toBeTruthy();
  expect(namesIn("1101, step 1: Before laying")).toEqual(["1101-1.jpg"]);
  await act(async () => tellChangedElsewhere([{ nodeId: "g1102", restId: "1102" }]));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  expect(roomRow("1102").getByText("Finished, takes no more photos")).toBeTruthy();
});

test("folders of one title have groups of their own, which their paths name", async () => {
  const { environment } = showPhotoPage();
  const floor = (id: string, stair: string) => ({
    ...{ folderId: id, title: "Floor 1", name: `${stair} / Floor 1`, installations: [{ completedAt: null }] },
  });
  const folders = [floor("f2", "Stair A"), floor("f3", "Stair B")];
  const tree = [{ folderId: "f1", title: "House", name: "House", installations: [], folders }];
  const project = { signableFolders: listFolders(tree), activatedFolders: [] };
  await answer(environment, "loadTrayRoomsQuery", { project });
  for (const id of ["i1", "i2"]) await answerFolder(environment, [room("1101", { id })]);
  const groups = screen.getAllByRole("rowheader").filter((header) => header.getAttribute("scope") === "rowgroup");
  expect(groups.map(({ textContent }) => textContent)).toEqual(["Stair A / Floor 1", "Stair B / Floor 1"]);
  await choosePhotos([photo("1101-1.jpg")]);
  expect(screen.getByText(/: Stair A \/ Floor 1 \/ 1101, Stair B \/ Floor 1 \/ 1101\.$/)).toBeTruthy();
});

test("rooms with new photos come first, and assigning a photo by hand moves no row", async () => {
  await openPhotoTray([room("1101"), room("1102"), room("1103")]);
  const order = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  await choosePhotos([photo("1103-1.jpg"), photo("IMG_7.jpg")]);
  expect(order()).toEqual(["1103", "1101", "1102"]);
  await userEvent.click(screen.getByRole("checkbox", { name: /IMG_7/ }));
  await userEvent.click(within(screen.getByRole("row", { name: /^1102/ })).getAllByRole("button")[0] as HTMLElement);
  expect(namesIn("1102, step 1: Before laying")).toEqual(["IMG_7.jpg"]);
  expect(order()).toEqual(["1103", "1101", "1102"]);
});
