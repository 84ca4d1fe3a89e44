import { expect, test } from "@jest/globals";
import { sendingOf } from "./sending.ts";

const ground = {
  folderId: "f1",
  name: "Ground floor",
  selectable: true,
  installations: [{ title: "Hall" }, { title: "Kitchen" }],
};
const upper = { folderId: "f2", name: "Upper floor", selectable: true, installations: [{ title: "Bath" }] };

test("holds the chosen folders and their installations", () => {
  expect(sendingOf([ground], [ground, upper], "2026-11-20")).toEqual({
    folderIds: ["f1"],
    sheets: [{ name: "Ground floor", rooms: ["Hall", "Kitchen"] }],
    activationDate: "2026-11-20",
    completesProject: false,
  });
});

test("completes the project when nothing is left out", () => {
  expect(sendingOf([ground, upper], [ground, upper], "2026-11-20").completesProject).toBe(true);
});
