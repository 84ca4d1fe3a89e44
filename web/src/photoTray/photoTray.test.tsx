import { afterEach, expect, jest, test } from "@jest/globals";
import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  answerFolder,
  answerFolders,
  answerRooms,
  choosePhotos,
  doubled,
  namesIn,
  openPhotoTray,
  photoTile,
  room,
  roomReasons,
  showPhotoPage,
  tick,
} from "../../test/openPhotoTray.tsx";
import { photo } from "../../test/uploads.ts";

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, "createImageBitmap");
});

const target = (name: RegExp) => screen.getByRole("button", { name });

async function drag(element: HTMLElement, type: "dragStart" | "dragOver" | "drop", dataTransfer: object) {
  const event = createEvent[type](element);
  Object.defineProperty(event, "dataTransfer", { value: dataTransfer });
  await act(async () => void fireEvent(element, event));
}

test("photos are matched by their names, each told how, and nothing is sent", async () => {
  const { environment } = await openPhotoTray();
  await choosePhotos([photo("1101 step 2.jpg"), photo("1102-1.jpg"), photo("IMG_7.jpg"), photo("1101.jpg")]);
  expect(namesIn("1101, step 2: After laying")).toEqual(["1101 step 2.jpg"]);
  expect(namesIn("1102, step 1: Before laying")).toEqual(["1102-1.jpg"]);
  expect(roomReasons("1101").getByText("The file name says 1101, step 2")).toBeTruthy();
  expect(screen.getByText("4 photos chosen, 2 assigned, 2 without a room.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "2 photos without a room" })).toBeTruthy();
  expect(photoTile("IMG_7.jpg").getByText("Its name begins with no room’s name.")).toBeTruthy();
  expect(photoTile("1101.jpg").getByText("Room: 1101. Which step?")).toBeTruthy();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("no photo is matched before the last room is read, as another may have the same name", async () => {
  const { environment } = showPhotoPage();
  await answerFolders(environment, [room("1101")], [room("1102")]);
  expect(screen.getByText("Reading the rooms: 1 of 2")).toBeTruthy();
  await choosePhotos([photo("1101-1.jpg")]);
  expect(screen.getByRole("checkbox", { name: "1101-1.jpg" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Upload/ })).toBeNull();
  await answerFolder(environment, [room("1102")]);
  expect(await screen.findByRole("button", { name: "Upload 1 photo" })).toBeTruthy();
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    ...["Stair A", "1101"],
    ...["Stair A / Floor 1", "1102"],
  ]);
});

test("a file that the step would refuse says why at once, and so does one that is no photo", async () => {
  await openPhotoTray();
  await choosePhotos([new File([], "1101-1.jpg", { type: "image/jpeg" }), new File(["x"], "1101-2.txt")]);
  expect(screen.queryByText(/photos? chosen/)).toBeNull();
  expect(photoTile("1101-1.jpg").getByText(/^The file is empty\./)).toBeTruthy();
  expect(photoTile("1101-2.txt").getByText(/^This is not a photo\./)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Upload/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Discard 1101-2.txt without sending it" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("1 file cannot be uploaded"));
  expect(screen.queryByText("1101-2.txt")).toBeNull();
});

test("a finished room takes no photos and says so, and one with two products is not guessed", async () => {
  const finished = room("1104", { completedAt: "2026-11-22T10:00:00Z" });
  await openPhotoTray([room("1101"), doubled, finished]);
  await choosePhotos([photo("1104-1.jpg"), photo("1103-1.jpg")]);
  expect(photoTile("1104-1.jpg").getByText("1104 is finished and takes no more photos.")).toBeTruthy();
  expect(photoTile("1103-1.jpg").getByText(/^Step 1 of 1103 has several products/)).toBeTruthy();
  await tick("1103-1.jpg");
  await userEvent.click(target(/1103, step 1: Before laying, Foil · b/));
  expect(namesIn("1103, step 1: Before laying, Foil · b")).toEqual(["1103-1.jpg"]);
  await userEvent.click(screen.getByRole("button", { name: /^Show all/ }));
  expect(within(screen.getByRole("row", { name: /^1104/ })).getByText("Finished, takes no more photos")).toBeTruthy();
});

test("rooms of one name are told with their folder", async () => {
  await openPhotoTray([room("1101"), room("1101", { id: "other" })]);
  await choosePhotos([photo("1101-1.jpg")]);
  expect(
    photoTile("1101-1.jpg").getByText(/fits several rooms or steps: Stair A \/ 1101, Stair A \/ 1101\.$/),
  ).toBeTruthy();
});

test("a step takes no more than 50 files", async () => {
  const attachments = Array.from({ length: 49 }, (_, at) => ({
    url: `https://files.example/${at}`,
    fileName: "a.jpg",
  }));
  const full = room("1101");
  full.steps[0]?.entries.forEach((entry) => void Object.assign(entry, { attachments }));
  await openPhotoTray([full]);
  await choosePhotos([photo("1101-1 a.jpg"), photo("1101-1 b.jpg")]);
  expect(screen.getByRole("button", { name: "Upload 1 photo" })).toBeTruthy();
  expect(photoTile("1101-1 b.jpg").getByText(/^It would be more than the 50 files/)).toBeTruthy();
});

test("several are ticked and put to a step of the table, all by the keyboard, and the focus stays in the tray", async () => {
  await openPhotoTray();
  await choosePhotos([photo("a.jpg"), photo("b.jpg"), photo("c.jpg")]);
  expect(screen.queryByRole("button", { name: /ticked photo/ })).toBeNull();
  screen.getByRole("checkbox", { name: "a.jpg" }).focus();
  await userEvent.keyboard(" ");
  screen.getByRole("checkbox", { name: "b.jpg" }).focus();
  await userEvent.keyboard(" ");
  const there = target(/1102, step 1: Before laying. Put the 2 ticked photos here/);
  there.focus();
  await userEvent.keyboard("{Enter}");
  expect(namesIn("1102, step 1: Before laying")).toEqual(["a.jpg", "b.jpg"]);
  expect(roomReasons("1102").getAllByText(/^By hand: [ab].jpg$/)).toHaveLength(2);
  expect(screen.getByText("2 photos are assigned to 1102, step 1: Before laying.")).toBeTruthy();
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(document.activeElement?.textContent).toBe("1 photo without a room");
});

test("a range is ticked with Shift and assigned by the lists, and a photo that is taken back stands in the tray", async () => {
  await openPhotoTray();
  await choosePhotos(["a.jpg", "b.jpg", "c.jpg", "1101-1.jpg"].map(photo));
  expect(screen.queryByRole("group", { name: "Assign by a list" })).toBeNull();
  const said = screen.getAllByRole("status");
  await tick("a.jpg");
  expect(said.filter(({ textContent }) => textContent === "1 ticked")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Assign 1 photo" }).getAttribute("aria-disabled")).toBe("true");
  const user = userEvent.setup();
  await user.keyboard("{Shift>}");
  await user.click(screen.getByRole("checkbox", { name: "c.jpg" }));
  await user.keyboard("{/Shift}");
  await userEvent.selectOptions(screen.getByLabelText("Room"), "1101");
  await userEvent.selectOptions(screen.getByLabelText("Step"), "2: After laying");
  await userEvent.click(screen.getByRole("button", { name: "Assign 3 photos" }));
  expect(screen.getByRole("button", { name: "Upload 4 photos" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Take back 1101-1.jpg" }));
  expect(screen.getByRole("checkbox", { name: "1101-1.jpg" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Upload 3 photos" })).toBeTruthy();
});

test("a photo is dragged to a step with the others that are ticked, and files are dropped on one", async () => {
  await openPhotoTray();
  await choosePhotos(["a.jpg", "b.jpg"].map(photo));
  await tick("a.jpg");
  await tick("b.jpg");
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? "",
    types: ["application/x-photo-ids"],
    files: [],
  };
  await drag(screen.getByText("a.jpg").closest("li") as HTMLElement, "dragStart", dataTransfer);
  const there = target(/1101, step 1: Before laying/);
  await drag(there, "dragOver", dataTransfer);
  await drag(there, "drop", dataTransfer);
  expect(namesIn("1101, step 1: Before laying")).toEqual(["a.jpg", "b.jpg"]);
  const cell = screen.getByRole("group", { name: "1102, step 2: After laying" });
  await drag(cell, "drop", { getData: () => "", types: ["Files"], files: [photo("c.jpg")] });
  expect(namesIn("1102, step 2: After laying")).toEqual(["c.jpg"]);
});

test("photos that are dropped on the page open the tray, and the way back leads to the installations", async () => {
  const { environment, router } = showPhotoPage("");
  const files = { types: ["Files"], files: [photo("1101-1.jpg")] };
  await drag(screen.getByText("the installations"), "dragOver", files);
  expect(screen.getByText(/^Drop the photos to sort them/)).toBeTruthy();
  await drag(screen.getByText("the installations"), "drop", files);
  expect(router.state.location.search).toBe("?view=photos");
  await answerRooms(environment, [room("1101")]);
  expect(await screen.findByRole("button", { name: "Upload 1 photo" })).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Stair A" }));
  expect(screen.getByText("the installations")).toBeTruthy();
});

test("rooms that cannot be read say so, keep the photos, and are read again", async () => {
  const { environment } = showPhotoPage();
  await screen.findByText(/^Reading the rooms/);
  await choosePhotos([photo("1101-1.jpg")]);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  expect((await screen.findByRole("alert")).textContent).toContain("Your photos are kept in this browser.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await answerRooms(environment, [room("1101")]);
  expect(await screen.findByRole("button", { name: "Upload 1 photo" })).toBeTruthy();
});
