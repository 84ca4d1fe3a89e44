import { expect, test } from "@jest/globals";
import { pngHeader } from "../../test/pngHeader.ts";
import { pictureFault } from "./pictureFault.ts";

test.each([
  [10_000, 10_000, "FILE_TOO_MANY_PIXELS"],
  [10_000, 9_999, null],
])("a picture of %i by %i pixels: %s", async (width, height, fault) => {
  expect(await pictureFault(pngHeader(width, height))).toBe(fault);
});

test("a file that is no picture has no fault of pictures", async () => {
  expect(await pictureFault(new TextEncoder().encode("%PDF-1.7"))).toBeNull();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>';
  expect(await pictureFault(new TextEncoder().encode(drawing))).toBeNull();
});
