import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { heicOf, jpegOf } from "../../test/pictureHeaders.ts";
import drawThumbnail from "./drawThumbnail.ts";

const photo = readFileSync(new URL("../demo/pictures/bathroom.jpg", import.meta.url));

function pixelsOf(bytes: Uint8Array): number[] {
  const png = Buffer.from(drawThumbnail(bytes) ?? []);
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const start = png.indexOf("IDAT") + 4;
  const lines = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  return Array.from({ length: height }, (_, y) => [
    ...lines.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)),
  ]).flat();
}

/** The photo as a turned camera stores it. The EXIF data have the orientation. */
function turned(orientation: number): Buffer {
  const tiff = Buffer.from("49492a00080000000100120103000100000000000000000000000000", "hex");
  tiff.writeUInt16LE(orientation, 18);
  const exif = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([photo.subarray(0, 2), marker, exif, photo.subarray(2)]);
}

const distance = (one: number[], other: number[]) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

test("draws a photo small and grey, and turns it as the camera says that it was held", () => {
  const upright = pixelsOf(turned(1));
  expect(upright).toHaveLength(112 * 80);
  expect(new Set(upright).size).toBeGreaterThan(20);
  const reversed = upright.toReversed();
  expect(distance(pixelsOf(turned(3)), reversed)).toBeLessThan(distance(upright, reversed) / 4);
});

test.each([
  ["a format that it does not decode", heicOf("heic")(100, 100)],
  ["a header without a picture", jpegOf(100, 100)],
  ["more pixels than memory is given for", jpegOf(6_000, 6_000)],
  ["words", Buffer.from("no picture")],
])("draws nothing of %s", (_, bytes) => expect(drawThumbnail(bytes)).toBeNull());
