import { expect, test } from "@jest/globals";
import { fileEnding, fileKind } from "./fileKind.ts";

test.each(["a.jpg", "a.JPEG", "a.b.png", "a.gif", "a.svg"])("%s is shown as an image", (name) => {
  expect(fileKind(name)).toBe("image");
});

test.each([
  ["sketch.PDF", "pdf"],
  ["list.docx", "document"],
  ["png", "document"],
  [".png", "document"],
])("%s is a %s", (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});

test("an ending is what follows the last dot", () => {
  expect(fileEnding("plan 1.2.XLSX")).toBe("xlsx");
  expect(fileEnding("readme")).toBe("");
});
