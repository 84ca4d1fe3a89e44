import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { choosePhotos, openPhotoTray, photoRow, placed, room } from "../../test/openPhotoTray.tsx";
import { photo } from "../../test/uploads.ts";

test("photos of a room alone go to its step without a photo, and all to another step by one click", async () => {
  const [needing, stored] = [room("1101"), room("1102")];
  for (const { steps } of [needing, stored])
    for (const entry of steps.flatMap(({ entries }) => entries)) Object.assign(entry, { requiresAttachments: true });
  for (const entry of stored.steps[0]?.entries ?? [])
    Object.assign(entry, { attachments: [{ url: "u", fileName: "a" }] });
  await openPhotoTray([needing, stored]);
  await choosePhotos(["1101.jpg", "1101 (2).jpg", "1102.jpg", "IMG_7.jpg"].map(photo));
  expect(placed().getByRole("heading", { name: "1101, step 1: Before laying" })).toBeTruthy();
  const words = "By its name: “1101” is the room; the step is the one without a photo.";
  expect(placed().getAllByText(words)).toHaveLength(2);
  expect(photoRow("1102.jpg").getByText(/no step of it follows/)).toBeTruthy();
  expect(screen.getByText("3 photos have only the room in their names.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "All to step 2" }));
  expect(placed().getByRole("heading", { name: "1101, step 2: After laying" })).toBeTruthy();
  expect(placed().getByRole("heading", { name: "1102, step 2: After laying" })).toBeTruthy();
  expect(screen.getByText("3 photos are assigned to step 2 of their rooms.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "All to step 1" })).toBeNull();
  expect(screen.getByRole("button", { name: "Upload 3 photos" })).toBeTruthy();
});
