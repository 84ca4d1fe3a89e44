import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { choosePhotos, namesIn, openPhotoTray, photoTile, room, roomReasons } from "../../test/openPhotoTray.tsx";
import { photo } from "../../test/uploads.ts";

test("photos of a room alone go to its step without a photo, and all to another step by one click", async () => {
  const [needing, stored] = [room("1101"), room("1102")];
  for (const { steps } of [needing, stored])
    for (const entry of steps.flatMap(({ entries }) => entries)) Object.assign(entry, { requiresAttachments: true });
  for (const entry of stored.steps[0]?.entries ?? [])
    Object.assign(entry, { attachments: [{ url: "u", fileName: "a" }] });
  await openPhotoTray([needing, stored]);
  await choosePhotos(["1101.jpg", "1101 (2).jpg", "1102.jpg", "1102 kitchen.jpg", "IMG_7.jpg"].map(photo));
  expect(namesIn("1101, step 1: Before laying")).toEqual(["1101 (2).jpg", "1101.jpg"]);
  const words = "The file name says 1101; the step had no photo";
  expect(roomReasons("1101").getAllByText(words)).toHaveLength(2);
  expect(photoTile("1102.jpg").getByText(/Which step\?$/)).toBeTruthy();
  expect(screen.getByText("3 photos have only the room in their names. Put them in:")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "3 photos to step 2" }));
  expect(namesIn("1101, step 2: After laying")).toEqual(["1101 (2).jpg", "1101.jpg"]);
  expect(namesIn("1102, step 2: After laying")).toEqual(["1102.jpg"]);
  expect(screen.getByText("3 photos are assigned to step 2 of their rooms.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /to step/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Upload 3 photos" })).toBeTruthy();
  // "kitchen" may be part of another room's name, so this photo stays.
  expect(screen.getByRole("checkbox", { name: "1102 kitchen.jpg" })).toBeTruthy();
});

test("a single photo that went to its room's step without one goes to another step by one click", async () => {
  const needing = room("1101");
  for (const entry of needing.steps.flatMap(({ entries }) => entries))
    Object.assign(entry, { requiresAttachments: true });
  await openPhotoTray([needing]);
  await choosePhotos([photo("1101.jpg")]);
  expect(namesIn("1101, step 1: Before laying")).toEqual(["1101.jpg"]);
  await userEvent.click(screen.getByRole("button", { name: "1 photo to step 2" }));
  expect(namesIn("1101, step 2: After laying")).toEqual(["1101.jpg"]);
});

test("a single photo of a room alone offers the room's steps in its tile, and not above the table", async () => {
  await openPhotoTray();
  await choosePhotos([photo("1102.jpg")]);
  expect(screen.queryByText(/only the room in/)).toBeNull();
  await userEvent.click(photoTile("1102.jpg").getByRole("button", { name: "1102.jpg, Step 2" }));
  expect(namesIn("1102, step 2: After laying")).toEqual(["1102.jpg"]);
});

function takenAt(name: string, time: string): File {
  const tiff = Buffer.alloc(64);
  tiff.write("MM\0*", 0, "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  for (const [tag, type, count, value, at] of [
    [0x8769, 4, 1, 26, 10],
    [0x9003, 2, 20, 44, 28],
  ] as const) {
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(count, at + 4);
    tiff.writeUInt32BE(value, at + 8);
  }
  tiff.writeUInt16BE(1, 26);
  tiff.write(time, 44, "latin1");
  const payload = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const start = [0xff, 0xd8, 0xff, 0xe1, 0, payload.length + 2];
  return new File([Buffer.from(start), payload, Buffer.of(0xff, 0xda, 0, 2, 0xff, 0xd9)], name, { type: "image/jpeg" });
}

test("a photo's time proposes the one step that was measured on its day, and nothing is placed before it is accepted", async () => {
  const [one, other] = [room("1101"), room("1102")];
  const measured = (of: typeof one, step: number, more: object) => {
    for (const entry of of.steps[step]?.entries ?? []) Object.assign(entry, more);
  };
  measured(one, 0, { measuredOn: "2026-11-02", recordedAt: "2026-11-20T08:00:00.000Z" });
  measured(one, 1, { measuredOn: "2026-11-04", recordedAt: null });
  measured(other, 0, { measuredOn: null, recordedAt: "2026-11-04T11:00:00.000Z" });
  measured(other, 1, { measuredOn: null, recordedAt: null });
  await openPhotoTray([one, other]);
  const named = [
    ["IMG_1.jpg", "2026:11:02 09:12:00"],
    ["1102.jpg", "2026:11:04 13:41:00"],
    ["IMG_2.jpg", "2026:11:04 13:41:00"],
    ["IMG_3.jpg", "2026:11:20 13:41:00"],
  ] as const;
  await choosePhotos(named.map(([name, time]) => takenAt(name, time)));
  const words = (name: string, time: string, step: number) =>
    `Proposal: ${name}, taken ${time}, the day when step ${step} was measured`;
  await waitFor(() => {
    expect(roomReasons("1101").getByText(words("IMG_1.jpg", "2026-11-02 09:12", 1))).toBeTruthy();
    expect(roomReasons("1102").getByText(words("1102.jpg", "2026-11-04 13:41", 1))).toBeTruthy();
  });
  // Two steps were measured on the 4th, and none on the 20th.
  expect(screen.queryByText(/^Proposal: IMG_[23]/)).toBeNull();
  expect(await photoTile("IMG_3.jpg").findByText("2026-11-20 13:41")).toBeTruthy();
  expect(screen.getByText("2 proposals wait")).toBeTruthy();
  expect(screen.getByText("4 photos chosen, 0 assigned, 4 without a room, 2 of them with a suggestion.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Upload/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Accept the proposal for IMG_1.jpg" }));
  expect(namesIn("1101, step 1: Before laying")).toEqual(["IMG_1.jpg"]);
  expect(screen.getByRole("button", { name: "Upload 1 photo" })).toBeTruthy();
});
